/// Splits a text into words and sentences, in one pass.
struct Scanner {
  private let text: String
  private let scalars: String.UnicodeScalarView
  private var index: String.Index
  private var firstOfSentence = 0
  private var isQuoted = false
  private var stops = 0
  private var expectedItem = 1
  private var beginsLine = true
  /// The bullet of the list, which may go on within a line.
  private var bullet: Unicode.Scalar?

  private(set) var words: [Word] = []
  private(set) var sentences: [Passage.Sentence] = []
  private(set) var marks: Word.Marks = []
  private(set) var listItems = 0

  init(text: String) {
    self.text = text
    scalars = text.unicodeScalars
    index = scalars.startIndex
  }

  mutating func scan() {
    while index < scalars.endIndex, words.count < 1000 {
      if begins(at: index) { word() } else { mark() }
    }
    if index < scalars.endIndex { marks = [] }
    endSentence()
  }

  // MARK: - Words

  private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9": return true
    case "\0"..."\u{7F}": return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
      // Signs that make a symbol an emoji are marks too.
      return !(0xFE00...0xFE0F).contains(scalar.value) && scalar.value != 0x20E3
    default: return false
    }
  }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return ("0"..."9").contains(scalar)
  }

  private func begins(at position: String.Index) -> Bool {
    let scalar = scalars[position]
    if isLetter(scalar) { return true }
    return Passage.isCurrency(scalar) && isDigit(follower(of: position))
  }

  private func follower(of position: String.Index) -> Unicode.Scalar? {
    let next = scalars.index(after: position)
    guard next < scalars.endIndex else { return nil }
    return scalars[next]
  }

  private mutating func word() {
    let start = index
    beginsLine = false
    var previous = scalars[index]
    index = scalars.index(after: index)
    while index < scalars.endIndex {
      let scalar = scalars[index]
      guard isLetter(scalar) || joins(scalar, after: previous, since: start) else { break }
      previous = scalar
      index = scalars.index(after: index)
      if scalar == "%" { break }
    }
    add(text[start..<index])
  }

  /// Whether a sign belongs to the word around it, as in "don't", "3.5", "notes.txt" and "50%".
  private func joins(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar, since start: String.Index
  ) -> Bool {
    if scalar == "%" { return isDigit(previous) }
    guard let next = follower(of: index), isLetter(next) else { return false }
    guard isLetter(previous) else { return false }
    switch scalar {
    case "'", "’", "‘", "-", "\u{2010}", "\u{2011}", "_", "/", "@", "&", "\u{AD}", "\u{200D}":
      return true
    case ",", ":": return isDigit(previous) && isDigit(next)
    case ".":
      if isDigit(next) || next.properties.isLowercase { return true }
      // Initials such as U.S.
      return scalars.index(after: start) == index
        || text[start..<index].utf8.dropLast().last == UInt8(ascii: ".")
    default: return false
    }
  }

  private mutating func add(_ written: Substring) {
    let key = Self.key(of: written)
    if let number = Int(key), isItem(number) {
      if !words.isEmpty, firstOfSentence < words.count { endSentence() }
      listItems += 1
      expectedItem = number + 1
      index = scalars.index(after: index)
      marks.insert(.listItem)
      return
    }
    let word = Word(text: written, key: key, marks: marks, isQuoted: isQuoted)
    if endsSentence(before: word) { endSentence() }
    words.append(word)
    marks = []
    stops = 0
  }

  /// Whether a number is the number of an item: "1." or "2)" where one begins.
  private func isItem(_ number: Int) -> Bool {
    guard index < scalars.endIndex, scalars[index] == "." || scalars[index] == ")" else {
      return false
    }
    guard let next = follower(of: index), next.properties.isWhitespace else { return false }
    guard number == expectedItem || number == 1 else { return false }
    let isFirst = words.isEmpty || !marks.isDisjoint(with: [.lineBreak, .colon])
    if isFirst { return number < 100 }
    return number > 1 && listItems > 0
  }

  private static func key(of written: Substring) -> String {
    let lower = written.lowercased()
    if lower.utf8.allSatisfy(UTF8.isASCII) { return lower }
    var key = String.UnicodeScalarView()
    for scalar in lower.unicodeScalars where scalar != "\u{AD}" && scalar != "\u{200D}" {
      switch scalar {
      case "’", "‘": key.append("'")
      case "\u{2010}", "\u{2011}": key.append("-")
      default: key.append(scalar)
      }
    }
    return String(key)
  }

  // MARK: - Marks and sentences

  private mutating func mark() {
    let scalar = scalars[index]
    defer { if !scalar.properties.isWhitespace { beginsLine = false } }
    index = scalars.index(after: index)
    switch scalar {
    case ".":
      stops += 1
      marks.insert(stops > 1 ? .ellipsis : .stop)
    case "。", "．", "।", "؟", "۔": marks.insert(scalar == "؟" ? .question : .stop)
    case "!", "！": marks.insert(.exclamation)
    case "?", "？": marks.insert(.question)
    case "…": marks.insert(.ellipsis)
    case ",", "，", "、", "،": marks.insert(.comma)
    case ":", "：": marks.insert(.colon)
    case ";", "；": marks.insert(.semicolon)
    case "–", "—", "-", "―": marks.insert(.dash)
    case "(", ")", "[", "]", "{", "}": marks.insert(.bracket)
    case "→", ">", "›", "▸", "➜": marks.insert(.arrow)
    case "\n", "\r", "\u{2028}", "\u{2029}":
      marks.insert(.lineBreak)
      beginsLine = true
    case "•", "◦", "▪", "*":
      // Elsewhere it is the emphasis of Markdown, as in "**Inbox**", or a separator.
      let isBeforeSpace = index < scalars.endIndex && scalars[index].properties.isWhitespace
      if isBeforeSpace, beginsLine || scalar == bullet {
        marks.insert(.listItem)
        bullet = scalar
      }
    case "“", "«", "„":
      marks.insert(.quote)
      isQuoted = true
    case "”", "»":
      marks.insert(.quote)
      isQuoted = false
    case "\"":
      marks.insert(.quote)
      isQuoted.toggle()
    default: break
    }
  }

  private func endsSentence(before word: Word) -> Bool {
    guard firstOfSentence < words.count, let last = words.last else { return false }
    let ends: Word.Marks = [.listItem, .lineBreak, .exclamation, .question, .stop]
    guard !marks.isDisjoint(with: ends) else { return false }
    if marks.contains(.listItem) { return true }
    // A sentence begins with a capital, unless its first word is a name such as iCloud.
    let continues = word.isLowercased && !word.keepsForm
    if marks.contains(.lineBreak) { return !continues }
    if continues { return false }
    if !marks.isDisjoint(with: [.exclamation, .question]) { return true }
    guard marks.contains(.stop), !marks.contains(.ellipsis) else { return false }
    return !Lexicon.english.isAbbreviation(last.key, before: word)
  }

  private mutating func endSentence() {
    guard firstOfSentence < words.count else { return }
    sentences.append(Passage.Sentence(words: firstOfSentence..<words.count, end: marks))
    firstOfSentence = words.count
  }
}
