extension String {
  /// Returns the text with spaces up to a number of columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// Returns lines of whole words, as many to a line as fit.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension [String] {
  /// Sets pieces side by side, as many to a row as fit.
  ///
  /// A piece wider than a row is wrapped.
  func arranged(to width: Int) -> [String] {
    reduce(into: []) { rows, piece in
      let pieces = piece.count > width ? piece.wrapped(to: width) : [piece]
      if let last = rows.last, pieces.count == 1,
        last.count + 1 + piece.count <= width
      {
        rows[rows.count - 1] = last + " " + piece
      } else {
        rows += pieces
      }
    }
  }
}
