# A demo that follows one tip with the app and tipctl, on a temporary datastore.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
TIPCTL_DATASTORE="$folder/"
export TIPCTL_DATASTORE

# A terminal shows headings in bold, and a log has them as plain text.
bold='' plain=''
if [ -t 1 ]; then
  bold=$(printf '\033[1m')
  plain=$(printf '\033[0m')
fi

say() { printf '\n%s# %s%s\n' "$bold" "$1" "$plain"; }

# Prints a command, then runs it; exit code 1 means "no" and is not a failure.
run() {
  printf '$ %s\n' "$*"
  env "$@" </dev/null || [ $? -eq 1 ]
}

say "Not signed in: no tip about favorites shows."
run BackyardBirds view north

say "Signed in, and three backyards viewed within five days: the tip shows."
run BackyardBirds sign-in
run BackyardBirds view south
run BackyardBirds view pond

say "Why does this tip show, and why does that one not?"
run tipctl explain FavoriteBackyardTip
run tipctl check FilterSpeciesTip
run tipctl explain FilterSpeciesTip

say "Hidden for one run, by the environment."
run TIPCTL_HIDE_ALL_TIPS=1 BackyardBirds view north

say "One tip alone for one run, by launch arguments."
run BackyardBirds view north -tipctl.HideAllTips 1 -tipctl.ShowTips ShareBackyardTip

say "Shown and hidden from the shell, until tipctl auto removes the overrides."
run tipctl show FilterSpeciesTip
run tipctl hide FavoriteBackyardTip
run BackyardBirds tips
run tipctl auto

say "One day later, by the clock: the display frequency allows the next new tip."
run tipctl clock +1d
run tipctl list
run tipctl clock --clear

say "All state erased."
run tipctl reset --yes
run tipctl list
