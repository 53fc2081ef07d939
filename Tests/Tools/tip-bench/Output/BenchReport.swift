import Foundation

/// The measurements as JSON, in the order of the table.
struct BenchReport: Encodable {
  /// The version of the format.
  var schema = 1
  let rows: [Row]

  /// A measurement, with times in seconds and sizes in bytes.
  struct Row: Encodable {
    let work: String
    let unit: String
    let ours: Double?
    let baseline: Double?
    let baselineWork: String?
    let ratio: Double?
    /// The maximum ratio, or else the maximum value.
    let aimRatio: Double?
    let aimValue: Double?
    let isMet: Bool
    let failure: String?
  }

  init(_ measurements: [Measurement]) {
    rows = measurements.map { measurement in
      let benchmark = measurement.benchmark
      let figures = measurement.figures
      var ratio: Double?
      var value: Double?
      switch benchmark.aim {
      case .factor(let most): ratio = most
      case .value(let most): value = most
      }
      return Row(
        work: benchmark.work, unit: benchmark.unit.rawValue, ours: figures?.ours,
        baseline: figures?.baseline, baselineWork: benchmark.baseline, ratio: figures?.ratio,
        aimRatio: ratio, aimValue: value, isMet: measurement.isMet, failure: measurement.failure)
    }
  }

  /// The JSON text, with sorted keys.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}
