import Foundation
import TestBasics
import TipEngine
import ToolSupport

/// The processes that this program starts of itself.
enum Worker: String, CaseIterable {
  /// Donates and prints each number once it is stored: folder, first number, count, pause in µs.
  case app
  /// Opens a file as an app does, and prints its facts: path.
  case open
  /// Configures with the process's own controls: folder.
  case controls
  /// Donates below a limit of the size of files, then without it: folder, room in bytes.
  case full
  /// Reads damaged documents: seed, first input, count.
  case documents
  /// Reads damaged rules: seed, first input, count.
  case rules
  /// Jumps with the clock: seed, first input, count, folder.
  case clock
  /// Opens and drops streams: seed, first input, count, folder.
  case streams
  /// Calls the engine from its own callbacks: seed, first input, count, folder.
  case callbacks

  /// Starts a process of this program.
  func start(_ arguments: [String], environment: [String: String] = [:]) throws -> Child {
    try Surroundings.start(
      Program.current.path, ["--worker", rawValue] + arguments, environment: environment)
  }

  /// Runs a worker.
  ///
  /// - Parameter words: Its name and its arguments.
  /// - Throws: ``ToolFailure`` for invalid words, and the failures of the worker.
  static func run(_ words: [String]) async throws {
    guard let name = words.first, let worker = Worker(rawValue: name) else {
      throw ToolFailure("Invalid worker \"\(words.joined(separator: " "))\"")
    }
    let words = Array(words.dropFirst())
    func text(_ index: Int) throws -> String {
      guard words.indices.contains(index) else {
        throw ToolFailure("The worker \"\(name)\" needs more arguments")
      }
      return words[index]
    }
    func number(_ index: Int) throws -> Int {
      guard let number = Int(try text(index)) else {
        throw ToolFailure("Invalid number \"\(try text(index))\" for the worker \"\(name)\"")
      }
      return number
    }
    func inputs() throws -> Inputs {
      let first = try number(1)
      let count = try number(2)
      return Inputs(seed: UInt64(try number(0)), range: first..<first + count)
    }
    switch worker {
    case .app:
      try await AppWorker(folder: try text(0)).donate(
        from: try number(1), count: try number(2), pause: try number(3))
    case .open: try await OpenWorker.run(path: try text(0))
    case .controls: try await ControlsWorker.run(folder: try text(0))
    case .full: try await AppWorker(folder: try text(0)).fill(room: try number(1))
    case .documents: try await DocumentsWorker().run(inputs())
    case .rules: try await RulesWorker().run(inputs())
    case .clock: try await ClockWorker.run(try inputs(), folder: try text(3))
    case .streams: try await StreamsWorker.run(try inputs(), folder: try text(3))
    case .callbacks: try await CallbacksWorker.run(try inputs(), folder: try text(3))
    }
  }
}

/// The inputs of a worker: each is made of the seed and its number, so that one can be run alone.
struct Inputs {
  let seed: UInt64
  let range: Range<Int>

  /// Runs each input, and prints its number first, so that a crash can be traced to it.
  ///
  /// - Parameter work: Runs an input, and returns a sentence about a loss.
  func each(_ work: (Int, inout SeededGenerator) async -> String?) async {
    for input in range {
      Output.print("at \(input)")
      var random = SeededGenerator(seed: seed, input: input)
      if let reason = await work(input, &random) {
        Output.print("lost \(input) \(reason)")
      }
    }
    Output.print("done")
  }

  /// Notes that an input was valid, so that the rest of the program has seen it.
  static func accept(_ input: Int) { Output.print("accepted \(input)") }
}
