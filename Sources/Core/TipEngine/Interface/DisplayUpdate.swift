public import TipModel

extension Tips {
  /// Something that a tip did in this process, as an app would report it to its analytics.
  ///
  /// Apple's TipKit has no such account.
  public struct DisplayUpdate: Hashable, Sendable {
    /// Something that happens to a tip.
    public enum Kind: Hashable, Sendable {
      /// A display began (D22).
      case displayBegan
      /// A display ended.
      case displayEnded(End)
      /// The button of the action with this id was pressed, before the action runs.
      case pressed(String)
      /// The tip was invalidated, by the app, by its × or by a limit of its options (D15, D36).
      case invalidated(InvalidationReason)
    }

    /// How a display ended.
    public enum End: Hashable, Sendable {
      /// Its view or its screen left, or the app ended it, while the tip could be shown.
      case left
      /// The person dismissed the tip without invalidating it, such as with a tap outside (D20).
      case dismissed
      /// The tip was pending by then: a rule no longer held, or a control hid it.
      case pending
      /// The tip was invalidated by then.
      case invalidated(InvalidationReason)
    }

    /// The id of the tip.
    public let tipID: String
    /// What happened.
    public let kind: Kind
    /// When it happened, on the engine's clock, in UTC and whole milliseconds.
    public let date: Date
    /// Where the tip shows, in the words that the app has given to ``Tip/present(in:)``, or nil.
    ///
    /// On a screen of a test it is `in line`, `popover at feeder` or the like.
    public let place: String?
    /// Whether an override shows the tip, so that the update does not count (D7).
    public let isForced: Bool
  }

  /// What tips do in this process from this call on: each thing once, in order.
  ///
  /// The stream ends with the center. It does not have what other processes and `tipctl` do.
  /// Apple's TipKit has no such stream.
  public static var displayUpdates: AsyncStream<DisplayUpdate> { center.displayUpdates }
}

extension Tips.DisplayUpdate: CustomStringConvertible {
  /// The words of `tipctl history`, and how a display ended: `display ended FeedBirdsTip: left`.
  public var description: String {
    kind.words(about: " \(tipID.printable)") + (isForced ? " (forced)" : "")
  }
}

extension Tips.DisplayUpdate.Kind: CustomStringConvertible {
  /// The words of an update without the tip: `display ended: left`.
  public var description: String { words(about: "") }

  fileprivate func words(about tip: String) -> String {
    switch self {
    case .displayBegan: "\(HistoryEntry.displayBegan)\(tip)"
    case .displayEnded(let end): "\(HistoryEntry.displayEnded)\(tip): \(end)"
    case .pressed(let action): "\(HistoryEntry.pressed)\(tip): \(action.printable)"
    case .invalidated(let reason): "\(HistoryEntry.invalidated)\(tip): \(reason.rawValue)"
    }
  }
}

extension Tips.DisplayUpdate.End: CustomStringConvertible {
  /// How the display ended, in the words of an update: `invalidated(tipClosed)`.
  public var description: String {
    switch self {
    case .left: "left"
    case .dismissed: "dismissed"
    case .pending: "\(Tips.Status.pending)"
    case .invalidated(let reason): "\(Tips.Status.invalidated(reason))"
    }
  }
}
