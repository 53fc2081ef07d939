import TipSystem

/// Text files in UTF-8, and strings files also in UTF-16.
package enum TextFile {
  /// Reads a file as text.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - kind: The kind of file, for messages: "fixture".
  ///   - name: The file's name in messages, by default the path.
  ///   - suggestion: The suggestion when the file does not exist.
  /// - Returns: The text.
  /// - Throws: `TipControlError`: `missing`, `inputOutput`, or `malformed` when the file is not
  ///   valid UTF-8.
  package static func read(
    _ path: String, kind: String = "file", named name: String? = nil,
    ifMissing suggestion: String = "Check the path"
  ) throws(TipControlError) -> String {
    let name = name ?? path
    guard FileManager.default.fileExists(atPath: path) else {
      throw TipControlError(
        .missing, subject: name, reason: "There is no \(kind) \"\(name)\"",
        suggestion: suggestion)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw TipControlError(
        .inputOutput, subject: name, reason: "The \(kind) \"\(name)\" cannot be read",
        suggestion: "Check that it is a readable file")
    }
    if path.hasSuffix(".strings"), isUTF16(data), data.count.isMultiple(of: 2),
      let text = String(data: data, encoding: .utf16)
    {
      return text
    }
    return try text([UInt8](data), subject: name, described: "The \(kind) \"\(name)\"")
  }

  /// Returns the text of bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - subject: The origin of the bytes, for errors.
  ///   - description: The origin as the subject of a sentence.
  ///   - suggestion: The suggestion when the bytes are not text.
  /// - Returns: The text.
  /// - Throws: `TipControlError` (`malformed`) when the bytes are not valid UTF-8.
  package static func text(
    _ bytes: [UInt8], subject: String, described description: String,
    otherwise suggestion: String = "Convert it to UTF-8 first"
  ) throws(TipControlError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TipControlError(
        .malformed, subject: subject, reason: "\(description) is not valid UTF-8",
        suggestion: suggestion)
    }
    return text
  }

  package static func isUTF16(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return isUTF16(FileBytes.read(descriptor, upTo: 2) ?? [])
  }

  /// Whether bytes begin with a byte order mark of UTF-16.
  private static func isUTF16(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }
}
