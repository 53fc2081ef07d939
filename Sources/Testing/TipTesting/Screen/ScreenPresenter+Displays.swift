import Synchronization
import TipHelp
import TipModel

/// The progress of a screen's updates, which any thread may ask for.
struct DisplayUpdating {
  /// Whether a thread updates the displays and takes in all news.
  var isUpdating = false
  /// Whether news came since that thread has begun to look for steps.
  var isDue = false
  /// Whether a display began or ended since a view hierarchy has asked.
  var hasChanged = false
  /// Called when a display of a view hierarchy began or ended.
  var onDisplayChange: (@Sendable () -> Void)?
}

extension ScreenPresenter {
  /// A step at the place of a number.
  private enum Step {
    case end(at: Int)
    case begin(at: Int, tip: DisplayStep.TipIndex)
  }

  // MARK: - View hierarchies

  /// Calls an action, on any thread, when a display began or ended.
  func followDisplays(_ action: @escaping @Sendable () -> Void) {
    updating.withLock { $0.onDisplayChange = action }
  }

  /// Whether a display began or ended since the last call.
  func takeDisplayChange() -> Bool {
    updating.withLock { updating in
      defer { updating.hasChanged = false }
      return updating.hasChanged
    }
  }

  // MARK: - Updating

  /// Ends and begins displays until the screen is up to date.
  ///
  /// A display changes statuses, and news arrive on any thread: the updating thread takes them in,
  /// other threads return.
  func updateDisplays() {
    let isFirst = updating.withLock { updating in
      updating.isDue = true
      defer { updating.isUpdating = true }
      return !updating.isUpdating
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
    let (hasChanged, onDisplayChange) = updating.withLock { updating in
      (updating.hasChanged, updating.onDisplayChange)
    }
    if hasChanged { onDisplayChange?() }
  }

  /// Whether news came since the last call.
  ///
  /// Without any, the thread stops updating.
  private func takeDue() -> Bool {
    updating.withLock { updating in
      defer { updating.isDue = false }
      updating.isUpdating = updating.isDue
      return updating.isDue
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
    updating.withLock { $0.hasChanged = true }
  }

  private func giveUp() {
    updating.withLock { $0.isUpdating = false }
    RunningTest.fail(
      "The screen does not settle: after \(DisplayStep.limit) changes, the visible tips "
        + "still change which tips may show. Look for a rule that its own tip's display changes.",
      at: position)
  }
}
