import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The shell before the app's first launch (D44)")
struct FreshMachineTests {
  let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  /// Command lines of every command that changes the datastore.
  static let changes: [[String]] = [
    ["show", "FeedBirdsTip"], ["hide", "--all"], ["auto"], ["auto", "FeedBirdsTip"],
    ["clock", "+1d"], ["clock", "--clear"], ["frequency", "daily"],
    ["donate", "didFillFeeder"], ["set", "BackyardBirds.isSignedIn", "yes"],
    ["unset", "BackyardBirds.isSignedIn"], ["invalidate", "FeedBirdsTip"], ["reset"],
    ["reset", "--yes"],
    ["reset", "--tip", "FeedBirdsTip", "--event", "e", "--parameter", "p", "--yes"],
  ]

  private var exists: Bool { FileManager.default.fileExists(atPath: yard.file) }

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("A command that changes something creates the datastore and says so", arguments: changes)
  func creates(command: [String]) throws {
    let run = yard.run(command)
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("Created the datastore \(yard.file)."), "\(run.errors)")
    #expect(!run.errors.contains("would be created"))
    #expect(try permissions(yard.file) == 0o600)
    #expect(try permissions(URL(filePath: yard.file).deletingLastPathComponent().path) == 0o700)
    let again = yard.run(command)
    #expect(again.code == .done)
    #expect(!again.errors.contains("Created"))
  }

  @Test("JSON has it as a field", arguments: [["show", "--all"], ["reset", "--yes"]])
  func json(command: [String]) throws {
    #expect(try yard.json(command[0], command[1])["created"] == true)
    #expect(try yard.json(command[0], command[1])["created"] == false)
  }

  @Test("--dry-run creates nothing, and says what it would create", arguments: changes)
  func dryRun(command: [String]) {
    let run = yard.run(command + ["--dry-run"])
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.contains("There is no datastore at \(yard.file) yet; it would be created."))
    #expect(!exists)
  }

  @Test("undo and redo have nothing to do, and create nothing", arguments: ["undo", "redo"])
  func undo(command: String) {
    let run = yard.run(command)
    #expect(run.code == .done)
    #expect(run.output == "There is nothing to \(command).\n")
    #expect(!exists)
  }

  @Test(
    "A name is accepted with a warning as long as the datastore knows no tips",
    arguments: [
      (["show", "FeedBirdsTip"], "tip \"FeedBirdsTip\""),
      (["hide", "a", "b"], "tip \"b\""),
      (["donate", "didFillFeeder"], "event \"didFillFeeder\""),
      (["set", "p", "1"], "parameter \"p\""), (["invalidate", "T"], "tip \"T\""),
      (["reset", "--event", "e", "--yes"], "event \"e\""),
    ] as [([String], String)])
  func names(command: [String], name: String) throws {
    let run = yard.run(command)
    #expect(run.code == .done)
    #expect(
      run.errors.contains(
        "warning: The \(name) cannot be checked: the datastore knows no tips yet"),
      "\(run.errors)")
    try yard.change(.registerTip(TipDefinition(id: "NestTip")))
    let other = command.map { $0 == "FeedBirdsTip" || $0 == "T" ? "NextTip" : $0 }
    if ["show", "invalidate"].contains(command[0]) {
      #expect(yard.run(other).code == .badData)
    }
  }

  @Test("An override by name is in force once the app makes the tip known")
  func inForce() throws {
    #expect(yard.run("show", "NestTip").code == .done)
    #expect(yard.run("hide", "--all").code == .done)
    try yard.change(.registerTip(TipDefinition(id: "NestTip")))
    #expect(yard.run("check", "NestTip").code == .done)
  }

  @Test("An empty name is refused, and creates nothing")
  func emptyName() {
    #expect(yard.run("show", "").code == .badData)
    #expect(!exists)
  }

  @Test(
    "Commands that read say that there is no datastore",
    arguments: [
      ["list"], ["list", "T"], ["check", "T"], ["clock"], ["frequency"],
      ["lock"], ["export"],
    ])
  func reading(command: [String]) {
    let run = yard.run(command)
    #expect(run.code == .missing)
    #expect(run.errors.contains("There is no datastore at"))
    #expect(!exists)
  }

  @Test("A typing error for the name of a known app is refused; other names are created (D44)")
  func similarApp() throws {
    let environment = ["TIPCTL_DATASTORE": "", "XDG_DATA_HOME": yard.folder.path]
    let first = yard.run("--app", "BackyardBirds", "hide", "--all", environment: environment)
    #expect(first.code == .done)
    #expect(!first.errors.contains("Did you mean"))
    let change = ["hide", "--all"]
    for words in [change, change + ["--dry-run"], ["run", "--show-tips", "T", "--", "true"]] {
      let typo = yard.run(["--app", "BackyardBird"] + words, environment: environment)
      #expect(typo.code == .missing, "\(words)")
      #expect(typo.errors.contains("The app \"BackyardBird\" has no datastore"))
      #expect(typo.errorLines.last == "Did you mean \"BackyardBirds\"?")
    }
    let other = yard.run("--app", "Backyard", "hide", "--all", environment: environment)
    #expect(other.code == .done, "the beginning of a name is another name")
    #expect(yard.run("apps", environment: environment).lines.count == 3)
  }
}
