/// Adjacent changes with their context lines.
struct DiffHunk {
  /// The number of unchanged lines shown around a change.
  static let context = 3

  private let steps: ArraySlice<LineDifference.Step>
  /// The number of lines of the old and of the new text before the hunk.
  private let before: (old: Int, new: Int)

  static func hunks(of steps: [LineDifference.Step]) -> [DiffHunk] {
    var hunks: [DiffHunk] = []
    var range: Range<Int>?
    var counted = 0
    var counts = (old: 0, new: 0)
    func finish(_ range: Range<Int>) {
      for step in steps[counted..<range.lowerBound] { count(step, &counts) }
      counted = range.lowerBound
      hunks.append(DiffHunk(steps: steps[range], before: counts))
    }
    for (index, step) in steps.enumerated() {
      if case .keep = step { continue }
      let near = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = range, last.upperBound >= near.lowerBound {
        range = last.lowerBound..<near.upperBound
      } else {
        if let range { finish(range) }
        range = near
      }
    }
    if let range { finish(range) }
    return hunks
  }

  private static func count(
    _ step: LineDifference.Step, _ counts: inout (old: Int, new: Int)
  ) {
    switch step {
    case .keep:
      counts.old += 1
      counts.new += 1
    case .remove: counts.old += 1
    case .insert: counts.new += 1
    }
  }

  /// Returns the header and the lines.
  func text(_ old: DiffText, _ new: DiffText) -> [String] {
    var counts = (old: 0, new: 0)
    for step in steps { Self.count(step, &counts) }
    let header =
      "@@ -\(Self.range(before.old, counts.old)) +\(Self.range(before.new, counts.new)) @@"
    return [header]
      + steps.flatMap { step in
        switch step {
        case .keep(let index, _): old.shown(index, " ")
        case .remove(let index): old.shown(index, "-")
        case .insert(let index): new.shown(index, "+")
        }
      }
  }

  /// Returns a range of the header.
  ///
  /// An empty range names the line before it, as in `diff`.
  private static func range(_ before: Int, _ count: Int) -> String {
    switch count {
    case 0: "\(before),0"
    case 1: "\(before + 1)"
    default: "\(before + 1),\(count)"
    }
  }
}
