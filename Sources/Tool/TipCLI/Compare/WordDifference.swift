/// The words that differ between two lines.
package struct WordDifference: Hashable, Sendable {
  /// A piece of a line: words that the other line also has, or words that it does not have.
  package struct Piece: Hashable, Sendable {
    /// The words, with all that is between them.
    package var text: String
    /// Whether the other line does not have them.
    package let differs: Bool
  }

  package let old: [Piece]
  package let new: [Piece]

  /// The most words of a line that are compared.
  ///
  /// The time grows with the square of this number. A longer line is not read word by word.
  private static let limit = 500

  /// Compares two lines.
  ///
  /// No word differs in lines without a common word: nothing in them is worth a mark.
  package init(from old: String, to new: String) {
    let oldWords = Self.words(of: old)
    let newWords = Self.words(of: new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    if max(oldWords.count, newWords.count) <= Self.limit {
      // Bytes are compared, because Swift treats canonically equivalent strings as equal.
      let changes = newWords.difference(from: oldWords) { $0.utf8.elementsEqual($1.utf8) }
      for case .remove(let index, _, _) in changes.removals { removed.insert(index) }
      for case .insert(let index, _, _) in changes.insertions { inserted.insert(index) }
    }
    let hasCommonWord = oldWords.indices.contains { index in
      !removed.contains(index) && oldWords[index].contains(where: Self.isPartOfWord)
    }
    self.old = Self.pieces(of: oldWords, differing: hasCommonWord ? removed : [])
    self.new = Self.pieces(of: newWords, differing: hasCommonWord ? inserted : [])
  }

  /// Splits a line into words, and each character between them.
  private static func words(of line: String) -> [Substring] {
    var words: [Substring] = []
    var rest = line[...]
    while let first = rest.first {
      var word = rest.prefix(1)
      if isPartOfWord(first) { word = rest.prefix(while: isPartOfWord) }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  /// Joins neighbours of the same kind.
  private static func pieces(of words: [Substring], differing: Set<Int>) -> [Piece] {
    words.enumerated().reduce(into: []) { pieces, word in
      let differs = differing.contains(word.offset)
      if let last = pieces.last, last.differs == differs {
        pieces[pieces.count - 1].text += word.element
      } else {
        pieces.append(Piece(text: String(word.element), differs: differs))
      }
    }
  }
}
