extension CardSymbol {
  /// The rows of the table: the paths of each name.
  static let rows: [String: [String]] = {
    let rows = table.split(separator: "\n").map { row in
      let parts = row.split(separator: ":")
      let paths = parts[1].split(separator: "|", omittingEmptySubsequences: false)
      let trimmed = paths.map { $0.split(separator: " ").joined(separator: " ") }
      return (String(parts[0]), trimmed)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }()

  /// Returns the paths of a base name: the outline, the lines outside, and the lines inside.
  static func paths(of name: String, _ isFilled: Bool) -> [String]? {
    var found = rows[name]
    if isFilled, let filled = rows["\(name).fill"] { found = filled }
    guard var paths = found else { return nil }
    if let other = rows[paths[0]] { paths[0] = other[0] }
    return paths.map(expanded)
  }

  /// Writes the circles and rectangles of a path in the language of SVG.
  static func expanded(_ path: String) -> String {
    // Most paths have none, and a search by a pattern is slow.
    guard path.contains(where: { $0 == "O" || $0 == "R" }) else { return path }
    return path.replacing(/[OR][\d. ]+/) { match in
      let words = match.output.dropFirst().split(separator: " ")
      let numbers = words.compactMap { Double($0) }
      func n(_ number: Double) -> String { SVGValue(number).text }
      let r = numbers[numbers.count - 1]
      if numbers.count == 3 {
        let half = "a\(n(r)) \(n(r)) 0 1 0 0"
        let start = "M\(n(numbers[0])) \(n(numbers[1] - r))"
        return "\(start)\(half) \(n(2 * r))\(half)\(n(-2 * r))Z"
      }
      let width = numbers[2] - 2 * r
      let height = numbers[3] - 2 * r
      func corner(_ x: Double, _ y: Double) -> String {
        "a\(n(r)) \(n(r)) 0 0 1 \(n(x)) \(n(y))"
      }
      return """
        M\(n(numbers[0] + r)) \(n(numbers[1]))h\(n(width))\(corner(r, r))v\(n(height))\
        \(corner(-r, r))h\(n(-width))\(corner(-r, -r))v\(n(-height))\(corner(r, -r))Z
        """
    }
  }
}
