import Synchronization
import TipEngine
import TipHelp
import TipModel
import TipSnapshot

/// Records which tips, tooltips and alerts appear and leave while a screen exists.
final class ScreenLog: Sendable {
  struct State {
    var timeline = HelpTimeline()
    /// The time of the first appearance, before which nothing is recorded.
    var start: Timestamp?
    var alert: TipAlert?
    var follower: Int?
  }

  private let center: TipsCenter
  private let state = Mutex(State())

  init(_ center: TipsCenter) { self.center = center }

  deinit {
    if let follower = state.withLock({ $0.follower }) { center.stopFollowingHelp(follower) }
  }

  var timeline: HelpTimeline { state.withLock { $0.timeline } }

  /// Begins to record, at the first call.
  func start() {
    let now = Timestamp(center.now)
    let isFirst = state.withLock { state in
      defer { state.start = state.start ?? now }
      return state.start == nil
    }
    guard isFirst else { return }
    let follower = center.followHelp { [weak self] in self?.noteAlert() }
    state.withLock { $0.follower = follower }
    noteAlert()
  }

  /// Records an event, now unless it has a date.
  func append(_ event: HelpTimeline.Event, at date: Timestamp? = nil) {
    let date = date ?? Timestamp(center.now)
    // An alert's own event comes before the events that it caused.
    noteAlert()
    state.withLock { $0.append(event, at: date) }
  }

  /// Records that the alert on screen has changed.
  private func noteAlert() {
    let alert = center.alertInFront?.alert
    let now = Timestamp(center.now)
    state.withLock { state in
      guard alert != state.alert else { return }
      if let old = state.alert { state.append(.hides(.alert, id: old.id), at: now) }
      if let alert { state.append(.shows(.alert, id: alert.id, text: alert.title), at: now) }
      state.alert = alert
    }
  }
}

extension ScreenLog.State {
  fileprivate mutating func append(_ event: HelpTimeline.Event, at date: Timestamp) {
    guard let start else { return }
    timeline.append(event, at: date.milliseconds - start.milliseconds)
  }
}
