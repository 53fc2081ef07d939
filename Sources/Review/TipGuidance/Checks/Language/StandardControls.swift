/// Explanations of what every app does in the same way.
enum StandardControls {
  /// Gestures that a standard control has besides its own, and that people may not know.
  private static let hidden: Set<String> = [
    "hold", "holding", "long-press", "double-tap", "double-click", "double", "twice", "option",
    "shift", "command", "control-click", "right-click", "fingers", "shake", "drag", "option-click",
    "three", "force", "press-and-hold", "again", "triple-click", "triple-tap", "long",
  ]

  /// Returns the flaw of a text that explains a standard control.
  static func flaw(of text: GuidanceText, _ title: Passage) -> GuidanceFlaw? {
    let passage = text.passage
    for match in Lexicon.english.controls.matches(in: passage) {
      guard let sentence = passage.sentence(of: match.words.lowerBound),
        isControl(match.words, in: passage)
      else { continue }
      var own = Set(passage.words[match.words].map(\.key))
      // People drag a slider or a bar in any app.
      if !own.isDisjoint(with: ["slider", "bar", "edge", "corner"]) { own.insert("drag") }
      let keys = passage.words[sentence.words].map(\.key)
      guard hidden.subtracting(own).isDisjoint(with: keys) else { continue }
      let sentenceKey = " \(keys.joined(separator: " ")) "
      let named = " \(title.key) "
      let use = match.value.first { use in
        sentenceKey.contains(" \(use) ") || use.contains(" ") && named.contains(" \(use) ")
      }
      guard let use else { continue }
      return GuidanceFlaw(
        "The \(text.kind.noun) explains a control that works as in every app.",
        words: "\(passage.quote(match.words)) … \(use)",
        suggestion: "Leave it out, and teach what only this app has.")
    }
    return nil
  }

  /// Whether the words are a noun, or a gesture: "the switch", not "switch lists".
  private static func isControl(_ range: Range<Int>, in passage: Passage) -> Bool {
    range.count > 1
      || passage.word(at: range.lowerBound - 1)?.classes
        .isDisjoint(with: [.article, .determiner]) == false
  }
}

/// Terms that exclude people.
enum Terms {
  /// Returns a flaw for each term.
  static func flaws(of text: GuidanceText) -> [GuidanceFlaw] {
    let passage = text.passage
    return Lexicon.english.terms.matches(in: passage).filter { match in
      !isName(match.words, in: passage, isTitle: text.kind.isTitle)
    }.map { match in
      GuidanceFlaw(
        "The \(text.kind.noun) uses a term that excludes people.",
        words: passage.quote(match.words),
        suggestion: "Write \"\(match.value)\", or say it in a different way.")
    }
  }

  /// Words after "crazy" in names.
  private static let namesOfThings: Set<String> = [
    "variable", "variables", "eights", "golf", "horse", "quilt", "ivy", "water", "frog", "duck",
  ]

  /// Whether a term is part of a name: in capitals within a sentence, or before a known word.
  private static func isName(_ range: Range<Int>, in passage: Passage, isTitle: Bool) -> Bool {
    let first = passage.words[range.lowerBound]
    let next = passage.word(at: range.upperBound)
    if let next, namesOfThings.contains(next.key) { return true }
    // The dummy of a card game or a crash test is a thing; "dummy data" is a term.
    let isAlone = next?.marks.isDisjoint(with: Word.Marks.clause) != true
    if range.count == 1, first.key == "dummy", isAlone || next?.classes.isEmpty == false {
      return true
    }
    return !isTitle && !passage.beginsSentence(range.lowerBound) && first.isCapitalized
  }
}
