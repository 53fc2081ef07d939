import TipFoundation

/// An app of a simulator, and the folders in which its datastore may be.
struct SimulatorApp: Hashable {
  /// The bundle id.
  let bundle: String
  /// The container of its data, then the containers of its groups.
  var containers: [String] = []

  /// Reads the list of apps that a call of `simctl` prints, and returns them by their ids.
  ///
  /// It is a property list in the old text format: dictionaries in braces, lists in parentheses,
  /// and strings.
  ///
  /// - Throws: ``CLIError`` (badData) when the text is not such a list.
  static func all(in text: String, of command: SimctlCommand) throws(CLIError) -> [SimulatorApp] {
    var scan = PropertyListScan(text)
    var apps: [String: SimulatorApp] = [:]
    // The key of each open dictionary or list. The outermost one has none.
    var open: [String] = []
    var hasEnded = false
    var string = ""
    var key: String?
    while let token = scan.next() {
      guard !hasEnded else { throw .unreadable(command, because: "something follows its list") }
      switch token {
      case .opening:
        open.append(key ?? "")
        if open.count == 2 { apps[open[1]] = SimulatorApp(bundle: open[1]) }
        key = nil
      case .closing:
        guard !open.isEmpty else { throw .unreadable(command, because: "its brackets differ") }
        open.removeLast()
        hasEnded = open.isEmpty
        key = nil
      case .equals: key = string
      case .separator: key = nil
      case .string(let text):
        let isData = open.count == 2 && key == "DataContainer"
        let isGroup = open.count == 3 && open[2] == "GroupContainers" && key != nil
        if isData || isGroup, let path = Self.path(ofFileURL: text) {
          apps[open[1]]?.containers.append(path)
        }
        string = text
      }
    }
    guard hasEnded else {
      throw .unreadable(command, because: "it is not a complete property list")
    }
    return apps.values.sorted { $0.bundle < $1.bundle }
  }

  private static func path(ofFileURL text: String) -> String? {
    guard let url = URL(string: text), url.isFileURL, url.path.hasPrefix("/") else {
      return nil
    }
    guard url.path.hasSuffix("/") else { return url.path }
    return String(url.path.dropLast())
  }
}

/// The parts of a property list in the old text format, one after the other.
///
/// Nothing recurses, so that no depth of brackets is too deep.
private struct PropertyListScan {
  enum Token {
    case opening, closing, equals, separator
    case string(String)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the next part, or nil at the end.
  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case UInt8(ascii: "{"), UInt8(ascii: "("): return .opening
      case UInt8(ascii: "}"), UInt8(ascii: ")"): return .closing
      case UInt8(ascii: "="): return .equals
      case UInt8(ascii: ";"), UInt8(ascii: ","): return .separator
      case UInt8(ascii: "\""): return .string(quoted())
      case UInt8(ascii: "<"): return .string(until(UInt8(ascii: ">")))
      default: return .string(word())
      }
    }
    return nil
  }

  /// Reads a string after its opening quote, or to the end of the text, after which no list ends.
  ///
  /// Of the escapes, only escaped quotes matter here.
  private mutating func quoted() -> String {
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), index < bytes.count else {
        text.append(byte)
        continue
      }
      text.append(bytes[index])
      index += 1
    }
    return ""
  }

  private mutating func until(_ end: UInt8) -> String {
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == end { return "" }
    }
    return ""
  }

  private mutating func word() -> String {
    let start = index - 1
    let ends = Set(" \t\n\r{}()=;,\"<".utf8)
    while index < bytes.count, !ends.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
