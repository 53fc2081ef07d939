/// A word, a number, a string, a bracket or an operator of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    case word, number, string, symbol, open, close
  }

  let kind: Kind
  /// Where it is, in UTF-8 bytes.
  let range: Range<Int>
  /// The index of the other bracket's token.
  var partner: Int?
}
