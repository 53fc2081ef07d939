import TipSystem

/// Redacts a text in one pass over its dashes and slashes: every pattern contains one.
struct Redactor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var result: [UInt8] = []
  private var copied = 0
  private var aliases: [String: [[UInt8]: Int]] = [:]

  static func redact(_ text: String, _ redaction: SnapshotRedaction) -> String {
    var text = text
    let result = text.withUTF8 { bytes -> [UInt8]? in
      var redactor = Redactor(bytes)
      redactor.run(redaction)
      if redactor.copied == 0 { return nil }
      return redactor.result + bytes[redactor.copied...]
    }
    guard let result else { return text }
    return String(decoding: result, as: UTF8.self)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func run(_ redaction: SnapshotRedaction) {
    var dash = next("-", from: 0)
    var slash = redaction.contains(.paths) ? next("/", from: 0) : bytes.count
    while min(dash, slash) < bytes.count {
      let at = min(dash, slash)
      if at == slash {
        replace(RedactionPattern.path(in: bytes, at: at), "path")
      } else if redaction.contains(.dates),
        replace(RedactionPattern.date(in: bytes, at: at), "date")
      {
      } else if redaction.contains(.uuids) {
        replace(RedactionPattern.uuid(in: bytes, at: at), "uuid")
      }
      let from = max(at + 1, copied)
      if dash < from { dash = next("-", from: from) }
      if slash < from { slash = next("/", from: from) }
    }
  }

  private func next(_ character: Unicode.Scalar, from start: Int) -> Int {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(character.value), bytes.count - start)
    else { return bytes.count }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  @discardableResult
  private mutating func replace(_ range: Range<Int>?, _ kind: String) -> Bool {
    guard let range, range.lowerBound >= copied else { return false }
    let number = aliases[kind, default: [:]].count + 1
    let known = aliases[kind, default: [:]][Array(bytes[range])] ?? number
    aliases[kind, default: [:]][Array(bytes[range])] = known
    result += bytes[copied..<range.lowerBound]
    result += Array("<\(kind)\(known)>".utf8)
    copied = range.upperBound
    return true
  }
}
