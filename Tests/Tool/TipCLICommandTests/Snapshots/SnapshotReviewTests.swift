import Foundation
import Synchronization
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The review of snapshots", .ownThread)
struct SnapshotReviewTests {
  private typealias Yard = SnapshotYard
  private let yard: SnapshotYard

  init() throws {
    yard = try SnapshotYard()
    try yard.wait()
  }

  @Test("list prints pending snapshots, and with --check exits with 1")
  func list() throws {
    let run = yard.run("list")
    #expect(run.code == .done)
    #expect(
      run.lines == [
        "new      Tests/__Snapshots__/BackyardTests/flies.north.json",
        "changed  \(Yard.reference)",
      ])
    #expect(yard.run("list", "--check").code == .no)
    #expect(yard.run("list", "--check", "Tests").code == .no)
    #expect(yard.run("list", Yard.pending).lines == ["changed  \(Yard.reference)"])
    #expect(
      yard.run("list", Yard.reference, ".", Yard.added).lines == run.lines, "each once")
    #expect(
      try yard.json("list", Yard.reference)["pending"] == [
        [
          "kind": "changed", "pending": .string(Yard.pending),
          "reference": .string(Yard.reference),
        ]
      ])
    let empty = try SnapshotYard()
    #expect(empty.run("list", "--check").code == .done)
    #expect(try empty.json("list") == ["schema": 4, "pending": [], "leftovers": []])
  }

  @Test(
    "list of one test file's folder has only its snapshots and its interrupted writes")
  func oneFolder() throws {
    try yard.write("seed\n", to: "Tests/__Snapshots__/SeedTests/sows.1.pending.txt")
    try yard.write("half", to: "Tests/__Snapshots__/BackyardTests/.tipsnapshot-7-1.tmp")
    let run = yard.run("list", "Tests/__Snapshots__/SeedTests")
    #expect(run.lines == ["new  Tests/__Snapshots__/SeedTests/sows.1.txt"])
    #expect(run.errors == "Run \"tipctl snapshots review\" to review it.\n")
  }

  @Test("A path is relative to the current folder, and never looks like an option")
  func shownPaths() throws {
    try yard.write("seed\n", to: "-x/__Snapshots__/SeedTests/sows.1.pending.txt")
    #expect(
      yard.run("list", "./-x").lines == ["new  ./-x/__Snapshots__/SeedTests/sows.1.txt"])
    let path = "\(yard.folder.path)/-x"
    for (current, shown) in [("/", String(path.dropFirst())), ("/nowhere", path)] {
      let run = runTipCtl(["snapshots", "list", path], table: .standard) {
        $0.currentDirectory = current
      }
      #expect(run.lines == ["new  \(shown)/__Snapshots__/SeedTests/sows.1.txt"])
    }
  }

  @Test("list reports the files of interrupted writes, which prune removes")
  func leftovers() throws {
    let empty = try SnapshotYard()
    try empty.write("half", to: "Tests/__Snapshots__/BackyardTests/.tipsnapshot-7-1.tmp")
    let run = empty.run("list", "--check")
    #expect(run.code == .done)
    #expect(run.errors.contains("Found 1 file of interrupted writes"))
  }

  @Test("accept of a named snapshot asks nothing", arguments: [Yard.pending, Yard.reference])
  func accept(path: String) throws {
    #expect(!yard.run("accept", path, "--dry-run").errors.contains("version control"))
    let run = yard.run("accept", path)
    #expect(run.output.hasPrefix("Accepted: 1 snapshot.\n"))
    #expect(run.errors.contains("Take it back with version control"))
    #expect(yard.read(Yard.reference) == "robin\n")
    #expect(yard.read(Yard.pending) == nil)
    #expect(yard.read(Yard.added) != nil, "the other still waits")
  }

  @Test("accept of a new snapshot makes a reference, and speaks of no change")
  func acceptNew() throws {
    #expect(yard.run("accept", Yard.added, "--dry-run").errors.isEmpty)
    let run = yard.run("accept", Yard.added)
    #expect(run.code == .done)
    #expect(run.errors == "The references are new: to take it back, remove them.\n")
    #expect(yard.read("Tests/__Snapshots__/BackyardTests/flies.north.json") == "{}\n")
  }

  @Test("accept and reject of a folder need a confirmation", arguments: ["accept", "reject"])
  func folder(verb: String) throws {
    let before = yard.files
    for words in [[], ["Tests"], ["Tests/../Tests/__Snapshots__/BackyardTests"]] {
      let run = runTipCtl(["snapshots", verb] + words, table: .standard) {
        $0.currentDirectory = yard.folder.path
      }
      #expect(run.code == .refused)
      #expect(run.errorLines.last?.contains("--yes") == true)
    }
    #expect(yard.files == before)
    #expect(yard.run(verb, "--yes", "--dry-run").output.hasPrefix("Dry run"))
    #expect(yard.files == before)
    #expect(yard.run(verb, input: ["cancel"], isTerminal: true).code == .refused)
    #expect(yard.files == before)
    #expect(yard.run(verb, "--yes").code == .done)
    #expect(yard.read(Yard.pending) == nil)
    #expect(yard.read(Yard.added) == nil)
    #expect(yard.read(Yard.reference) == (verb == "accept" ? "robin\n" : "wren\n"))
  }

  @Test("accept of a folder asks before references are replaced, and says when none is")
  func replaced() throws {
    let asked = yard.run("accept", input: ["cancel"], isTerminal: true)
    #expect(asked.errors.contains("1 reference will be replaced."), "\(asked.errors)")
    #expect(yard.run("reject", Yard.pending).code == .done)
    let new = yard.run("accept", input: ["cancel"], isTerminal: true)
    #expect(new.errors.contains("New references will be created."), "\(new.errors)")
  }

  @Test("review names the first four snapshots of each decision")
  func names() throws {
    for bird in ["finch", "jay", "owl", "robin", "wren"] {
      try yard.write("\(bird)\n", to: "Tests/__Snapshots__/SeedTests/\(bird).1.pending.txt")
    }
    let run = yard.run("review", input: ["arS"], isTerminal: true)
    #expect(
      run.output == """
        Accepted 1, rejected 1, left 5.
          accepted  Tests/__Snapshots__/BackyardTests/flies.north.json
          rejected  \(Yard.reference)
          left      Tests/__Snapshots__/SeedTests/finch.1.txt
          left      Tests/__Snapshots__/SeedTests/jay.1.txt
          left      Tests/__Snapshots__/SeedTests/owl.1.txt
          left      Tests/__Snapshots__/SeedTests/robin.1.txt
          left      and 1 more

        """)
    #expect(run.errors.hasSuffix("The references are new: to take it back, remove them.\n"))
    // Of four, all have their names. A rejected one made no reference.
    let second = yard.run("review", input: ["rS"], isTerminal: true)
    #expect(
      second.output == """
        Accepted 0, rejected 1, left 4.
          rejected  Tests/__Snapshots__/SeedTests/finch.1.txt
          left      Tests/__Snapshots__/SeedTests/jay.1.txt
          left      Tests/__Snapshots__/SeedTests/owl.1.txt
          left      Tests/__Snapshots__/SeedTests/robin.1.txt
          left      Tests/__Snapshots__/SeedTests/wren.1.txt

        """)
    #expect(second.errors.hasSuffix("; \"tipctl undo\" does not change files.\n"))
  }

  @Test(
    "review shows the difference, and follows the answer",
    arguments: [
      (["a", "a"], "robin\n", true, ExitCode.done), (["r", "r"], "wren\n", false, .done),
      (["s", "a"], "robin\n", false, .no), (["A"], "robin\n", true, .done),
      (["?", "\n", "a", "R"], "wren\n", true, .done), (["a", "q"], "wren\n", true, .no),
      ([], "wren\n", false, .no), (["S"], "wren\n", false, .no),
    ])
  func review(input: [String], text: String, isNewAccepted: Bool, code: ExitCode) throws {
    let run = yard.run("review", input: input, isTerminal: true)
    #expect(run.code == code)
    #expect(run.errors.contains("@@ -0,0 +1 @@\n+{}\n"))
    #expect(yard.read(Yard.reference) == text)
    #expect(
      (yard.read("Tests/__Snapshots__/BackyardTests/flies.north.json") == "{}\n") == isNewAccepted)
    #expect((yard.read(Yard.pending) == nil) == (code == .done || text == "robin\n"))
  }

  @Test("review inverts the words that differ within a changed line, and only with colour")
  func differingWords() throws {
    try yard.write("wren sings at dawn\n", to: Yard.reference)
    try yard.write("robin sings at dawn\n", to: Yard.pending)
    let end = "\u{1B}[0m"
    let old = "\u{1B}[1;31m-\(end)\u{1B}[7;1;31mwren\(end)\u{1B}[1;31m sings at dawn\(end)\n"
    let new = "\u{1B}[32m+\(end)\u{1B}[7;32mrobin\(end)\u{1B}[32m sings at dawn\(end)\n"
    let coloured = reviewOnce([:])
    #expect(coloured.contains(old + new), "\(coloured)")
    #expect(coloured.contains("\u{1B}[1;31m--- "), "the names of the files have no marks")
    let plain = reviewOnce(["NO_COLOR": "1"])
    #expect(plain.contains("\n-wren sings at dawn\n+robin sings at dawn\n"))
    try yard.write("robin sings at dawn\nand at noon\n", to: Yard.pending)
    #expect(!reviewOnce([:]).contains("\u{1B}[7;"), "one line and two lines are no pairs")
  }

  /// Shows one snapshot in a terminal, and stops.
  private func reviewOnce(_ environment: [String: String]) -> String {
    runTipCtl(["snapshots", "review", Yard.pending], table: .standard) { console in
      console.currentDirectory = yard.folder.path
      console.inputIsTerminal = true
      console.errorIsTerminal = true
      console.environment = environment
    }.errors
  }

  @Test("review with --dry-run decides nothing")
  func dryRun() throws {
    let before = yard.files
    #expect(yard.run("review", "--dry-run", input: ["A"], isTerminal: true).code == .done)
    #expect(yard.files == before)
  }

  @Test("review without a terminal, or on a CI server, prints the commands and refuses")
  func noTerminal() throws {
    let before = yard.files
    let run = yard.run("review")
    #expect(run.code == .refused)
    #expect(
      run.lines == [
        "tipctl snapshots accept '\(Yard.added)'",
        "tipctl snapshots accept '\(Yard.pending)'",
      ])
    #expect(
      run.errorLines.first == "tipctl: A review needs a terminal, and 2 snapshots wait.")
    let commands = try yard.json("review")["commands"]
    #expect(commands == .array(run.lines.map { .string($0) }))
    #expect(yard.files == before)
    let words = try #require(arguments(ofExample: run.lines.last ?? ""))
    try #require(words.count == 3)
    #expect(yard.run(words[1], words[2]).code == .done, "the command it printed works")
    #expect(yard.read(Yard.reference) == "robin\n")
  }

  @Test("A path that is not a snapshot is an error, and nothing is changed")
  func strangers() throws {
    try yard.write("notes", to: "notes.txt")
    try yard.write("notes", to: "Tests/__Snapshots__/BackyardTests/notes")
    let before = yard.files
    for (path, code) in [
      ("notes.txt", ExitCode.badData), ("Tests/__Snapshots__/BackyardTests/notes", .badData),
      ("gone.1.txt", .missing), ("Tests/__Snapshots__/BackyardTests/gone.1.txt", .missing),
    ] {
      for verb in ["accept", "reject", "review", "list"] {
        let run = yard.run(verb, Yard.pending, path)
        #expect(run.code == code, "\(verb) \(path)")
        #expect(run.errors.contains("\"\(path)\""))
      }
    }
    #expect(yard.files == before)
  }

  @Test("A snapshot without a pending file is an error")
  func nothingWaits() throws {
    try yard.write("owl\n", to: "Tests/__Snapshots__/BackyardTests/calls.1.txt")
    #expect(yard.run("reject", Yard.pending).code == .done)
    let run = yard.run("accept", Yard.reference)
    #expect(run.code == .missing)
    #expect(run.errors.contains("Nothing waits for a review of \"\(Yard.reference)\""))
  }

  @Test("A pending file that is not text is an error, and nothing is changed")
  func binary() throws {
    let path = yard.folder.appending(path: Yard.added)
    try Data([0xFF, 0x00]).write(to: path)
    for run in [
      yard.run("accept", "--yes"), yard.run("review", input: ["A"], isTerminal: true),
    ] {
      #expect(run.code == .badData)
      #expect(run.errors.contains("not valid UTF-8"))
    }
    #expect(yard.read(Yard.reference) == "wren\n")
    #expect(yard.run("reject", "--yes").code == .done, "but it can be removed")
  }

  @Test("Links are not followed: a loop ends, and nothing outside is touched")
  func links() throws {
    let manager = FileManager.default
    let tests = yard.folder.appending(path: "Tests").path
    try manager.createSymbolicLink(atPath: "\(tests)/loop", withDestinationPath: "..")
    try manager.createSymbolicLink(atPath: "\(tests)/self", withDestinationPath: "self")
    try manager.createSymbolicLink(
      atPath: "\(tests)/__Snapshots__/BackyardTests/link.1.pending.txt",
      withDestinationPath: "/etc/passwd")
    #expect(yard.run("list").lines.count == 2)
    #expect(yard.run("list", "Tests/self").code == .missing)
  }

  @Test("Both words of a command are required, and typos get a suggestion")
  func typos() throws {
    let bare = yard.run()
    #expect(bare.code == .usage)
    #expect(bare.errors.contains("list, review, accept, reject, prune"))
    #expect(yard.run("lst").errorLines.last == "Did you mean \"snapshots list\"?")
    #expect(yard.run("--help").output.contains("snapshots prune"))
    for words in [["help", "snapshots"], ["help", "snapshots", "accept"]] {
      let run = runTipCtl(words, table: .standard)
      #expect(run.code == .done)
      #expect(run.output.contains("Usage: tipctl snapshots "))
    }
  }

  /// The text without the folder of the test.
  private func shown(_ text: String) -> String {
    text.replacing("\(yard.folder.path)/", with: "")
  }

  private static let question =
    "Accept this snapshot? a accepts, r rejects, s skips; A R S for all that are left; q stops."

  @Test("review shows each difference with its number, asks, and repeats each decision")
  func transcript() throws {
    try yard.write("wren\n\nrobin", to: Yard.pending)
    let run = yard.run("review", input: ["sa"], isTerminal: true)
    #expect(
      shown(run.errors) == """
        1 of 2: Tests/__Snapshots__/BackyardTests/flies.north.json
        --- /dev/null
        +++ \(Yard.added)
        @@ -0,0 +1 @@
        +{}
        \(Self.question)
        2 of 2: \(Yard.reference)
        --- \(Yard.reference)
        +++ \(Yard.pending)
        @@ -1 +1,3 @@
         wren
        +
        +robin
        \\ No newline at end of file
        \(Self.question)
        Take it back with version control; "tipctl undo" does not change files.

        """)
    #expect(
      run.output == """
        Accepted 1, rejected 0, left 1.
          accepted  \(Yard.reference)
          left      Tests/__Snapshots__/BackyardTests/flies.north.json

        """)
    #expect(yard.run("reject", "--yes").code == .done)
    for isTerminal in [true, false] {
      let end = yard.run("review", isTerminal: isTerminal)
      #expect(end.code == .done)
      #expect(end.output == "Nothing waits for a review.\n" && end.errors.isEmpty)
    }
  }

  @Test("review colours added and removed lines")
  func colors() throws {
    let keys = Mutex([KeyTerminal.Event.key("q")][...])
    let modes = Mutex<[String]>([])
    let run = runTipCtl(["snapshots", "review", Yard.pending], table: .standard) { console in
      console.keyTerminal = {
        var terminal = KeyTerminal { _ in [keys.withLock { $0.popFirst() } ?? .ended] }
        terminal.enterKeyMode = { modes.withLock { $0.append("enter") } }
        terminal.leaveKeyMode = { modes.withLock { $0.append("leave") } }
        return terminal
      }
      console.currentDirectory = yard.folder.path
      (console.inputIsTerminal, console.errorIsTerminal) = (true, true)
      console.environment = ["TERM": "xterm"]
    }
    let lines = shown(run.errors).split(separator: "\n").map(String.init)
    #expect(run.code == .no)
    #expect(modes.withLock { $0 } == ["enter", "leave"], "keys come without Return")
    let style = Style(isEnabled: true)
    #expect(
      lines.prefix(6) == [
        style(.heading, "1 of 1: \(Yard.reference)"), style(.bad, "--- \(Yard.reference)"),
        style(.good, "+++ \(Yard.pending)"), style(.code, "@@ -1 +1 @@"),
        style(.bad, "-wren"),
        style(.good, "+robin"),
      ])
  }

  @Test("review shows the texts of a picture that differ, with their empty lines")
  func picture() throws {
    #expect(yard.run("reject", "--yes").code == .done)
    let picture = "Tests/__Snapshots__/BackyardTests/draws.1"
    try yard.write("<svg><text>Wren</text></svg>", to: "\(picture).svg")
    try yard.write("<svg><text>Wren\n\nRobin</text></svg>", to: "\(picture).pending.svg")
    let run = yard.run("review", input: ["q"], isTerminal: true)
    #expect(
      shown(run.errors) == """
        1 of 1: \(picture).svg
        --- \(picture).svg
        +++ \(picture).pending.svg
        @@ -1 +1,3 @@
         Wren
        +
        +Robin
        Lines of SVG: -1 +3
        Open \(picture).pending.svg in a browser, or run "tipctl snapshots review --html -o review.html".
        \(Self.question)

        """)
    #expect(run.output == "Accepted 0, rejected 0, left 1.\n  left      \(picture).svg\n")
  }

  @Test("review as JSON lists the accepted and the rejected snapshots")
  func json() throws {
    let run = yard.run(
      "review", "--dry-run", "--format", "json", input: ["aR"], isTerminal: true)
    let added = "Tests/__Snapshots__/BackyardTests/flies.north.json"
    let document = try StoredValue(json: run.output, subject: "output")
    #expect(
      document == [
        "schema": 4, "changed": true, "dryRun": true, "left": 0,
        "accepted": [.string(added)],
        "rejected": [.string(Yard.reference)],
        "decided": [.string(added), .string(Yard.reference)],
        "message": "Accepted 1, rejected 1, left 0.",
      ])
  }

  @Test("Each command says what it did to how many snapshots, or what waits")
  func words() throws {
    let added = "Tests/__Snapshots__/BackyardTests/flies.north.json"
    let waiting = yard.run("list")
    #expect(waiting.errors == "Run \"tipctl snapshots review\" to review them.\n")
    let dry = yard.run("accept", Yard.pending, "--dry-run")
    #expect(
      dry.output == """
        Dry run: nothing was changed. Without --dry-run:
        Accepted: 1 snapshot.
          \(Yard.reference)

        """)
    #expect(dry.errors.isEmpty)
    #expect(
      yard.run("reject", Yard.reference).output == "Rejected: 1 snapshot.\n  \(Yard.reference)\n")
    #expect(yard.run("list").errors == "Run \"tipctl snapshots review\" to review it.\n")
    let review = yard.run("review")
    #expect(
      review.errorLines == [
        "tipctl: A review needs a terminal, and 1 snapshot waits.",
        "Run the commands above for the correct ones, and \"tipctl snapshots reject\" for the rest.",
      ])
    #expect(yard.run("accept", "--yes").output == "Accepted: 1 snapshot.\n  \(added)\n")
    for verb in ["accept", "reject"] {
      let run = yard.run(verb)
      #expect(run.code == .done && run.errors.isEmpty)
      #expect(run.output == "Nothing waits for a review.\n")
    }
    let rest = yard.run("list")
    #expect(rest.output.isEmpty && rest.errors == "Nothing waits for a review.\n")
  }

  @Test("Only --check makes failures of the snapshots that wait, in a report too")
  func report() throws {
    let added = "Tests/__Snapshots__/BackyardTests/flies.north.json"
    let checked = yard.run("list", "--check", "--reporter", "github")
    #expect(checked.code == .no)
    #expect(
      checked.lines == [
        "::error file=\(Yard.added),title=tipctl snapshots%3A \(added)::"
          + "The new snapshot \(added) waits for a review.%0ARun \"tipctl snapshots review\".",
        "::error file=\(Yard.reference),title=tipctl snapshots%3A \(Yard.reference)::"
          + "The changed snapshot \(Yard.reference) waits for a review.%0A"
          + "Run \"tipctl snapshots review\".",
      ])
    let listed = yard.run("list", "--reporter", "github")
    #expect(listed.code == .done)
    #expect(
      listed.lines == checked.lines.map { $0.replacing("::error ", with: "::notice ") })
  }

  @Test(
    "An empty path, and one that does not exist, say what to name",
    arguments: ["list", "accept"])
  func paths(verb: String) {
    let empty = yard.run(verb, "")
    #expect(empty.code == .usage)
    #expect(
      empty.errors == """
        tipctl: A path is empty.
        Name a snapshot or a folder; "." is the current one.

        """)
    #expect(
      yard.run(verb, "nowhere").errors == """
        tipctl: There is no file "nowhere".
        Run "tipctl snapshots list" for those that wait.

        """)
  }
}
