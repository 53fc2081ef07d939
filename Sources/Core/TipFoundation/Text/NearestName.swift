/// Finds the known name that is nearest to a mistyped one.
package enum NearestName {
  /// Returns the known name that is nearest to a word, if there is one.
  ///
  /// It is within a few edits of the word, or else begins with the word or ends with it after a
  /// dot. One edit is near for up to four letters, two for up to seven, three for more. Upper and
  /// lower case count as equal. Among equally near names the first wins, and the shortest among
  /// those that begin with the word.
  package static func of(_ word: String, in known: some Sequence<String>) -> String? {
    typo(word, in: known) ?? part(word.lowercased(), of: known)
  }

  /// Returns the known name within a few edits of a word, if there is one.
  package static func typo(_ word: String, in known: some Sequence<String>) -> String? {
    let letters = folded(word)
    // A nearer name has to be nearer by one edit at least, so that the first of equals is kept.
    var limit =
      switch letters.count {
      case ...4: 1
      case ...7: 2
      default: 3
      }
    var nearest: String?
    for name in known {
      let other = folded(name)
      guard let distance = editDistance(letters, other, upTo: limit) else { continue }
      // A suggestion that replaces the whole word does not help.
      guard distance < max(letters.count, other.count) else { continue }
      nearest = name
      limit = distance - 1
    }
    return nearest
  }

  /// Returns the known name that differs from a word in one or two letters, if there is one.
  ///
  /// Names that differ only in numbers, such as `step1` and `step2`, are no typing errors.
  package static func nearMiss(_ word: String, in known: some Sequence<String>) -> String? {
    func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
    let near = known.filter { name in
      isWithin(2, word, name) && letters(name) != letters(word)
    }
    return typo(word, in: near)
  }

  /// Returns the shortest name that begins with a word, or ends with a dot and the word.
  private static func part(_ word: String, of known: some Sequence<String>) -> String? {
    guard word.count > 2 else { return nil }
    let having = known.filter { name in
      let name = name.lowercased()
      return name.hasPrefix(word) || name.hasSuffix(".\(word)")
    }
    return having.min { $0.count < $1.count }
  }

  /// Returns "Did you mean "name"?", or the fallback when no known name is near.
  package static func suggestion(
    for word: String, in known: some Sequence<String>, otherwise fallback: String
  ) -> String {
    suggestion(of(word, in: known), otherwise: fallback)
  }

  /// Returns "Did you mean "name"?", or the fallback without a name.
  package static func suggestion(_ nearest: String?, otherwise fallback: String) -> String {
    guard let nearest else { return fallback }
    return "Did you mean \"\(nearest)\"?"
  }

  /// Returns whether two words differ in so many edits at most.
  ///
  /// Upper and lower case count as equal.
  package static func isWithin(_ edits: Int, _ first: String, _ second: String) -> Bool {
    editDistance(folded(first), folded(second), upTo: edits) != nil
  }

  private static func folded(_ word: String) -> [Character] { Array(word.lowercased()) }

  /// The number of insertions, deletions, replacements and swaps of neighbours.
  ///
  /// It is nil above a limit. The cost of a cell is the number of edits between the beginnings of
  /// both words. The limit ends most comparisons early, because later costs depend on the last two
  /// rows alone.
  private static func editDistance(
    _ first: [Character], _ second: [Character], upTo limit: Int
  ) -> Int? {
    guard abs(first.count - second.count) <= limit else { return nil }
    let tooFar = limit + 1
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for row in first.indices {
      var current = Array(repeating: tooFar, count: second.count + 1)
      current[0] = row + 1
      // Beginnings whose lengths differ by more than the limit are too far apart.
      let band = max(0, row - limit)..<min(second.count, row + tooFar)
      for column in band {
        let isEqual = first[row] == second[column]
        var cost = previous[column] + (isEqual ? 0 : 1)
        cost = min(cost, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      let isHopeless = !current.contains { $0 <= limit } && !previous.contains { $0 < limit }
      if isHopeless { return nil }
      beforePrevious = previous
      previous = current
    }
    let distance = previous[second.count]
    return distance <= limit ? distance : nil
  }
}
