import Foundation
import Testing
import TipCLI

@Suite("The examples of help")
struct ExamplesTests {
  static let lines = CommandTable.standard.commands.flatMap { command in
    command.examples.map(\.line)
  }

  @Test("Every example does what it says on the Backyard Birds", arguments: lines)
  func runs(line: String) throws {
    let yard = try Yard()
    try yard.write(yard.export, to: "birds/monday.json")
    let data = yard.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let birds = yard.folder.appending(path: "birds")
    try FileManager.default.copyItem(at: birds, to: data.appending(path: "BackyardBirds"))
    let words = try #require(arguments(ofExample: line))
    let isChosen = words.contains("--app") || words.contains("--datastore")
    let run = yard.run(
      words, input: yard.export.split(separator: "\n").map(String.init),
      environment: ["TIPCTL_DATASTORE": isChosen ? "" : ".", "XDG_DATA_HOME": data.path]
    ) { $0.currentDirectory = birds.path }
    let isQuestion = words.first == "check" || words.first == "receipt"
    let asks = words.first == "reset" && !words.contains("--yes")
    #expect(
      run.code == .done || (isQuestion && run.code == .no) || (asks && run.code == .refused),
      "\(run.errors)")
  }
}
