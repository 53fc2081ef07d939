/// The output of a command, line by line, with the elements that tips can point at.
struct Page: Hashable, Sendable {
  /// An element that tips and tooltips explain.
  enum Anchor: String, CaseIterable, Sendable {
    case favorite
    case birds
    case feeder
  }

  /// A line, which may be an element that a tip explains.
  struct Line: Hashable, Sendable {
    let text: String
    let anchor: Anchor?

    init(_ text: String, anchor: Anchor? = nil) {
      self.text = text
      self.anchor = anchor
    }

    /// The column of the first letter, where an arrow points.
    var start: Int { text.prefix { $0 == " " }.count }
  }

  private let lines: [Line]

  init(_ lines: [Line] = []) { self.lines = lines }

  init(_ text: String) { lines = [Line(text)] }

  /// The page alone.
  var text: String { text(width: Card.defaultWidth, isBold: false, with: []) }

  /// Whether the page has an element.
  ///
  /// A tip without an element fits on every page.
  func has(_ anchor: Anchor?) -> Bool { anchor == nil || lines.contains { $0.anchor == anchor } }

  /// The page with cards: below the elements that they point at, or else at the end.
  ///
  /// A tooltip is below its element, in front of the cards.
  func text(
    width: Int, isBold: Bool, with cards: [(card: Card, anchor: Anchor?)],
    toolTip: (text: String, anchor: Anchor)? = nil
  ) -> String {
    var rows: [String] = []
    for line in lines {
      rows.append(line.text)
      guard let anchor = line.anchor else { continue }
      if let toolTip, toolTip.anchor == anchor { rows.append("    ╰ \(toolTip.text)") }
      for (card, target) in cards where target == anchor {
        rows += card.lines(width: width, arrow: line.start, isBold: isBold)
      }
    }
    for (card, target) in cards where target == nil {
      rows += [""] + card.lines(width: width, isBold: isBold)
    }
    return rows.map { $0 + "\n" }.joined()
  }
}
