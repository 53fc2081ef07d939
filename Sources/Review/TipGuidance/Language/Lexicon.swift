package import TipModel

/// A small English lexicon: words with their classes, and lists of phrases.
///
/// The lists are texts in ``LexiconText``. Each says how its entries were chosen.
package struct Lexicon: Sendable {
  /// How often a verb is a noun or an adjective instead, by its mark in the list.
  package enum VerbUse: Character, Sendable {
    /// Nearly always a verb.
    case verb = " "
    /// Sometimes a noun or an adjective.
    case ambiguous = "n"
    /// Mostly a noun or an adjective.
    case seldom = "N"
    /// Nearly always a noun or an adjective, unless a small word follows.
    case hardly = "A"

    /// Whether the word is more often something else.
    var isRare: Bool { self == .seldom || self == .hardly }
  }

  /// The English lexicon, loaded once.
  package static let english = Lexicon()

  /// The verbs, in their base form.
  package let verbs = LexiconText.marked(LexiconText.verbs).mapValues { mark in
    mark.flatMap(VerbUse.init) ?? .verb
  }
  /// The nouns that are not verbs, most in the singular.
  package let nouns = Set(LexiconText.entries(LexiconText.nouns))
  /// The adjectives that are not verbs.
  package let adjectives = Set(LexiconText.entries(LexiconText.adjectives))
  /// The nouns that end names of features, with true when they do so after verbs too.
  package let heads = LexiconText.marked(LexiconText.heads).mapValues { $0 == "+" }
  /// The small words of the grammar.
  package let classes = Dictionary(
    LexiconText.entries(LexiconText.words).map(WordClasses.entry),
    uniquingKeysWith: { $0.union($1) })
  /// The words of vague titles.
  package let vague = Set(LexiconText.entries(LexiconText.vague))
  /// The phrases of advertising, with true for a weak sign.
  package let promotion = PhraseList(
    LexiconText.entries(LexiconText.promotion).map { line in
      line.hasSuffix(" weak") ? (String(line.dropLast(5)), true) : (line, false)
    })
  /// The phrases of error messages.
  package let errors = PhraseList(LexiconText.entries(LexiconText.errors))
  /// The terms that exclude people, with their replacements.
  package let terms = PhraseList(LexiconText.pairs(LexiconText.terms))
  /// The words for any person of a kind.
  package let persons = Set(LexiconText.entries(LexiconText.persons))
  /// The accusing and oblique phrases, with what to write instead.
  package let blame = PhraseList(LexiconText.groups(LexiconText.blame))
  /// The phrases that make little of what happened.
  package let belittling = PhraseList(LexiconText.entries(LexiconText.belittling))
  /// The phrases of a loss.
  package let losses = PhraseList(LexiconText.entries(LexiconText.losses))
  /// The standard controls and gestures, with the words of their usual effects.
  package let controls = PhraseList(
    LexiconText.groups(LexiconText.controls + "\n" + LexiconText.gestures).map { name, uses in
      (name, uses.split(separator: ",").map { $0.split(separator: " ").map(String.init) })
    })
  /// The standard components with their gestures, with words for their usual effects.
  package let components = PhraseList(
    LexiconText.groups(LexiconText.components).map { gesture, effects in
      (gesture, effects.split(separator: ",").map(\.trimmed))
    })
  /// The words that name nothing of an app.
  package let generic = Set(LexiconText.entries(LexiconText.generic))
  /// The phrases of tooltips that speak of a different control.
  ///
  /// The value is true when they do so only after the beginning of a text.
  package let otherControls = PhraseList(
    LexiconText.entries(LexiconText.otherControls).map { line in
      line.hasSuffix(" later") ? (String(line.dropLast(6)), true) : (line, false)
    })
  /// The phrases of tooltips with the name of a control before its kind.
  let namedControls = PhraseList(LexiconText.entries(LexiconText.namedControls))
  /// The verbs of input, with the inputs to which they belong.
  package let inputs = LexiconText.inputs(LexiconText.inputs)
  /// The words for devices, with the inputs that they have.
  let deviceWords = LexiconText.inputs(LexiconText.deviceWords)
  /// The phrases that begin a second feature.
  let secondFeatures = PhraseList(LexiconText.entries(LexiconText.secondFeatures))
  /// The labels that repeat what went wrong.
  let retries = PhraseList([LexiconText.retries])
  /// The devices and their parts, with the inputs or the systems that have them.
  let devices = PhraseList(
    LexiconText.groups(LexiconText.devices).map { name, owners in
      (name, owners.split(separator: " ").map(String.init))
    })
  /// The inputs or the systems of symbols, by the beginnings of their names.
  let inputSymbols = LexiconText.owners(LexiconText.inputSymbols)
  /// The names of several words.
  package let longNames = PhraseList(
    LexiconText.marked(LexiconText.names).keys.filter { $0.contains(" ") }
      .map { $0.lowercased() })
  /// The names of one word, with true when the word is a plain word too.
  package let names = Dictionary(
    LexiconText.marked(LexiconText.names).filter { !$0.key.contains(" ") }
      .map { ($0.lowercased(), $1 == "+") }, uniquingKeysWith: { first, _ in first })

  /// The first parts of compound adjectives and nouns, such as "real" in "Real-Time".
  let compounding = Set(LexiconText.entries(LexiconText.compounding))
  /// The verbs that also begin names of features.
  let verbsInNames = Set(LexiconText.entries(LexiconText.verbsInNames))
  /// The verbs that a gerund follows.
  let verbsBeforeGerunds = Set(LexiconText.entries(LexiconText.verbsBeforeGerunds))
  /// The gerunds that name things.
  let gerundsOfThings = Set(LexiconText.entries(LexiconText.gerundsOfThings))
  /// The words that are verbs also before "of".
  let verbsBeforeOf = Set(LexiconText.entries(LexiconText.verbsBeforeOf))
  /// The particles that follow verbs, and rarely nouns.
  let verbParticles = Set(LexiconText.entries(LexiconText.verbParticles))
  /// The auxiliaries that are verbs by themselves.
  let fullAuxiliaries = Set(LexiconText.entries(LexiconText.fullAuxiliaries))
  /// The persons after the auxiliary of a question.
  let askedPersons = Set(LexiconText.entries(LexiconText.askedPersons))
  /// The adverbs before the verb of a statement about a thing.
  let adverbsOfNews = Set(LexiconText.entries(LexiconText.adverbsOfNews))
  /// The verbs of a statement about a thing, after one of its adverbs.
  let verbsOfNews = Set(LexiconText.entries(LexiconText.verbsOfNews))
  /// The verbs of a statement about a thing, also without an adverb.
  let verbsOfThings = Set(LexiconText.entries(LexiconText.verbsOfThings))
  /// The forms of "to be" that make a statement of a group of words.
  let formsOfBe = Set(LexiconText.entries(LexiconText.formsOfBe))

  private let abbreviations = LexiconText.marked(LexiconText.abbreviations).mapValues { $0 == "#" }

  private init() {}

  /// Returns whether a word with a stop is an abbreviation, given the next word.
  func isAbbreviation(_ key: String, before next: Word) -> Bool {
    if let beforeNumber = abbreviations[key] { return !beforeNumber || next.isNumber }
    // It is an initial. "I" and single digits end sentences too.
    return key.count == 1 && key != "i" && key.first?.isLetter == true
  }
}

/// The classes of a small word.
package struct WordClasses: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let article = WordClasses(rawValue: 1)
  package static let possessive = WordClasses(rawValue: 2)
  package static let determiner = WordClasses(rawValue: 4)
  package static let pronoun = WordClasses(rawValue: 8)
  package static let preposition = WordClasses(rawValue: 16)
  package static let conjunction = WordClasses(rawValue: 32)
  package static let question = WordClasses(rawValue: 64)
  package static let auxiliary = WordClasses(rawValue: 128)
  package static let finite = WordClasses(rawValue: 256)
  package static let interjection = WordClasses(rawValue: 512)
  package static let adverb = WordClasses(rawValue: 1024)
  package static let number = WordClasses(rawValue: 2048)
  package static let particle = WordClasses(rawValue: 4096)
  package static let minor = WordClasses(rawValue: 8192)

  /// The words that can begin the object of a verb.
  package static let beginsObject: WordClasses = [.article, .possessive, .determiner, .pronoun]

  private static let named: [Substring: WordClasses] = [
    "article": .article, "possessive": .possessive, "determiner": .determiner,
    "pronoun": .pronoun, "preposition": .preposition, "conjunction": .conjunction,
    "question": .question, "auxiliary": .auxiliary, "finite": .finite,
    "interjection": .interjection, "adverb": .adverb, "number": .number, "particle": .particle,
    "minor": .minor,
  ]

  static func entry(_ line: String) -> (String, WordClasses) {
    let parts = line.split(separator: " ")
    let classes = parts.dropFirst().reduce(into: WordClasses()) { classes, name in
      classes.formUnion(named[name] ?? [])
    }
    return (String(parts.first ?? ""), classes)
  }
}

/// The entries of a list: separated by commas, or by the end of a line.
///
/// Lists are texts in Swift, which compile much faster than the bytes of embedded files.
enum LexiconText {
  static func entries(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: ",") }
      .map { String(Substring($0.drop { $0 == UInt8(ascii: " ") })) }
  }

  /// Returns the entries that may end with a mark of one character after a space.
  static func marked(_ text: String) -> [String: Character?] {
    let marked = entries(text).map { entry -> (String, Character?) in
      let end = entry.utf8.suffix(2)
      guard end.count == 2, end.first == UInt8(ascii: " ") else { return (entry, nil) }
      return (String(entry.dropLast(2)), entry.last)
    }
    return Dictionary(marked, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the entries of a word and those who have it, such as `click pointer`.
  static func owners(_ text: String) -> [String: [String]] {
    entries(text).reduce(into: [:]) { owners, line in
      let parts = line.split(separator: " ").map(String.init)
      owners[parts[0], default: []] += parts.dropFirst()
    }
  }

  /// Returns the entries of a word and its inputs.
  static func inputs(_ text: String) -> [String: Set<TipInput>] {
    owners(text).mapValues { Set($0.compactMap(TipInput.init)) }
  }

  /// Returns the entries of two parts, such as `whitelist = allow list`.
  static func pairs(_ text: String) -> [(String, String)] {
    entries(text).compactMap { parts(of: $0, separator: " = ") }
  }

  /// Returns the entries of lines that begin with what their entries share: `close | x button`.
  static func groups(_ text: String) -> [(String, String)] {
    text.split(separator: "\n").compactMap { parts(of: String($0), separator: " | ") }
      .flatMap { shared, names in entries(names).map { ($0, shared) } }
  }

  private static func parts(of text: String, separator: String) -> (String, String)? {
    guard let middle = text.firstRange(of: separator) else { return nil }
    return (String(text[..<middle.lowerBound]), String(text[middle.upperBound...]))
  }
}
