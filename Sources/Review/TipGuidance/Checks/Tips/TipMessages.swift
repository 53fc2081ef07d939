/// The messages of tips.
enum TipMessages {
  /// Returns the finding about a message that is missing, or only repeats the title.
  static func repetition(in context: GuidanceContext) -> GuidanceFinding? {
    let advice = "Say in a sentence how to use the feature, or what it is good for."
    if context.message.text.trimmed.isEmpty {
      return GuidanceFinding("The tip has no message.", suggestion: advice)
    }
    return context.repetition(suggestion: advice)
  }

  /// Returns the finding about a message with more than two sentences.
  static func length(of message: Passage) -> GuidanceFinding? {
    // The items of a list are steps, which are counted elsewhere: together they are one sentence.
    let items = message.sentences.filter {
      message.words[$0.words.lowerBound].marks.contains(.listItem)
    }
    let count = message.sentences.count - max(0, items.count - 1)
    guard count > 2 else { return nil }
    let rest = message.sentences[2].words.lowerBound..<message.words.count
    return GuidanceFinding(
      "The message has \(count) sentences, more than two.",
      words: message.quote(rest), suggestion: "Keep what people need to begin.")
  }

  /// Returns the finding about a message with more than three steps.
  static func steps(of message: Passage) -> GuidanceFinding? {
    let steps = message.instructions().filter { !$0.isAlternative }
    let count = max(steps.count, message.listItems)
    guard count > 3 else { return nil }
    var reason = "The tip needs \(count) steps, more than three"
    if !steps.isEmpty {
      let verbs = steps.map { "\"\(GuidanceMessages.shortened(message.quote($0.words)))\"" }
      reason += ": \(verbs.joined(separator: ", "))"
    }
    return GuidanceFinding(
      "\(reason).", words: message.text.trimmed,
      suggestion: "Tell people the first step, and let the app lead them on.")
  }

  // MARK: - Praise

  /// Words that praise an improvement.
  private static let praise: Set<String> = [
    "improved", "improvement", "improvements", "better", "best", "faster", "fastest",
    "smoother", "smarter", "easier", "simpler", "quicker", "sleeker", "redesigned",
    "rebuilt", "refreshed", "reimagined", "enhanced", "enhancements", "upgraded",
    "optimized", "revamped", "overhauled", "brand-new", "all-new", "beautiful",
    "powerful", "stunning", "gorgeous", "amazing", "awesome", "incredible", "fantastic",
    "exciting", "delightful", "love", "loved", "prettier", "snappier", "cleaner",
    "brighter", "richer", "polished", "modernized", "performance", "lightning-fast",
    "blazing", "updated", "stronger", "greater", "finest", "great", "wonderful",
    "magical", "effortless", "seamless", "innovative", "cutting-edge", "next-generation",
    "state-of-the-art", "intuitive", "reliable", "modern", "sharper", "clearer",
    "perfected", "super", "lighter", "bigger", "nicer", "fresher", "fresh",
  ]
  /// Verbs that ask for nothing but attention.
  private static let weak: Set<String> = [
    "enjoy", "experience", "meet", "welcome", "love", "feel", "celebrate", "notice",
    "appreciate", "discover", "say", "expect", "imagine", "marvel", "see", "get", "check",
    "have", "introduce", "explore", "be", "rely", "trust", "count",
  ]

  /// Returns the finding about a tip that praises without an instruction.
  static func praise(in context: GuidanceContext) -> GuidanceFinding? {
    let title = context.title
    let message = context.message
    guard !asks(message) else { return nil }
    let praised = [title, message].compactMap(firstPraise)
    let greeting = greeting(title)
    guard let words = praised.first ?? greeting else { return nil }
    switch title.opening() {
    case .thing, .statement, .question: break
    case .action, .unclear:
      if greeting != nil { break }
      // A title that asks for something is enough, unless it praises itself.
      var verb = ""
      if let first = title.instructions().first { verb = title.words[first.verb].key }
      guard isOurWork(message) || isOurWork(title) else { return nil }
      guard weak.contains(verb) || firstPraise(title) != nil else { return nil }
    }
    return GuidanceFinding(
      "The tip praises an improvement, and gives the person nothing to do.", words: words,
      suggestion: "Say what people can do with it, or leave the tip out.")
  }

  /// Verbs that greet or admire a thing, and begin nothing that people do.
  private static let greetings: Set<String> = [
    "enjoy", "experience", "meet", "welcome", "celebrate", "marvel", "love",
  ]

  /// Returns the beginning of a title that only greets: "Meet", "Say hello to".
  private static func greeting(_ title: Passage) -> String? {
    let keys = title.words.map(\.key)
    if keys.starts(with: ["say", "hello"]) { return title.quote(0..<2) }
    // "Meet at a Café": a preposition shows something that people do.
    guard let first = keys.first, greetings.contains(first), let second = title.word(at: 1),
      !second.classes.contains(.preposition) || first == "welcome"
    else { return nil }
    return title.quote(0..<1)
  }

  private static func firstPraise(_ passage: Passage) -> String? {
    let words = passage.words
    let ours = zip(words, words.dropFirst()).first { first, second in
      first.key == "our" && ["new", "newest", "latest"].contains(second.key)
    }
    return (words.first { isPraise($0.key) } ?? ours?.1).map { String($0.text) }
  }

  /// Whether a word praises: one of the list, or the comparative of an adjective.
  private static func isPraise(_ key: String) -> Bool {
    if praise.contains(key) { return true }
    guard key.hasSuffix("er"), key.utf8.count > 5 else { return false }
    return [1, 2].contains { Lexicon.english.adjectives.contains(String(key.dropLast($0))) }
  }

  /// Whether a text speaks of the work of the app's makers, or of how the app is now.
  private static func isOurWork(_ passage: Passage) -> Bool {
    let makers: Set<String> = ["we", "we've", "our", "us", "we're"]
    let states: Set<String> = [
      "is", "are", "has", "have", "it's", "they're", "feels", "looks", "got", "feel",
      "look", "sound", "sounds", "run", "runs", "load", "loads", "use", "uses", "start",
      "starts", "last", "lasts",
    ]
    let versions: Set<String> = ["update", "release", "version", "upgrade"]
    let keys = passage.words.map(\.key)
    // "this version", "faster than ever", "twice as fast as before"
    let isCompared = zip(keys, keys.dropFirst()).contains { first, second in
      first == "this" && versions.contains(second)
        || ["than", "as"].contains(first) && ["ever", "before"].contains(second)
    }
    if isCompared || keys.contains(where: makers.contains) { return true }
    return keys.indices.contains { index in
      let rest = keys[index...].dropFirst().prefix(7)
      return states.contains(keys[index])
        && rest.contains { isPraise($0) || ["less", "fewer", "more", "longer"].contains($0) }
    }
  }

  /// Whether a text asks people to do something, or says that they can.
  private static func asks(_ passage: Passage) -> Bool {
    let keys = passage.words.map(\.key)
    if passage.instructions().contains(where: { !weak.contains(keys[$0.verb]) }) { return true }
    return keys.enumerated().contains { index, key in
      let next = passage.key(at: index + 1)
      return switch key {
      case "you", "you'll", "people", "friends": deeds.contains(next)
      case "let", "lets": ["you", "people", "friends"].contains(next)
      case "by", "when", "if": next.hasSuffix("ing") || next == "you"
      default: Lexicon.english.inputs[key] != nil
      }
    }
  }

  /// Words after "you" that say what people can do.
  private static let deeds: Set<String> = [
    "can", "could", "may", "might", "tap", "click", "press", "choose", "swipe", "add",
    "open",
  ]
}
