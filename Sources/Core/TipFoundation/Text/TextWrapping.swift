extension String {
  /// Breaks the text into lines between words, by columns of a terminal.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - cutsWords: Whether a word wider than a line is cut, instead of having its own line.
  /// - Returns: The lines, at least one.
  package func wrapped(toWidth width: Int, cutsWords: Bool = true) -> [String] {
    guard isPrintableASCII else {
      return wrapped(to: Double(width), cutsWords: cutsWords) { Double($0.displayWidth) }
    }
    return wrapped(
      utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }, to: Double(width),
      cutsWords: cutsWords, length: { Double($0.utf8.count) }, measure: { _ in 1 })
  }

  /// Breaks a line that is too wide at spaces, and preserves its other spaces.
  ///
  /// - Parameters:
  ///   - width: The columns of a line.
  ///   - indent: The number of spaces before each continuation line.
  /// - Returns: The lines, of which none is wider.
  package func hanging(toWidth width: Int, indent: Int) -> [String] {
    guard displayWidth > width else { return [self] }
    let indent = min(indent, width / 2)
    var end = startIndex
    var used = 0
    for index in indices {
      used += self[index].displayWidth
      if used > width, index > startIndex { break }
      end = self.index(after: index)
    }
    // A line does not break within its margin.
    let line = self[..<end].drop { $0 == " " }
    let isBetweenWords = end < endIndex && self[end] == " "
    var cut = end
    if !isBetweenWords, let space = line.lastIndex(of: " ") { cut = space }
    let rest = self[cut...].drop { $0 == " " }
    guard !rest.isEmpty else { return [String(self[..<cut])] }
    let below = (String(repeating: " ", count: indent) + rest).hanging(
      toWidth: width, indent: indent)
    return [String(self[..<cut])] + below
  }

  /// Breaks the text into lines between words, by any measure.
  ///
  /// - Parameters:
  ///   - width: The width of a line.
  ///   - cutsWords: Whether a word wider than a line is cut, instead of having its own line.
  ///   - measure: Returns the width of a character.
  /// - Returns: The lines, at least one. None is wider unless a word or a character is.
  package func wrapped(
    to width: Double, cutsWords: Bool = true, measure: (Character) -> Double
  ) -> [String] {
    wrapped(
      split(separator: " "), to: width, cutsWords: cutsWords,
      length: { $0.reduce(0) { $0 + measure($1) } }, measure: measure)
  }

  private func wrapped(
    _ words: [Substring], to width: Double, cutsWords: Bool, length: (Substring) -> Double,
    measure: (Character) -> Double
  ) -> [String] {
    let space = measure(" ")
    var lines = [""]
    var used = 0.0
    for word in words {
      let isCut = cutsWords && length(word) > width
      let pieces = isCut ? word.cut(to: width, measure: measure) : [word]
      for piece in pieces {
        let length = length(piece)
        if lines[lines.count - 1].isEmpty {
          lines[lines.count - 1] = String(piece)
          used = length
        } else if !isCut, used + space + length <= width {
          lines[lines.count - 1].append(" ")
          lines[lines.count - 1].append(contentsOf: piece)
          used += space + length
        } else {
          lines.append(String(piece))
          used = length
        }
      }
    }
    return lines
  }
}

extension Substring {
  /// The text in pieces that fit a line, each with at least one character.
  fileprivate func cut(to width: Double, measure: (Character) -> Double) -> [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    var used = 0.0
    for index in indices {
      let length = measure(self[index])
      if used + length > width, index > start {
        pieces.append(self[start..<index])
        start = index
        used = 0
      }
      used += length
    }
    return pieces + [self[start...]]
  }
}
