import Synchronization
import TipModel
import TipPictures

/// Presents the tips of a screen: it follows their statuses, and begins and ends their displays.
///
/// The center calls it without keeping the screen alive.
final class ScreenPresenter: Sendable {
  let stage: ScreenStage
  /// The call that created the screen.
  let position: SourcePosition
  private let updating = Mutex(DisplayUpdating())

  init(_ stage: ScreenStage, at position: SourcePosition) {
    self.stage = stage
    self.position = position
  }

  // MARK: - Appearing and disappearing

  /// Observes all places, and begins displays.
  func appear() {
    let (places, elements) = stage.show()
    stage.log.start()
    for place in places {
      // An anchor may be older than the elements.
      let refusal = place.refusal(elements: elements, platform: stage.platform)
      if let refusal { RunningTest.fail(refusal, at: place.position) }
    }
    for place in places { observe(place.number) }
  }

  /// Ends all displays and observations.
  func disappear() {
    for observation in stage.hide() { stage.center.stopObserving(observation) }
    updateDisplays()
    stage.forgetStatuses()
  }

  // MARK: - Places

  /// Adds a place, or fails the test if the screen refuses it.
  func add(_ place: ScreenPlace) {
    if let refusal = place.refusal(elements: stage.elements, platform: stage.platform) {
      return RunningTest.fail(refusal, at: place.position)
    }
    let (number, isUp) = stage.add(place)
    if isUp { observe(number) }
  }

  /// Replaces the elements and the places of views.
  ///
  /// A place that stays keeps its display.
  func replace(elements: [ScreenElement], places: [ScreenPlace]) {
    let (added, ended) = stage.replace(elements: elements, places: places)
    for observation in ended { stage.center.stopObserving(observation) }
    for number in added { observe(number) }
    updateDisplays()
  }

  /// Observes the tips of a place.
  ///
  /// The center calls with the first statuses before this returns.
  private func observe(_ number: Int) {
    guard let place = stage.place(number) else { return }
    place.group?.register()
    stage.center.observe(
      place.tips.map { stage.center.known($0) }, finish: { [self] in disappear() },
      { [self] states in
        // Called under the center's lock: note the update here, and apply it after the unlock.
        stage.change(number) { place in
          place.statuses = states.map(\.status)
          place.refused = nil
          place.news += 1
        }
        return { [self] in updateDisplays() }
      },
      started: { id in
        let isKept = stage.keep(observation: id, of: number)
        if !isKept { stage.center.stopObserving(id) }
      })
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
    updateDisplays()
  }
}

/// The progress of a screen's updates, which any thread may ask for.
private struct DisplayUpdating {
  /// Whether a thread updates the displays and takes in all news.
  var isUpdating = false
  /// Whether news came since that thread has begun to look for steps.
  var isDue = false
  /// Whether a display began or ended since a view hierarchy has asked.
  var hasChanged = false
  /// Called when a display of a view hierarchy began or ended.
  var onDisplayChange: (@Sendable () -> Void)?
}

// MARK: - Displays

extension ScreenPresenter {
  /// A step at the place of a number.
  private enum Step {
    case end(at: Int)
    case begin(at: Int, tip: DisplayStep.TipIndex)
  }

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
        switch step {
        case .end(let number): end(at: number)
        case .begin(let number, let tip): begin(tip, at: number)
        }
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

  private func end(at number: Int) {
    var display: TipDisplay?
    var isDismissed = false
    stage.change(number) { place in
      display = place.display?.display
      if let tip = place.display?.tip { isDismissed = place.dismissed.contains(tip) }
      place.display = nil
    }
    noteChange()
    guard let display else { return }
    display.end(isDismissed: isDismissed)
    stage.log.append(.hides(.tip, id: display.tip.id))
  }

  private func begin(_ index: DisplayStep.TipIndex, at number: Int) {
    guard let place = stage.place(number) else { return }
    let tip = place[index]
    let display = stage.center.present(tip, in: place.words)
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
}

// MARK: - The tip that a place wants to show

extension ScreenPlace {
  /// Returns the place for the choice of the next display.
  fileprivate func state(isUp: Bool, keepsPopovers: Bool) -> DisplayStep.Place {
    let keeps = keepsPopovers && attachment.kind == .popover
    return DisplayStep.Place(
      isPopover: attachment.kind == .popover, wanted: isUp ? wanted(keeps) : nil,
      shown: display?.tip)
  }

  /// Returns the tip that may show.
  ///
  /// A popover that is kept also shows while its rules do not hold (D66).
  private func wanted(_ keepsPopover: Bool) -> DisplayStep.TipIndex? {
    if isGone || !isAllowed { return nil }
    if isBehind {
      if attachment.kind == .popover { return nil }
      return display?.tip
    }
    if keepsPopover, let shown = display?.tip, !dismissed.contains(shown),
      status(at: shown) == .pending
    {
      return shown
    }
    var chosen: Int? = 0
    if let group { chosen = group.currentIndex }
    guard let chosen else { return nil }
    let index = DisplayStep.TipIndex(rawValue: chosen)
    guard status(at: index) == .available, !dismissed.contains(index), refused != index
    else { return nil }
    return index
  }

  /// Returns the last status of a tip, or nil while nothing is observed.
  private func status(at index: DisplayStep.TipIndex) -> Tips.Status? {
    guard statuses.indices.contains(index.rawValue) else { return nil }
    return statuses[index.rawValue]
  }
}
