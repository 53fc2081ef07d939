import Synchronization
package import TipEngine
package import TipModel

/// Something that happened to the tooltips of a screen.
package enum ToolTipEvent: Hashable, Sendable {
  /// A tooltip appeared.
  case shows(id: String, text: String)
  /// A tooltip left.
  case hides(id: String)
}

/// The tooltips of one screen, of which one shows at a time.
///
/// Time, controls and alerts reach it on any thread. Views and delegates stay on the main actor.
package final class ToolTipStage: Sendable {
  private struct State {
    var machine = HoverMachine()
    var visible: ToolTipRest?
    var follower: Int?
    var listeners: [@Sendable (ToolTipEvent, Timestamp) -> Void] = []
  }

  package let center: TipsCenter
  private let state = Mutex(State())
  private let alarms = CenterAlarms()

  /// Creates the stage of a screen, which follows the center's clock, controls and alerts.
  package init(_ center: TipsCenter) {
    self.center = center
    let follower = center.followHelp { [weak self] in self?.settle() }
    state.withLock { $0.follower = follower }
    center.attachment(CenterObjects<ToolTipStage>.self).add(self)
  }

  deinit {
    if let follower = state.withLock({ $0.follower }) { center.stopFollowingHelp(follower) }
    alarms.set(AlarmRequest(nil), ring: {})
  }

  /// The tooltip on screen, if there is one.
  package var visible: ToolTipAnswer? { state.withLock { $0.visible?.answer } }

  /// Calls an action when a tooltip appears or leaves, on any thread.
  package func listen(_ action: @escaping @Sendable (ToolTipEvent, Timestamp) -> Void) {
    state.withLock { $0.listeners.append(action) }
  }

  package func register(_ toolTip: ToolTipDefinition) { center.register(toolTip) }

  /// Returns whether an interaction is asked for its text.
  package func isAsked(_ toolTip: ToolTipDefinition) -> Bool {
    ToolTipEligibility.isAsked(toolTip, in: center.situation)
  }

  /// Returns whether the pointer is still in the rectangle of an interaction's last answer.
  func covers(_ interaction: Int, _ point: ScreenPoint) -> Bool {
    state.withLock { $0.machine.covers(interaction, point) }
  }

  /// The stay of the pointer, nil where nothing has a text.
  package var rest: ToolTipRest? { state.withLock { $0.machine.rest } }

  /// Applies an event of the pointer or of a view, and shows or hides the tooltip.
  package func send(_ event: HoverMachine.Event) { settle(event) }

  /// Shows or hides the tooltip by the current time, and sets the alarm for the next change.
  private func settle(_ event: HoverMachine.Event? = nil) {
    let (news, request, now) = state.withLock { state in
      // The center is asked under the lock, so that two threads cannot apply their answers in the
      // wrong order. The center never calls the stage under its own lock.
      let situation = center.situation
      if let event { state.machine.apply(event, at: situation.now) }
      if !situation.facts.openAlerts.isEmpty { state.machine.apply(.alert, at: situation.now) }
      let decision = state.machine.rest.map {
        ToolTipEligibility.decide($0.answer.toolTip, .resting($0), in: situation)
      }
      let old = state.visible
      state.visible = decision?.shows == true ? state.machine.rest : nil
      var alarm: AlarmTime?
      if let next = decision?.nextChange, next > situation.now {
        alarm = center.alarmTime(for: next)
      }
      let request = AlarmRequest(alarm)
      return (Self.news(from: old, to: state.visible), request, situation.now)
    }
    let listeners = state.withLock { $0.listeners }
    for event in news { for listener in listeners { listener(event, now) } }
    alarms.set(request, ring: { [weak self] in self?.settle() })
  }

  private static func news(from old: ToolTipRest?, to new: ToolTipRest?) -> [ToolTipEvent] {
    guard old?.answer != new?.answer else { return [] }
    return [
      old.map { .hides(id: $0.answer.toolTip.id) },
      new.map { .shows(id: $0.answer.toolTip.id, text: $0.answer.text) },
    ].compactMap(\.self)
  }
}
