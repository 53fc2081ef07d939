/// Advertising in help.
enum Promotion {
  /// Returns the finding about a text that advertises, with the first words that do.
  static func finding(in text: GuidanceText, _ context: GuidanceContext) -> GuidanceFinding? {
    let found: String?
    if context.isEnglish {
      found = words(in: text, isAboutOffers: isAboutOffers(context.title))
    } else {
      found = context.words?.promotion(in: text.passage)
    }
    guard let found else { return nil }
    return GuidanceFinding(
      "The \(text.kind.noun) sounds like an advertisement.", words: found,
      suggestion: "Say what people can do with what they have.")
  }

  private static func isAboutOffers(_ title: Passage) -> Bool {
    // Help about finding offers speaks of them as its subject.
    guard let first = title.words.first, verbsBeforeOffers.contains(first.key) else { return false }
    return title.words.contains { offers.contains($0.key) || $0.isNumber }
  }

  private static func words(in text: GuidanceText, isAboutOffers: Bool) -> String? {
    let passage = text.passage
    // A button and an alert may speak of offers and prices as their subject.
    let isReport = text.kind.isLabel || GuidanceTextKind.ofAlerts.contains(text.kind)
    let matches = Lexicon.english.promotion.matches(in: passage).filter { match in
      !(match.value
        && (isReport || isAboutOffers || finds(in: passage, before: match.words.lowerBound)))
        && !isDomain(match.words, in: passage)
    }
    if let match = matches.first { return passage.quote(match.words) }
    // A question asks people to confirm their choice, and one word on a button is the answer.
    let isAnswer =
      text.kind == .alertTitle && passage.lastMarks.contains(.question)
      || text.kind.isLabel && passage.words.count == 1
    if !isAnswer, let call = call(in: passage, of: text.kind) { return call }
    // A button has no marks of any kind, which is a separate guideline.
    guard text.kind != .alertButton else { return nil }
    return exclamation(in: passage)
  }

  // MARK: - Phrases

  private static let verbsBeforeOffers = Set(
    LexiconText.entries(LexiconText.verbsBeforeOffers))
  private static let offers = Set(LexiconText.entries(LexiconText.offers))

  private static func finds(in passage: Passage, before word: Int) -> Bool {
    passage.instructions(passage.sentenceWords(around: word)).contains { instruction in
      instruction.verb < word && verbsBeforeOffers.contains(passage.words[instruction.verb].key)
    }
  }

  /// Whether a strong phrase is used of something else: "See which rooms are now available".
  private static func isDomain(_ range: Range<Int>, in passage: Passage) -> Bool {
    let start = passage.sentenceWords(around: range.lowerBound).lowerBound
    let before = passage.words[start..<range.lowerBound].map(\.key)
    let first = passage.words[range.lowerBound].key
    if first == "now" || first == "available" {
      return before.contains {
        ["which", "what", "when", "whether", "if", "that", "where"].contains($0)
      }
    }
    return first == "upgrade" && !isCall(range.lowerBound, in: passage)
  }

  // MARK: - Calls to buy

  private static let feeds = Set(LexiconText.entries(LexiconText.feeds))
  private static let wordsAfterBuy = Set(LexiconText.entries(LexiconText.wordsAfterBuy))
  private static let wordsAfterUpgrade = Set(
    LexiconText.entries(LexiconText.wordsAfterUpgrade))

  private static func call(in passage: Passage, of kind: GuidanceTextKind) -> String? {
    let words = passage.words
    return words.indices.first { index in
      // A tooltip may name the action of a shop.
      isCall(index, in: passage)
        && (kind != .toolTip || words[index...].contains { hurries.contains($0.key) })
    }.map { index in
      passage.quote(index..<min(index + 3, words.count))
    }
  }

  private static let hurries: Set<String> = [
    "now", "today", "more", "full", "unlimited", "extra", "pro", "premium", "plus", "all",
    "every",
  ]

  private static func isCall(_ index: Int, in passage: Passage) -> Bool {
    let words = passage.words
    guard ["buy", "purchase", "upgrade", "subscribe"].contains(words[index].key) else {
      return false
    }
    let sentence = passage.sentenceWords(around: index)
    let isInstruction =
      passage.instructions(sentence).contains { $0.verb == index } || index == sentence.lowerBound
    let isPurpose = passage.key(at: index - 1) == "to" && words[index].key != "buy"
    guard isInstruction || isPurpose else { return false }
    let rest = words[(index + 1)..<sentence.upperBound].map(\.key)
    switch words[index].key {
    case "subscribe":
      // The subject of the subscription, not its use: "Subscribe to Plus to play albums".
      let object = rest.dropFirst().prefix { !["to", "and", "for", "so"].contains($0) }
      return !object.contains(where: feeds.contains)
    case "upgrade":
      guard let next = rest.first else { return true }
      guard isInstruction || wordsAfterUpgrade.contains(next) else { return false }
      return rest.prefix(3).contains(where: wordsAfterUpgrade.contains)
    default: return !rest.contains(where: wordsAfterBuy.contains)
    }
  }

  // MARK: - Exclamation marks

  private static let namesWithMark: Set<String> = ["yahoo", "jeopardy", "hola", "yum", "wham"]

  /// Words of a sentence that requires or warns, as in "The name must be unique!".
  private static let requirements: Set<String> = [
    "must", "can't", "cannot", "couldn't", "don't", "doesn't", "didn't", "isn't",
    "aren't", "wasn't", "weren't", "won't", "not", "never", "required", "requires",
    "needs", "should", "already", "careful", "caution", "warning", "failed", "mandatory",
    "only", "once", "before",
  ]

  private static func exclamation(in passage: Passage) -> String? {
    let loud = passage.words.indices.filter { index in
      let word = passage.words[index]
      return passage.marks(before: index + 1).contains(.exclamation) && !word.isQuoted
        && !namesWithMark.contains(word.key) && isMarked(word, in: passage)
    }
    guard let first = loud.first else { return nil }
    if loud.count == 1, !isRepeated(after: first, in: passage), requires(first, in: passage) {
      return nil
    }
    return "\(passage.words[first].text)!"
  }

  /// Whether the marks after a word are its own, and not named: "one of ! ? #".
  private static func isMarked(_ word: Word, in passage: Passage) -> Bool {
    passage.text[word.text.endIndex...].first?.isWhitespace != true
  }

  /// Whether several exclamation marks follow a word.
  private static func isRepeated(after index: Int, in passage: Passage) -> Bool {
    passage.text[passage.words[index].text.endIndex...].prefix(4).count { "!！".contains($0) } > 1
  }

  private static func requires(_ index: Int, in passage: Passage) -> Bool {
    passage.words[passage.sentenceWords(around: index)].contains {
      requirements.contains($0.key)
    }
  }
}
