import Synchronization
import TipHelp
import TipModel

/// Ends and begins the displays of a screen until it is up to date.
final class DisplaySettler: Sendable {
  private struct State {
    /// Whether a thread settles the screen and takes in all updates.
    var isSettling = false
    /// Whether an update came since that thread has begun to look for steps.
    var isDue = false
    /// Whether a display began or ended since a view hierarchy has asked.
    var hasChanged = false
    /// Called when a display of a view hierarchy began or ended.
    var changed: (@Sendable () -> Void)?
  }

  /// A step at the place of a number.
  private enum Step {
    case end(at: Int)
    case begin(at: Int, tip: DisplayStep.TipIndex)
  }

  private let stage: ScreenStage
  private let position: SourcePosition
  private let state = Mutex(State())

  init(_ stage: ScreenStage, at position: SourcePosition) {
    self.stage = stage
    self.position = position
  }

  // MARK: - View hierarchies

  /// Calls an action, on any thread, when a display began or ended.
  func followDisplays(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.changed = action }
  }

  /// Whether a display began or ended since the last call.
  func takeChange() -> Bool {
    state.withLock { state in
      defer { state.hasChanged = false }
      return state.hasChanged
    }
  }

  // MARK: - Closing

  /// Dismisses the tip at a view as its × does.
  func closeTip(at node: ObjectIdentifier) {
    let place = stage.places.first { $0.key?.node == node && $0.display != nil }
    guard let place, let display = place.display?.display else { return }
    close(place.number, display)
  }

  /// Ends a display as the × of its tip does.
  func close(_ number: Int, _ display: TipDisplay) {
    if display.isForced { stage.dismiss(number) }
    stage.center.invalidate(display.tip, reason: .tipClosed)
    settle()
  }

  // MARK: - Settling

  /// Ends and begins displays until the screen is up to date.
  ///
  /// A display changes statuses, and updates arrive on any thread: the settling thread takes them
  /// in, other threads return.
  func settle() {
    let isFirst = state.withLock { state in
      state.isDue = true
      defer { state.isSettling = true }
      return !state.isSettling
    }
    guard isFirst else { return }
    let keepsPopovers = stage.center.settling.contains(.keepsPopovers)
    var steps = 0
    while takeDue() {
      while let step = nextStep(keepsPopovers) {
        steps += 1
        guard steps <= DisplayStep.limit else { return giveUp() }
        perform(step)
      }
    }
    stage.removeGonePlaces()
    let changed = state.withLock { state in state.hasChanged ? state.changed : nil }
    changed?()
  }

  /// Whether an update came since the last call.
  ///
  /// Without one, settling ends.
  private func takeDue() -> Bool {
    state.withLock { state in
      defer { state.isDue = false }
      state.isSettling = state.isDue
      return state.isDue
    }
  }

  private func nextStep(_ keepsPopovers: Bool) -> Step? {
    let contents = stage.contents
    let places = contents.places.map { place in
      place.state(isUp: contents.isUp, keepsPopovers: keepsPopovers)
    }
    switch DisplayStep.next(at: places) {
    case .end(let index):
      return .end(at: contents.places[index.rawValue].number)
    case .begin(let index, let tip):
      return .begin(at: contents.places[index.rawValue].number, tip: tip)
    case nil:
      return nil
    }
  }

  private func perform(_ step: Step) {
    switch step {
    case .end(let number): end(at: number)
    case .begin(let number, let tip): begin(tip, at: number)
    }
  }

  private func end(at number: Int) {
    var display: TipDisplay?
    stage.change(number) { place in
      display = place.display?.display
      place.display = nil
    }
    noteChange()
    guard let display else { return }
    display.end()
    stage.log.append(.hides(.tip, id: display.tip.id))
  }

  private func begin(_ index: DisplayStep.TipIndex, at number: Int) {
    guard let place = stage.place(number) else { return }
    let tip = place[index]
    let display = stage.center.present(tip)
    if display != nil { stage.log.append(.shows(.tip, id: tip.id, text: nil)) }
    stage.change(number) { now in
      if let display {
        now.display = (index, display)
      } else if now.news == place.news {
        now.refused = index
      }
    }
    noteChange()
  }

  private func noteChange() {
    state.withLock { $0.hasChanged = true }
  }

  private func giveUp() {
    state.withLock { $0.isSettling = false }
    RunningTest.fail(
      "The screen does not settle: after \(DisplayStep.limit) changes, the visible tips "
        + "still change which tips may show. Look for a rule that its own tip's display changes.",
      at: position)
  }
}
