extension StoredValue {
  /// Compact JSON with sorted keys, on one line.
  package var json: String { JSONWriter.text(of: self, isIndented: false) }

  /// Indented JSON with sorted keys, for people and files.
  package var prettyJSON: String { JSONWriter.text(of: self, isIndented: true) }

  /// Reads JSON text strictly: without a comma after the last element, or a name twice.
  ///
  /// - Parameters:
  ///   - json: The text.
  ///   - subject: The name of the text, for the message.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not JSON.
  package init(json: some StringProtocol, subject: String) throws(TipControlError) {
    self = try JSONReader.value(of: String(json), subject: subject)
  }

  /// Reads the JSON text of a payload or a parameter's value, which is less deep than a document.
  ///
  /// - Parameters:
  ///   - payload: The text.
  ///   - subject: The name of the text, for the message.
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not JSON, or too deep.
  package init(payload: some StringProtocol, subject: String) throws(TipControlError) {
    self = try JSONReader.value(
      of: String(payload), subject: subject, depth: JSONReader.greatestValueDepth)
  }

  /// Whether lists and objects are nested deeper than a number of levels.
  package func isDeeper(than depth: Int) -> Bool {
    switch self {
    case .array(let elements): depth <= 0 || elements.contains { $0.isDeeper(than: depth - 1) }
    case .object(let members):
      depth <= 0 || members.values.contains { $0.isDeeper(than: depth - 1) }
    default: false
    }
  }
}
