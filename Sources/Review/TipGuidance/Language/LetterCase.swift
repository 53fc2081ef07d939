/// Title case and sentence case.
///
/// Both are lenient: names, acronyms, quotes and short words pass in either case.
package enum LetterCase {
  /// Returns the words that title case would write with a capital.
  static func lowercased(inTitle passage: Passage) -> [Int] {
    let words = passage.words
    return words.indices.filter { index in
      let word = words[index]
      guard word.isLowercased, !word.keepsForm, !word.isQuoted else { return false }
      // After an apostrophe or a digit the rest of a word has no capital.
      guard word.text.unicodeScalars.first?.properties.isLowercase == true else { return false }
      if index == words.startIndex { return true }
      // A unit keeps its form: "40 km/h".
      if words[index - 1].isNumber { return false }
      return !word.classes.contains(.minor)
        && !(word.classes.contains(.preposition) && word.key.utf8.count < 6)
    }
  }

  static func title(_ passage: Passage) -> String {
    replace(lowercased(inTitle: passage), in: passage) { $0.uppercased() }
  }

  /// Returns the words that sentence case would write without a capital, or none when in doubt.
  static func capitalized(inSentence passage: Passage) -> [Int] {
    let words = passage.words
    let named = Set(Lexicon.english.longNames.matches(in: passage).flatMap(\.words))
    var capitals: [Int] = []
    var points = 0
    var previousIsCapital = false
    var hasPlainWord = false
    for index in words.indices {
      let word = words[index]
      let isFirst = isFirst(index, in: passage)
      // "Page Numbers" ends with the name of an app, and is none.
      let isAfterSure = capitals.last == index - 1
      let isSure = !isFirst && isSureCapital(word, isAfterSure) && !named.contains(index)
      let classes = word.classes
      if isSure {
        // Neighbours may be one name, such as "Sky Map". A word of another kind shows a title.
        let isNoun = classes.isEmpty && !Lexicon.english.adjectives.contains(word.key)
        let isPlural = Lexicon.english.isPluralOrThirdPerson(word.key)
        let isSmall = !classes.isEmpty || qualifiers.contains(word.key)
        if isSmall {
          points += 2
        } else if !isNoun || !previousIsCapital || isPlural {
          points += 1
        }
        capitals.append(index)
      } else if !isFirst, word.isLowercased, !word.keepsForm, classes.isEmpty {
        hasPlainWord = true
      }
      previousIsCapital = !isFirst && word.isCapitalized
    }
    // A text in title case has no plain word in lower case. Beside one, only small words are sure.
    let hasSmallWord = capitals.contains { smallWords.contains(words[$0].key) }
    guard points > 1, !hasPlainWord || hasSmallWord else { return [] }
    return capitals
  }

  /// Whether a text surely begins with a small letter: "export as PDF", not "iCloud is full".
  static func beginsSmall(_ passage: Passage) -> Bool {
    guard let word = passage.words.first, word.isLowercased, !word.keepsForm, !word.isQuoted,
      word.text.unicodeScalars.first?.properties.isLowercase == true
    else { return false }
    // The name of a key, such as Delete, has a capital.
    return Lexicon.english.isOrdinary(word.key)
  }

  /// Whether a text is in capitals throughout, and so many of its words are surely no acronyms.
  static func isAllCapitals(_ passage: Passage, atLeast count: Int = 2) -> Bool {
    guard passage.text.allSatisfy({ !$0.isLetter || $0.isUppercase }) else { return false }
    return passage.words.count { $0.text.count > 3 && isSureWord($0) } >= count
  }

  /// Whether a text begins with a verb in capitals, as in "START dictation".
  static func beginsLoud(_ passage: Passage) -> Bool {
    guard let word = passage.words.first, word.text.count > 3 else { return false }
    return word.text.allSatisfy(\.isUppercase) && Lexicon.english.verbs[word.key] != nil
  }

  /// Whether a word is one of the lexicon, and no name.
  private static func isSureWord(_ word: Word) -> Bool {
    Lexicon.english.names[word.key] == nil && Lexicon.english.isOrdinary(word.key)
  }

  /// Returns a text without space around it, and with a capital at its beginning only.
  static func withFirstCapital(_ text: String) -> String {
    text.trimmed.prefix(1).uppercased() + text.trimmed.dropFirst()
  }

  /// Small words that rarely begin a name.
  private static let smallWords: Set<String> = [
    "this", "these", "those", "another", "each", "every", "any", "with", "from", "into",
    "by", "for", "to", "without", "between", "when", "if", "its", "their", "only",
    "currently", "at", "or",
  ]

  /// Adjectives that say which one, and rarely begin a name.
  private static let qualifiers: Set<String> = [
    "new", "current", "previous", "other", "different", "entire", "whole", "additional",
    "multiple", "individual", "existing", "original", "available", "visible", "hidden",
    "unused", "empty", "default", "selected", "following", "upcoming", "first", "last",
  ]

  /// Whether a word is the first of a sentence, or after a colon or a quote.
  private static func isFirst(_ index: Int, in passage: Passage) -> Bool {
    let marks: Word.Marks = [.colon, .listItem, .dash, .bracket, .quote, .arrow]
    return passage.beginsSentence(index)
      || !passage.words[index].marks.isDisjoint(with: marks)
  }

  /// Whether a word with a capital is surely not a name.
  private static func isSureCapital(_ word: Word, _ isAfterSure: Bool) -> Bool {
    let lexicon = Lexicon.english
    guard word.isCapitalized, !word.keepsForm, !word.isQuoted, !word.isPossessive,
      word.key != "i", !word.key.hasPrefix("i'")
    else { return false }
    // A name may be a plain word too, as in "Page Numbers".
    if let isPlain = lexicon.names[word.key], !(isPlain && isAfterSure) { return false }
    return lexicon.isOrdinary(word.key)
  }

  /// Whether a text of several words is in title case, and one of its capitals is surely not part
  /// of a name.
  static func isTitle(_ passage: Passage) -> Bool {
    passage.words.count > 1 && !passage.words.contains(where: \.isQuoted)
      && lowercased(inTitle: passage).isEmpty && !ordinary(passage).isEmpty
  }

  /// Whether one ordinary word after an article has a capital.
  ///
  /// As in "Delete the Playlist of Anna?".
  static func hasCapitalAfterArticle(_ passage: Passage) -> Bool {
    ordinary(passage).contains { index in
      // Two capitals may be a name: "Quit the Setup Assistant?"
      passage.words[index - 1].classes.contains(.article)
        && passage.word(at: index + 1)?.isLowercased == true
    }
  }

  /// Returns a text in title case with all words in lower case that are surely not names.
  static func lowered(_ passage: Passage) -> String {
    replace(ordinary(passage), in: passage) { $0.lowercased() }
  }

  private static func ordinary(_ passage: Passage) -> [Int] {
    let named = Set(Lexicon.english.longNames.matches(in: passage).flatMap(\.words))
    return passage.words.indices.dropFirst().filter { index in
      !named.contains(index) && isSureCapital(passage.words[index], false)
    }
  }

  static func sentence(_ passage: Passage) -> String {
    replace(capitalized(inSentence: passage), in: passage) { $0.lowercased() }
  }

  private static func replace(
    _ indices: [Int], in passage: Passage, by change: (Character) -> String
  ) -> String {
    var text = ""
    var end = passage.text.startIndex
    for index in indices {
      let word = passage.words[index].text
      guard let first = word.first else { continue }
      text += passage.text[end..<word.startIndex] + change(first)
      end = passage.text.index(after: word.startIndex)
    }
    return text + passage.text[end...]
  }
}
