import Testing
import TipCLITestSupport

/// The lines of one session with the shell.
struct Transcript: CustomTestStringConvertible, Sendable {
  /// The name of the session, and of its recorded output: small letters and hyphens.
  let name: String
  /// The command lines, run one after another on one datastore.
  let lines: [String]

  var testDescription: String { name }

  private init(_ name: String, _ lines: String) {
    self.name = name
    self.lines = lines.split(separator: "\n").map(String.init)
  }

  static let all = [
    Transcript(
      "looks-at-tips",
      """
      tipctl list
      tipctl list --format json
      tipctl list --rules-only
      TIPCTL_SHOW_TIPS=FilterSpeciesTip,NewTrail-2 TIPCTL_HIDE_TIPS=FeedBirdsTip tipctl list
      TIPCTL_SHOW_TIPS=FilterSpeciesTip tipctl list --rules-only -q
      TIPCTL_HIDE_ALL_TIPS=1 tipctl explain FeedBirdsTip
      WIDTH=60 tipctl list
      tipctl list NewTrailTip FeedBirdsTip
      tipctl list NewTrailTip --format json
      tipctl list FeedBridsTip
      tipctl check ShareBackyardTip
      tipctl check NewTrail-2
      tipctl check NewTrailTip
      tipctl explain
      tipctl explain BusyTip
      tipctl explain FeedBirdsTip
      tipctl explain FavoriteBackyardTip --format json
      tipctl explain FilterSpeciesTip
      tipctl explain NewTrail-1
      tipctl explain NewTrail-2
      tipctl explain SeasonalVisitorTip
      WIDTH=70 tipctl explain ShareBackyardTip
      tipctl groups
      tipctl groups --format json
      tipctl groups trials
      tipctl events
      tipctl events --format json
      tipctl parameters
      tipctl parameters --format json
      tipctl receipt
      tipctl controls
      TIPCTL_CLOCK=+3d TIPCTL_SHOW_ALL_TIPS=yes tipctl controls --format json
      tipctl doctor
      TIPCTL_SHOW_ALL_TIPS=1 TIPCTL_HIDE_TIPS=NoTip tipctl doctor
      tipctl doctor --format json
      tipctl apps
      TIPCTL_CLOCK=2026-11-25T09:00:00Z tipctl list
      TIPCTL_CLOCK=yesterday tipctl list
      """),
    Transcript(
      "evaluates-rules",
      """
      tipctl eval --tip FavoriteBackyardTip
      tipctl eval --tip FilterSpeciesTip
      tipctl eval --tip FilterSpeciesTip --format json
      tipctl eval --tip BusyTip
      tipctl eval --tip SeasonalVisitorTip
      tipctl eval 'parameter("BackyardBirds.favoriteCount") > 0'
      tipctl eval 'parameter("BackyardBirds.favoriteCount") + 1 == 1'
      tipctl eval 'event("didViewBackyard").donations.count >= 3'
      tipctl eval 'event("didViewBackyard").donations.donatedWithin(.days(2)).count >= 3'
      tipctl eval 'event("didSearchBird").donations.filter(species == "wren").count >= 2'
      tipctl eval 'event("didSearchBird").donations.isEmpty' --tip FeedBirdsTip
      tipctl eval 'event("didFly").donations.isEmpty'
      tipctl eval 'parameter("BackyardBirds.isSigned") == true'
      tipctl eval 'parameter("BackyardBirds.isSignedIn") == 3'
      tipctl eval 'event("didViewBackyard").donations.count >'
      tipctl eval ''
      tipctl eval
      """),
    Transcript(
      "forces-tips",
      """
      tipctl show FilterSpeciesTip --dry-run
      tipctl show FilterSpeciesTip
      tipctl show FilterSpeciesTip
      tipctl show FilterSpeciesTip --verify
      TIPCTL_HIDE_TIPS=FilterSpeciesTip tipctl show FilterSpeciesTip --verify
      tipctl hide FilterSpeciesTip NewTrailTip --format json
      tipctl hide FilterSpeceisTip
      tipctl hide UnknownTip
      tipctl list
      tipctl show --all
      tipctl show --all FeedBirdsTip
      tipctl hide --all
      tipctl explain NewTrail-1
      tipctl auto NewTrail-1
      tipctl auto NewTrail-1
      tipctl auto
      tipctl auto --format json
      tipctl show
      tipctl clock
      tipctl clock +3d
      tipctl clock --format json
      tipctl list
      tipctl clock @2026-11-21T09:00:00Z x60
      tipctl clock
      tipctl clock +3
      tipctl clock x0
      tipctl clock --clear
      tipctl clock --clear
      tipctl frequency
      tipctl frequency weekly
      tipctl frequency weekly
      tipctl frequency --format json
      tipctl frequency fortnightly
      tipctl frequency --clear
      tipctl frequency --clear
      tipctl history
      tipctl history --operations
      """),
    Transcript(
      "forces-tooltips-and-alerts",
      """
      tipctl tooltips
      WIDTH=50 tipctl tooltips
      tipctl tooltips --format json
      tipctl tooltips --show star.button
      tipctl tooltips --show star.button
      tipctl tooltips --hide '*' --delay 3s
      tipctl tooltips --delay 0s --duration 5s
      tipctl tooltips
      tipctl tooltips --hide start.button
      tipctl tooltips --delay soon
      tipctl tooltips --auto
      tipctl tooltips --clear
      tipctl tooltips --clear
      TIPCTL_HIDE_TOOLTIPS=color tipctl tooltips
      tipctl alerts
      WIDTH=50 tipctl alerts
      tipctl alerts --format json
      tipctl alerts remove-backyard
      tipctl alerts remove-bakyard
      tipctl alerts --reset --dry-run
      tipctl alerts --reset
      tipctl alerts --reset
      tipctl alerts --answer remove-backyard=Cancel
      tipctl alerts --answer remove-backyard=Cancel
      tipctl alerts --answer remove-backyard=Keep
      tipctl alerts --answer remove-backyard
      tipctl alerts --suppress '*'
      tipctl alerts
      tipctl controls
      tipctl alerts --clear
      tipctl alerts --clear
      """),
    Transcript(
      "changes-facts",
      """
      tipctl donate didFillFeeder
      tipctl donate didViewBackyard --count 3 --at -2h
      tipctl donate didSearchBird --info '{"species": "cardinal"}' --format json
      tipctl donate didSearchBird --info '{"species": 3}'
      tipctl donate didSearchBird
      tipctl donate didSearchBird --info '{"species"'
      tipctl donate didSearchBird --count 0
      tipctl donate didSearchBirds
      tipctl donate didViewBackyard --at tomorrow
      tipctl donate didViewBackyard --at 2d
      tipctl donate didViewBackyard --at 2026-11-30T00:00:00Z
      tipctl events
      tipctl set BackyardBirds.favoriteCount 2
      tipctl set BackyardBirds.favoriteCount 2
      tipctl set BackyardBirds.favoriteCount many
      tipctl set BackyardBirds.favoriteCount '[1]' --force
      tipctl set BackyardBirds.favoritCount 2
      tipctl set BackyardBirds.isSignedIn no --dry-run
      tipctl set BackyardBirds.isSignedIn no --format json
      tipctl parameters
      tipctl unset BackyardBirds.isSignedIn
      tipctl unset BackyardBirds.isSignedIn
      tipctl invalidate FeedBirdsTip
      tipctl invalidate FeedBirdsTip
      tipctl invalidate NewTrailTip --reason actionPerformed --format json
      tipctl invalidate NewTrail-2 --reason bored
      tipctl explain FeedBirdsTip
      tipctl history
      tipctl history --limit 3
      tipctl history --tip FeedBirdsTip
      tipctl history --format json --limit 5
      tipctl history --limit 0
      tipctl history --operations
      tipctl undo --dry-run
      tipctl undo
      tipctl undo --steps 3
      tipctl redo
      tipctl redo --steps 9
      tipctl redo
      tipctl undo --steps 99
      tipctl undo
      tipctl history --operations --format json
      """),
    Transcript(
      "resets-and-moves-files",
      """
      tipctl reset --dry-run
      tipctl reset --tip FeedBirdsTip --yes
      tipctl reset --tip FeedBirdsTip --dry-run
      tipctl reset --event didSearchBird --dry-run
      tipctl reset --parameter BackyardBirds.isSignedIn --yes --format json
      tipctl reset --tip FeedBridsTip --yes
      tipctl reset
      echo n | WIDTH=80 tipctl reset
      echo y | WIDTH=80 tipctl reset
      tipctl list
      tipctl diff monday.json
      tipctl diff monday.json --format json
      tipctl diff --at 1
      tipctl diff --at 77
      tipctl diff phone tablet
      tipctl diff monday.json tuesday.json
      tipctl import monday.json --dry-run
      tipctl import monday.json --yes
      tipctl import - --yes
      tipctl import Help.json --yes
      tipctl export --format json
      tipctl merge phone --dry-run
      tipctl merge phone tablet
      tipctl merge phone tablet --into both
      tipctl backup tuesday.sqlite --dry-run
      tipctl backup tuesday.sqlite
      tipctl backup tuesday.sqlite
      tipctl restore monday.sqlite --dry-run
      tipctl restore monday.sqlite --yes
      tipctl restore Help.json --yes
      tipctl salvage monday.sqlite
      tipctl lock
      tipctl lock --check
      tipctl lock --check --format json
      tipctl undo
      """),
    Transcript(
      "prepares-launches",
      """
      tipctl args --fresh --clock +3d --for json
      tipctl args --only FeedBirdsTip --for shell
      tipctl args --quiet --for xcodebuild
      tipctl args --only FeedBirdsTip --hide-tips NewTrail-1
      tipctl args --show-tips FeedBirdsTip --dialect apple
      tipctl args --show-all-tips --for xcscheme
      tipctl args --show-all-tips --for espresso
      tipctl args --quiet --clock +3d --for fastlane
      tipctl args --quiet --for devicectl
      tipctl args --quiet --dialect tipctl
      tipctl args --clock +3d --dialect apple
      tipctl args --clock never
      tipctl args
      tipctl wait SeasonalVisitorTip available
      tipctl wait ShareBackyardTip available --timeout 1ms
      tipctl wait ShareBackyardTip gone
      tipctl wait ShareBackyardTip available --timeout soon
      tipctl run --only FeedBirdsTip
      tipctl run --only FeedBirdsTip -- true
      """),
    Transcript(
      "checks-and-draws",
      """
      tipctl lint
      tipctl lint --strict
      tipctl lint Help.json
      tipctl lint Help.json --platform iOS --format json
      tipctl lint Help.json --reporter github
      tipctl lint Help.json --reporter junit
      tipctl lint Help.json --reporter markdown
      tipctl lint Help.json --reporter sarif
      tipctl lint Help.json --fix --dry-run
      tipctl lint Help.json --platform iPod
      tipctl lint --explain T13
      tipctl lint --explain T999
      tipctl lint --list
      tipctl lint nothing.json
      tipctl assets Assets.xcassets
      tipctl assets
      tipctl card FeedBirdsTip
      tipctl card ShareBackyardTip --kind popover --arrow top
      tipctl card ShareBackyardTip --width 30 --right-to-left
      tipctl card FeedBirdsTip --format json
      tipctl card FeedBirdsTip --format svg --appearance dark
      tipctl card FeedBridsTip
      tipctl card FeedBirdsTip --kind balloon
      tipctl card FeedBirdsTip --width 3
      tipctl gallery --format json
      tipctl gallery -o gallery.html
      tipctl snapshots list
      tipctl snapshots list --format json
      tipctl snapshots list --check
      tipctl snapshots review
      tipctl snapshots prune
      tipctl snapshots accept nothing
      tipctl snapshots reject --yes
      tipctl snapshots list
      """),
    Transcript(
      "simulates",
      """
      tipctl simulate birds.scenario
      tipctl simulate birds.scenario --days 10 --format json
      tipctl simulate birds.scenario --days 20 --format csv
      tipctl simulate birds.scenario --people 60 -q
      tipctl simulate birds.scenario --people 60 --format json -q
      tipctl simulate birds.scenario --people 60 --compare daily -q
      tipctl simulate birds.scenario --people 50 --format csv -q
      tipctl simulate birds.scenario --seed 3 --assert 'no tip starves'
      tipctl simulate birds.scenario --assert 'FeedBirdsTip shows within 2d'
      tipctl simulate birds.scenario --assert 'FeedBirdsTip flies'
      tipctl simulate birds.scenario --days 0
      tipctl simulate birds.scenario --people 0
      tipctl simulate birds.scenario --people 20 --shard 1/2 -q
      tipctl simulate nothing.scenario
      tipctl report
      tipctl report --format json
      tipctl report --format csv
      """),
    Transcript(
      "gets-help-errs",
      """
      tipctl
      tipctl help
      tipctl help donate
      tipctl help snapshots
      tipctl help donat
      tipctl reset --help
      WIDTH=60 tipctl help simulate
      tipctl snapshots
      tipctl --version
      tipctl lits
      tipctl list --rules
      tipctl list --format yaml
      tipctl list --format
      tipctl events extra
      tipctl clock 1 2 3
      tipctl --datastore nowhere list
      tipctl --datastore Help.json list
      tipctl --app NoSuchApp list
      tipctl --app BackyardBirds --datastore . list
      tipctl list --debug --no-color --bogus
      tipctl completions tcsh
      tipctl __complete -- sh
      tipctl __complete -- show Feed
      tipctl __complete -- set BackyardBirds.
      """),
  ]
}
