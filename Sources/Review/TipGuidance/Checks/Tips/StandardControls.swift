/// Explanations of what every app does in the same way.
enum StandardControls {
  /// Gestures that a standard control has besides its own, and that people may not know.
  private static let hidden: Set<String> = [
    "hold", "holding", "long-press", "double-tap", "double-click", "double", "twice", "option",
    "shift", "command", "control-click", "right-click", "fingers", "shake", "drag", "option-click",
    "three", "force", "press-and-hold", "again", "triple-click", "triple-tap", "long",
  ]

  /// Returns the flaw of a tip that explains a standard control.
  static func flaws(of tip: GuidanceTip) -> GuidanceFlaw? {
    let title = Passage(tip.title)
    for passage in [title, Passage(tip.message ?? "")] {
      for match in Lexicon.english.controls.matches(in: passage) {
        guard let sentence = passage.sentence(of: match.words.lowerBound) else { continue }
        guard isControl(match.words, in: passage) else { continue }
        let own = Set(passage.words[match.words].map(\.key))
        let keys = passage.words[sentence.words].map(\.key)
        guard hidden.subtracting(own).isDisjoint(with: keys) else { continue }
        let text = " \(keys.joined(separator: " ")) "
        let named = " \(title.key) "
        let use = match.value.first { use in
          text.contains(" \(use) ") || use.contains(" ") && named.contains(" \(use) ")
        }
        guard let use else { continue }
        return GuidanceFlaw(
          "The tip explains a control that works as in every app.",
          words: "\(passage.quote(match.words)) … \(use)",
          suggestion: "Leave it out, and teach what only this app has.")
      }
    }
    return nil
  }

  /// Whether the words are a noun, or a gesture: "the switch", not "switch lists".
  private static func isControl(_ range: Range<Int>, in passage: Passage) -> Bool {
    let words = passage.words
    guard range.count == 1 else { return true }
    guard range.lowerBound > 0 else { return false }
    let classes = Lexicon.english.classes[words[range.lowerBound - 1].key] ?? []
    return !classes.isDisjoint(with: [.article, .determiner])
  }
}

/// Terms that exclude people.
enum Terms {
  /// Returns a flaw for each term.
  static func flaws(of tip: GuidanceTip) -> [GuidanceFlaw] {
    [(tip.title, true), (tip.message ?? "", false)].flatMap { text, isTitle in
      let passage = Passage(text)
      return Lexicon.english.terms.matches(in: passage).filter { match in
        !isName(match.words, in: passage, isTitle: isTitle)
      }.map { match in
        GuidanceFlaw(
          "The tip uses a term that excludes people.", words: passage.quote(match.words),
          suggestion: "Write \"\(match.value)\", or say it in a different way.")
      }
    }
  }

  /// Words after "crazy" in names.
  private static let namesOfThings: Set<String> = [
    "eights", "golf", "horse", "quilt", "ivy", "water", "frog", "duck",
  ]

  /// Whether a term is part of a name: in capitals within a sentence, or before a known word.
  private static func isName(_ range: Range<Int>, in passage: Passage, isTitle: Bool) -> Bool {
    let words = passage.words
    if range.upperBound < words.count, namesOfThings.contains(words[range.upperBound].key) {
      return true
    }
    let isFirst = passage.beginsSentence(range.lowerBound)
    return !isTitle && !isFirst && words[range.lowerBound].isCapitalized
  }
}
