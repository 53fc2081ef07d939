/// An instruction in a text: a clause that begins with a verb.
package struct Instruction: Hashable, Sendable {
  /// The index of the verb.
  package let verb: Int
  /// The indices of the clause's words.
  package let words: Range<Int>
  /// Whether the clause is an alternative, after "or".
  package let isAlternative: Bool
}

extension Passage {
  /// The instructions, in order.
  ///
  /// "Touch and hold" is one.
  func instructions(_ range: Range<Int>? = nil) -> [Instruction] {
    let range = range ?? 0..<words.count
    var found: [Instruction] = []
    for sentence in sentences(in: range) {
      let words = sentence.words.clamped(to: range)
      guard !words.isEmpty else { continue }
      found += InstructionFinder(passage: self, sentence: words).instructions
    }
    return found
  }
}

private struct InstructionFinder {
  let passage: Passage
  let sentence: Range<Int>
  var lexicon: Lexicon { .english }
  var words: [Word] { passage.words }

  /// Words between the beginning of a clause and its verb.
  private static let introductions: Set<String> = [
    "and", "or", "then", "please", "just", "simply", "now", "first", "second", "next",
    "finally", "also", "but", "so", "lastly", "afterwards", "afterward", "again",
    "either", "instead", "plus", "always", "never", "don't", "only", "quickly", "you",
  ]
  /// Verbs of gestures, which people do rather than want.
  private static let gestures: Set<String> = [
    "tap", "click", "press", "touch", "swipe", "drag", "pinch", "scroll", "choose",
    "select", "open", "hold", "double-click", "double-tap", "right-click",
    "control-click", "long-press", "turn", "type", "enter", "go",
  ]

  var instructions: [Instruction] {
    var verbs: [(index: Int, isAlternative: Bool)] = []
    // "To see details, tap": the comma ends the purpose. "Tap to see, share or delete" goes on.
    var wants = false
    let beginsWithPurpose = words[sentence.lowerBound].key == "to"
    var index = sentence.lowerBound
    var begins = true
    while index < sentence.upperBound {
      let word = words[index]
      if index > sentence.lowerBound {
        if !word.marks.isDisjoint(with: Word.Marks.clause.union(.arrow)) {
          begins = !word.marks.contains(.arrow)
          if beginsWithPurpose || word.marks != .comma { wants = false }
        } else if word.key == "and" || word.key == "or" || word.key == "then" {
          begins = true
        }
      }
      if word.key == "then" { wants = false }
      if word.key == "to", index + 1 < sentence.upperBound,
        lexicon.verb(words[index + 1].key) != nil
      {
        wants = true
        begins = false
        index += 2
        continue
      }
      if begins {
        let (verb, isAlternative) = skipIntroduction(from: index)
        if let verb, isInstruction(verb) {
          let isGesture = Self.gestures.contains(words[verb].key)
          if !wants || isGesture && !isAlternative {
            wants = false
            verbs.append((verb, isAlternative))
            index = end(of: verb)
            begins = false
            continue
          }
          index = verb
        } else if let verb, verb > index {
          index = verb
        }
      }
      begins = false
      index += 1
    }
    return verbs.enumerated().map { position, found in
      var end = sentence.upperBound
      if position + 1 < verbs.count { end = verbs[position + 1].index }
      while end > found.index + 1, Self.introductions.contains(words[end - 1].key) { end -= 1 }
      return Instruction(
        verb: found.index, words: found.index..<end, isAlternative: found.isAlternative)
    }
  }

  /// The first word after those that introduce a clause.
  private func skipIntroduction(from start: Int) -> (verb: Int?, isAlternative: Bool) {
    var isAlternative = false
    for index in start..<sentence.upperBound {
      let key = words[index].key
      if key == "or" { isAlternative = true }
      let isIntroduction =
        Self.introductions.contains(key) || (lexicon.verbs[key] == nil && lexicon.isAdverb(key))
      guard isIntroduction else { return (index, isAlternative) }
      if key == "you", index == start { break }
    }
    return (nil, false)
  }

  /// The word after the verb of a gesture of two verbs, such as "touch and hold".
  private func end(of verb: Int) -> Int {
    guard verb + 2 < sentence.upperBound, words[verb + 1].key == "and",
      ["hold", "drag", "drop", "release"].contains(words[verb + 2].key)
    else { return verb + 1 }
    // "Record, mix, and release an album": people release music, too.
    let isRelease = words[verb + 2].key == "release"
    if isRelease, words[verb + 1].marks.contains(.comma) { return verb + 1 }
    return verb + 3
  }

  /// Whether all words before a verb are verbs too: "Record, mix, and release an album".
  private func continuesVerbs(_ index: Int) -> Bool {
    let second = sentence.lowerBound + 1
    guard index >= second, words[second].marks.contains(.comma) else { return false }
    // "Tap, hold, and drag": the words of one gesture.
    guard !Self.gestures.contains(words[sentence.lowerBound].key) else { return false }
    return words[sentence.lowerBound..<index].allSatisfy { word in
      if word.key == "and" || word.key == "or" { return true }
      guard let use = lexicon.verb(word.key) else { return false }
      return use != .hardly
    }
  }

  /// Whether a word is the last one of a list of things: "each heading, figure, and footnote".
  private func endsList(_ index: Int) -> Bool {
    guard index - 3 >= sentence.lowerBound, ["and", "or"].contains(words[index - 1].key) else {
      return false
    }
    // The item before it is one word, between commas.
    return words[index - 1].marks.contains(.comma) && words[index - 2].marks.contains(.comma)
  }

  private func isInstruction(_ index: Int) -> Bool {
    let word = words[index]
    guard !word.isQuoted, !word.isNumber else { return false }
    if lexicon.fullAuxiliaries.contains(word.key) {
      return index + 1 < sentence.upperBound
        && !["you", "we", "they"].contains(words[index + 1].key)
    }
    guard let use = lexicon.verb(word.key) else { return false }
    let next = index + 1 < sentence.upperBound ? words[index + 1] : nil
    let classes = next?.classes ?? []
    if classes.contains(.finite) { return false }
    if use == .verb { return true }
    if continuesVerbs(index) { return true }
    if endsList(index) { return false }
    guard let next, next.marks.isDisjoint(with: Word.Marks.clause) else {
      // One word alone, such as "color" in a list, is an instruction only where a sentence begins.
      return use == .ambiguous && index == sentence.lowerBound
    }
    if !classes.isDisjoint(with: .beginsObject) || next.isQuoted { return true }
    if use.isRare { return classes.contains(.particle) }
    // "Filter helps you" is a statement, and "filter birds by color" is not.
    if let third = lexicon.thirdPerson(next.key), third.use == .verb { return false }
    if index > sentence.lowerBound, ["and", "or"].contains(next.key) { return false }
    return true
  }
}
