import Synchronization
public import TipModel

/// A display of a tip that has begun.
///
/// The code that shows the tip ends it (D22).
public final class TipDisplay: Sendable {
  /// The tip on screen.
  public let tip: any Tip
  /// When the display began, in UTC.
  public let began: Date
  /// Whether an override shows the tip, so that the display does not count (D7).
  public let isForced: Bool
  private let open: OpenDisplay
  private let center: TipsCenter
  private let hasEnded = Atomic(false)

  init(_ tip: any Tip, _ open: OpenDisplay, began: Timestamp, center: TipsCenter) {
    self.tip = tip
    self.open = open
    self.began = began.date
    isForced = open.isForced
    self.center = center
  }

  /// Ends the display, unless it has ended.
  public func end() { end(isDismissed: false) }

  /// Ends the display, and says whether the person dismisses the tip without invalidating it.
  package func end(isDismissed: Bool) {
    guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
    center.perform { $0.end(open, isDismissed: isDismissed) }
  }

  /// Runs an action's handler, where the app draws the tip and its buttons itself.
  ///
  /// ``Tips/displayUpdates`` report the press. A tip's view does this for its own buttons.
  @MainActor public func press(_ action: Tips.Action) {
    center.notePress(of: action.id, on: tip.id)
    action.handler()
  }
}

extension TipsCenter {
  /// Begins a display of a tip, if the tip may be shown.
  ///
  /// - Parameters:
  ///   - tip: The tip to show.
  ///   - place: Where it shows, in the app's own words, for ``Tips/displayUpdates``.
  /// - Returns: The display, to end when the tip leaves the screen, or nil when it may not show.
  public func present(_ tip: any Tip, in place: String? = nil) -> TipDisplay? {
    let definition = evaluable(tip)
    return perform { state -> TipDisplay? in
      guard state.decide(definition, state.moment).status == .available
      else { return nil }
      let active = newDisplay(at: state.changeDate)
      let open = OpenDisplay(
        id: active.id, tip: definition.id, place: place, isForced: state.isForced(definition))
      state.apply(.beginDisplay(tip: open.tip, display: active, isForced: open.isForced))
      state.openDisplays.append(open)
      state.displayLog.append(.displayBegan, of: open, at: active.began)
      return TipDisplay(tip, open, began: active.began, center: self)
    }
  }
}
