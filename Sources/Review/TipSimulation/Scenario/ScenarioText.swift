import TipFoundation
import TipModel

extension Scenario: CustomStringConvertible {
  /// The text, which parses back to the same scenario.
  public var description: String {
    var parts = [settings] + screens.map(\.text) + people.map(\.text)
    if !script.isEmpty { parts.append(script.map(\.text).joined(separator: "\n")) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private var settings: String {
    var lines: [String] = []
    switch source {
    case .given: break
    case .file(let path): lines.append("tips \(ScenarioText.word(path))")
    case .state(let document): lines.append("state \(document.storedValue.json)")
    }
    lines.append("start \(start)")
    lines.append("length \(DurationText.print(milliseconds: length))")
    if let frequency { lines.append("frequency \(frequency)") }
    if let origin { lines.append("frequency from \(origin.rawValue)") }
    if seed != 0 { lines.append("seed \(seed)") }
    return lines.joined(separator: "\n")
  }
}

/// The words of the text, shared by printer and parser.
enum ScenarioText {
  /// Returns a name as a word, in double quotes where it needs them.
  static func word(_ text: String) -> String {
    if isPlain(text) { return text }
    return StoredValue.string(text).json
  }

  /// Whether a name needs no quotes.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isPlain)
  }

  /// Whether a byte may be in a word without quotes.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte.isSmallLetter || byte.isCapitalLetter || byte.isDigit || "._-/".utf8.contains(byte)
  }

  /// Returns a length after a word and between spaces, or nothing without a length.
  static func length(_ word: String, _ milliseconds: Int64?) -> String {
    guard let milliseconds else { return "" }
    return " \(word) \(DurationText.print(milliseconds: milliseconds))"
  }
}

extension Scenario.Screen {
  fileprivate var text: String {
    let head = "screen \(ScenarioText.word(id))\(ScenarioText.length("for", visit))"
    return ([head] + places.map { "  \($0.text)" }).joined(separator: "\n")
  }
}

extension Scenario.Place {
  fileprivate var text: String {
    let lead = isPopover ? "popover " : ""
    switch content {
    case .tip(let tip): return "\(lead)tip \(ScenarioText.word(tip))"
    case .group(let priority, let members):
      guard !members.isEmpty else { return "\(lead)group \(priority.rawValue): -" }
      let list = members.map(ScenarioText.word).joined(separator: ", ")
      return "\(lead)group \(priority.rawValue): \(list)"
    }
  }
}

extension Reaction {
  fileprivate var text: String {
    var name = "*"
    if let tip { name = ScenarioText.word(tip) }
    return (["sees \(name)"] + outcomes.map { "  \($0.text)" }).joined(separator: "\n")
  }
}

extension Reaction.Outcome {
  fileprivate var text: String {
    let verb =
      switch deed {
      case .closes: "closes"
      case .presses(let action): "presses \(ScenarioText.word(action))"
      case .performs: "performs"
      }
    var head = "\(chance.percent) \(verb)"
    if delay != 0 { head += ScenarioText.length("after", delay) }
    return ([head] + effects.map { "    then \($0.text)" }).joined(separator: "\n")
  }
}

extension ScriptLine {
  fileprivate var text: String {
    let when =
      switch time {
      case .at(let date): "at \(date)"
      case .after(let length): "after \(DurationText.print(milliseconds: length))"
      case .daily(let time): "every day at \(time)"
      case .weekly(let days, let time): "on \(Self.words(days)) at \(time)"
      case .timesAWeek(let count): "\(Plural.count(count, "time")) a week"
      }
    if chance == .always { return "\(when): \(change.text)" }
    return "\(when) with \(chance.percent): \(change.text)"
  }

  private static func words(_ days: Set<Weekday>) -> String {
    Weekday.allCases.filter(days.contains).map(\.rawValue).joined(separator: ", ")
  }
}

extension ScriptChange {
  fileprivate var text: String {
    switch self {
    case .donate(let event, let info, let count):
      var text = "donate \(ScenarioText.word(event))"
      if count != 1 { text += " x\(count)" }
      if let info { text += " \(info.json)" }
      return text
    case .set(let parameter, let value):
      return "set \(ScenarioText.word(parameter)) \(value.json)"
    case .unset(let parameter): return "unset \(ScenarioText.word(parameter))"
    case .invalidate(let tip, let reason):
      return "invalidate \(ScenarioText.word(tip)) \(reason.rawValue)"
    case .reset(let tip): return "reset \(ScenarioText.word(tip))"
    case .open(let screen, let visit):
      return "open \(ScenarioText.word(screen))\(ScenarioText.length("for", visit))"
    case .close(let screen): return "close \(ScenarioText.word(screen))"
    case .display(let tip): return "display \(ScenarioText.word(tip))"
    case .dismiss(let tip): return "dismiss \(ScenarioText.word(tip))"
    }
  }
}
