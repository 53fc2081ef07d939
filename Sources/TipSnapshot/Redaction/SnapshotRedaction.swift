/// What is replaced in a snapshot because it is another in each run.
///
/// The first date of a text becomes `<date1>`, wherever it stands; the next other date becomes
/// `<date2>`, and so on. UUIDs and absolute paths likewise.
public struct SnapshotRedaction: OptionSet, Hashable, Sendable {
  /// The kinds, a bit each.
  public let rawValue: Int

  /// Creates a set of kinds from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Points in time in ISO 8601, such as `2026-11-21T09:00:00.000Z`; a day alone is kept.
  public static let dates = SnapshotRedaction(rawValue: 1)
  /// UUIDs, in capitals or not.
  public static let uuids = SnapshotRedaction(rawValue: 2)
  /// Absolute paths of at least two parts, such as `/tmp/birds`; not those of URLs.
  public static let paths = SnapshotRedaction(rawValue: 4)
  /// Dates, UUIDs and paths.
  public static let all: SnapshotRedaction = [.dates, .uuids, .paths]
  /// Nothing.
  public static let none: SnapshotRedaction = []

  /// Returns a text with aliases in the place of what changes from run to run.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with aliases, numbered in the order in which they appear.
  public func callAsFunction(_ text: String) -> String {
    isEmpty ? text : Redactor.redact(text, self)
  }
}

extension SnapshotStrategy {
  /// Returns a strategy that replaces what is another in each run.
  ///
  /// - Parameter redaction: What is replaced.
  /// - Returns: The strategy, with the same file extension.
  public func redacting(_ redaction: SnapshotRedaction) -> SnapshotStrategy {
    map { redaction($0) }
  }
}
