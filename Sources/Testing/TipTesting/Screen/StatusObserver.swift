import TipHelp
import TipModel
import TipPictures

/// Follows the statuses of the tips of a visible screen, and lets its displays settle.
///
/// The center calls it without keeping the screen alive.
final class StatusObserver: Sendable {
  let stage: ScreenStage
  let settler: DisplaySettler

  init(_ stage: ScreenStage, _ settler: DisplaySettler) {
    self.stage = stage
    self.settler = settler
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
    settler.settle()
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
    settler.settle()
  }

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
        return { [self] in settler.settle() }
      },
      started: { id in
        let isKept = stage.keep(observation: id, of: number)
        if !isKept { stage.center.stopObserving(id) }
      })
  }
}
