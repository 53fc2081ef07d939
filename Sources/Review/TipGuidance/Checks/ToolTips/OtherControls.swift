/// The words of a tooltip about controls and actions beside its own.
struct OtherControls {
  private static let leads = Set(LexiconText.entries(LexiconText.leads))

  private let passage: Passage
  /// The words of the own control's name, or none when it is unknown.
  private let own: [String]
  /// Whether a capital shows a name, which it does not in title case.
  private let showsNames: Bool

  init(in passage: Passage, own: [String]) {
    self.passage = passage
    self.own = own
    showsNames = LetterCase.capitalized(inSentence: passage).isEmpty
  }

  // MARK: - Names

  /// Returns the name of a different control of the same content.
  func name(among controls: PhraseList<Bool>) -> Range<Int>? {
    for match in controls.matches(in: passage) {
      let name = passage.words[match.words].map(\.key)
      // A part of its own name, or its own name as a part, is not a different control.
      let isOwn = !own.isEmpty && (Set(name).isSubset(of: own) || Set(own).isSubset(of: name))
      if !isOwn, isNamed(match.words) { return match.words }
    }
    return nil
  }

  /// Whether words are used as the name of a control: in quotes, or before "button".
  private func isNamed(_ range: Range<Int>) -> Bool {
    let first = passage.words[range.lowerBound]
    let next = passage.key(at: range.upperBound)
    if first.isQuoted || ToolTipTexts.controls.contains(next) { return true }
    return showsNames && first.isCapitalized && !passage.beginsSentence(range.lowerBound)
  }

  /// The words that speak of a control beside the own one: "the button next to it".
  var words: Range<Int>? {
    let match = Lexicon.english.otherControls.matches(in: passage).first { match in
      let words = passage.words[match.words].map(\.key)
      let isOwn = !own.isEmpty && Set(own).isSubset(of: words)
      return !isOwn && (!match.value || match.words.lowerBound > 0)
    }
    return match?.words ?? ledControl ?? namedKind
  }

  /// The name after a verb that leads to a control: "use Rotate to turn it".
  private var ledControl: Range<Int>? {
    guard showsNames else { return nil }
    let index = passage.words.indices.dropFirst(2).first { index in
      let word = passage.words[index]
      guard Self.leads.contains(passage.key(at: index - 1)) else { return false }
      // The names of keys and apps are known, and a key is not a different control.
      return word.isCapitalized && !word.keepsForm
        && Lexicon.english.names[word.key] == nil && !own.contains(word.key)
        && !word.key.contains("-")
    }
    return index.map { $0 - 1..<$0 + 1 }
  }

  /// A name before its kind that is the way to do something: "from the Pause menu".
  private var namedKind: Range<Int>? {
    guard showsNames else { return nil }
    return Lexicon.english.namedControls.matches(in: passage).map(\.words).first { range in
      let names = passage.words[range].filter(\.isCapitalized).map(\.key)
      return !names.isEmpty && Set(names).isDisjoint(with: own)
    }
  }

  /// A name after the first clause of a text: "…, and restore it with Reactivate".
  var laterName: Range<Int>? {
    guard showsNames else { return nil }
    // "Show or hide the Inspector": two verbs with one object are one clause.
    guard let next = passage.words.indices.dropFirst(2).first(where: beginsClause)
    else { return nil }
    let known = Set(Lexicon.english.longNames.matches(in: passage).flatMap(\.words))
    // "To Dropbox or Drive": a name after a name is one more of its kind.
    var start = next
    if ["and", "or"].contains(passage.key(at: next)) { start += 2 }
    let name = passage.words.indices.dropFirst(start).first { index in
      let word = passage.words[index]
      guard word.isCapitalized, !word.isQuoted, !word.keepsForm else { return false }
      // The lexicon has no proper names, but the names of apps and keys.
      return Lexicon.english.isOrdinary(word.key) && Lexicon.english.names[word.key] == nil
        && !known.contains(index) && !own.contains(word.key)
        && !passage.beginsSentence(index)
    }
    return name.map { $0..<$0 + 1 }
  }

  /// Whether a word joins a clause to the one before it.
  private func beginsClause(_ index: Int) -> Bool {
    let word = passage.words[index]
    return Self.joints.contains(word.key)
      || !word.marks.isDisjoint(with: [.comma, .semicolon, .dash, .bracket])
  }

  private static let joints = Set(LexiconText.entries(LexiconText.joints))

  // MARK: - Actions

  /// The second action on a second thing: "set its size, then apply it to all headings".
  var secondStep: Range<Int>? {
    let instructions = passage.instructions()
    // Three verbs with one object are a task: "Record, mix, and release an album".
    let verbs = instructions.filter { !$0.isAlternative }
    if verbs.count > 2, instructions.count == verbs.count { return verbs[1].words }
    // A verb without an object shares the object of the next one: "Cut or copy text".
    let steps = instructions.filter { $0.words.count > 1 }
    guard steps.count > 1 else { return nil }
    let second = steps[1]
    if Self.leads.contains(passage.key(at: second.verb)) { return second.words }
    guard !second.isAlternative, !second.isOnSameThing(in: passage) else { return nil }
    // A control can do two things at once: "Save the draft and close the window".
    let between = steps[0].words.upperBound...second.verb
    let isLater = between.contains { index in
      let word = passage.words[index]
      return word.key == "then" || !word.marks.isDisjoint(with: [.comma, .semicolon, .stop, .dash])
    }
    guard isLater else { return nil }
    return second.words
  }
}

extension Instruction {
  /// Whether the object of the verb is the thing of an earlier verb: "and share it".
  fileprivate func isOnSameThing(in passage: Passage) -> Bool {
    ["it", "them", "this", "that", "one", "its", "their"].contains(passage.key(at: verb + 1))
  }
}
