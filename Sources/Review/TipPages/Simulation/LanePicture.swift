import TipFoundation
package import TipModel
import TipPictures
package import TipSimulation

/// A picture of time: a lane for each tip, with a mark above each display, whatever its length.
///
/// The states differ by height, so that the picture is readable without colour: an invalidated tip
/// is a line, a pending one a low bar, an available one a higher bar, which is hollow while its
/// group shows a different tip, and one on screen fills its lane.
package struct LanePicture: Sendable {
  let title: String
  let lanes: [Lane]
  let start: Timestamp
  let end: Timestamp
  /// The sentences below the picture.
  let notes: [String]

  /// Creates a picture of the time between two instants.
  package init(
    title: String,
    lanes: [Lane],
    from start: Timestamp,
    to end: Timestamp,
    notes: [String] = []
  ) {
    self.title = title
    self.lanes = lanes
    self.start = start
    self.end = max(end, start.adding(milliseconds: 1))
    self.notes = notes
  }

  /// Creates the picture of one simulated person, whose head begins with a name.
  package init(_ life: Life, of name: String) {
    let scenario = life.scenario
    self.init(
      title: "\(name)\(Plural.count(scenario.dayCount, "day")) of one person",
      lanes: life.lanesInGroups, from: scenario.start, to: scenario.end,
      notes: life.unseen(withFindings: false))
  }

  /// The range of the time, in words.
  var range: String { "\(words(start)) to \(words(end)), in UTC" }

  /// Returns a date, without its time when the picture has many days.
  private func words(_ date: Timestamp) -> String {
    if length < 4 * Scenario.dayLength { return date.brief }
    return String(date.brief.prefix(10))
  }

  private var length: Int64 { end.milliseconds - start.milliseconds }

  /// Round dates from the left edge to the right one, at most seven.
  private var dates: [(instant: Timestamp, text: String)] {
    let minute: Int64 = 60_000
    let day = Scenario.dayLength
    let steps =
      [1, 10, 60, 180, 360, 720].map { $0 * minute }
      + [1, 2, 7, 14, 28, 91, 182, 364].map { $0 * day }
    let step = steps.first { length / $0 < 6 } ?? length / 6
    // Days begin at midnight, and weeks with the first day.
    let unit = min(step, day)
    let first = start.milliseconds + (unit - start.milliseconds % unit) % unit
    let instants = stride(from: first, through: end.milliseconds, by: Int64.Stride(step))
    return instants.map { instant in
      let date = Timestamp(milliseconds: instant)
      guard step < day else { return (date, words(date)) }
      return (date, String(date.description.dropFirst(5).prefix(11)))
    }
  }
}

// MARK: - Drawings

extension LanePicture {
  /// The horizontal axis of a drawing: a number of points, or a share of an unknown width.
  struct Axis {
    let left: Double
    let right: Double
    let unit: String

    /// Returns the coordinate of a share of the time.
    func x(_ share: Double) -> SVGValue { value(left + share * (right - left)) }

    func width(_ share: Double) -> SVGValue { value(max(0.001, share * (right - left))) }

    private func value(_ number: Double) -> SVGValue {
      .init(SVGValue(exactly: number).text + unit)
    }
  }

  /// Returns the share of the time that has passed at an instant.
  private func share(_ instant: Timestamp) -> Double {
    min(max(Double(instant.milliseconds - start.milliseconds) / Double(length), 0), 1)
  }

  /// Returns the lines of the grid.
  func grid(_ axis: Axis, from top: Double, to bottom: Double) -> [SVGElement] {
    dates.map { date in
      let x = axis.x(share(date.instant))
      return .line(x, .init(top), x, .init(bottom))
    }
  }

  /// Returns the dates of the grid, of which every second one is less important.
  func labels(_ axis: Axis, baseline: Double) -> [SVGElement] {
    dates.enumerated().map { number, date in
      let share = share(date.instant)
      var anchor = "middle"
      if share < 0.05 { anchor = "start" }
      if share > 0.95 { anchor = "end" }
      return .words(
        date.text, x: axis.x(share), y: baseline,
        number % 2 == 0 ? "label" : "label minor", anchor: anchor)
    }
  }

  /// Returns the bars of a lane with their explanations.
  func bars(of lane: Lane, _ axis: Axis, top: Double) -> [(words: String, bar: SVGElement)] {
    lane.spans.map { span in
      let words = "\(lane.tip), \(span.state.words), \(span.start.brief) to \(span.end.brief)"
      let bar = LaneLook(span.state).bar(
        x: axis.x(share(span.start)), bottom: top + 41,
        width: axis.width(share(span.end) - share(span.start)), height: 22, words)
      return (words, bar)
    }
  }

  /// Returns a mark with a number for the displays that are near each other.
  func marks(of lane: Lane, _ axis: Axis, top: Double) -> [SVGElement] {
    var groups: [(share: Double, count: Int)] = []
    // A number of three digits needs more of a narrow window.
    let width =
      switch lane.displays.count {
      case ..<100: 0.055
      case ..<10_000: 0.08
      default: 0.13
      }
    for display in lane.displays {
      let share = share(display)
      if let last = groups.last, share < last.share + width {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((share, 1))
      }
    }
    return groups.flatMap { share, count in
      let x = axis.x(share)
      return [
        SVGElement("circle", ["class": "mark", "cx": x, "cy": .init(top + 15), "r": 3]),
        .words("\(count)", x: x, y: top + 9, "times", anchor: "middle"),
      ]
    }
  }
}

/// The look of a state: its class, its share of the lane's height, and its name in the legend.
enum LaneLook: String, CaseIterable {
  case pending, available, behind, onScreen, invalidated

  init(_ state: Lane.State) {
    let (name, gate, _) = state.parts
    if name == .available, !gate.isEmpty {
      self = .behind
    } else {
      self = .init(rawValue: name.rawValue) ?? .pending
    }
  }

  private var parts: (name: String, share: Double) {
    switch self {
    case .pending: (rawValue, 0.3)
    case .available: (rawValue, 0.6)
    case .behind: ("available, but its group shows another", 0.6)
    case .onScreen: ("on screen", 1)
    case .invalidated: (rawValue, 0.08)
    }
  }

  /// The name for people.
  var name: String { parts.name }

  /// Returns a bar in a lane of a height.
  func bar(
    x: SVGValue, bottom: Double, width: SVGValue = 22, height: Double = 14, _ words: String
  ) -> SVGElement {
    let high = height * parts.share
    return SVGElement(
      "rect",
      [
        "class": .init(rawValue), "x": x, "y": .init(bottom - high), "width": width,
        "height": .init(high),
      ], [SVGElement("title", text: words)])
  }

  /// The colours of the classes.
  ///
  /// A short display still has the width of its outline.
  static let style = """
    rect.pending{fill:var(--wait)}rect.available{fill:var(--good)}\
    rect.behind{fill:var(--page);stroke:var(--good);stroke-width:1.5px}\
    rect.onScreen{fill:var(--tint);stroke:var(--tint);stroke-width:1.5px}\
    rect.invalidated{fill:var(--gone)}.mark{fill:var(--tint)}\
    .times{fill:var(--tint);font-size:11px;font-weight:600}
    """
}

extension SVGValue {
  /// Creates a number rounded to thousandths: a short span needs more digits than tenths.
  init(exactly number: Double) { self.init(number, parts: 1000) }
}
