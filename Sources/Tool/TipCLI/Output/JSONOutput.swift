package import TipFoundation

/// The tool's JSON format: one object, a schema number and sorted keys.
///
/// All characters that a terminal obeys are escaped.
package enum JSONOutput {
  /// The version of the format.
  ///
  /// It is incremented only when a field changes its meaning or is removed.
  package static let schema = 4

  /// Returns a result: an object on indented lines, without the last line break.
  package static func document(_ fields: [String: StoredValue]) -> String {
    object(fields).prettyJSON.printableJSON
  }

  /// Returns an object on one line, so that more can follow: of a stream, or on standard error.
  package static func line(_ fields: [String: StoredValue]) -> String {
    object(fields).json.printableJSON
  }

  private static func object(_ fields: [String: StoredValue]) -> StoredValue {
    .object(fields.merging(["schema": .int(schema)]) { _, schema in schema })
  }
}
