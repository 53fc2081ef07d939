import TipModel
import TipPictures

/// The help that appeared and left, with times, and the gestures of a pointer.
///
/// ```
/// 0s  shows  tip      FeedBirdsTip
/// 0s  move   20, 20
/// 1s  shows  tooltip  star.button  "Save to your favorites"
/// 2s  shows  alert    remove-backyard  "Remove “North Pond”?"
/// 2s  hides  tooltip  star.button
/// ```
public struct HelpTimeline: Hashable, Sendable {
  /// A kind of help.
  package enum Kind: String, Hashable, Sendable {
    case tip
    case toolTip = "tooltip"
    case alert
  }

  /// Something that happened.
  package enum Event: Hashable, Sendable {
    /// The pointer did something.
    case pointer(HoverScript.Action)
    /// Help appeared.
    ///
    /// Its text is nil where the id says enough.
    case shows(Kind, id: String, text: String?)
    /// Help left.
    case hides(Kind, id: String)
  }

  /// An event at a time.
  package struct Entry: Hashable, Sendable {
    /// The milliseconds since the start of the timeline.
    package let time: Int64
    package let event: Event
  }

  /// The entries in the order in which they happened.
  package private(set) var entries: [Entry] = []

  package init() {}

  /// Adds an event after all others.
  package mutating func append(_ event: Event, at time: Int64) {
    entries.append(Entry(time: time, event: event))
  }
}

extension HelpTimeline: CustomStringConvertible {
  /// A line for each event: its time, what happened, and the point or the help.
  public var description: String {
    let rows = entries.map { entry in
      [DurationText.print(milliseconds: entry.time)] + entry.event.cells
    }
    return ColumnLayout(rows).text()
  }
}

extension HelpTimeline.Event {
  fileprivate var cells: [String] {
    switch self {
    case .pointer(.move(let point)): ["move", "\(Self.text(point.x)), \(Self.text(point.y))"]
    case .pointer(.rest(let length)): ["rest", DurationText.print(milliseconds: length)]
    case .pointer(let action): [action.word]
    case .shows(let kind, let id, nil): ["shows", kind.rawValue, id.printable]
    case .shows(let kind, let id, let text?):
      ["shows", kind.rawValue, id.printable, "\"\(text.printable)\""]
    case .hides(let kind, let id): ["hides", kind.rawValue, id.printable]
    }
  }

  /// A coordinate, without decimals when it is whole.
  private static func text(_ number: Double) -> String {
    guard let whole = Int(exactly: number) else { return "\(number)" }
    return "\(whole)"
  }
}
