/// The words of a tooltip about controls and actions beside its own.
enum OtherControls {
  private static let leads = Set(LexiconText.entries(LexiconText.leads))

  /// Returns the words that speak of a control beside the own one: "the button next to it".
  static func words(in passage: Passage, _ own: [String]) -> Range<Int>? {
    let match = Lexicon.english.otherControls.matches(in: passage).first { match in
      let words = passage.words[match.words].map(\.key)
      let isOwn = !own.isEmpty && Set(own).isSubset(of: words)
      return !isOwn && (!match.value || match.words.lowerBound > 0)
    }
    return match?.words ?? ledControl(in: passage, own) ?? namedKind(in: passage, own)
  }

  /// Returns the name after a verb that leads to a control: "use Rotate to turn it".
  private static func ledControl(in passage: Passage, _ own: [String]) -> Range<Int>? {
    // In title case, a capital does not show a name.
    guard LetterCase.capitalized(inSentence: passage).isEmpty else { return nil }
    let index = passage.words.indices.dropFirst(2).first { index in
      let word = passage.words[index]
      // The names of keys and apps are known, and a key is not a different control.
      return leads.contains(passage.key(at: index - 1)) && word.isCapitalized && !word.keepsForm
        && Lexicon.english.names[word.key] == nil && !own.contains(word.key)
        && !word.key.contains("-")
    }
    return index.map { $0 - 1..<$0 + 1 }
  }

  /// Returns a name before its kind that is the way to do something: "from the Pause menu".
  private static func namedKind(in passage: Passage, _ own: [String]) -> Range<Int>? {
    // In title case, a capital does not show a name.
    guard LetterCase.capitalized(inSentence: passage).isEmpty else { return nil }
    return Lexicon.english.namedControls.matches(in: passage).map(\.words).first { range in
      let names = passage.words[range].filter(\.isCapitalized).map(\.key)
      return !names.isEmpty && Set(names).isDisjoint(with: own)
    }
  }

  /// Returns a name after the first clause of a text: "…, and restore it with Reactivate".
  static func laterName(in passage: Passage, _ own: [String]) -> Range<Int>? {
    // In title case, a capital does not show a name.
    guard LetterCase.capitalized(inSentence: passage).isEmpty else { return nil }
    // "Show or hide the Inspector": two verbs with one object are one clause.
    guard let next = passage.words.indices.dropFirst(2).first(where: { begins($0, in: passage) })
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
  private static func begins(_ index: Int, in passage: Passage) -> Bool {
    let word = passage.words[index]
    return joints.contains(word.key)
      || !word.marks.isDisjoint(with: [.comma, .semicolon, .dash, .bracket])
  }

  private static let joints = Set(LexiconText.entries(LexiconText.joints))

  /// Returns the second action on a second thing: "set its size, then apply it to all headings".
  static func secondStep(in passage: Passage) -> Range<Int>? {
    let instructions = passage.instructions()
    // Three verbs with one object are a task: "Record, mix, and release an album".
    let verbs = instructions.filter { !$0.isAlternative }
    if verbs.count > 2, instructions.count == verbs.count { return verbs[1].words }
    // A verb without an object shares the object of the next one: "Cut or copy text".
    let steps = instructions.filter { $0.words.count > 1 }
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
