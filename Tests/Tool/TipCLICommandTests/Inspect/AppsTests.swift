import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("tipctl apps")
struct AppsTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  private func environment(_ additions: [String: String] = [:]) -> [String: String] {
    ["XDG_DATA_HOME": yard.folder.appending(path: "data").path, "TIPCTL_DATASTORE": ""]
      .merging(additions) { $1 }
  }

  private func install(_ app: String) throws -> String {
    let data = yard.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: yard.folder.appending(path: "birds"), to: data.appending(path: app))
    return data.appending(path: "\(app)/.tipkit/tips.sqlite").path
  }

  /// Reports a process: this one, or one that has ended.
  private func launch(_ owner: DisplayOwner, start: String = ProcessStart.own) throws {
    let process = AppProcess(
      owner: owner.name, identifier: Int(ProcessStart.identifier), start: start,
      program: "BackyardBirds", configured: Timestamp(milliseconds: 0),
      countsStoredOverrides: true, controls: Controls())
    try yard.change(.reportProcess(process))
  }

  @Test("Without any, a note says so, and the exit code is 0")
  func none() throws {
    let run = yard.run("apps", environment: environment())
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("No app has a datastore yet"))
    #expect(try yard.json("apps", environment: environment())["apps"] == [])
  }

  @Test("reset --all-apps asks once, lists the apps, and goes on after one that fails")
  func resetAll() throws {
    for app in ["BackyardBirds", "Feeders", "Nests"] { _ = try install(app) }
    let broken = yard.folder.appending(path: "data/Feeders/.tipkit/tips.sqlite")
    try Data("no database".utf8).write(to: broken)
    func donations(_ app: String) -> Bool {
      yard.run("export", "--app", app, environment: environment()).output.contains(
        "didFillFeeder")
    }
    #expect(donations("BackyardBirds") && donations("Nests"))
    let refused = yard.run("reset", "--all-apps", environment: environment())
    #expect(refused.code == .refused)
    #expect(refused.errors.contains("The records of BackyardBirds, Feeders, Nests will be lost"))
    #expect(donations("Nests"))
    let run = yard.run(
      "reset", "--all-apps", input: ["Reset"],
      environment: environment(["NO_COLOR": "1"])
    ) {
      $0.inputIsTerminal = true
      $0.errorIsTerminal = true
    }
    #expect(run.code == .badData, "\(run.errors)")
    #expect(run.errors.contains("tipctl: Feeders: "))
    #expect(run.errors.components(separatedBy: "Reset all apps?").count == 2)
    #expect(run.lines.filter { $0.contains(": Erased: ") }.count == 2, "\(run.output)")
    let again = yard.run("reset", "--all-apps", "--yes", environment: environment())
    #expect(again.lines.first == "BackyardBirds: There is nothing to reset.")
    #expect(again.code == .badData)
    let app = yard.run("reset", "--all-apps", "--app", "Nests", environment: environment())
    #expect(app.code == .usage)
  }

  @Test("Text and JSON have the app, the path, the last use and the running processes")
  func all() throws {
    let owner = DisplayOwner()
    try launch(owner)
    let path = try install("BackyardBirds")
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let run = yard.run("apps", environment: environment())
    #expect(run.lines.count == 2)
    let id = ProcessStart.identifier
    for words in ["BackyardBirds", path, "2027-01-15T08:00:00.000Z", "BackyardBirds (\(id))"] {
      #expect(run.lines.last?.contains(words) == true, "\(run.output)")
    }
    #expect(
      try yard.json("apps", environment: environment())["apps"] == [
        [
          "app": "BackyardBirds", "path": .string(path), "problem": .null,
          "lastUse": "2027-01-15T08:00:00.000Z",
          "processes": [["process": .int(Int(id)), "program": "BackyardBirds"]],
        ]
      ])
    withExtendedLifetime(owner) {}
  }

  @Test("--forget asks, and removes the datastore of an app that is not running")
  func forget() throws {
    let path = try install("BackyardBirds")
    let other = try install("Feeder")
    func apps(_ words: String...) -> RecordedRun {
      yard.run(["apps", "--forget"] + words, environment: environment())
    }
    let typo = apps("BackyardBird", "--yes")
    #expect(typo.code == .missing)
    #expect(typo.errorLines.last == "Did you mean \"BackyardBirds\"?")
    #expect(apps("BackyardBirds").code == .refused)
    #expect(apps("BackyardBirds", "--dry-run").code == .done)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(apps("BackyardBirds", "--yes").lines == ["Removed the datastore \(path)."])
    #expect(yard.run("apps", environment: environment()).lines.count == 2)
    #expect(FileManager.default.fileExists(atPath: other))
    for suffix in ["", "-wal", "-shm"] {
      #expect(!FileManager.default.fileExists(atPath: path + suffix))
    }
    // A damaged file can go too.
    try Data("no birds".utf8).write(to: URL(filePath: other))
    let removed = try yard.json(
      "apps", "--forget", "Feeder", "--yes", environment: environment())
    #expect(removed["changed"] == true && removed["path"] == .string(other))
  }

  @Test("--forget keeps the datastore of a running app")
  func forgetRunning() throws {
    let owner = DisplayOwner()
    try launch(owner)
    let path = try install("BackyardBirds")
    let run = yard.run(
      "apps", "--forget", "BackyardBirds", "--yes", environment: environment())
    #expect(run.code == .busy)
    #expect(run.errors.contains("BackyardBirds (\(ProcessStart.identifier)) uses the datastore"))
    #expect(FileManager.default.fileExists(atPath: path))
    withExtendedLifetime(owner) {}
  }

  @Test("A process that has ended is not listed, and a damaged datastore has its problem")
  func rest() throws {
    try launch(DisplayOwner(), start: "another start")
    let broken = try install("Feeder")
    try Data("no birds".utf8).write(to: URL(filePath: broken))
    _ = try install("BackyardBirds")
    let run = yard.run("apps", environment: environment())
    #expect(run.code == .done)
    #expect(!run.output.contains("BackyardBirds (\(ProcessStart.identifier))"))
    #expect(run.lines.last?.contains("is not a datastore") == true, "\(run.output)")
  }

  // A list of a thousand apps would otherwise read all that they have ever recorded.
  @Test("Of each datastore only the processes are read: a damaged row of a tip is found by doctor")
  func onlyProcesses() throws {
    let owner = DisplayOwner()
    try launch(owner)
    let path = try install("BackyardBirds")
    var contents = try Data(contentsOf: URL(filePath: path))
    let title = try #require(contents.firstRange(of: Data("Save to Favorites".utf8)))
    contents.replaceSubrange(title, with: Data("Save to favorites".utf8))
    try contents.write(to: URL(filePath: path))
    let run = yard.run("apps", environment: environment())
    let process = "BackyardBirds (\(ProcessStart.identifier))"
    #expect(run.lines.last?.contains(process) == true, "\(run.output)")
    #expect(!run.output.contains("corrupt"))
    let doctor = yard.run("doctor", "--app", "BackyardBirds", environment: environment())
    #expect(doctor.code != .done, "\(doctor.output)\(doctor.errors)")
    withExtendedLifetime(owner) {}
  }

  private static let memory = "/dev/shm"

  @Test(
    "A file whose date is beyond the calendar has the last date of it, and all else works",
    .enabled(if: FileManager.default.fileExists(atPath: memory)), .ownThread)
  func farDate() throws {
    let data = URL(filePath: Self.memory).appending(path: UUID().uuidString)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: data) } }
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: yard.folder.appending(path: "birds"), to: data.appending(path: "Feeder"))
    let touched = try BuiltTools.shell(
      "touch -d @9223372036854775 Feeder/.tipkit/tips.sqlite", in: data)
    try #require(touched.code == 0, "\(touched.errors)")
    let environment = ["XDG_DATA_HOME": data.path, "TIPCTL_DATASTORE": ""]
    let apps = yard.run("apps", environment: environment)
    #expect(apps.lines.last?.contains("9999-12-31T23:59:59.999Z") == true, "\(apps)")
    #expect(yard.run("explain", "FeedBirdsTip", environment: environment).code == .done)
  }
}
