import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipSnapshot

@Suite("The examples of help", .ownThread)
struct ExamplesTests {
  static let lines = CommandTable.standard.commands.flatMap { command in
    command.examples.map(\.line)
  }

  @Test("Every example works on the Backyard Birds", arguments: lines)
  func runs(line: String) throws {
    let yard = try ExampleYard.make()
    let birds = yard.folder.appending(path: "birds")
    let data = yard.folder.appending(path: "data")
    let words = try #require(arguments(ofExample: line))
    guard words.first != "simulator" else {
      let simulator = try SimulatorYard()
      _ = try simulator.makeDatabase()
      let run = simulator.run(Array(words.dropFirst()))
      #expect(run.code == .done, "\(run.errors)")
      return
    }
    guard words.first != "init" else {
      let run = try InitYard().run(Array(words.dropFirst()))
      #expect(run.code == .done, "\(run.errors)")
      return
    }
    let isChosen = words.contains("--app") || words.contains("--datastore")
    if line.contains("--at ") { #expect(yard.run("donate", "didFillFeeder").code == .done) }
    if line.contains("--previews") {
      try AtomicFile.write(
        "<svg />",
        to: "\(birds.path)/Tests/__Snapshots__/FeederTests/shows.preview-Feeder-Night.svg",
        makesFolder: true)
    }
    let run = yard.run(
      words, input: yard.export.split(separator: "\n").map(String.init),
      environment: ["TIPCTL_DATASTORE": isChosen ? "" : ".", "XDG_DATA_HOME": data.path]
    ) { console in
      console.currentDirectory = birds.path
      // A simulation of many people ends when it says so, and not by a signal.
      if words.first == "simulate" { console.news = { .untilChange() } }
      // The terminal of a test ends the board at once.
      if words.first == "ui" {
        (console.inputIsTerminal, console.outputIsTerminal) = (true, true)
      }
      // The double is not a process, and has no folder that "." could refer to.
      console.runChild = { try AppDouble.launch($0, losing: ["TIPCTL_DATASTORE"]) }
    }
    // A page of snapshots that wait says so by its code.
    let isQuestion =
      ["check", "receipt", "doctor", "diff", "simulate"].contains(words.first)
      || words.contains("--html")
    // The run has no terminal, and no test has run before.
    let asks = line.firstMatch(of: /reset|review|prune|forget/) != nil && !words.contains("--yes")
    // The datastore has no alert whose button could be pressed.
    let presses = words.contains("--press") && run.code == .badData
    #expect(
      run.code == .done || (isQuestion && run.code == .no) || (asks && run.code == .refused)
        || presses, "\(run.errors)")
  }
}
