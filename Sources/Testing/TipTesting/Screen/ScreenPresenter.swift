import Synchronization
import TipHelp
import TipModel
import TipPictures

/// Presents the tips of a screen: it follows their statuses, and begins and ends their displays.
///
/// The center calls it without keeping the screen alive.
final class ScreenPresenter: Sendable {
  let stage: ScreenStage
  /// The call that created the screen.
  let position: SourcePosition
  let updating = Mutex(DisplayUpdating())

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
