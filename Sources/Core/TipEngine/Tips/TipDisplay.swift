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
  let id: String
  private let center: TipsCenter
  private let hasEnded = Atomic(false)

  init(_ tip: any Tip, id: String, began: Timestamp, isForced: Bool, center: TipsCenter) {
    self.tip = tip
    self.id = id
    self.began = began.date
    self.isForced = isForced
    self.center = center
  }

  /// Ends the display, unless it has ended.
  public func end() {
    guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
    center.perform { state in
      state.openDisplays[id] = nil
      state.apply(.endDisplay(tip: tip.id, display: id, isForced: isForced, isAbandoned: false))
    }
  }
}

extension TipsCenter {
  /// Begins a display of a tip, if the tip may be shown.
  ///
  /// - Parameter tip: The tip to show.
  /// - Returns: The display, to end when the tip leaves the screen, or nil when it may not show.
  public func present(_ tip: any Tip) -> TipDisplay? {
    let definition = evaluable(tip)
    return perform { state -> TipDisplay? in
      guard state.decide(definition, state.moment).status == .available
      else { return nil }
      let isForced = state.isForced(definition)
      let active = newDisplay(at: state.changeDate)
      state.apply(.beginDisplay(tip: definition.id, display: active, isForced: isForced))
      state.openDisplays[active.id] = definition.id
      return TipDisplay(
        tip, id: active.id, began: active.began, isForced: isForced, center: self)
    }
  }
}
