import TipFoundation

extension String {
  /// Returns the text with spaces up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Wraps the text between words; a word wider than a row is cut.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").map(String.init).arranged(to: width)
  }
}

extension [String] {
  /// Sets pieces side by side, as many to a row as fit; a piece wider than a row is cut.
  func arranged(to width: Int) -> [String] {
    let width = Swift.max(1, width)
    var rows: [String] = []
    for piece in flatMap({ $0.cut(into: width) }) {
      if let last = rows.last, last.count + 1 + piece.count <= width {
        rows[rows.count - 1] = last + " " + piece
      } else {
        rows.append(piece)
      }
    }
    return rows
  }
}

extension String {
  fileprivate func cut(into width: Int) -> [String] {
    var pieces: [String] = []
    var rest = self[...]
    while rest.count > width {
      pieces.append(String(rest.prefix(width)))
      rest = rest.dropFirst(width)
    }
    return pieces + [String(rest)]
  }
}
