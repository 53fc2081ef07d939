/// Finds the known name that is nearest to a mistyped one.
package enum NearestName {
  /// Returns the known name within a few edits of a word, or else one that begins with the word,
  /// or ends with it after a dot; nil when there is none.
  ///
  /// One edit is near for up to four letters, two for up to seven, three for more. Upper and lower
  /// case count as equal; among equally near names the first wins.
  package static func of(_ word: String, in known: some Sequence<String>) -> String? {
    typo(word, in: known) ?? part(word.lowercased(), of: known)
  }

  /// Returns the known name within a few edits of a word; nil when there is none.
  package static func typo(_ word: String, in known: some Sequence<String>) -> String? {
    let farthest = word.count <= 4 ? 1 : word.count <= 7 ? 2 : 3
    return known.map { (name: $0, distance: distance(word, $0)) }
      // A suggestion that replaces the whole word does not help.
      .filter { $0.distance <= farthest && $0.distance < max(word.count, $0.name.count) }
      .min { $0.distance < $1.distance }?.name
  }

  /// Returns the known name that differs from a word in one or two letters, if there is one.
  ///
  /// Names that differ only in numbers, such as `step1` and `step2`, are no typing errors.
  package static func nearMiss(_ word: String, in known: some Sequence<String>) -> String? {
    func letters(_ name: String) -> String { name.filter { !$0.isNumber } }
    let near = known.filter { name in
      name != word && distance(word, name) <= 2 && letters(name) != letters(word)
    }
    return typo(word, in: near)
  }

  /// Returns the first name that begins with a word, or ends with a dot and the word.
  private static func part(_ word: String, of known: some Sequence<String>) -> String? {
    guard word.count > 2 else { return nil }
    return known.first { name in
      let name = name.lowercased()
      return name.hasPrefix(word) || name.hasSuffix(".\(word)")
    }
  }

  /// Returns "Did you mean "name"?", or the fallback when no known name is near.
  package static func suggestion(
    for word: String, in known: some Sequence<String>, otherwise fallback: String
  ) -> String {
    of(word, in: known).map { "Did you mean \"\($0)\"?" } ?? fallback
  }

  /// Returns the number of edits between two words; upper and lower case count as equal.
  package static func distance(_ first: String, _ second: String) -> Int {
    editDistance(Array(first.lowercased()), Array(second.lowercased()))
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours.
  private static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...second.count)
    for (row, left) in first.enumerated() {
      var current = [row + 1]
      for (column, right) in second.enumerated() {
        var cost = min(
          previous[column + 1] + 1, current[column] + 1, previous[column] + (left == right ? 0 : 1))
        if row > 0, column > 0, left == second[column - 1], first[row - 1] == right {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[second.count]
  }
}
