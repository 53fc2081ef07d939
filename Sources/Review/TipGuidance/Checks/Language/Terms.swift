/// Terms that exclude people.
enum Terms {
  /// Returns a finding for each term.
  static func findings(in text: GuidanceText) -> [GuidanceFinding] {
    let passage = text.passage
    let terms = Lexicon.english.terms.matches(in: passage).filter { match in
      !isName(match.words, in: passage, isTitle: text.kind.isTitle)
    }
    let findings = terms.map { match in
      GuidanceFinding(
        "The \(text.kind.noun) uses a term that excludes people.",
        words: passage.quote(match.words),
        suggestion: "Write \"\(match.value)\", or say it in a different way.")
    }
    guard let gendered = gendered(in: passage),
      !terms.contains(where: { $0.words.overlaps(gendered) })
    else { return findings }
    let finding = GuidanceFinding(
      "The \(text.kind.noun) gives any person a gender.", words: passage.quote(gendered),
      suggestion: "Write \"they\" or \"their\", or speak to the person.")
    return findings + [finding]
  }

  /// Words that make a person any person of a kind.
  private static let generics: Set<String> = [
    "a", "an", "any", "each", "every", "no", "one", "the", "another", "either", "if",
    "when", "your", "this", "that",
  ]
  /// Persons that need no such word.
  private static let anyone: Set<String> = [
    "anybody", "anyone", "everybody", "everyone", "nobody", "somebody", "someone",
  ]
  private static let genders: Set<String> = [
    "he", "she", "him", "his", "her", "hers", "himself", "herself", "he's", "she's",
    "he'll", "she'll",
  ]

  /// Returns a word such as "his" after any person of a kind: "each user … his own password".
  private static func gendered(in passage: Passage) -> Range<Int>? {
    let words = passage.words
    guard let last = words.lastIndex(where: { genders.contains($0.key) }) else { return nil }
    // "(s)he"
    if let index = words.indices.dropFirst().first(where: {
      words[$0].key == "he" && words[$0 - 1].key == "s" && words[$0].marks.contains(.bracket)
    }) {
      return index - 1..<index + 1
    }
    let persons = words[..<last].indices.filter { isAnyPerson($0, in: passage) }
    return persons.lazy.compactMap { gender(of: $0, in: passage) }.first
  }

  /// Whether a word is any person of a kind: "each user", "everyone".
  private static func isAnyPerson(_ index: Int, in passage: Passage) -> Bool {
    let key = passage.words[index].base
    guard Lexicon.english.persons.contains(key) else { return false }
    return anyone.contains(key)
      || [1, 2, 3].contains { generics.contains(passage.key(at: index - $0)) }
  }

  /// Returns the next word that gives a person a gender.
  private static func gender(of person: Int, in passage: Passage) -> Range<Int>? {
    let rest = passage.words[(person + 1)...].prefix(16)
    guard let pronoun = rest.firstIndex(where: { genders.contains($0.key) }) else { return nil }
    // A name between them has the gender: "Ask a friend such as Mia for her list".
    let hasName = (person + 1..<pronoun).contains { index in
      let word = passage.words[index]
      return word.isCapitalized && !passage.beginsSentence(index)
        && !Lexicon.english.isOrdinary(word.key)
    }
    if hasName { return nil }
    return pronoun..<pronoun + 1
  }

  /// Words after "crazy" in names.
  private static let namesOfThings: Set<String> = [
    "variable", "variables", "eights", "golf", "horse", "quilt", "ivy", "water", "frog",
    "duck",
  ]

  /// Whether a term is part of a name: in capitals within a sentence, or before a known word.
  private static func isName(_ range: Range<Int>, in passage: Passage, isTitle: Bool) -> Bool {
    let first = passage.words[range.lowerBound]
    let next = passage.word(at: range.upperBound)
    if let next, namesOfThings.contains(next.key) { return true }
    // The dummy of a card game or a crash test is a thing, and "dummy data" is a term.
    let isAlone = next?.marks.isDisjoint(with: Word.Marks.clause) != true
    if range.count == 1, first.key == "dummy", isAlone || next?.classes.isEmpty == false {
      return true
    }
    return !isTitle && !passage.beginsSentence(range.lowerBound) && first.isCapitalized
  }
}
