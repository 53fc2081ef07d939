import Foundation
import Testing
import TipCLI
import TipModel

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

  /// Stores the receipt of a process.
  private func launch(_ process: Int) throws {
    let receipt = Receipt(
      datastore: yard.file, clock: Timestamp(milliseconds: 0), application: "BackyardBirds",
      processIdentifier: process)
    try yard.change(.recordReceipt(receipt.storedValue))
  }

  @Test("Without any, a note says so, and the exit code is 0")
  func none() throws {
    let run = yard.run("apps", environment: environment())
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("No app has a datastore yet"))
    #expect(try yard.json("apps", environment: environment())["apps"] == [])
  }

  @Test("Text and JSON have the app, the path, the last use and the running processes")
  func all() throws {
    try launch(Int(ProcessInfo.processInfo.processIdentifier))
    let path = try install("BackyardBirds")
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    let run = yard.run("apps", environment: environment())
    #expect(run.lines.count == 2)
    let id = ProcessInfo.processInfo.processIdentifier
    for words in ["BackyardBirds", path, "2027-01-15T08:00:00.000Z", "BackyardBirds \(id)"] {
      #expect(run.lines.last?.contains(words) == true, "\(run.output)")
    }
    #expect(
      try yard.json("apps", environment: environment())["apps"] == [
        [
          "app": "BackyardBirds", "path": .string(path), "problem": .null,
          "lastUse": "2027-01-15T08:00:00.000Z",
          "processes": [["processIdentifier": .int(Int(id)), "program": "BackyardBirds"]],
        ]
      ])
  }

  @Test("A process that has ended is not listed, and a damaged datastore has its problem")
  func rest() throws {
    try launch(Int(Int32.max))
    let broken = try install("Feeder")
    try Data("no birds".utf8).write(to: URL(filePath: broken))
    _ = try install("BackyardBirds")
    let run = yard.run("apps", environment: environment())
    #expect(run.code == .done)
    #expect(!run.output.contains("BackyardBirds \(Int32.max)"))
    #expect(run.lines.last?.contains("is not a datastore") == true, "\(run.output)")
  }
}
