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
    for match in Lexicon.english.controls.allMatches(in: passage) {
      guard let sentence = passage.sentence(of: match.words.lowerBound),
        isControl(match.words, in: passage)
      else { continue }
      var own = Set(passage.words[match.words].map(\.key))
      // People drag a slider or a bar in any app.
      if !own.isDisjoint(with: ["slider", "bar", "edge", "corner"]) { own.insert("drag") }
      let keys = passage.words[sentence.words].map(\.key)
      // "Choose an option" is not the key of that name.
      if sentenceHasOption(keys) { own.insert("option") }
      guard hidden.subtracting(own).isDisjoint(with: keys) else { continue }
      // A stop, because some effects are usual only where nothing follows.
      let sentenceKey = " \(keys.joined(separator: " ")) . "
      let named = " \(title.key) "
      let use = match.value.first { use in
        sentenceKey.contains(" \(use) ") || use.contains(" ") && named.contains(" \(use) ")
      }
      guard let use else { continue }
      let effect = use.hasSuffix(" .") ? String(use.dropLast(2)) : use
      return GuidanceFlaw(
        "The \(text.kind.noun) explains a control that works as in every app.",
        words: "\(passage.quote(match.words)) … \(effect)",
        suggestion: "Leave it out, and teach what only this app has.")
    }
    return nil
  }

  private static func sentenceHasOption(_ keys: [String]) -> Bool {
    zip(keys, keys.dropFirst()).contains { $0 == "an" && $1 == "option" }
  }

  /// Whether the words are a noun, or a gesture: "the switch", not "switch lists".
  private static func isControl(_ range: Range<Int>, in passage: Passage) -> Bool {
    range.count > 1
      || passage.word(at: range.lowerBound - 1)?.classes
        .isDisjoint(with: [.article, .determiner]) == false
  }
}
