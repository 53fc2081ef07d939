/// A benchmark with a limit.
struct Benchmark: Sendable {
  /// The name in the table.
  let name: String
  /// The maximum median, in the unit.
  let limit: Double
  /// The unit, such as `ms`.
  let unit: String
  /// The number of runs, after a warm-up run.
  var runs = 9
  /// Prepares, measures once, and returns the measurement in the unit.
  let body: @Sendable () async throws -> Double

  /// Runs the benchmark several times.
  func run() async throws -> Measurement {
    _ = try await body()
    var values: [Double] = []
    for _ in 0..<max(1, runs) { values.append(try await body()) }
    return Measurement(benchmark: self, values: values.sorted())
  }
}

/// The measurements of a benchmark.
struct Measurement: Sendable {
  let benchmark: Benchmark
  /// The values in ascending order; never empty.
  let values: [Double]

  var minimum: Double { values.first ?? 0 }
  var median: Double { values[values.count / 2] }
  /// The median counts: the minimum flatters, and the mean follows the load of the machine.
  var isOver: Bool { median > benchmark.limit }
}

/// Returns the time that some work takes, in milliseconds.
func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try await work()
  return start.duration(to: clock.now) / .milliseconds(1)
}
