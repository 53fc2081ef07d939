/// A JSON text whose errors name the file and the line.
package struct LocatedJSON: Sendable {
  /// The name of the text, such as a file's name.
  package let subject: String
  /// The whole value with its positions.
  package let root: JSONNode
  /// The lines of the text.
  package let lines: TextLines

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) that names the line.
  package init(_ text: String, subject: String) throws(TipControlError) {
    root = try JSONReader.read(text, subject: subject)
    lines = TextLines(text)
    self.subject = subject
  }

  /// Reads the value; an error about a path such as `tips[2].title` gets the file and the line.
  ///
  /// - Parameter body: Reads the value.
  /// - Returns: The result.
  /// - Throws: ``TipControlError``: the error of the body, after the file and the line.
  package func read<Result>(
    _ body: (StoredValue) throws(TipControlError) -> Result
  ) throws(TipControlError) -> Result {
    do throws(TipControlError) {
      return try body(root.storedValue)
    } catch {
      let place = "\(subject):\(line(of: error.subject))"
      throw TipControlError(
        error.code, subject: place, reason: "\(place): \(error.reason)",
        suggestion: error.suggestion)
    }
  }

  /// Returns the line of the value at a path, or of the nearest value around it.
  package func line(of path: String) -> Int { lines.line(of: root.start(of: path)) }
}
