import Foundation
import Testing
import TipCLI
import TipModel
import TipSnapshot

@Suite("The examples of help")
struct ExamplesTests {
  static let lines = CommandTable.standard.commands.flatMap { command in
    command.examples.map(\.line)
  }

  @Test("Every example does what it says on the Backyard Birds", arguments: lines)
  func runs(line: String) throws {
    let yard = try Yard()
    try yard.write(yard.export, to: "birds/monday.json")
    for name in ["sings.1.txt", "sings.1.pending.txt"] {
      let path = "\(yard.folder.path)/birds/__Snapshots__/BackyardTests/\(name)"
      try AtomicFile.write("wren", to: path)
    }
    try AtomicFile.write("", to: "\(yard.folder.path)/birds/Tests/BackyardTests.swift")
    let lock = try TipLock(StateDocument.facts(fromJSON: yard.export, subject: "export"))
    try yard.write(lock.text, to: "birds/tips.lock.json")
    let data = yard.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let birds = yard.folder.appending(path: "birds")
    try FileManager.default.copyItem(at: birds, to: data.appending(path: "BackyardBirds"))
    let words = try #require(arguments(ofExample: line))
    let isChosen = words.contains("--app") || words.contains("--datastore")
    for device in ["phone", "tablet"] { try yard.makeDevice("birds/\(device)") }
    if line.contains("--at ") { #expect(yard.run("donate", "didFillFeeder").code == .done) }
    let run = yard.run(
      words, input: yard.export.split(separator: "\n").map(String.init),
      environment: ["TIPCTL_DATASTORE": isChosen ? "" : ".", "XDG_DATA_HOME": data.path]
    ) { console in
      console.currentDirectory = birds.path
      // The double is no process, and has no folder of its own that "." could stand for.
      console.runChild = { try AppDouble.launch($0, losing: ["TIPCTL_DATASTORE"]) }
    }
    let isQuestion = ["check", "receipt", "doctor", "diff"].contains(words.first)
    // Nobody sits at a terminal, and no test has run.
    let asks = line.firstMatch(of: /reset|review|prune/) != nil && !words.contains("--yes")
    #expect(
      run.code == .done || (isQuestion && run.code == .no) || (asks && run.code == .refused),
      "\(run.errors)")
  }
}
