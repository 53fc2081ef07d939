import TipFoundation
import TipModel

/// A problem in a line of a scenario: the reason, and what to write instead.
struct ScenarioProblem: Error {
  let reason: String
  let wanted: String

  init(_ reason: String, write wanted: String) {
    self.reason = reason
    self.wanted = wanted
  }

  /// Returns a value whose error becomes a problem of the line.
  static func reading<Value>(
    _ read: @autoclosure () throws(TipControlError) -> Value, write wanted: String
  ) throws(ScenarioProblem) -> Value {
    do throws(TipControlError) {
      return try read()
    } catch {
      throw ScenarioProblem(error.reason, write: wanted)
    }
  }
}

/// The rest of one line of a scenario, read byte by byte from the left.
struct ScenarioCursor {
  private let bytes: [UInt8]
  private var index = 0

  init(_ line: some Sequence<UInt8>) { bytes = Array(line) }

  /// Whether only white space follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == bytes.count
    }
  }

  /// The rest of the line, without white space around it.
  var rest: String {
    mutating get {
      skipSpace()
      defer { index = bytes.count }
      return String(decoding: bytes[index...], as: UTF8.self).trimmed
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, " \t\r".utf8.contains(bytes[index]) { index += 1 }
  }

  /// Skips a symbol if it is next.
  mutating func take(_ symbol: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, UInt32(bytes[index]) == symbol.value else { return false }
    index += 1
    return true
  }

  /// Skips a word without quotes if it is next.
  mutating func take(word: String) -> Bool {
    let start = index
    if self.word() == word { return true }
    index = start
    return false
  }

  /// Returns the next word without quotes, which is empty at a symbol and at the end.
  ///
  /// A colon belongs to it only between digits, as in a time.
  mutating func word() -> String {
    skipSpace()
    let start = index
    while index < bytes.count, continuesWord { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private var continuesWord: Bool {
    let byte = bytes[index]
    if ScenarioText.isPlain(byte) || "%*".utf8.contains(byte) { return true }
    // `+02:00` of a date, and the colons of times.
    return ":+".utf8.contains(byte) && index > 0 && index + 1 < bytes.count
      && bytes[index - 1].isDigit && bytes[index + 1].isDigit
  }

  /// Reads a name: a word, or a text in double quotes as in JSON.
  mutating func name(_ wanted: String) throws(ScenarioProblem) -> String {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
      let word = word()
      guard ScenarioText.isPlain(word) else {
        let problem = word.isEmpty ? "\(wanted) is missing" : "\"\(word)\" needs quotes"
        throw ScenarioProblem(
          problem,
          write: "the name, in double quotes if it has other characters than letters, digits, "
            + "\".\", \"_\", \"-\" and \"/\"")
      }
      return word
    }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      index += isEscape ? 2 : 1
    }
    guard index < bytes.count else {
      throw ScenarioProblem("a quotation mark is not closed", write: "both of them")
    }
    index += 1
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let value = try ScenarioProblem.reading(
      StoredValue(json: text, subject: text), write: "text as in JSON")
    guard case .string(let name) = value else {
      throw ScenarioProblem("\(wanted) is missing", write: "its name")
    }
    return name
  }

  /// Reads the rest of the line as JSON.
  mutating func json() throws(ScenarioProblem) -> StoredValue {
    let text = rest
    return try ScenarioProblem.reading(
      StoredValue(payload: text, subject: text), write: "a value as in JSON")
  }

  /// Skips the colon after a part of the line.
  mutating func colon(after part: String, _ example: String) throws(ScenarioProblem) {
    guard !take(":") else { return }
    throw ScenarioProblem("the colon after the \(part) is missing", write: "\"\(example)\"")
  }

  /// Checks that nothing follows.
  mutating func finish() throws(ScenarioProblem) {
    guard !isAtEnd else { return }
    throw ScenarioProblem("\"\(rest)\" is too much", write: "nothing after the line's end")
  }
}

// MARK: - Values of one word

extension ScenarioCursor {
  /// Reads a word as a value of a kind, which has its article.
  mutating func value<Value>(
    _ kind: String, write wanted: String, _ read: (String) -> Value?
  ) throws(ScenarioProblem) -> Value {
    let word = word()
    guard let value = read(word) else {
      throw ScenarioProblem("\"\(word)\" is not \(kind)", write: wanted)
    }
    return value
  }

  mutating func date() throws(ScenarioProblem) -> Timestamp {
    try value("a date", write: "an ISO 8601 date such as 2026-11-21T09:00:00Z") {
      Timestamp(iso8601: $0)
    }
  }

  mutating func timeOfDay() throws(ScenarioProblem) -> TimeOfDay {
    try value("a time", write: "a time such as 08:00") { TimeOfDay($0) }
  }

  mutating func chance() throws(ScenarioProblem) -> Chance {
    try value("a probability", write: "a percentage from 0% to 100%") { Chance(percent: $0) }
  }

  mutating func duration() throws(ScenarioProblem) -> Int64 {
    let text = word()
    do throws(DurationText.Problem) {
      return try DurationText.read(text)
    } catch {
      throw ScenarioProblem(
        "\"\(text)\" is not a duration: \(error.detail)",
        write: "a duration such as 90s, 15m or 3d")
    }
  }

  /// Reads a duration if a word is next.
  mutating func duration(after word: String) throws(ScenarioProblem) -> Int64? {
    guard take(word: word) else { return nil }
    return try duration()
  }

  /// Reads the length of a scenario.
  mutating func length() throws(ScenarioProblem) -> Int64 {
    var ahead = self
    let length = try duration()
    guard length > 0, length <= Scenario.longest else {
      let problem = length > 0 ? "it is longer than a century" : "it is empty"
      throw ScenarioProblem(
        "Invalid length \"\(ahead.word())\" in length: \(problem)",
        write: "a duration from 1ms to \(DurationText.print(milliseconds: Scenario.longest))")
    }
    return length
  }

  mutating func frequency() throws(ScenarioProblem) -> DisplayFrequency {
    let text = word()
    return try ScenarioProblem.reading(
      DisplayFrequency(text, subject: "frequency"), write: DisplayFrequency.accepts)
  }

  /// Reads one of the words of a kind, which the message about an unknown word may describe.
  mutating func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ kind: String, otherwise description: String? = nil
  ) throws(ScenarioProblem) -> Value {
    let word = word()
    if let value = Value(rawValue: word) { return value }
    let words = Value.allCases.map(\.rawValue)
    var problem = "the \(kind) is missing"
    if !word.isEmpty {
      problem = "\"\(word)\" is not \(description ?? "a known \(kind)")"
    }
    guard let near = NearestName.of(word, in: words) else {
      throw ScenarioProblem(problem, write: "one of \(words.joined(separator: ", "))")
    }
    throw ScenarioProblem(problem, write: "\"\(near)\"")
  }
}
