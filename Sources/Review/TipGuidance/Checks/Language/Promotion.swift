/// Advertising in help.
enum Promotion {
  /// Returns the flaw of a text that advertises, with the first words that do.
  static func flaw(of text: GuidanceText, _ title: Passage) -> GuidanceFlaw? {
    // Help about finding offers speaks of them as its subject.
    let isAboutOffers =
      title.words.first.map { finders.contains($0.key) } ?? false
      && title.words.contains { offers.contains($0.key) || $0.isNumber }
    return words(in: text, isAboutOffers: isAboutOffers).map { words in
      GuidanceFlaw(
        "The \(text.kind.noun) sounds like an advertisement.", words: words,
        suggestion: "Say what people can do with what they have.")
    }
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
    // A question asks people whether they want what they chose, as one word on a button answers.
    let isAnswer =
      text.kind == .alertTitle && passage.lastMarks.contains(.question)
      || text.kind.isLabel && passage.words.count == 1
    if !isAnswer, let call = call(in: passage, of: text.kind) { return call }
    let isSubject = isAboutOffers || isReport && !text.kind.isLabel
    if let offer = offer(in: passage, isSubject) { return offer }
    if let offer = PlanOffers.first(in: passage) { return passage.quote(offer) }
    // A button has no marks of any kind, which is a guideline of its own.
    return text.kind == .alertButton ? nil : exclamation(in: passage)
  }

  // MARK: - Phrases

  /// Verbs of tips about offers: "Find Deals Near You" is a feature.
  private static let finders: Set<String> = [
    "find", "filter", "see", "show", "sort", "browse", "check", "track", "compare", "search", "set",
    "watch", "scan", "apply", "add", "spot", "view", "follow", "pick", "turn", "receive", "enter",
    "hide", "list", "group", "look", "know", "redeem", "limit", "split", "calculate", "budget",
    "log", "plan", "choose", "use", "monitor", "mark", "create", "organize", "review", "include",
    "combine", "share", "send", "ask", "stop", "mute", "manage", "collect",
  ]

  /// The subjects of such tips.
  private static let offers: Set<String> = [
    "deal", "deals", "discount", "discounts", "price", "prices", "sale", "sales", "coupon",
    "coupons", "code", "codes", "offer", "offers", "bargain", "bargains", "savings", "plan",
    "plans",
    "subscription", "subscriptions", "budget", "limit", "cost", "costs", "rewards", "points",
    "spending", "bill", "bills", "trial", "trials", "membership", "memberships", "fare", "fares",
    "shipping", "delivery", "cashback", "fees", "rates", "arrivals", "promotions",
  ]

  private static func finds(in passage: Passage, before word: Int) -> Bool {
    guard let sentence = passage.sentence(of: word) else { return false }
    return passage.instructions(sentence.words).contains { instruction in
      instruction.verb < word && finders.contains(passage.words[instruction.verb].key)
    }
  }

  /// Whether a strong phrase is used of something else: "See which rooms are now available".
  private static func isDomain(_ range: Range<Int>, in passage: Passage) -> Bool {
    guard let sentence = passage.sentence(of: range.lowerBound) else { return false }
    let before = passage.words[sentence.words.lowerBound..<range.lowerBound].map(\.key)
    let first = passage.words[range.lowerBound].key
    if first == "now" || first == "available" {
      return before.contains {
        ["which", "what", "when", "whether", "if", "that", "where"].contains($0)
      }
    }
    if first == "upgrade" { return !isCall(range.lowerBound, in: passage) }
    return false
  }

  // MARK: - Calls to buy

  /// Nouns for things inside an app to which people subscribe.
  private static let feeds: Set<String> = [
    "calendar", "calendars", "feed", "feeds", "podcast", "podcasts", "channel", "channels", "show",
    "shows", "playlist", "playlists", "thread", "threads", "topic", "topics", "list", "lists",
    "album", "albums", "conversation", "page", "pages", "blog", "blogs", "rss", "author", "authors",
    "series", "event", "events", "discussion", "alerts", "updates", "schedule", "issue", "ticket",
    "team", "folder", "map", "tag", "forum", "group", "publication", "newsletter", "newsletters",
  ]
  /// Goods that people buy with an app as its purpose.
  private static let goods: Set<String> = [
    "ticket", "tickets", "pass", "passes", "stock", "stocks", "shares", "fund", "funds", "again",
    "groceries", "stamps", "crypto", "bonds", "list", "fare", "fares", "seat", "seats", "token",
    "tokens", "towers", "property", "properties", "weapons", "items", "ingredients", "used",
    "local",
  ]
  /// Nouns for paid plans, after "upgrade".
  private static let plans: Set<String> = [
    "plan", "account", "membership", "subscription", "storage", "pro", "premium", "plus", "now",
    "today", "to", "for", "and", "here", "unlimited", "experience", "version", "ultimate", "gold",
  ]

  private static func call(in passage: Passage, of kind: GuidanceTextKind) -> String? {
    let words = passage.words
    return words.indices.first { index in
      // A tooltip says what the button of a shop does; more than that advertises.
      isCall(index, in: passage)
        && (kind != .toolTip || words[index...].contains { hurries.contains($0.key) })
    }.map { index in
      passage.quote(index..<min(index + 3, words.count))
    }
  }

  private static let hurries: Set<String> = [
    "now", "today", "more", "full", "unlimited", "extra", "pro", "premium", "plus", "all", "every",
  ]

  private static func isCall(_ index: Int, in passage: Passage) -> Bool {
    let words = passage.words
    guard ["buy", "purchase", "upgrade", "subscribe"].contains(words[index].key) else {
      return false
    }
    guard let sentence = passage.sentence(of: index) else { return false }
    let isInstruction =
      passage.instructions(sentence.words).contains { $0.verb == index }
      || index == sentence.words.lowerBound
    let isPurpose = index > 0 && words[index - 1].key == "to" && words[index].key != "buy"
    guard isInstruction || isPurpose else { return false }
    let rest = words[(index + 1)..<sentence.words.upperBound].map(\.key)
    switch words[index].key {
    case "subscribe": return !rest.contains(where: feeds.contains)
    case "upgrade":
      guard isInstruction || rest.first.map({ plans.contains($0) }) ?? true else { return false }
      return rest.isEmpty || rest.prefix(3).contains(where: plans.contains)
    default: return !rest.contains(where: goods.contains)
    }
  }

  // MARK: - Prices

  /// An amount or a percentage with an offer: "50% off", "only $2", "save 20% when …".
  private static func offer(in passage: Passage, _ isAboutOffers: Bool) -> String? {
    let words = passage.words
    for index in words.indices where isAmount(index, in: words) {
      let isLong = ["percent", "dollars", "euros", "bucks"].contains(key(index + 1, in: words))
      let end = isLong ? index + 1 : index
      let next = key(end + 1, in: words)
      let previous = key(index - 1, in: words)
      if ["off", "discount", "cheaper"].contains(next) {
        guard !isAboutOffers || ["get", "enjoy", "take", "now"].contains(previous) else { continue }
        return passage.quote(index..<end + 2)
      }
      if previous == "only" || previous == "just", isPrice(words[index]),
        !["left", "remaining", "a", "each", "in", "of", "or", "and", "more"].contains(next)
          || next == "a" && ["month", "year", "week"].contains(key(end + 2, in: words))
      {
        return passage.quote((index - 1)..<end + 1)
      }
      if let verb = saves(before: index, in: words), isOfferEnd(end, in: words) {
        return passage.quote(verb..<end + 1)
      }
      if isRate(after: end, in: words), !isAboutOffers,
        ["for", "at", "from", "only", "just"].contains(previous),
        !finds(in: passage, before: index)
      {
        return passage.quote((index - 1)..<end + 1)
      }
    }
    return nil
  }

  private static func key(_ index: Int, in words: [Word]) -> String {
    words.indices.contains(index) ? words[index].key : ""
  }

  private static func isPrice(_ word: Word) -> Bool {
    word.key.unicodeScalars.first.map(Passage.isCurrency) ?? false
  }

  private static func isAmount(_ index: Int, in words: [Word]) -> Bool {
    let word = words[index]
    guard word.isNumber else { return word.key == "half" && key(index + 1, in: words) == "off" }
    return isPrice(word) || word.key.hasSuffix("%")
      || ["percent", "dollars", "euros", "bucks", "off"].contains(key(index + 1, in: words))
  }

  /// The word "save" before an amount, over "up to".
  private static func saves(before index: Int, in words: [Word]) -> Int? {
    (1...4).map { index - $0 }.first { position in
      ["save", "saves", "saving"].contains(key(position, in: words))
    }.flatMap { verb in
      let between = words[(verb + 1)..<index].map(\.key)
      let allowed: Set<String> = ["up", "to", "as", "much", "over", "an", "extra", "another"]
      return between.allSatisfy(allowed.contains) ? verb : nil
    }
  }

  private static func isOfferEnd(_ end: Int, in words: [Word]) -> Bool {
    guard words.indices.contains(end + 1) else { return true }
    let next = words[end + 1]
    if !next.marks.isDisjoint(with: Word.Marks.clause) { return true }
    return ["on", "when", "with", "off", "today", "now", "if", "this", "at", "until", "if", "here"]
      .contains(next.key)
  }

  private static func isRate(after end: Int, in words: [Word]) -> Bool {
    let next = key(end + 1, in: words)
    let unit = ["a", "per", "each", "every"].contains(next) ? key(end + 2, in: words) : next
    return ["month", "year", "week", "monthly", "yearly"].contains(unit)
      || words[end].key.hasSuffix("/month") || words[end].key.hasSuffix("/year")
      || words[end].key.hasSuffix("/mo")
  }

  // MARK: - Exclamation marks

  private static let namesWithMark: Set<String> = ["yahoo", "jeopardy", "hola", "yum", "wham"]

  private static func exclamation(in passage: Passage) -> String? {
    let words = passage.words
    for index in words.indices {
      let marks = index + 1 < words.count ? words[index + 1].marks : passage.lastMarks
      if marks.contains(.exclamation), !words[index].isQuoted,
        !namesWithMark.contains(words[index].key)
      {
        return "\(words[index].text)!"
      }
    }
    return nil
  }
}
