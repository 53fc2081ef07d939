/// The texts of tooltips.
enum ToolTipTexts {
  /// Returns the finding about a text that does not begin with a verb.
  static func beginning(of passage: Passage) -> GuidanceFinding? {
    guard let first = passage.words.first, !first.classes.contains(.article) else { return nil }
    switch passage.opening(passage.sentences.first?.words, isLabel: true) {
    case .action, .unclear: return nil
    case .question, .thing, .statement:
      return GuidanceFinding(
        "The tooltip does not begin with a verb.", words: String(first.text),
        suggestion: "Say what the control does, as in \"Refill the feeder\".")
    }
  }

  // MARK: - The control's name

  /// Words that add nothing to a name, and the verbs among them.
  private static let fillers = Set(LexiconText.entries(LexiconText.nameFillers))
  private static let fillerVerbs = Set(LexiconText.entries(LexiconText.fillerVerbs))
  /// Nouns for controls, before which a name is a subject.
  static let controls: Set<String> = [
    "button", "icon", "control", "menu", "toggle", "switch", "field", "tab", "slider",
    "checkbox", "tool",
  ]

  /// Returns the finding about a text that only names its control, or begins with the name.
  static func name(in toolTip: GuidanceToolTip, _ context: GuidanceContext) -> GuidanceFinding? {
    let name = context.index.words(of: toolTip)
    let passage = context.title
    let keys = passage.words.map(\.key)
    guard !name.isEmpty, !keys.isEmpty else { return nil }
    let isOnlyName = keys == name || adds(keys, nothingTo: name)
    guard isOnlyName || isSubject(name, of: passage) else { return nil }
    return GuidanceFinding(
      "The tooltip repeats the name of its control.",
      words: isOnlyName ? toolTip.text.trimmed : toolTip.control,
      suggestion: "Say what the control does.")
  }

  /// Whether words are a name and words that add nothing: "Open the settings".
  private static func adds(_ keys: [String], nothingTo name: [String]) -> Bool {
    func isFiller(_ key: String) -> Bool {
      fillers.contains(key) || key.last == "s" && fillerVerbs.contains(String(key.dropLast()))
    }
    var own = name.filter { !isFiller($0) }
    // The name of a control such as Open or Hide is a verb that adds nothing elsewhere.
    if own.isEmpty { own = name.filter(fillerVerbs.contains) }
    var said = keys.filter { own.contains($0) || !isFiller($0) }
    // "Toggle the grid" begins with a verb.
    if keys.count > 1, ["toggle", "switch"].contains(keys[0]) { said.append(keys[0]) }
    return !said.isEmpty && Set(said.map(Repetition.stem)).isSubset(of: own.map(Repetition.stem))
  }

  private static func isSubject(_ name: [String], of passage: Passage) -> Bool {
    var rest = passage.words[...]
    // "Use this zoom slider to zoom"
    let uses = ["use", "click", "press", "tap"].contains(rest.first?.key) && rest.count > 2
    if uses { rest = rest.dropFirst() }
    if let first = rest.first, first.classes.contains(.article) || first.key == "this" {
      rest = rest.dropFirst()
    }
    guard rest.prefix(name.count).map(\.key) == name else { return false }
    rest = rest.dropFirst(name.count)
    if uses { return true }
    if name.count > 1, let last = name.last, controls.contains(last) { return true }
    guard let verb = rest.first?.key else { return false }
    if controls.contains(verb) { return true }
    if ["is", "lets", "allows", "can", "will", "does"].contains(verb) { return true }
    // "Favorite adds this backyard": a form for one person, with an object.
    guard Lexicon.english.thirdPerson(verb)?.use.isRare == false else { return false }
    return rest.dropFirst().first?.classes.isDisjoint(with: .beginsObject) == false
  }

  // MARK: - Case, stops and phrases

  /// Returns the finding about a text in title case.
  static func letterCase(of toolTip: GuidanceText) -> GuidanceFinding? {
    let passage = toolTip.passage
    let capitals = LetterCase.capitalized(inSentence: passage)
    let fixed: String
    if LetterCase.isAllCapitals(passage) {
      fixed = LetterCase.withFirstCapital(toolTip.string.lowercased())
    } else if LetterCase.beginsLoud(passage), let first = passage.words.first {
      let rest = passage.text[first.text.endIndex...]
      fixed = LetterCase.withFirstCapital(first.key + rest)
    } else if LetterCase.beginsSmall(passage) {
      fixed = LetterCase.withFirstCapital(toolTip.string)
    } else {
      fixed = LetterCase.sentence(passage)
    }
    guard fixed != toolTip.string else { return nil }
    var words = capitals.map { String(passage.words[$0].text) }.joined(separator: ", ")
    if words.isEmpty { words = toolTip.string.trimmed }
    return GuidanceFinding(
      "The tooltip is not in sentence case.", words: words,
      suggestion: "Write \"\(fixed)\".", fix: toolTip.fix(to: fixed))
  }

  /// Returns the finding about a final stop, or about none where the style asks for one.
  static func stop(of toolTip: GuidanceText, style: GuidanceStyle) -> GuidanceFinding? {
    let passage = toolTip.passage
    guard let last = passage.words.last else { return nil }
    if style.toolTipsEndWithStop {
      let ends: Word.Marks = [.stop, .question, .exclamation, .ellipsis]
      guard passage.lastMarks.isDisjoint(with: ends) else { return nil }
      return GuidanceFinding(
        "The tooltip does not end with a full stop, as the app's style asks.",
        words: String(last.text), suggestion: "Add the stop.",
        fix: toolTip.fix(to: toolTip.string.trimmed + "."))
    }
    guard let fixed = FinalStop.removed(from: passage) else { return nil }
    return GuidanceFinding(
      "The tooltip ends with a full stop.", words: "\(last.text).",
      suggestion: "Leave the stop out.", fix: toolTip.fix(to: fixed))
  }

  /// Returns the findings about a text that begins with an article, or is more than one sentence.
  @FindingBuilder
  static func phrases(of passage: Passage) -> [GuidanceFinding] {
    if let first = passage.words.first, first.classes.contains(.article) {
      GuidanceFinding(
        "The tooltip begins with an article.", words: String(first.text),
        suggestion: "Begin with a verb.")
    }
    if passage.sentences.count > 1 {
      let rest = passage.sentences[1].words.lowerBound..<passage.words.count
      GuidanceFinding(
        "The tooltip is more than one sentence.", words: passage.quote(rest),
        suggestion: "Keep the first one.")
    }
  }

  // MARK: - Other controls and states

  /// Returns the finding about a text that speaks of a different control, or of a larger task.
  static func others(in toolTip: GuidanceToolTip, _ context: GuidanceContext) -> GuidanceFinding? {
    let passage = context.title
    let others = OtherControls(in: passage, own: context.index.words(of: toolTip))
    let advice = "Say only what its own control does."
    func different(_ words: Range<Int>) -> GuidanceFinding {
      GuidanceFinding(
        "The tooltip speaks of a different control.", words: passage.quote(words),
        suggestion: advice)
    }
    let named = others.name(among: context.index.controls)
    if let other = named ?? others.words { return different(other) }
    if let step = others.secondStep {
      return GuidanceFinding(
        "The tooltip describes a second action.", words: passage.quote(step), suggestion: advice)
    }
    return others.laterName.map(different)
  }

  /// Returns the finding about one text for several states.
  static func states(of toolTip: GuidanceToolTip) -> GuidanceFinding? {
    guard toolTip.states.count > 1 else { return nil }
    return GuidanceFinding(
      "One text describes \(toolTip.states.count) states of the control: "
        + "\(GuidanceMessages.list(toolTip.states)).", words: toolTip.text,
      suggestion: "Write a text for each, which says what the control does then.")
  }
}
