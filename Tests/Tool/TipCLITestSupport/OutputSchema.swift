package import TestSupport
package import TipModel

/// The published schema of the JSON that commands print.
package enum OutputSchema {
  /// The checker of the schema.
  package static let checker = Result {
    let file = "output.schema.json"
    let text = try PackageFile.text("Fixtures/\(file)")
    return SchemaChecker(schema: try StoredValue(json: text, subject: file))
  }

  /// Returns the violations of the schema by path, none for a valid output.
  ///
  /// A document with a different schema is not checked.
  package static func problems(with output: StoredValue) throws -> [String] {
    guard output["$schema"] == .null else { return [] }
    return try checker.get().problems(with: output)
  }
}
