import Foundation
import TipEngine
import TipModel
import TipSimulation
import TipStore
import ToolSupport

/// A part of a row that needs a separate process, and prints its values, one a line.
enum BenchPart: String, CaseIterable {
  /// Matches a snapshot in another build of this program.
  case snapshotMatch
  /// Opens a datastore, and needs all donations of one event.
  case keptDonations
  /// Keeps the same donations in an array.
  case rawDonations
  /// Commits a change for each line that it reads.
  case writer
  /// Follows a tip of a datastore in which nothing happens.
  case idle

  /// Simulates people.
  case simulatedPeople

  /// Runs a part.
  ///
  /// - Parameter words: Its name and its arguments.
  /// - Throws: ``ToolFailure`` for an invalid part, and the failures of the part.
  static func run(_ words: [String]) async throws {
    guard let part = words.first.flatMap(BenchPart.init), let argument = words.dropFirst().first
    else { throw ToolFailure("Invalid part \"\(words.joined(separator: " "))\"") }
    switch part {
    case .snapshotMatch:
      let figures = try await SnapshotMatch(in: URL(filePath: argument)).figures()
      print(figures.ours, figures.baseline ?? 0, separator: "\n")
    case .keptDonations: print(try MemoryWorkload.keptBytes(in: URL(filePath: argument)))
    case .rawDonations: print(try MemoryWorkload.rawBytes(count: Int(argument) ?? 0))
    case .simulatedPeople: print(try Simulation.peakBytes(people: Int(argument) ?? 0))
    case .writer: try ForeignWriter.run(path: argument)
    case .idle: print(try await IdleApp.processorTime(in: URL(filePath: argument)))
    }
  }

  /// Runs the part in a new process, and returns the values that it prints.
  func values(
    of program: URL = Program.current, _ arguments: [String]
  ) throws -> [Double] {
    guard FileManager.default.isExecutableFile(atPath: program.path) else {
      throw ToolFailure("\"\(program.path)\" is missing; build it with \"make bench\"")
    }
    return try Child.output(program.path, ["--part", rawValue] + arguments)
      .split(separator: "\n").compactMap { Double($0) }
  }
}
