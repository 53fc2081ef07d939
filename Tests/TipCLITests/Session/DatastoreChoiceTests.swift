import Foundation
import Testing
import TipCLI
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

  @Test("The environment takes precedence over --app, with a warning")
  func environment() {
    let run = yard.run("list", "--app", "BackyardBirds")
    #expect(run.code == .done)
    #expect(run.errors.contains("\"--app BackyardBirds\" is not used"))
  }

  @Test("--app finds an app's own datastore")
  func app() throws {
    try install("BackyardBirds")
    let run = list("--app", "BackyardBirds")
    #expect(run.code == .done)
    #expect(run.lines.count == 6)
    #expect(run.errors.isEmpty)
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

  @Test("No choice is an error with a list, never a guess")
  func none() throws {
    let unchosen = list()
    #expect(unchosen.code == .usage)
    #expect(unchosen.errors.contains("--datastore PATH or --app NAME"))
    #expect(unchosen.errors.contains("TIPCTL_DATASTORE"))
    #expect(unchosen.errorLines.last?.hasPrefix("No app has a datastore yet") == true)
    try install("BackyardBirds")
    #expect(list().code == .usage)
    #expect(list().errorLines.last == "Apps that have a datastore: BackyardBirds.")
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
    "Only import and merge create a datastore",
    arguments: CommandTable.standard.commands.map(\.name))
  func nothingIsCreated(command: String) throws {
    let needsNone =
      ["help", "args", "run", "completions", "man"].contains(command)
      || command.hasPrefix("snapshots ")
    guard !["import", "merge"].contains(command), !needsNone else { return }
    let operands: [String: [String]] = [
      "explain": ["T"], "check": ["T"], "show": ["T"], "hide": ["T"], "donate": ["e"],
      "set": ["p", "1"], "unset": ["p"], "invalidate": ["T"], "eval": ["true"],
      "diff": ["birds"],
    ]
    let run = yard.run([command] + operands[command, default: []] + ["--datastore", "new"])
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
