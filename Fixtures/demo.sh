# The story of one tip, told by the app and by tipctl on a throw-away datastore.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
TIPCTL_DATASTORE="$folder/"
export TIPCTL_DATASTORE

say() { printf '\n\033[1m# %s\033[0m\n' "$1"; }

# Prints a command as a person would type it, then runs it; "no" is an answer, not a failure.
run() {
  printf '$ %s\n' "$*"
  env "$@" </dev/null || [ $? -eq 1 ]
}

say "Nobody is signed in: no tip about favorites shows."
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

say "Forced and hidden from the shell, until it is given back to its rules."
run tipctl show FilterSpeciesTip
run tipctl hide FavoriteBackyardTip
run BackyardBirds tips
run tipctl auto

say "A day later, by the clock: the display frequency lets the next new tip in."
run tipctl clock +1d
run tipctl list
run tipctl clock --clear

say "Everything forgotten."
run tipctl reset --yes
run tipctl list
