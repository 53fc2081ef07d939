import Synchronization
import TipEngine
import TipModel

/// The alerts of one center: the one on screen, and those that wait (M27).
///
/// Lock order: the center's lock, then the queue's, then a presentation's.
final class AlertQueue: CenterAttachment {
  struct State {
    /// The presentations that have not ended, oldest first.
    var open: [AlertPresentation] = []
    /// The instants at which scenes became active, or nil for scenes that are not active.
    var scenes: [String: Timestamp?] = [:]
    var session = AlertSession()
    var lastFront: AlertPresentation?
  }

  /// A presentation that ends, and how.
  typealias End = (presentation: AlertPresentation, phase: AlertPresentation.Phase)

  private weak let center: TipsCenter?
  private let state = Mutex(State())
  private let frontStreams = Broadcast<AlertPresentation?>()

  init(center: TipsCenter) { self.center = center }

  /// The alert on screen, if there is one.
  var front: AlertPresentation? { state.withLock(\.front) }

  /// The alerts that have not been answered, the one on screen first.
  var open: [AlertPresentation] {
    state.withLock { state in state.open.filter(\.isShown) + state.open.filter { !$0.isShown } }
  }

  /// The alerts that were shown.
  var session: AlertSession { state.withLock { $0.session } }

  func changed(_ effects: Effects) -> StatusObservation.Deferred? {
    guard effects.concernHelp, state.withLock({ !$0.open.isEmpty }) else { return nil }
    return { [weak self] in
      self?.takePress()
      self?.settle()
    }
  }

  /// Answers the alert on screen with the button that `tipctl` has pressed.
  private func takePress() {
    guard let front, let title = center?.pressedButton(of: front.alert.id),
      let button = front.alert.button(titled: title), front.isEnabled(button)
    else { return }
    finish(end(front, pressing: button, by: .control(spelling: "tipctl alerts --press")) ?? [])
  }

  /// Withdraws all alerts, and ends the streams.
  func finish() {
    let open = state.withLock { state in
      defer { state.open = [] }
      return state.open
    }
    let changes = open.flatMap { $0.ending(with: nil) }
    center?.decide { _ in ((), changes) }
    for presentation in open { presentation.end(.withdrawn)?() }
    frontStreams.finish()
  }

  // MARK: - Presenting

  /// Presents an alert: it is shown, answered, or waits.
  func present(_ alert: TipAlert) throws(TipControlError) -> AlertPresentation {
    let presentation = AlertPresentation(alert, in: self)
    state.withLock { $0.open.append(presentation) }
    center?.endAbandonedAlerts()
    settle()
    if case .refused(let error) = presentation.phase { throw error }
    return presentation
  }

  /// Returns what would happen if an alert were presented now.
  func verdict(of alert: TipAlert, in center: TipsCenter) -> AlertVerdict {
    center.decide { situation in
      (state.withLock { $0.verdict(of: alert, in: situation) }, [])
    }
  }

  /// Shows, answers or refuses the alerts that no longer have to wait.
  private func settle() {
    let ends = center?.decide { situation in
      state.withLock { $0.settle(after: [], in: situation, center) }
    }
    finish(ends ?? [])
  }

  /// Reports the ends of presentations, once the locks are released.
  private func finish(_ ends: [End]) {
    for end in ends {
      let resume = end.presentation.end(end.phase)
      if resume != nil, case .answered(let answer) = end.phase {
        center?.note(Receipt.SeenAlert(end.presentation.alert, answer))
      }
      resume?()
    }
    tellFront()
  }

  // MARK: - Ending

  /// Answers the alert on screen with one of its buttons.
  func answer(
    _ presentation: AlertPresentation, with button: TipAlert.Button
  ) throws(TipControlError) {
    let ends = end(presentation, pressing: button)
    guard let ends, !ends.isEmpty else { throw presentation.notShown }
    finish(ends)
  }

  /// Ends an alert without an answer.
  func withdraw(_ presentation: AlertPresentation) {
    // Without a center there is no queue that could withdraw it.
    finish(end(presentation, pressing: nil) ?? [(presentation, .withdrawn)])
  }

  /// Ends a presentation, and decides about the alerts that wait in the same step.
  ///
  /// - Parameters:
  ///   - presentation: The presentation, which must be on screen to press a button.
  ///   - button: The button, or nil to withdraw the alert.
  ///   - origin: Who pressed it.
  /// - Returns: The ends. The list is empty when nothing ends, and nil without a center.
  private func end(
    _ presentation: AlertPresentation, pressing button: TipAlert.Button?,
    by origin: AlertAnswer.Origin = .person
  ) -> [End]? {
    center?.decide { situation -> ([End], [Change.Action]) in
      state.withLock { state in
        guard button == nil || presentation.isShown, state.remove(presentation) else {
          return ([], [])
        }
        var phase = AlertPresentation.Phase.withdrawn
        if let button {
          let text = presentation.state.withLock { $0.text }
          phase = .answered(AlertAnswer(button, by: origin, text: text))
        }
        let others = state.settle(
          after: presentation.ending(with: button), in: situation, center)
        return ([(presentation, phase)] + others.ends, others.changes)
      }
    }
  }

  // MARK: - Scenes

  /// Records that a scene became active, or stopped being active.
  func setScene(_ name: String?, isActive: Bool) {
    center?.decide { situation in
      state.withLock { state in
        let key = name ?? ""
        guard isActive else { return state.scenes[key] = .some(nil) }
        if state.scenes[key].flatMap({ $0 }) == nil { state.scenes[key] = situation.now }
      }
      return ((), [])
    }
    settle()
  }

  // MARK: - Streams

  /// Returns a stream of the alert on screen: the current one first, then each change.
  func frontUpdates() -> AsyncStream<AlertPresentation?> {
    state.withLock { frontStreams.stream(from: $0.front) }
  }

  private func tellFront() {
    state.withLock { state in
      let front = state.front
      guard front !== state.lastFront else { return }
      state.lastFront = front
      frontStreams.yield(front)
    }
  }
}

extension AlertPresentation {
  /// Returns the changes that end the presentation.
  ///
  /// - Parameter button: The button that was pressed, if there is one.
  /// - Returns: The changes, none before the alert is shown.
  fileprivate func ending(with button: TipAlert.Button?) -> [Change.Action] {
    state.withLock { state in
      guard let display = state.display else { return [] }
      let end = Change.Action.endAlert(id: alert.id, display: display.id, button: button?.title)
      guard let button, state.isSuppressed else { return [end] }
      return [end, .suppressAlert(id: alert.id, button: button.title)]
    }
  }
}

extension AlertQueue.State {
  /// The alert on screen.
  fileprivate var front: AlertPresentation? { open.first(where: \.isShown) }

  /// Removes a presentation, and returns whether it had not ended.
  fileprivate mutating func remove(_ presentation: AlertPresentation) -> Bool {
    guard let index = open.firstIndex(where: { $0 === presentation }) else { return false }
    open.remove(at: index)
    return true
  }

  /// Decides about the alerts that wait, each after the changes of those before it.
  ///
  /// All changes are one step, so that no tip appears between two alerts.
  ///
  /// - Parameters:
  ///   - changes: The changes that were made before, such as the end of the alert in front.
  ///   - situation: The situation before them.
  ///   - center: The center that shows the alerts.
  /// - Returns: The presentations that end, and all changes.
  fileprivate mutating func settle(
    after changes: [Change.Action], in situation: Situation, _ center: TipsCenter?
  ) -> (ends: [AlertQueue.End], changes: [Change.Action]) {
    guard let center, open.contains(where: { !$0.isShown }) else { return ([], changes) }
    var ends: [AlertQueue.End] = []
    var changes = changes
    var situation = situation.after(changes)
    for presentation in open where !presentation.isShown {
      switch verdict(of: presentation.alert, in: situation).outcome {
      case .waits: continue
      case .shows:
        let display = center.newDisplay(at: situation.now)
        begin(presentation, display)
        let change = Change.Action.beginAlert(presentation.alert, display: display)
        changes.append(change)
        situation = situation.after([change])
      case .answered(let answer):
        _ = remove(presentation)
        ends.append((presentation, .answered(answer)))
      case .refused(let error):
        _ = remove(presentation)
        ends.append((presentation, .refused(error)))
      }
    }
    return (ends, changes)
  }

  /// Decides about an alert of this process.
  fileprivate func verdict(of alert: TipAlert, in situation: Situation) -> AlertVerdict {
    // An alert stays in front also when another process has removed it from the datastore.
    var own: OpenAlert?
    if let front, let display = front.state.withLock({ $0.display }) {
      own = OpenAlert(id: front.alert.id, display: display)
    }
    return AlertEligibility.evaluate(
      alert, in: situation, scene: scene(of: alert), inFront: own)
  }

  private func scene(of alert: TipAlert) -> AlertScene {
    guard let reported = scenes[alert.scene ?? ""] else { return .unreported }
    guard let activated = reported else { return .inactive }
    return .active(since: activated)
  }

  private mutating func begin(_ presentation: AlertPresentation, _ display: ActiveDisplay) {
    presentation.state.withLock { state in
      state.phase = .shown(since: display.began.date)
      state.display = display
    }
    session.append(
      AlertSession.Entry(
        presentation.alert, shown: display.began,
        secondsSinceSceneActive: scene(of: presentation.alert).seconds(at: display.began)))
  }
}
