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
}
