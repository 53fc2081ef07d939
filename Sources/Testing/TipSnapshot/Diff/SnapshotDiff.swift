/// The difference between two texts in the format of `diff -u`.
public struct SnapshotDiff: Hashable, Sendable, CustomStringConvertible {
  /// The number of lines that are only in the old text.
  public let removed: Int
  /// The number of lines that are only in the new text.
  public let added: Int
  /// The lines of the difference, headers first, empty when the texts are the same.
  private let lines: [String]
  /// The difference of the words of pictures, which a terminal shows, or nil for other texts.
  private let words: [String]?

  /// Compares two texts line by line.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - new: The new text.
  ///   - oldName: The header's name of the old text.
  ///   - newName: The header's name of the new text.
  public init(
    from old: String, to new: String, oldName: String = "reference", newName: String = "new"
  ) {
    if new.hasPrefix("<svg") {
      let words = SnapshotDiff(
        from: Self.words(of: old), to: Self.words(of: new), oldName: oldName, newName: newName)
      self.words = words.isEmpty ? ["The texts of the picture are the same."] : words.lines
    } else {
      words = nil
    }
    let old = DiffText(old)
    let new = DiffText(new)
    let steps = LineDifference.steps(from: old, to: new)
    removed = steps.count { if case .remove = $0 { true } else { false } }
    added = steps.count { if case .insert = $0 { true } else { false } }
    let hunks = DiffHunk.hunks(of: steps)
    let header = hunks.isEmpty ? [] : ["--- \(oldName)", "+++ \(newName)"]
    lines = header + hunks.flatMap { $0.text(old, new) }
  }

  /// Returns the titles and texts of a picture, a line each.
  private static func words(of picture: String) -> String {
    picture.matches(of: /<(?:text|title)[^>]*>([^<]+)</).map { "\($0.output.1)\n" }.joined()
  }

  /// The complete difference.
  public var description: String { lines.joined(separator: "\n") }

  /// Whether the texts are identical, byte for byte.
  public var isEmpty: Bool { lines.isEmpty }

  /// Returns the difference, truncated when it is too long.
  ///
  /// - Parameter limit: The maximum number of lines.
  /// - Returns: The lines, and the number of omitted lines.
  public func text(limit: Int = 120) -> String {
    var lines = lines
    if let words, !isEmpty { lines = words + ["Lines of SVG: -\(removed) +\(added)"] }
    guard lines.count > limit else { return lines.joined(separator: "\n") }
    let rest = lines.count - limit
    let what = rest == 1 ? "1 more line" : "\(rest) more lines"
    return (lines.prefix(limit) + ["… \(what) of the difference left out (-\(removed) +\(added))"])
      .joined(separator: "\n")
  }
}
