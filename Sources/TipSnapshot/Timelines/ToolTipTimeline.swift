package import TipModel

/// The gestures of a pointer, and the tooltips that appeared and left, with times.
///
/// ```
/// 0s  move   20, 20
/// 1s  shows  star.button  "Save to your favorites"
/// 2s  leave
/// 2s  hides  star.button
/// ```
public struct ToolTipTimeline: Hashable, Sendable {
  /// Something that happened.
  package enum Event: Hashable, Sendable {
    /// The pointer did something.
    case pointer(HoverScript.Action)
    /// A tooltip appeared.
    case shows(id: String, text: String)
    /// A tooltip left.
    case hides(id: String)
  }

  /// An event at a time.
  package struct Entry: Hashable, Sendable {
    /// The milliseconds since the start of the timeline.
    package let time: Int64
    /// The event.
    package let event: Event

    /// Creates an entry.
    package init(at time: Int64, _ event: Event) {
      self.time = time
      self.event = event
    }
  }

  /// The entries in the order in which they happened.
  package private(set) var entries: [Entry] = []

  /// Creates an empty timeline.
  package init() {}

  /// Adds an event after all others.
  package mutating func append(_ event: Event, at time: Int64) {
    entries.append(Entry(at: time, event))
  }
}

extension ToolTipTimeline: CustomStringConvertible {
  /// A line for each event: its time, what happened, and the point or the tooltip.
  public var description: String {
    let rows = entries.map { entry in
      [DurationText.print(milliseconds: entry.time)] + entry.event.cells
    }
    return ColumnLayout(rows).text()
  }
}

extension ToolTipTimeline.Event {
  fileprivate var cells: [String] {
    switch self {
    case .pointer(.move(let point)): ["move", "\(Self.text(point.x)), \(Self.text(point.y))"]
    case .pointer(.rest(let length)): ["rest", DurationText.print(milliseconds: length)]
    case .pointer(let action): [action.word]
    case .shows(let id, let text): ["shows", id.printable, "\"\(text.printable)\""]
    case .hides(let id): ["hides", id.printable]
    }
  }

  /// A coordinate, without decimals when it is whole.
  private static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
