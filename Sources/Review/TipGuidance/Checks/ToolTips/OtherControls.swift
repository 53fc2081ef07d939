/// What a tooltip says of controls and actions beside its own.
enum OtherControls {
  private static let leads = Set(LexiconText.entries(LexiconText.leads))

  /// Returns the words that speak of a control beside the own one: "the button next to it".
  static func words(in passage: Passage, _ own: [String]) -> Range<Int>? {
    let match = Lexicon.english.otherControls.matches(in: passage).first { match in
      let words = passage.words[match.words].map(\.key)
      let isOwn = !own.isEmpty && Set(own).isSubset(of: words)
      return !isOwn && (!match.value || match.words.lowerBound > 0)
    }
    return match?.words ?? ledControl(in: passage, own)
  }

  /// Returns the name after a verb that leads to a control: "use Rotate to turn it".
  private static func ledControl(in passage: Passage, _ own: [String]) -> Range<Int>? {
    // In title case, a capital does not show a name.
    guard LetterCase.capitalized(inSentence: passage).isEmpty else { return nil }
    let index = passage.words.indices.dropFirst(2).first { index in
      let word = passage.words[index]
      // The names of keys and apps are known, and a key is no different control.
      return leads.contains(passage.key(at: index - 1)) && word.isCapitalized && !word.keepsForm
        && Lexicon.english.names[word.key] == nil && !own.contains(word.key)
        && !word.key.contains("-")
    }
    return index.map { $0 - 1..<$0 + 1 }
  }

  /// Returns the second action on a second thing: "set its size, then apply it to all headings".
  static func secondStep(in passage: Passage) -> Range<Int>? {
    // A verb without an object shares that of the next one: "Cut, copy and paste text".
    let steps = passage.instructions().filter { $0.words.count > 1 }
    let required = steps.filter { !$0.isAlternative }
    if required.count > 2 { return required[1].words }
    guard steps.count > 1 else { return nil }
    let second = steps[1]
    if leads.contains(passage.key(at: second.verb)) { return second.words }
    guard !second.isAlternative, !second.isOnSameThing(in: passage) else { return nil }
    // A control can do two things at once: "Save the draft and close the window".
    let between = steps[0].words.upperBound...second.verb
    let isLater = between.contains { index in
      let word = passage.words[index]
      return word.key == "then" || !word.marks.isDisjoint(with: [.comma, .semicolon, .stop, .dash])
    }
    return isLater ? second.words : nil
  }
}

extension Instruction {
  /// Whether the object of the verb is the thing of an earlier verb: "and share it".
  fileprivate func isOnSameThing(in passage: Passage) -> Bool {
    ["it", "them", "this", "that", "one", "its", "their"].contains(passage.key(at: verb + 1))
  }
}
