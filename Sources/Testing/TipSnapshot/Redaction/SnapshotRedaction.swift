/// The kinds of text to replace in a snapshot because they change with each run.
///
/// The first date of a text becomes `<date1>` at every occurrence, the next distinct date
/// `<date2>`, and so on. UUIDs and absolute paths likewise.
public struct SnapshotRedaction: OptionSet, Hashable, Sendable {
  /// The kinds, one bit each.
  public let rawValue: Int

  /// Creates a set of kinds from its bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Points in time in ISO 8601, such as `2026-11-21T09:00:00.000Z`.
  ///
  /// A date without a time is kept.
  public static let dates = SnapshotRedaction(rawValue: 1)
  /// UUIDs in upper or lower case.
  public static let uuids = SnapshotRedaction(rawValue: 2)
  /// Absolute paths of at least two parts, such as `/tmp/birds`.
  ///
  /// Paths of URLs are kept.
  public static let paths = SnapshotRedaction(rawValue: 4)
  /// Dates, UUIDs and paths.
  public static let all: SnapshotRedaction = [.dates, .uuids, .paths]
  /// Nothing.
  public static let none: SnapshotRedaction = []

  /// Returns a text with aliases for the values that change with each run.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with aliases, numbered in order of appearance.
  public func callAsFunction(_ text: String) -> String {
    isEmpty ? text : Redactor.redact(text, self)
  }
}

extension SnapshotStrategy {
  /// Returns a strategy that replaces values that change with each run.
  ///
  /// - Parameter redaction: The kinds to replace.
  /// - Returns: The strategy, with the same file extension.
  public func redacting(_ redaction: SnapshotRedaction) -> SnapshotStrategy {
    map { redaction($0) }
  }
}
