/// Whether one text only repeats another.
package enum Repetition {
  /// Words that add nothing to a title.
  private static let fillers: Set<String> = [
    "now", "here", "feature", "app", "use", "easily", "simply", "quickly", "just", "easy",
    "way", "able", "want", "like", "let", "allow", "tip", "new", "option", "item",
    "thing", "stuff", "please", "try", "also", "help", "enable", "possible", "anytime",
    "want", "need", "user", "today", "great", "able", "ability", "function", "tool",
    "quick", "simple", "content",
  ]

  private static let stemmedFillers = Set(fillers.map(stem))

  /// Returns whether a text says nothing that a title does not.
  ///
  /// Small words and endings are known in English. In other languages, all words count.
  static func says(_ text: Passage, onlyWhat title: Passage, isEnglish: Bool) -> Bool {
    let titleWords = contents(of: title, isEnglish: isEnglish)
    let words = contents(of: text, isEnglish: isEnglish)
    guard !titleWords.isEmpty, !words.isEmpty else { return false }
    if words == titleWords { return true }
    guard isEnglish else { return false }
    var added = words.subtracting(titleWords).subtracting(stemmedFillers)
    if text.words.contains(where: { $0.key == "here" }) {
      added.subtract(["tap", "click", "press", "touch"])
    }
    // A text with few of the title's words says something else: it is short.
    return added.isEmpty && words.intersection(titleWords).count * 2 >= titleWords.count
  }

  private static func contents(of passage: Passage, isEnglish: Bool) -> Set<String> {
    guard isEnglish else { return Set(passage.words.map(\.key)) }
    return Set(passage.words.filter { [[], .adverb].contains($0.classes) }.map { stem($0.base) })
  }

  /// Returns a word without the endings of plurals and verbs, to compare it with another.
  static func stem(_ key: String) -> String {
    for (ending, replacement) in [("ies", "y"), ("ing", ""), ("ed", ""), ("es", ""), ("s", "")] {
      guard key.hasSuffix(ending), key.utf8.count > ending.utf8.count + 2, !key.hasSuffix("ss")
      else { continue }
      return trimmed(key.dropLast(ending.count) + replacement)
    }
    return trimmed(key)
  }

  private static func trimmed(_ stem: String) -> String {
    if stem.hasSuffix("e"), stem.utf8.count > 3 { return String(stem.dropLast()) }
    let last = stem.suffix(2)
    let isDouble = last.count == 2 && last.first == last.last && stem.utf8.count > 4
    return isDouble ? String(stem.dropLast()) : stem
  }
}
