/// Kinds of words by their form.
extension Lexicon {
  /// Returns how often a word is a verb in its base form, or nil when it is not known as one.
  func verb(_ key: String) -> VerbUse? {
    if let use = verbs[key] { return use }
    if nouns.contains(key) || adjectives.contains(key) || classes[key] != nil { return nil }
    return derivedVerb(key)
  }

  /// Prefixes that make a verb of a verb.
  private static let prefixes = [
    "re", "un", "de", "dis", "over", "out", "pre", "mis", "auto", "co",
  ]

  private func derivedVerb(_ key: String) -> VerbUse? {
    for prefix in Self.prefixes where key.hasPrefix(prefix) {
      var rest = key.dropFirst(prefix.count)
      if rest.hasPrefix("-") { rest = rest.dropFirst() }
      if rest.utf8.count > 2, verbs[String(rest)] != nil { return .verb }
    }
    let endings = ["ize", "ise", "yze", "ify"]
    guard key.utf8.count > 5, endings.contains(where: { key.hasSuffix($0) }) else { return nil }
    return .verb
  }

  /// Returns the words of which a word that ends in s may be a form.
  func singulars(_ key: String) -> [String] {
    guard key.hasSuffix("s"), !key.hasSuffix("ss"), key.utf8.count > 2 else { return [] }
    var forms = [String(key.dropLast())]
    if key.hasSuffix("ies") { forms.append(key.dropLast(3) + "y") }
    if key.hasSuffix("es") { forms.append(String(key.dropLast(2))) }
    if key.hasSuffix("ves") { forms += [key.dropLast(3) + "f", key.dropLast(3) + "fe"] }
    return forms
  }

  /// Returns whether a word is a noun, in the singular or the plural, and not a verb.
  func isNoun(_ key: String) -> Bool {
    if nouns.contains(key) { return true }
    return verbs[key] == nil && singulars(key).contains { nouns.contains($0) }
  }

  /// Returns whether a word is the plural of a noun, or a verb's form for one person.
  func isPluralOrThirdPerson(_ key: String) -> Bool {
    guard key.hasSuffix("s"), !key.hasSuffix("ss"), key.utf8.count > 3, verb(key) == nil else {
      return false
    }
    return classes[key] == nil && !adjectives.contains(key)
  }

  /// Returns the verb whose form for one person a word is: "adds" for "add".
  func thirdPerson(_ key: String) -> (verb: String, use: VerbUse)? {
    singulars(key).lazy.compactMap { form in self.verb(form).map { (verb: form, use: $0) } }.first
  }

  /// Returns whether a word is a gerund or a participle that ends in "ing".
  func isGerund(_ key: String) -> Bool { isForm(key, ending: "ing") }

  /// Returns whether a word is a participle or a past form that ends in "ed".
  func isParticiple(_ key: String) -> Bool { isForm(key, ending: "ed") }

  /// Returns whether a word is a verb with an ending.
  private func isForm(_ key: String, ending: String) -> Bool {
    guard key.hasSuffix(ending), key.utf8.count > 4, verbs[key] == nil else { return false }
    let stem = String(key.dropLast(ending.count))
    var stems = [stem, stem + "e"]
    let last = stem.suffix(2)
    if last.count == 2, last.first == last.last { stems.append(String(stem.dropLast())) }
    if ending == "ed", stem.hasSuffix("i") { stems.append(stem.dropLast() + "y") }
    return stems.contains { verb($0) != nil }
  }

  /// Endings of nouns and adjectives that no verb has, unless the lexicon knows the verb.
  private static let endings = [
    "tion", "sion", "ment", "ness", "ship", "hood", "ism", "ist", "logy", "ware", "ful",
    "less", "ous", "ity", "ance", "ence", "able", "ible", "ary", "ings", "ive", "ical",
    "ional", "ology", "graphy", "eer", "ette", "ial", "ual", "nal", "tal", "eral", "oral",
    "atic", "etic", "onic",
  ]

  /// Returns whether the ending of a word shows that it is not a verb.
  func hasEndingOfNoun(_ key: String) -> Bool {
    guard key.utf8.count > 5, verb(key) == nil else { return false }
    return Self.endings.contains { key.hasSuffix($0) } || key.hasSuffix("er")
  }

  /// Returns whether a word is an adverb that ends in "ly".
  func isAdverb(_ key: String) -> Bool {
    if let classes = classes[key] { return classes.contains(.adverb) }
    return key.hasSuffix("ly") && key.utf8.count > 4 && verbs[key] == nil && !nouns.contains(key)
      && !adjectives.contains(key)
  }

  /// Returns whether a word is surely an ordinary one, and not a name.
  func isOrdinary(_ key: String) -> Bool {
    verbs[key] != nil || isNoun(key) || adjectives.contains(key) || classes[key] != nil
      || isGerund(key) || isParticiple(key) || thirdPerson(key) != nil || isAdverb(key)
  }
}
