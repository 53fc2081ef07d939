# What a script may rely on where the app has never run: every exit code is checked.
# Run it with tipctl and BackyardBirds in PATH, and with HOME set to an empty folder.
set -u
unset TIPCTL_DATASTORE TIPCTL_APP XDG_DATA_HOME

if [ -n "$(ls -A "$HOME")" ]; then
  echo "HOME is not empty: set it to an empty folder, and try again." >&2
  exit 1
fi

# Runs a command, and ends the script unless its exit code is the expected one.
expect() {
  expected=$1
  shift
  printf '$ %s\n' "$*"
  "$@" </dev/null
  code=$?
  if [ $code -ne "$expected" ]; then
    echo "\"$*\" ended with $code instead of $expected." >&2
    exit 1
  fi
}

# Nothing is there yet: commands that read say so, and a dry run creates nothing.
expect 0 tipctl apps
expect 64 tipctl list
expect 66 tipctl --app BackyardBirds list
expect 66 tipctl --app BackyardBirds clock
expect 0 tipctl --app BackyardBirds reset --yes --dry-run
expect 1 tipctl --app BackyardBirds wait FeedBirdsTip available --timeout 100ms
expect 0 test -z "$(ls -A "$HOME")"

# The first command that changes something creates the datastore; then it is the only one.
expect 0 tipctl --app BackyardBirds reset --yes
expect 0 tipctl hide --all
expect 0 tipctl show ShareBackyardTip
expect 0 tipctl clock +1d
expect 65 tipctl check ShareBackyardTip

# The app starts while a command waits for it.
tipctl wait ShareBackyardTip available --timeout 1h &
waiting=$!
expect 0 BackyardBirds view north
expect 0 wait $waiting
expect 0 tipctl wait FeedBirdsTip available pending
expect 0 tipctl check ShareBackyardTip
expect 1 tipctl check FeedBirdsTip
expect 1 tipctl wait FeedBirdsTip available --timeout 100ms
expect 65 tipctl show ShareBackyardTipp
expect 0 tipctl --app BackyardBirds apps

# A reset ends all of it; the same command twice has the same exit code.
expect 77 tipctl reset
expect 0 tipctl reset --yes
expect 0 tipctl reset --yes
expect 1 tipctl check ShareBackyardTip
echo "Every exit code is as expected."
