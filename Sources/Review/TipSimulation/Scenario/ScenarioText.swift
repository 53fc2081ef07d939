import TipFoundation
import TipModel

extension Scenario: CustomStringConvertible {
  /// The text, which parses back to the same scenario.
  public var description: String {
    ([settings] + screens.map(\.text) + people.map(\.text)
      + (script.isEmpty ? [] : [script.map(\.text).joined(separator: "\n")]))
      .joined(separator: "\n\n") + "\n"
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
    isPlain(text) ? text : StoredValue.string(text).json
  }

  /// Whether a name needs no quotes.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isPlain)
  }

  /// Whether a byte may be in a word without quotes.
  static func isPlain(_ byte: UInt8) -> Bool {
    byte.isSmallLetter || byte.isCapitalLetter || byte.isDigit || "._-/".utf8.contains(byte)
  }

  /// Returns a length after a word and between spaces; empty for none.
  static func length(_ word: String, _ milliseconds: Int64?) -> String {
    milliseconds.map { " \(word) \(DurationText.print(milliseconds: $0))" } ?? ""
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
      let list = members.isEmpty ? "-" : members.map(ScenarioText.word).joined(separator: ", ")
      return "\(lead)group \(priority.rawValue): \(list)"
    }
  }
}

extension Reaction {
  fileprivate var text: String {
    (["sees \(tip.map(ScenarioText.word) ?? "*")"] + outcomes.map { "  \($0.text)" })
      .joined(separator: "\n")
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
    let head = "\(chance.percent) \(verb)\(ScenarioText.length("after", delay == 0 ? nil : delay))"
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
    return "\(when)\(chance == .always ? "" : " with \(chance.percent)"): \(change.text)"
  }

  private static func words(_ days: Set<Weekday>) -> String {
    Weekday.allCases.filter(days.contains).map(\.rawValue).joined(separator: ", ")
  }
}

extension ScriptChange {
  fileprivate var text: String {
    switch self {
    case .donate(let event, let info, let count):
      "donate \(ScenarioText.word(event))" + (count == 1 ? "" : " x\(count)")
        + (info.map { " \($0.json)" } ?? "")
    case .set(let parameter, let value): "set \(ScenarioText.word(parameter)) \(value.json)"
    case .unset(let parameter): "unset \(ScenarioText.word(parameter))"
    case .invalidate(let tip, let reason):
      "invalidate \(ScenarioText.word(tip)) \(reason.rawValue)"
    case .reset(let tip): "reset \(ScenarioText.word(tip))"
    case .open(let screen, let visit):
      "open \(ScenarioText.word(screen))\(ScenarioText.length("for", visit))"
    case .close(let screen): "close \(ScenarioText.word(screen))"
    case .display(let tip): "display \(ScenarioText.word(tip))"
    case .dismiss(let tip): "dismiss \(ScenarioText.word(tip))"
    }
  }
}
