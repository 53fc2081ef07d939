import TipFoundation
import TipModel

/// Parses the text of a scenario line by line.
struct ScenarioParser {
  private var scenario = Scenario(start: Timestamp(milliseconds: 0), length: 0)
  private var screenIDs: Set<String> = []
  /// The line of each part, by its path, such as `people[0].outcomes[1]`.
  private(set) var lines: [String: Int] = [:]
  /// The part that indented lines belong to.
  private var part = Part.none
  private var number = 0

  private enum Part { case none, screen, reaction, outcome }

  /// The lines' first words, for suggestions.
  private static let words = [
    "tips", "state", "start", "length", "frequency", "seed", "screen", "tip", "popover", "group",
    "sees", "then", "at", "after", "every", "on",
  ]

  /// Reads all lines of a text with a name.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  mutating func read(_ text: String, subject: String) throws(TipControlError) -> Scenario {
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      do throws(ScenarioProblem) {
        try read(ScenarioCursor(line))
      } catch {
        let location = "\(subject):\(number)"
        throw TipControlError(
          .malformed, subject: location, reason: "\(location): \(error.reason)",
          suggestion: "Write \(error.wanted)")
      }
    }
    for (word, value) in [("start", "2026-11-21T09:00:00Z"), ("length", "60d")]
    where lines[word] == nil {
      throw TipControlError(
        .malformed, subject: subject, reason: "\(subject): the \(word) of the scenario is missing",
        suggestion: "Write a line such as \"\(word) \(value)\"")
    }
    return scenario
  }

  private mutating func read(_ line: ScenarioCursor) throws(ScenarioProblem) {
    var line = line
    if line.isAtEnd || line.take("#") { return }
    guard !line.take("{") else {
      throw ScenarioProblem(
        "a scenario is text, and not JSON",
        write: "lines such as \"length 60d\"; see \"tipctl help simulate\"")
    }
    let start = line
    let word = line.word()
    switch word {
    case "tips", "state", "start", "length", "frequency", "seed":
      part = .none
      try setting(word, &line)
    case "screen": try screen(&line)
    case "tip", "popover", "group": try place(word, &line)
    case "sees": try reaction(&line)
    case "then": try effect(&line)
    case _ where word.hasSuffix("%"):
      line = start
      try outcome(word, &line)
    default: try scriptLine(word, &line)
    }
    try line.finish()
  }

  // MARK: - Settings

  private mutating func setting(
    _ word: String, _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) {
    let isOrigin = word == "frequency" && line.take(word: "from")
    let key = isOrigin ? "frequency from" : word
    if let first = lines.updateValue(number, forKey: key) {
      throw ScenarioProblem("\"\(word)\" is already set in line \(first)", write: "it once")
    }
    switch word {
    case "tips", "state": try readSource(word, &line)
    case "start": scenario.start = try line.date()
    case "length": scenario.length = try line.length()
    case "seed":
      let wanted = "a whole number of zero or more"
      scenario.seed = try line.value("a seed", write: wanted) { text -> Int? in
        guard let seed = Int(text), seed >= 0 else { return nil }
        return seed
      }
    case _ where isOrigin: scenario.origin = try line.choice("origin of the frequency")
    default: scenario.frequency = try line.frequency()
    }
  }

  private mutating func readSource(
    _ word: String, _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) {
    guard scenario.source == .given else {
      throw ScenarioProblem("the scenario has \"tips\" and \"state\"", write: "one of them")
    }
    guard word == "state" else {
      scenario.source = .file(try line.name("the file of tips"))
      return
    }
    let text = line.rest
    scenario.source = try ScenarioProblem.reading(
      .state(StateDocument(json: text, subject: "state")), write: "a state document on one line")
  }

  // MARK: - Screens and people

  private mutating func screen(_ line: inout ScenarioCursor) throws(ScenarioProblem) {
    let id = try line.name("the screen's name")
    guard screenIDs.insert(id).inserted else {
      throw ScenarioProblem(
        "there is already a screen \"\(id)\"", write: "its tips below the first one")
    }
    lines["screens[\(scenario.screens.count)]"] = number
    scenario.screens.append(.init(id: id, visit: try line.duration(after: "for"), places: []))
    part = .screen
  }

  private mutating func place(
    _ word: String, _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) {
    guard part == .screen, let screen = scenario.screens.indices.last else {
      throw ScenarioProblem(
        "\"\(word)\" does not follow a screen",
        write: "a line such as \"screen home\" first")
    }
    let isPopover = word == "popover"
    var kind = word
    if isPopover { kind = line.word() }
    let content: Scenario.Place.Content
    switch kind {
    case "tip": content = .tip(try line.name("the tip"))
    case "group": content = try group(&line)
    default:
      throw ScenarioProblem(
        "a popover is a tip or a group, not \"\(kind)\"",
        write: "\"popover tip FeedBirdsTip\"")
    }
    lines["screens[\(screen)].places[\(scenario.screens[screen].places.count)]"] = number
    scenario.screens[screen].places.append(Scenario.Place(content, isPopover: isPopover))
  }

  private func group(
    _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) -> Scenario.Place.Content {
    let priority: GroupSelection.Priority = try line.choice("priority")
    try line.colon(after: "priority", "group ordered: FavoriteBackyardTip, FeedBirdsTip")
    if line.take(word: "-") { return .group(priority, []) }
    var members: [String] = []
    repeat { members.append(try line.name("a tip of the group")) } while line.take(",")
    return .group(priority, members)
  }

  private mutating func reaction(_ line: inout ScenarioCursor) throws(ScenarioProblem) {
    var tip: String?
    if !line.take("*") { tip = try line.name("the tip") }
    lines["people[\(scenario.people.count)]"] = number
    scenario.people.append(Reaction(to: tip, []))
    part = .reaction
  }

  private enum DeedWord: String, CaseIterable { case closes, presses, performs }

  private mutating func outcome(
    _ word: String, _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) {
    guard part == .reaction || part == .outcome, let person = scenario.people.indices.last else {
      throw ScenarioProblem(
        "\"\(word)\" does not follow a tip that somebody sees",
        write: "a line such as \"sees FeedBirdsTip\" first")
    }
    let chance = try line.chance()
    let deed: Reaction.Outcome.Deed
    switch try line.choice("deed") as DeedWord {
    case .closes: deed = .closes
    case .performs: deed = .performs
    case .presses: deed = .presses(try line.name("the action"))
    }
    lines["people[\(person)].outcomes[\(scenario.people[person].outcomes.count)]"] = number
    scenario.people[person].outcomes.append(
      Reaction.Outcome(chance, deed, after: try line.duration(after: "after") ?? 0))
    part = .outcome
  }

  private mutating func effect(_ line: inout ScenarioCursor) throws(ScenarioProblem) {
    guard part == .outcome, let person = scenario.people.indices.last,
      let outcome = scenario.people[person].outcomes.indices.last
    else {
      throw ScenarioProblem(
        "\"then\" does not follow what a person does",
        write: "a line such as \"20% performs after 3s\" first")
    }
    let change = try change(&line)
    let count = scenario.people[person].outcomes[outcome].effects.count
    lines["people[\(person)].outcomes[\(outcome)].then[\(count)]"] = number
    scenario.people[person].outcomes[outcome].effects.append(change)
  }

  // MARK: - The script

  private mutating func scriptLine(
    _ word: String, _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) {
    part = .none
    let time = try time(word, &line)
    var chance = Chance.always
    if line.take(word: "with") { chance = try line.chance() }
    try line.colon(after: "time", "every day at 08:00: open home")
    lines["script[\(scenario.script.count)]"] = number
    scenario.script.append(ScriptLine(time, chance: chance, try change(&line)))
  }

  private func time(
    _ word: String, _ line: inout ScenarioCursor
  ) throws(ScenarioProblem) -> ScriptTime {
    switch word {
    case "at": return .at(try line.date())
    case "after": return .after(try line.duration())
    case "every":
      guard line.take(word: "day"), line.take(word: "at") else {
        throw ScenarioProblem(
          "\"every\" needs \"day at\"", write: "\"every day at 08:00: open home\"")
      }
      return .daily(try line.timeOfDay())
    case "on":
      var days: Set<Weekday> = []
      repeat { days.insert(try line.choice("weekday")) } while line.take(",")
      guard line.take(word: "at") else {
        throw ScenarioProblem(
          "the time after the weekdays is missing",
          write: "\"on mon, wed at 18:30: open home\"")
      }
      return .weekly(days, try line.timeOfDay())
    default:
      guard let count = Int(word), line.take(word: "times") || line.take(word: "time"),
        line.take(word: "a"), line.take(word: "week")
      else { throw Self.unknown(word) }
      guard ScriptTime.accepted.contains(count) else {
        throw ScenarioProblem(
          "\(count) times a week are not possible",
          write: "a number from 1 to \(ScriptTime.accepted.upperBound)")
      }
      return .timesAWeek(count)
    }
  }

  private static func unknown(_ word: String) -> ScenarioProblem {
    var problem = "the line begins with no word"
    if !word.isEmpty { problem = "\"\(word)\" begins no line of a scenario" }
    guard let near = NearestName.of(word, in: words) else {
      return ScenarioProblem(
        problem,
        write: "a line that begins with one of \(words.joined(separator: ", ")), "
          + "\"3 times a week\", or \"20%\" below \"sees\"")
    }
    return ScenarioProblem(problem, write: "\"\(near)\"")
  }

  private enum ChangeWord: String, CaseIterable {
    case donate, set, unset, invalidate, reset, open, close, display, dismiss
  }

  private func change(_ line: inout ScenarioCursor) throws(ScenarioProblem) -> ScriptChange {
    switch try line.choice("change", otherwise: "a change") as ChangeWord {
    case .donate: return try donation(&line)
    case .set: return .set(parameter: try line.name("the parameter"), value: try line.json())
    case .unset: return .unset(parameter: try line.name("the parameter"))
    case .reset: return .reset(tip: try line.name("the tip"))
    case .close: return .close(screen: try line.name("the screen"))
    case .display: return .display(tip: try line.name("the tip"))
    case .dismiss: return .dismiss(tip: try line.name("the tip"))
    case .invalidate:
      return .invalidate(tip: try line.name("the tip"), reason: try line.choice("reason"))
    case .open:
      return .open(screen: try line.name("the screen"), visit: try line.duration(after: "for"))
    }
  }

  private func donation(_ line: inout ScenarioCursor) throws(ScenarioProblem) -> ScriptChange {
    let event = try line.name("the event")
    var ahead = line
    var count = 1
    if ahead.word().hasPrefix("x") {
      let accepted = ScriptChange.acceptedCount
      count = try line.value(
        "a number of donations", write: "a number from x1 to x\(accepted.upperBound)"
      ) { word -> Int? in
        guard let count = Int(word.dropFirst()), accepted.contains(count) else { return nil }
        return count
      }
    }
    var info: StoredValue?
    if !line.isAtEnd { info = try line.json() }
    return .donate(event: event, info: info, count: count)
  }
}
