/// A JSON text whose errors name the file and the line.
package struct LocatedJSON: Sendable {
  /// The name of the text, such as a file's name.
  package let subject: String
  /// The whole value with its positions.
  package let root: JSONNode
  package let lines: TextLines

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the text, such as a file's name, for messages.
  /// - Throws: ``TipControlError`` (`malformed`) that names the line, the offset
  ///   in bytes and the path.
  package init(_ text: String, subject: String) throws(TipControlError) {
    self.subject = subject
    lines = TextLines(text)
    do throws(JSONProblem) {
      root = try JSONParser.parse(text, depth: JSONReader.greatestDepth)
    } catch {
      let location = "\(subject):\(lines.line(of: error.byte))"
      throw TipControlError(
        .malformed, subject: location, reason: "\(location): invalid JSON: \(error.located)",
        suggestion: error.suggestion)
    }
  }

  /// Reads the value.
  ///
  /// An error about a path such as `tips[2].title` gets the file and the line.
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
      let location = "\(subject):\(line(of: error.subject))"
      throw TipControlError(
        error.code, subject: location, reason: "\(location): \(error.reason)",
        suggestion: error.suggestion)
    }
  }

  /// Returns the line of the value at a path, or of the nearest value around it.
  package func line(of path: String) -> Int { lines.line(of: root.start(of: path)) }
}

/// The lines of a text, to convert positions of bytes.
package struct TextLines: Sendable {
  /// The first byte of each line.
  private let starts: [Int]

  package init(_ text: String) {
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    self.starts = starts
  }

  /// Returns the line of a byte, counted from 1.
  package func line(of byte: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if starts[middle] <= byte { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
