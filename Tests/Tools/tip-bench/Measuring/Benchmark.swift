import ToolSupport

/// A row of the table: some work of ours, the same work done by hand, and an aim.
struct Benchmark: Sendable {
  /// The measured work, which is the row's name.
  let work: String
  /// The work of the baseline, if there is one, for the report.
  var baseline: String?
  /// The unit of the measured values.
  var unit = MeasuredUnit.seconds
  /// The aim of the measurement.
  let aim: Aim
  /// Whether `--quick` includes the row: work without other processes, in a few seconds.
  var isQuick = false
  /// Prepares both, and measures them in alternation.
  let measure: @Sendable (BenchContext) async throws -> Figures

  /// Measures the row, which misses its aim when it fails.
  func run(in context: BenchContext) async -> Measurement {
    do {
      return Measurement(benchmark: self, result: .success(try await measure(context)))
    } catch {
      return Measurement(benchmark: self, result: .failure(ToolFailure("\(error)")))
    }
  }
}

/// The bound of a measurement, above which the row misses.
enum Aim: Hashable, Sendable {
  /// At most this multiple of the baseline.
  case factor(Double)
  /// At most this value, in the row's unit.
  case value(Double)
}

/// The measured values of a row.
struct Figures: Hashable, Sendable {
  let ours: Double
  /// The value of the baseline, if there is one.
  var baseline: Double?

  /// Ours as a multiple of the baseline, or nil without a baseline.
  var ratio: Double? {
    guard let baseline, baseline > 0 else { return nil }
    return ours / baseline
  }
}

/// A row with its values, or the reason why there are none.
struct Measurement: Sendable {
  let benchmark: Benchmark
  let result: Result<Figures, ToolFailure>

  /// The values, or nil after a failure.
  var figures: Figures? {
    if case .success(let figures) = result { figures } else { nil }
  }

  /// Why the row could not be measured.
  var failure: String? {
    if case .failure(let failure) = result { failure.description } else { nil }
  }

  /// Whether the row reaches its aim.
  var isMet: Bool {
    guard let figures else { return false }
    switch benchmark.aim {
    case .value(let most): return figures.ours <= most
    case .factor(let most):
      guard let ratio = figures.ratio else { return false }
      return ratio <= most
    }
  }
}
