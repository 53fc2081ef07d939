import TestBasics
import ToolSupport

/// A row of the table: trials of one kind.
struct SoakRow: Sendable {
  /// The name, for `--rows`.
  let name: String
  /// The number of trials in full size, and in the small one.
  let full: Int
  let quick: Int
  /// Runs the trials.
  let run: @Sendable (Soak) throws -> Void
}

/// A run of one row: its size, its random numbers and its figures.
final class Soak {
  /// The number of trials to run.
  let size: Int
  /// Whether this is the small size.
  let isQuick: Bool
  /// The seed of the run.
  let seed: UInt64
  /// The path of `tipctl`.
  let tool: String
  var random: SeededGenerator
  var count = SoakCount()
  private let end: ContinuousClock.Instant?

  init(_ row: SoakRow, _ options: SoakOptions, tool: String) {
    size = options.isQuick ? row.quick : row.full
    isQuick = options.isQuick
    seed = options.seed
    self.tool = tool
    // Each row has its own numbers, so that it runs the same alone.
    random = SeededGenerator(
      seed: options.seed, input: row.name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 })
    end = options.seconds.map { .now + .seconds($0) }
  }

  /// Whether the time of the row is over.
  var isOver: Bool {
    guard let end else { return false }
    return ContinuousClock.now > end
  }

  /// Runs trials until their number or the time is reached.
  func trials(_ count: Int? = nil, _ trial: (Int) throws -> TrialResult) rethrows {
    for number in 0..<(count ?? size) where !isOver { self.count.add(try trial(number)) }
  }

  /// Starts the tool.
  func tipctl(
    _ store: SoakDatastore?, _ arguments: [String], environment: [String: String] = [:],
    input: String = "/dev/null"
  ) throws -> Child {
    var words = arguments
    if let store { words = ["--datastore", store.folder] + arguments }
    return try Surroundings.start(tool, words, environment: environment, input: input)
  }

  /// Runs the tool to its end, and returns its output.
  func output(_ store: SoakDatastore, _ arguments: [String]) throws -> ToolRun {
    let child = try tipctl(store, arguments, environment: Self.frozen)
    let end = child.wait()
    return ToolRun(end: end, output: child.output, errors: child.errors)
  }

  /// Runs the tool to its end, and requires that it succeeds.
  @discardableResult
  func succeed(_ store: SoakDatastore, _ arguments: [String]) throws -> String {
    let run = try output(store, arguments)
    guard run.end == .exit(0) else {
      throw ToolFailure("tipctl \(arguments) ended with \(run.end): \(run.errors)")
    }
    return run.output
  }

  /// A frozen clock, so that equal commands make equal records.
  static let frozen = ["TIPCTL_CLOCK": "2026-11-21T09:00:00Z"]
}

/// A finished run of the tool.
struct ToolRun {
  let end: Child.End
  let output: String
  let errors: String
}
