/// A text as words and sentences.
///
/// Any text can be read, also one in a different language or without a letter. Of a long one, the
/// first 1,000 words are read: help is much shorter, and the time stays linear.
package struct Passage: Sendable {
  package let text: String
  package private(set) var words: [Word] = []
  /// The sentences, in order, each with a word.
  package private(set) var sentences: [Sentence] = []
  /// The marks after the last word.
  package private(set) var lastMarks: Word.Marks = []
  /// The number of items in numbered lists.
  package private(set) var listItems = 0

  /// A sentence of a text.
  package struct Sentence: Hashable, Sendable {
    /// The indices of its words.
    package var words: Range<Int>
    /// The marks after its last word.
    package var end: Word.Marks
  }

  package init(_ text: String) {
    self.text = text
    var scanner = Scanner(text: text)
    scanner.scan()
    words = scanner.words
    sentences = scanner.sentences
    lastMarks = scanner.marks
    listItems = scanner.listItems
  }

  /// A text without words.
  static let empty = Passage("")

  /// Returns the text from one word through another.
  package func quote(_ range: Range<Int>) -> String {
    guard range.lowerBound >= 0, range.upperBound <= words.count, !range.isEmpty else { return "" }
    let start = words[range.lowerBound].text.startIndex
    let end = words[range.upperBound - 1].text.endIndex
    return String(text[start..<end])
  }

  /// Returns a word by its index, or nil outside of the text.
  func word(at index: Int) -> Word? {
    guard words.indices.contains(index) else { return nil }
    return words[index]
  }

  /// Returns the key of a word by its index, or an empty one outside of the text.
  func key(at index: Int) -> String { word(at: index)?.key ?? "" }

  /// Returns the marks before a word, or those at the end of the text.
  func marks(before index: Int) -> Word.Marks { word(at: index)?.marks ?? lastMarks }

  package func sentence(of word: Int) -> Sentence? {
    let index = firstSentence(endingAfter: word)
    guard index < sentences.count else { return nil }
    return sentences[index]
  }

  /// Returns the indices of all words of the sentence that has a word of the text.
  func sentenceWords(around word: Int) -> Range<Int> {
    sentences[firstSentence(endingAfter: word)].words
  }

  func beginsSentence(_ word: Int) -> Bool { sentence(of: word)?.words.lowerBound == word }

  /// Returns the sentences that have a word of a range.
  func sentences(in range: Range<Int>) -> ArraySlice<Sentence> {
    sentences[firstSentence(endingAfter: range.lowerBound)...].prefix {
      $0.words.lowerBound < range.upperBound
    }
  }

  /// The index of the first sentence that goes beyond a word, by a binary search.
  private func firstSentence(endingAfter word: Int) -> Int {
    var low = 0
    var high = sentences.count
    while low < high {
      let middle = (low + high) / 2
      if sentences[middle].words.upperBound <= word { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The words in lower case with straight apostrophes, for look-ups.
  package var key: String { words.map(\.key).joined(separator: " ") }

  /// Whether the text has neither a letter nor a digit.
  package var isBlank: Bool { words.isEmpty }

  static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "€" || scalar == "£" || scalar == "¥"
  }
}
