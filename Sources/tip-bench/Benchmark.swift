/// Something whose speed is promised.
struct Benchmark: Sendable {
  /// What is measured, in words.
  let name: String
  /// The most that the median may be, in the unit.
  let limit: Double
  /// What is counted, such as `ms`.
  let unit: String
  /// How often it is measured, after one run that does not count.
  var runs = 9
  /// Prepares, measures once, and returns the measure in the unit.
  let body: @Sendable () async throws -> Double

  /// Measures several times.
  func run() async throws -> Measurement {
    _ = try await body()
    var values: [Double] = []
    for _ in 0..<max(1, runs) { values.append(try await body()) }
    return Measurement(benchmark: self, values: values.sorted())
  }
}

/// What a benchmark measured.
struct Measurement: Sendable {
  let benchmark: Benchmark
  /// In ascending order; never empty.
  let values: [Double]

  var minimum: Double { values.first ?? 0 }
  var median: Double { values[values.count / 2] }
  /// The median is what counts: the minimum flatters, and the mean follows a busy machine.
  var isOver: Bool { median > benchmark.limit }
}

/// Returns how long some work takes, in milliseconds.
func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try await work()
  return start.duration(to: clock.now) / .milliseconds(1)
}
