import TipFoundation
package import TipModel
import TipPictures
package import TipSimulation

/// A picture of time: a lane for each tip, which is pending, available, on screen or invalidated.
///
/// The states differ by height, so that the picture is readable without colour: an invalidated tip
/// is a line, a pending one a low bar, an available one a higher bar, and one on screen fills its
/// lane.
package struct LanePicture: Sendable {
  /// A sentence below the picture.
  package typealias Note = String

  let title: String
  let lanes: [Lane]
  let start: Timestamp
  let end: Timestamp
  let notes: [Note]

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - lanes: The lanes, from top to bottom.
  ///   - start: The instant at the left edge.
  ///   - end: The instant at the right edge.
  ///   - notes: Sentences below the picture.
  package init(
    title: String, lanes: [Lane], from start: Timestamp, to end: Timestamp, notes: [Note] = []
  ) {
    self.title = title
    self.lanes = lanes
    self.start = start
    self.end = max(end, start.adding(milliseconds: 1))
    self.notes = notes
  }

  /// Creates the picture of one simulated person.
  package init(_ life: Life) {
    let scenario = life.scenario
    self.init(
      title: "\(Plural.count(scenario.dayCount, "day")) of one person", lanes: life.lanes,
      from: scenario.start, to: scenario.end, notes: life.unseen(withFindings: false))
  }

  /// The range of the time, in words.
  var range: String { "\(start) to \(end)" }

  /// Returns the place of an instant between two edges.
  func place(of instant: Timestamp, from left: Double, to right: Double) -> Double {
    let length = Double(end.milliseconds - start.milliseconds)
    let share = Double(instant.milliseconds - start.milliseconds) / length
    return left + min(max(share, 0), 1) * (right - left)
  }

  /// The dates of five instants, from the left edge to the right one.
  var dates: [(instant: Timestamp, text: String)] {
    (0...4).map { quarter in
      let length = (end.milliseconds - start.milliseconds) / 4 * Int64(quarter)
      let instant = start.adding(milliseconds: length)
      let isLong = end.milliseconds - start.milliseconds >= 4 * Scenario.dayLength
      let text = instant.description
      return (instant, String(isLong ? text.prefix(10) : text.dropFirst(5).prefix(11)))
    }
  }

  /// Returns the elements of a lane's spans.
  ///
  /// - Parameters:
  ///   - lane: The lane.
  ///   - left: The left edge.
  ///   - right: The right edge.
  ///   - top: The top of the lane.
  ///   - height: The height of the lane.
  /// - Returns: The elements, a rectangle for each span.
  func spans(
    of lane: Lane, from left: Double, to right: Double, top: Double, height: Double
  ) -> [SVGElement] {
    lane.spans.enumerated().map { number, span in
      let (first, last) = (
        place(of: span.start, from: left, to: right), place(of: span.end, from: left, to: right)
      )
      let look = LaneLook(state: span.state.parts.name)
      let high = height * look.share
      let words = "\(lane.tip), \(span.state.words), \(span.start) to \(span.end)"
      return SVGElement(
        "rect",
        [
          "class": .init(look.name), "x": .init(exactly: first), "y": .init(top + height - high),
          "width": .init(exactly: max(0, last - first)), "height": .init(high),
          "tabindex": number == 0 ? "0" : "-1", "role": "img", "aria-label": .init(words),
        ], [SVGElement("title", text: words)])
    }
  }
}

/// The look of a state: its class, its share of the lane's height, and its name in the legend.
struct LaneLook {
  let state: Lane.State.Name

  /// All looks, in the order of the legend.
  static let all = Lane.State.Name.allCases.map { LaneLook(state: $0) }

  var name: String { state.rawValue }
  var legend: String { state.words }
  var share: Double {
    switch state {
    case .pending: 0.3
    case .available: 0.6
    case .onScreen: 1
    case .invalidated: 0.08
    }
  }

  /// The colours of the classes; a display that is short still has the width of its outline.
  static let style = """
    .pending{fill:var(--wait)}.available{fill:var(--good)}.onScreen{fill:var(--tint);\
    stroke:var(--tint);stroke-width:3px;vector-effect:non-scaling-stroke}\
    .invalidated{fill:var(--gone)}

    """
}

extension SVGValue {
  /// Creates a number rounded to thousandths: a short span needs more digits than tenths.
  init(exactly number: Double) {
    let thousandths = Int((number * 1000).rounded())
    let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
    var digits = String(1000 + rest).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    self.init(digits.isEmpty ? "\(whole)" : "\(whole).\(digits)")
  }
}
