/// Offers without an amount: "for one low price", "start your trial", "get Pro".
enum PlanOffers {
  private static let plans: Set<String> = [
    "pro", "plus", "premium", "ultimate", "vip", "platinum", "deluxe",
  ]
  /// Nouns for what people pay for.
  private static let memberships: Set<String> = [
    "club", "membership", "subscription", "plan", "pass", "bundle", "upgrade", "program", "version",
    "rewards",
  ]
  private static let small: Set<String> = [
    "low", "small", "tiny", "little", "single", "one", "fair", "great", "special", "reduced",
    "lower",
    "unbeatable", "better", "best", "good",
  ]
  private static let prices: Set<String> = ["price", "fee", "cost", "payment", "charge", "rate"]
  private static let wholes: Set<String> = [
    "every", "all", "unlimited", "more", "extra", "exclusive", "bonus", "full", "everything",
    "endless",
  ]
  /// Things that apps have, and sell.
  private static let contents: Set<String> = [
    "levels", "level", "features", "feature", "filters", "tools", "themes", "lessons", "songs",
    "worlds", "courses",
    "packs", "stories", "episodes", "recipes", "templates", "sounds",
  ]
  private static let getting: Set<String> = ["get", "try", "join", "start", "choose", "activate"]

  static func first(in passage: Passage) -> Range<Int>? {
    passage.words.indices.lazy.compactMap { offer(at: $0, in: passage) }.first
  }

  private static func offer(at index: Int, in passage: Passage) -> Range<Int>? {
    guard let sentence = passage.sentence(of: index)?.words else { return nil }
    let words = passage.words
    let keys = words[index..<sentence.upperBound].map(\.key)
    let rest = keys.dropFirst()
    switch keys[0] {
    case "free":
      return freeTime(at: index, in: words, sentence)
    case "members", "subscribers", "premium", "pro":
      return advantage(at: index, in: passage, keys)
    case "for", "at":
      // "for one low price", "at a great price"
      guard let price = rest.prefix(4).firstIndex(where: prices.contains),
        keys[1..<price].contains(where: small.contains)
      else { return nil }
      return index..<index + price + 1
    case "start", "begin", "get", "claim", "try", "activate":
      guard let trial = rest.prefix(4).firstIndex(of: "trial"), trial > 1,
        ["your", "a", "the", "our", "my"].contains(keys[1]) || keys[1] == "free",
        !["time", "clinical", "drug", "field", "jury"].contains(keys[trial - 1]),
        trial + 1 == keys.count || Lexicon.english.classes[keys[trial + 1]] != nil
          || keys[trial + 1] == "period"
      else { break }
      return index..<index + trial + 1
    case "our":
      // "our biggest sale of the year"
      let goods: Set<String> = ["sale", "sales", "deals", "deal", "offer", "offers", "discount"]
      return rest.prefix(3).firstIndex(where: goods.contains).map { index..<index + $0 + 1 }
    case "unlock", "enjoy", "access":
      if keys.count > 2, wholes.contains(keys[1]), contents.contains(keys[2]) {
        return index..<index + 3
      }
      return purchase(after: index, keys)
    default: break
    }
    guard getting.contains(keys[0]),
      passage.instructions(sentence).contains(where: { $0.verb == index })
    else { return nil }
    return plan(after: index, in: words, sentence) ?? membership(after: index, keys)
      ?? (keys[0] == "get" ? purchase(after: index, keys) : nil)
  }

  /// "Free for the first two weeks", "a month for free", "two weeks free"; not people who are free.
  private static func freeTime(
    at index: Int, in words: [Word], _ sentence: Range<Int>
  ) -> Range<Int>? {
    let units: Set<String> = ["days", "week", "weeks", "month", "months", "year"]
    let before = words[sentence.lowerBound..<index].suffix(2).map(\.key)
    let after = words[(index + 1)..<sentence.upperBound].prefix(5).map(\.key)
    if before.last.map(units.contains) == true || before.last == "for" && units.contains(before[0])
    {
      return index - before.count..<index + 1
    }
    guard after.first == "for", !["is", "are", "you're", "be"].contains(before.last ?? ""),
      let unit = after.firstIndex(where: units.contains)
    else { return nil }
    return index..<index + unit + 2
  }

  /// "Members get every map", "Premium riders get voice guidance": more for those who pay.
  private static func advantage(
    at index: Int, in passage: Passage, _ keys: [String]
  ) -> Range<Int>? {
    let isPlan = plans.contains(keys[0])
    guard isPlan || passage.beginsSentence(index),
      isPlan || keys.count > 1 && keys[1] != "see",
      let verb = keys.dropFirst().prefix(3).firstIndex(where: {
        ["get", "enjoy", "see", "save", "have", "receive", "unlock", "pay"].contains($0)
      }), verb == (isPlan ? 2 : 1) || keys[verb - 1] == "also"
    else { return nil }
    let more = keys[verb...].dropFirst().prefix(5).contains {
      wholes.contains($0) || ["ads", "offline", "early", "ad-free", "free", "no"].contains($0)
    }
    return isPlan && keys[1].hasSuffix("s") || !isPlan && more ? index..<index + verb + 1 : nil
  }

  /// "Get Plus", "Try Photo Pro today": the name of a plan ends its group of words.
  private static func plan(
    after index: Int, in words: [Word], _ sentence: Range<Int>
  ) -> Range<Int>? {
    let group = words[(index + 1)..<sentence.upperBound].prefix(4)
    let isTried = ["try", "join"].contains(words[index].key)
    let plan = group.firstIndex { word in
      (plans.contains(word.key) || isTried && ["gold", "elite"].contains(word.key))
        && word.isCapitalized
    }
    guard let plan,
      words[(index + 1)..<plan].allSatisfy({
        $0.isCapitalized && $0.marks.isEmpty || $0.key == "the"
      })
    else { return nil }
    let next = plan + 1 < sentence.upperBound ? words[plan + 1] : nil
    let isEnd = next.map { next in
      !next.marks.isDisjoint(with: Word.Marks.clause) || memberships.contains(next.key)
        || Lexicon.english.classes[next.key] != nil
    }
    return isEnd ?? true ? index..<plan + 1 : nil
  }

  /// "Join the Studio Club today": a membership with a word that hurries.
  private static func membership(after index: Int, _ keys: [String]) -> Range<Int>? {
    let rest = keys.dropFirst().prefix(6)
    guard let noun = rest.firstIndex(where: memberships.contains),
      keys[noun...].contains(where: { ["today", "now", "free"].contains($0) })
    else { return nil }
    return index..<index + noun + 1
  }

  /// "Unlock every level with the Season Pass": more of the app for what people pay.
  private static func purchase(after index: Int, _ keys: [String]) -> Range<Int>? {
    guard let whole = keys.dropFirst().prefix(3).firstIndex(where: wholes.contains),
      let with = keys[whole...].firstIndex(where: { ["with", "in", "through"].contains($0) })
    else { return nil }
    let last = keys[with...].dropFirst().prefix(4).firstIndex {
      plans.contains($0) || memberships.contains($0)
    }
    return last.flatMap { keys[with + 1] == "your" ? nil : index..<index + $0 + 1 }
  }
}
