import Foundation
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
        "new      Tests/__Snapshots__/BackyardTests/flies.north.json", "changed  \(Yard.reference)",
      ])
    #expect(yard.run("list", "--check").code == .no)
    #expect(yard.run("list", "--check", "Tests").code == .no)
    #expect(yard.run("list", Yard.pending).lines == ["changed  \(Yard.reference)"])
    #expect(yard.run("list", Yard.reference, ".", Yard.added).lines == run.lines, "each once")
    #expect(
      try yard.json("list", Yard.reference)["pending"] == [
        [
          "kind": "changed", "pending": .string(Yard.pending),
          "reference": .string(Yard.reference),
        ]
      ])
    let empty = try SnapshotYard()
    #expect(empty.run("list", "--check").code == .done)
    #expect(try empty.json("list") == ["schema": 3, "pending": [], "leftovers": []])
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

  @Test("accept of a new snapshot makes a reference")
  func acceptNew() throws {
    #expect(yard.run("accept", Yard.added).code == .done)
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
        "tipctl snapshots accept '\(Yard.added)'", "tipctl snapshots accept '\(Yard.pending)'",
      ])
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
  func words() throws {
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
}
