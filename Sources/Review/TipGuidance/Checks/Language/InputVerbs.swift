import TipModel

/// Words of inputs that people do not have.
enum InputVerbs {
  /// Returns the finding about a text that uses words of a different input.
  static func finding(in text: GuidanceText, _ context: GuidanceContext) -> GuidanceFinding? {
    guard let input = context.input else { return nil }
    let found: String?
    if context.isEnglish {
      found = words(in: text, input: input, context).map(text.passage.quote)
    } else {
      found = context.words?.foreignVerb(in: text.passage, input: input)
    }
    guard let found else { return nil }
    return GuidanceFinding(
      "The \(text.kind.noun) speaks of a different input than the \(name(of: input)).",
      words: found,
      suggestion: "Say it for the \(name(of: input)), as in \"\(example(for: input))\".")
  }

  static func name(of input: TipInput) -> String {
    switch input {
    case .touch: "touchscreen"
    case .pointer: "pointer"
    case .remote: "remote"
    case .controller: "game controller"
    case .gaze: "eyes and hands"
    }
  }

  private static func example(for input: TipInput) -> String {
    switch input {
    case .touch: "Tap"
    case .pointer: "Click"
    case .remote, .controller: "Press"
    case .gaze: "Look at it and tap"
    }
  }

  // MARK: - Verbs

  /// Words before a verb: "to click", "you tap".
  private static let beforeVerbs: Set<String> = [
    "to", "you", "you'll", "and", "then", "or", "just", "simply", "can", "please", "only",
    "now", "quickly", "again", "people", "must", "should", "could", "may", "might",
    "you've", "also", "don't", "not", "first", "next",
  ]

  private static func words(
    in text: GuidanceText, input: TipInput, _ context: GuidanceContext
  ) -> Range<Int>? {
    let passage = text.passage
    let words = passage.words
    // A capital in the title of a button does not show a name: "Tap to Draw".
    let isTitle = text.kind.isTitle && !text.kind.isLabel
    let starts = Set(passage.sentences.map(\.words.lowerBound))
    // "Connect a controller": people bring the device.
    let brings = context.names(["connect", "connected", "pair", "paired"])
    for index in words.indices {
      if !brings, let part = foreignPart(at: index, in: passage, context) { return part }
      guard let verb = verb(words[index].key), let inputs = Lexicon.english.inputs[verb.base],
        !inputs.contains(input), !words[index].isQuoted
      else { continue }
      let isStart =
        starts.contains(index) || !words[index].marks.isDisjoint(with: Word.Marks.clause)
      // A capital within a sentence is part of a name, such as "Tap to Click".
      if !text.kind.isTitle, !isStart, words[index].isCapitalized { continue }
      if excuses(input, verb.base, in: passage, near: index) { continue }
      if isUsed(index, verb.ending, in: passage, isStart: isStart, isTitle: isTitle) {
        return index..<index + 1
      }
    }
    return nil
  }

  private static func verb(_ key: String) -> (base: String, ending: String)? {
    // "hovering" and "pinching" have no double letter, and "tapping" has one.
    let endings = [
      ("", ""), ("ping", "ing"), ("bing", "ing"), ("ing", "ing"), ("ped", "ed"), ("ed", "ed"),
      ("s", "s"),
    ]
    return endings.lazy.filter { key.hasSuffix($0.0) }
      .map { (base: String(key.dropLast($0.0.count)), ending: $0.1) }
      .first { Lexicon.english.inputs[$0.base] != nil }
  }

  private static func isUsed(
    _ index: Int, _ ending: String, in passage: Passage, isStart: Bool, isTitle: Bool
  ) -> Bool {
    let previous = passage.key(at: index - 1)
    let next = passage.word(at: index + 1)
    let nextClasses = next?.classes ?? []
    switch ending {
    case "ing":
      return ["by", "try", "start", "when", "after", "before", "while", "without", "keep", "of"]
        .contains(previous) || !nextClasses.isDisjoint(with: .beginsObject)
        || next?.key == "on"
    case "ed": return previous == "you" || previous == "you've"
    case "s":
      // "in two clicks", not "see how many clicks your link got"
      let numbers: Set<String> = ["two", "few", "three", "couple", "2", "3"]
      return numbers.contains(previous)
    default: break
    }
    if nextClasses.contains(.finite) { return false }
    if isStart {
      if !isTitle { return true }
      // "Tap Tempo sets the speed" and "Click Track" are names, and "Click Track 1" is rare.
      guard let next else { return false }
      return !isName(next)
    }
    if beforeVerbs.contains(previous) {
      // "Tap to Click": a gesture before "to".
      return !(isTitle && previous == "to" && verb(passage.key(at: index - 2)) != nil)
    }
    // "with one click", "in a single tap"
    let quantities: Set<String> = ["a", "one", "single", "quick", "simple", "1"]
    guard quantities.contains(previous) else { return false }
    let lead = passage.words[..<index].suffix(4).map(\.key)
    let isEnd = next == nil || !nextClasses.isEmpty || next?.marks.contains(.comma) == true
    return isEnd && lead.contains { ["with", "in", "by", "just", "only"].contains($0) }
  }

  /// Whether the word after a verb at a title's beginning shows that both are a name.
  private static func isName(_ next: Word) -> Bool {
    [
      "track", "tracks", "tempo", "wheel", "dance", "water", "rate", "rates", "sound",
      "sounds", "trackpad", "targets", "counter", "speed", "to",
    ].contains(next.key)
  }

  // MARK: - Devices

  /// Returns words of devices that people do not have: a part of one, or keys together.
  private static func foreignPart(
    at index: Int, in passage: Passage, _ context: GuidanceContext
  ) -> Range<Int>? {
    if let part = Lexicon.english.devices.match(in: passage, at: index) {
      return context.has(part.value) ? nil : part.words
    }
    let word = passage.words[index]
    // "Command-Period" is a key, and "control-click" is a click.
    let first = word.key.split(separator: "-").first ?? ""
    let isKey =
      word.isCapitalized && first.count < word.key.count
      && ["command", "control", "option", "shift"].contains(first)
    guard isKey, !context.has(["iOS", "iPadOS", "macOS", "visionOS"]) else { return nil }
    return index..<index + 1
  }

  /// Whether the sentence names a device that has the input after all.
  private static func excuses(
    _ input: TipInput, _ verb: String, in passage: Passage, near index: Int
  ) -> Bool {
    let sentence = passage.words[passage.sentenceWords(around: index)]
    let keys = Set(sentence.map(\.key))
    // People tap along with music on any device.
    if verb == "tap", !keys.isDisjoint(with: ["beat", "rhythm", "tempo", "along"]) { return true }
    // People click the clickpad of a remote, and the sticks of a controller.
    var inputs = Array(Lexicon.english.inputs[verb] ?? [])
    if input == .remote || input == .controller { inputs.append(input) }
    return names(inputs, in: sentence)
  }

  /// Returns whether words name a device of some inputs.
  static func names(_ inputs: [TipInput], in words: some Sequence<Word>) -> Bool {
    words.contains { word in
      Lexicon.english.deviceWords[word.key]?.contains { inputs.contains($0) } ?? false
    }
  }
}
