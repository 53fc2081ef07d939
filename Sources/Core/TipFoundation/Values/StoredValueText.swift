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

  /// Compact JSON for people, cut where it is long.
  package var shortJSON: String { json.shortened(to: 200) }

  /// The maximum size of a value within others, in bytes of its texts and 8 for each part.
  package static let mostBytes = 1_048_576

  /// Why the value cannot be stored within others, as the end of a sentence, if it cannot.
  package var obstacle: String? {
    let levels = JSONReader.greatestValueDepth
    if isDeeper(than: levels) { return "it has more than \(levels) levels of lists and objects" }
    let size = byteCount
    guard size > Self.mostBytes else { return nil }
    return "it has about \(size) bytes, and at most \(Self.mostBytes) can be stored"
  }

  private var byteCount: Int {
    switch self {
    case .string(let text): 8 + text.utf8.count
    case .array(let elements): elements.reduce(8) { $0 + $1.byteCount }
    case .object(let members): members.reduce(8) { $0 + $1.key.utf8.count + $1.value.byteCount }
    default: 8
    }
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
