import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The choice of a datastore")
struct DatastoreChoiceTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test("The option takes precedence over the environment")
  func option() {
    #expect(yard.run("list", "--datastore", "nowhere").code == .missing)
    let run = yard.run(
      "list", "--datastore", yard.file, environment: ["TIPCTL_DATASTORE": "nowhere"])
    #expect(run.code == .done)
  }

  @Test(
    "A file, its folder and the folder above are the same datastore",
    arguments: ["birds", "birds/", "birds/.tipkit", "./birds/.tipkit/tips.sqlite"])
  func spellings(path: String) {
    #expect(yard.run("list", "--datastore", path).lines.count == 6)
  }

  @Test("--app takes precedence over the environment")
  func appOverEnvironment() throws {
    try install("BackyardBirds")
    let before = yard.export
    let run = yard.run(
      "--app", "BackyardBirds", "reset", "--yes",
      environment: ["XDG_DATA_HOME": yard.folder.appending(path: "data").path])
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output.hasPrefix("Erased: "))
    #expect(yard.export == before, "birds/ is not changed")
  }

  @Test("TIPCTL_DATASTORE takes precedence over TIPCTL_APP, which is used without it")
  func variables() throws {
    try install("BackyardBirds")
    try install("Feeder")
    let data = yard.folder.appending(path: "data").path
    let change = ["hide", "FeedBirdsTip", "--dry-run"]
    let both = yard.run(
      change, environment: ["TIPCTL_APP": "Feeder", "XDG_DATA_HOME": data])
    #expect(both.errors == "Datastore: \(yard.file) (TIPCTL_DATASTORE).\n")
    let variable = [
      "TIPCTL_DATASTORE": "", "TIPCTL_APP": "Feeder", "XDG_DATA_HOME": data,
    ]
    let app = yard.run(change, environment: variable)
    #expect(app.code == .done)
    #expect(app.errors == "Datastore: \(data)/Feeder/.tipkit/tips.sqlite (TIPCTL_APP).\n")
    let typed = yard.run(change + ["--app", "BackyardBirds"], environment: variable)
    #expect(typed.code == .done)
    #expect(typed.errors.isEmpty, "what was typed is not repeated")
  }

  @Test("--app finds an app's own datastore")
  func app() throws {
    try install("BackyardBirds")
    let run = list("--app", "BackyardBirds")
    #expect(run.code == .done)
    #expect(run.lines.count == 6)
    #expect(run.errors.isEmpty)
    try yard.write("no birds", to: "data/BackyardBirds/.tipkit/tips.sqlite")
    let damaged = list("--app", "BackyardBirds")
    #expect(damaged.code == .badData)
    #expect(damaged.errors.contains("is not a datastore"), "\(damaged.errors)")
  }

  @Test("A missing app: the nearest existing one is suggested")
  func unknownApp() throws {
    try install("BackyardBirds")
    try install("Feeder")
    let near = list("--app", "BackyardBird")
    #expect(near.code == .missing)
    #expect(near.errorLines.last == "Did you mean \"BackyardBirds\"?")
    #expect(
      list("--app", "Telescope").errorLines.last
        == "Apps that have a datastore: BackyardBirds, Feeder.")
  }

  @Test("The only app that has a datastore is chosen, and named on standard error")
  func onlyApp() throws {
    let none = list()
    #expect(none.code == .usage)
    #expect(none.errorLines.last?.hasPrefix("No app has a datastore yet") == true)
    #expect(none.errors.contains("such as \"tipctl import\" of the tips that a test exports"))
    try install("BackyardBirds")
    let run = list()
    #expect(run.code == .done)
    #expect(
      run.errors.hasSuffix("/data/BackyardBirds/.tipkit/tips.sqlite (the only app that has one).\n")
    )
    #expect(list("-q").errors.isEmpty)
  }

  @Test("Several apps without a choice are an error with a list, never a guess")
  func ambiguous() throws {
    try install("BackyardBirds")
    try install("Feeder")
    let run = list()
    #expect(run.code == .usage)
    #expect(run.errors.contains("2 apps have a datastore, and none was chosen"))
    for words in ["--app NAME or --datastore PATH", "TIPCTL_APP", "TIPCTL_DATASTORE"] {
      #expect(run.errors.contains(words))
    }
    #expect(run.errorLines.last == "Apps that have a datastore: BackyardBirds, Feeder.")
  }

  @Test(
    "The datastore of a test process is not chosen, and does not hide the only app",
    arguments: ["BackyardBirdsPackageTests.xctest", "BackyardBirds-test-runner"])
  func testProcess(name: String) throws {
    try install(name)
    let alone = list()
    #expect(alone.code == .usage)
    #expect(
      alone.errors.contains(
        "Only test processes have a datastore, and none of theirs was chosen: \(name)."))
    #expect(alone.errors.contains("or import the tips that a test has exported"))
    #expect(alone.errors.contains("or write --app NAME or --datastore PATH"))
    #expect(list("--app", name).code == .done)
    try install("BackyardBirds")
    let app = list()
    #expect(app.code == .done, "\(app.errors)")
    #expect(app.errors.contains("/data/BackyardBirds/.tipkit/tips.sqlite"))
    try install("Feeder")
    let several = list()
    #expect(several.errors.contains("2 apps have a datastore, and none was chosen"))
    #expect(several.errorLines.last == "Apps that have a datastore: BackyardBirds, Feeder.")
  }

  /// A command line, its code, and a part of the message.
  @Test(
    "Invalid choices",
    arguments: [
      (
        ["--datastore", "birds", "--app", "Birds"], 64, "\"--datastore birds\" and \"--app Birds\""
      ),
      (["--datastore="], 64, "\"--datastore\" is empty"),
      (["--datastore", "memory"], 66, "in memory"),
      (["--datastore", "nowhere"], 66, "nowhere/.tipkit/tips.sqlite"),
      (["--app", "../birds"], 65, "\"../birds\""),
      (["--app="], 65, "\"\""),
    ] as [([String], Int32, String)])
  func mistakes(options: [String], code: Int32, message: String) {
    let run = list(options)
    #expect(run.code.rawValue == code, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test(
    "Commands that read create no datastore",
    arguments: CommandTable.standard.commands.filter { $0.effect == .reads }.map(\.name) + ["lock"])
  func nothingIsCreated(command: String) throws {
    let needsNone =
      ["help", "args", "run", "completions", "man", "apps", "wait", "simulate", "schema"]
      .contains(command)
      || command.hasPrefix("snapshots ") || command.hasPrefix("simulator ")
    guard !needsNone else { return }
    let operands: [String: [String]] = [
      "explain": ["T"], "check": ["T"], "card": ["T"], "eval": ["true"],
      "diff": ["birds"], "salvage": ["birds/.tipkit/none.sqlite"],
    ]
    let run = yard.run([command] + operands[command, default: []] + ["--datastore", "new"]) {
      if command == "ui" { ($0.inputIsTerminal, $0.outputIsTerminal) = (true, true) }
    }
    #expect(run.code == .missing, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: yard.folder.appending(path: "new").path))
  }

  private func install(_ app: String) throws {
    let target = yard.folder.appending(path: "data/\(app)")
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "data"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: yard.folder.appending(path: "birds"), to: target)
  }

  private func list(_ options: String...) -> RecordedRun { list(options) }

  private func list(_ options: [String]) -> RecordedRun {
    let data = yard.folder.appending(path: "data").path
    return yard.run(
      ["list"] + options, environment: ["TIPCTL_DATASTORE": "", "XDG_DATA_HOME": data])
  }
}
