/// Redacts a text in one pass over its dashes and slashes: every pattern contains one.
struct Redactor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  private var copied = 0
  private var aliases: [String: [[UInt8]: Int]] = [:]

  static func redact(_ text: String, _ redaction: SnapshotRedaction) -> String {
    var text = text
    let result = text.withUTF8 { bytes in
      var redactor = Redactor(bytes)
      redactor.run(redaction)
      return redactor.result + bytes[redactor.copied...]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run(_ redaction: SnapshotRedaction) {
    for (index, byte) in bytes.enumerated() where index >= copied {
      if byte == UInt8(ascii: "/") {
        if redaction.contains(.paths), let path = RedactionPattern.path(in: bytes, at: index) {
          replace(path, "path")
        }
      } else if byte == UInt8(ascii: "-") {
        if redaction.contains(.dates), let date = RedactionPattern.date(in: bytes, at: index) {
          replace(date, "date")
        }
        if redaction.contains(.uuids), let uuid = RedactionPattern.uuid(in: bytes, at: index) {
          replace(uuid, "uuid")
        }
      }
    }
  }

  /// Replaces a range that begins after all replaced ranges.
  private mutating func replace(_ range: Range<Int>, _ kind: String) {
    let number = aliases[kind, default: [:]].count + 1
    let known = aliases[kind, default: [:]][Array(bytes[range])] ?? number
    aliases[kind, default: [:]][Array(bytes[range])] = known
    result += bytes[copied..<range.lowerBound]
    result += Array("<\(kind)\(known)>".utf8)
    copied = range.upperBound
  }
}
