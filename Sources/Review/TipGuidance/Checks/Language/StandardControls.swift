/// Explanations of what every app does in the same way.
enum StandardControls {
  /// Gestures that a standard control has besides its own, and that people may not know.
  private static let hidden: Set<String> = [
    "hold", "holding", "long-press", "double-tap", "double-click", "double", "twice",
    "option", "shift", "command", "control-click", "right-click", "fingers", "shake",
    "drag", "option-click", "three", "force", "press-and-hold", "again", "triple-click",
    "triple-tap", "long",
  ]

  /// Returns the finding about a text that explains a standard control.
  static func finding(in text: GuidanceText, _ title: Passage) -> GuidanceFinding? {
    if let usual = usualEffect(in: text, title) { return finding(in: text, words: usual) }
    var names: [Word] = []
    if text.kind == .tipMessage { names = title.words }
    return onlyComponent(in: text.passage, names).map { finding(in: text, words: $0) }
  }

  private static func finding(in text: GuidanceText, words: String) -> GuidanceFinding {
    GuidanceFinding(
      "The \(text.kind.noun) explains a control that works as in every app.", words: words,
      suggestion: "Leave it out, and teach what only this app has.")
  }

  /// Returns a standard gesture with a usual effect that follows it, or that the title names.
  private static func usualEffect(in text: GuidanceText, _ title: Passage) -> String? {
    let passage = text.passage
    let named = title.words.map(\.key)
    for match in Lexicon.english.controls.allMatches(in: passage) {
      guard isControl(match.words, in: passage) else { continue }
      let sentence = passage.sentenceWords(around: match.words.lowerBound)
      var own = Set(passage.words[match.words].map(\.key))
      // People drag a slider or a bar in any app.
      if !own.isDisjoint(with: ["slider", "bar", "edge", "corner"]) { own.insert("drag") }
      let keys = passage.words[sentence].map(\.key)
      // "Choose an option" is not the key of that name.
      if sentenceHasOption(keys) { own.insert("option") }
      if hasHiddenGesture(keys, beside: own) { continue }
      // A stop, because some effects are usual only where nothing follows.
      let ended = keys + ["."]
      let use = match.value.first { use in
        has(use, in: ended) || use.count > 1 && has(use, in: named)
      }
      guard let use else { continue }
      let effect = use.filter { $0 != "." }.joined(separator: " ")
      return "\(passage.quote(match.words)) … \(effect)"
    }
    return nil
  }

  /// Returns a sentence with a gesture on a component, and without a word that only this app has.
  ///
  /// It may repeat the words of the title, which names the subject of the sentence.
  private static func onlyComponent(in passage: Passage, _ names: [Word]) -> String? {
    let stems = Set(names.map { Repetition.stem($0.key) })
    for match in Lexicon.english.components.allMatches(in: passage) {
      let sentence = passage.sentenceWords(around: match.words.lowerBound)
      let own = Set(passage.words[match.words].map(\.key))
      let others = sentence.filter { !match.words.contains($0) }
      let keys = Set(others.map { passage.words[$0].key })
      if hasHiddenGesture(keys, beside: own) { continue }
      // The title names the effect of the component, too: "Close a Window".
      let isEffect = match.value.contains { keys.contains($0) || $0 == names.first?.key }
      guard isEffect else { continue }
      // The first word is the gesture's verb.
      let isPlain = sentence.dropFirst().allSatisfy { index in
        let word = passage.words[index]
        return index == match.words.lowerBound || !word.classes.isEmpty
          || Lexicon.english.generic.contains(word.key)
          || stems.contains(Repetition.stem(word.key))
      }
      if isPlain { return passage.quote(sentence) }
    }
    return nil
  }

  /// Whether words stand side by side in others.
  private static func has(_ words: [String], in others: [String]) -> Bool {
    others.indices.contains { index in
      others[index] == words[0] && others[index...].starts(with: words)
    }
  }

  /// Whether a sentence has a gesture that people may not know, beside its own words.
  private static func hasHiddenGesture(
    _ keys: some Sequence<String>, beside own: Set<String>
  ) -> Bool {
    keys.contains { hidden.contains($0) && !own.contains($0) }
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
