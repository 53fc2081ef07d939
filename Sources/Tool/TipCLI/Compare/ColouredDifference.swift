/// The lines of a difference as by `diff -u`, in the colours of a terminal.
///
/// The words that differ within a changed line are inverted.
struct ColouredDifference {
  let style: Style

  /// Returns the lines in colour, or unchanged in a style without colour.
  func lines(_ lines: [String]) -> [String] {
    guard style.isEnabled else { return lines }
    let pieces = Self.pieces(of: lines)
    return lines.enumerated().map { index, line in
      let role = Self.role(of: line)
      guard let pieces = pieces[index], pieces.contains(where: \.differs) else {
        return style(role, line)
      }
      return style(role, String(line.prefix(1)))
        + pieces.map { style(role, $0.text, isInverted: $0.differs) }.joined()
    }
  }

  private static func role(of line: String) -> Style.Role {
    switch line.first {
    case "+": .good
    case "-": .bad
    case "@": .code
    default: .plain
    }
  }

  /// Returns the pieces of the lines that have a counterpart, by index, without their mark.
  ///
  /// Removed lines and the added lines after them are pairs where they are equally many.
  private static func pieces(of lines: [String]) -> [Int: [WordDifference.Piece]] {
    var pieces: [Int: [WordDifference.Piece]] = [:]
    var removed: [Int] = []
    var added: [Int] = []
    func finishBlock() {
      if removed.count == added.count {
        for (old, new) in zip(removed, added) {
          let words = WordDifference(
            from: String(lines[old].dropFirst()), to: String(lines[new].dropFirst()))
          pieces[old] = words.old
          pieces[new] = words.new
        }
      }
      removed = []
      added = []
    }
    // The names of the files are above the first block.
    let start = lines.firstIndex { $0.hasPrefix("@@") } ?? lines.endIndex
    for index in lines.indices[start...] {
      switch lines[index].first {
      case "-":
        if !added.isEmpty { finishBlock() }
        removed.append(index)
      case "+": added.append(index)
      // The note about a missing line break belongs to the line above.
      case "\\": continue
      default: finishBlock()
      }
    }
    finishBlock()
    return pieces
  }
}
