import Foundation

/// The unit of measured values, without prefix.
enum MeasuredUnit: String, Sendable {
  case seconds = "s"
  case bytes = "B"
  case count = ""

  /// The prefixes, the greatest first.
  private var prefixes: [(name: String, factor: Double)] {
    switch self {
    case .seconds: [("s", 1), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9)]
    case .bytes: [("MB", 1e6), ("KB", 1024), ("B", 1)]
    case .count: [("", 1)]
    }
  }

  /// Returns a value with three digits and its unit, such as `16.9 µs`.
  func text(_ value: Double) -> String {
    guard let prefix = prefixes.first(where: { abs(value) >= $0.factor }) ?? prefixes.last else {
      return Self.digits(value)
    }
    let isWhole = value == 0 || self == .count || prefix.name == "B"
    let number = isWhole ? String(format: "%.0f", value) : Self.digits(value / prefix.factor)
    return prefix.name.isEmpty ? number : "\(number) \(prefix.name)"
  }

  /// Returns a number with three significant digits, and with all digits before the point.
  static func digits(_ value: Double) -> String {
    let fractions =
      switch abs(value) {
      case 99.95...: 0
      case 9.995...: 1
      default: 2
      }
    return String(format: "%.\(fractions)f", value)
  }
}
