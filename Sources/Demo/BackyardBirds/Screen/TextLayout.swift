import TipFoundation

extension String {
  /// Returns the text with spaces up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

extension [String] {
  /// Sets pieces side by side, as many to a row as fit; a piece wider than a row is cut.
  func arranged(to width: Int) -> [String] {
    reduce(into: []) { rows, piece in
      let pieces = piece.displayWidth > width ? piece.wrapped(toWidth: width) : [piece]
      if let last = rows.last, pieces.count == 1,
        last.displayWidth + 1 + piece.displayWidth <= width
      {
        rows[rows.count - 1] = last + " " + piece
      } else {
        rows += pieces
      }
    }
  }
}
