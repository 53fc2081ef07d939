/// Turns the bytes of a terminal into keys, which may arrive in several pieces.
package struct KeyDecoder: Sendable {
  /// The bytes that are not a whole key yet.
  private var pending: [UInt8] = []
  /// The bytes of a paste that has not ended yet, or nil outside of a paste.
  private var pasted: [UInt8]?

  /// Creates a decoder at the start of the input.
  package init() {}

  /// Whether a pause now completes a key, because Escape alone begins other keys too.
  package var isWaiting: Bool { !pending.isEmpty && pasted == nil }

  /// Reads bytes, and returns the keys that they complete.
  package mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
    pending += bytes
    return keys(atPause: false)
  }

  /// Returns the keys that a pause completes: an Escape that nothing follows.
  package mutating func pause() -> [TerminalKey] {
    guard isWaiting else { return [] }
    return keys(atPause: true)
  }

  private mutating func keys(atPause: Bool) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    var rest = pending[...]
    while !rest.isEmpty {
      if pasted != nil {
        guard let paste = readPaste(&rest) else { break }
        keys.append(paste)
        continue
      }
      guard let (key, length) = Self.key(rest, atPause: atPause) else { break }
      rest = rest.dropFirst(length)
      if key == .paste("") { pasted = [] } else if let key { keys.append(key) }
    }
    pending = Array(rest)
    return keys
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The size at which a paste ends in any case.
  private static let pasteLimit = 100_000

  /// Moves bytes into the paste, and returns it when it has ended.
  private mutating func readPaste(_ rest: inout ArraySlice<UInt8>) -> TerminalKey? {
    let end = Self.pasteEnd
    while let first = rest.first {
      if rest.starts(with: end) || (pasted?.count ?? 0) >= Self.pasteLimit {
        if rest.starts(with: end) { rest = rest.dropFirst(end.count) }
        defer { pasted = nil }
        return .paste(String(decoding: pasted ?? [], as: UTF8.self))
      }
      // The rest may be the beginning of the end.
      if end.starts(with: rest) { return nil }
      pasted?.append(first)
      rest = rest.dropFirst()
    }
    return nil
  }
}

// MARK: - One key

extension KeyDecoder {
  /// A key, or nil for bytes that are not a key, and the number of the bytes.
  private typealias Step = (key: TerminalKey?, length: Int)

  /// Returns the first key, or nil when its end has not arrived yet.
  private static func key(_ bytes: ArraySlice<UInt8>, atPause: Bool) -> Step? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escape(bytes, atPause: atPause)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x09: return (.tab, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case 1...26: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
    case 0..<0x20: return (nil, 1)
    case 0x20..<0x7F: return (.character(Character(Unicode.Scalar(first))), 1)
    default: return scalar(bytes, atPause: atPause)
    }
  }

  /// Returns a character of several bytes, and skips an invalid one.
  private static func scalar(_ bytes: ArraySlice<UInt8>, atPause: Bool) -> Step? {
    let length =
      switch bytes[bytes.startIndex] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count >= length else { return atPause ? (nil, 1) : nil }
    guard let text = String(validating: bytes.prefix(length), as: UTF8.self) else {
      return (nil, 1)
    }
    return (.character(Character(text)), length)
  }

  /// Returns the key of a sequence, or Escape itself when none follows.
  private static func escape(_ bytes: ArraySlice<UInt8>, atPause: Bool) -> Step? {
    let unfinished: Step? = atPause ? (.escape, 1) : nil
    guard let second = bytes.dropFirst().first else { return unfinished }
    let rest = bytes.dropFirst(2)
    switch second {
    case UInt8(ascii: "["):
      let parameters = rest.prefix { (0x20...0x3F).contains($0) }
      guard parameters.count <= 32 else { return (nil, 2) }
      guard let final = rest.dropFirst(parameters.count).first else { return unfinished }
      guard (0x40...0x7E).contains(final) else { return (nil, 2 + parameters.count) }
      return (key(final: final, parameters: parameters), 3 + parameters.count)
    case UInt8(ascii: "O"):
      guard let final = rest.first else { return unfinished }
      return (key(final: final, parameters: []), 3)
    default:
      return (.escape, 1)
    }
  }

  /// Returns the key of a sequence, whatever its modifiers are.
  private static func key(final: UInt8, parameters: ArraySlice<UInt8>) -> TerminalKey? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "~"):
      switch String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self) {
      case "1", "7": .home
      case "4", "8": .end
      case "3": .delete
      case "5": .pageUp
      case "6": .pageDown
      case "200": .paste("")
      default: nil
      }
    default: nil
    }
  }
}
