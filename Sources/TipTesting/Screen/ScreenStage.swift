import Synchronization
import TipModel
import TipSimulation
import TipSnapshot

/// The part of a screen that the center calls; it does not keep the screen alive.
final class ScreenStage: Sendable {
  struct State {
    var elements: [ScreenElement] = []
    /// The texts of tooltips, by the element's name.
    var toolTips: [String: String] = [:]
    var places: [ScreenPlace] = []
    var isUp = false
    var observations: [Int] = []
    /// Whether a thread settles the screen and takes in all updates.
    var isSettling = false
  }

  /// A visible tip.
  struct Shown {
    let index: Int
    let presentation: ScreenPlace.Presentation
    let action: TipScreen.ActionHandler
    let display: TipDisplay
  }

  let center: TipsCenter
  let platform: TipPlatform
  /// The help that appeared and left.
  let log: ScreenLog
  private let position: SourcePosition
  private let state = Mutex(State())

  init(_ center: TipsCenter, _ platform: TipPlatform, _ position: SourcePosition) {
    self.center = center
    self.platform = platform
    self.position = position
    log = ScreenLog(center)
  }

  var isUp: Bool { state.withLock { $0.isUp } }

  /// The places whose tip shows.
  var shown: [Shown] {
    state.withLock { state in
      state.places.enumerated().compactMap { index, place in
        place.display.map {
          Shown(
            index: index, presentation: place.presentation, action: place.action,
            display: $0.display)
        }
      }
    }
  }

  /// The elements with tooltips, in the order in which they were declared.
  var toolTips: [(element: ScreenElement, text: String)] {
    state.withLock { state in
      state.elements.compactMap { element in
        state.toolTips[element.name].map { (element, $0) }
      }
    }
  }

  /// The area of the screen.
  var bounds: ScreenPicture.Rect { ScreenPicture(platform: platform, layers: []).bounds }

  /// The screen as a value; empty while it is not visible.
  var picture: ScreenPicture {
    let (elements, places) = state.withLock { state in
      state.isUp ? (state.elements, state.places) : ([], [])
    }
    // Definitions run the tips' own code, so they are read without the lock.
    return Tips.withCenter(center) {
      ScreenPicture(platform: platform, elements: elements, tips: places.compactMap(\.picture))
    }
  }

  // MARK: - Coming and going

  /// Adds an element; one of the same name is replaced.
  func add(_ name: String, symbol: String?, frame: ScreenPicture.Rect?, toolTip: String?) {
    state.withLock { state in
      state.toolTips[name] = toolTip
      let element = ScreenElement(
        name, symbol: symbol, frame: frame, below: state.elements, on: platform)
      if let index = state.elements.firstIndex(where: { $0.name == name }) {
        state.elements[index] = element
      } else {
        state.elements.append(element)
      }
    }
  }

  /// Adds a place, unless the screen refuses it; then the test fails.
  func add(_ place: ScreenPlace) {
    let elements = state.withLock { $0.elements }
    if let refusal = place.refusal(elements: elements, platform: platform) {
      return RunningTest.fail(refusal, at: place.position)
    }
    let (index, isUp) = state.withLock { state in
      var place = place
      place.elementsAbove = state.elements.count
      state.places.append(place)
      return (state.places.count - 1, state.isUp)
    }
    if isUp { observe(index) }
  }

  func appear() {
    let (count, refusals) = state.withLock { state in
      guard !state.isUp else { return (0, [(String, SourcePosition)]()) }
      state.isUp = true
      for index in state.places.indices { state.places[index].dismissed = [] }
      // An anchor may be older than the elements.
      let refusals = state.places.compactMap { place in
        place.refusal(elements: state.elements, platform: platform).map { ($0, place.position) }
      }
      return (state.places.count, refusals)
    }
    log.start()
    for (refusal, position) in refusals { RunningTest.fail(refusal, at: position) }
    for index in 0..<count { observe(index) }
  }

  /// Ends all displays and observations.
  func disappear() {
    let observations = state.withLock { state in
      defer { state.observations = [] }
      state.isUp = false
      return state.observations
    }
    for observation in observations { center.stopObserving(observation) }
    settle()
    state.withLock { state in
      guard !state.isUp else { return }
      for index in state.places.indices { state.places[index].statuses = [] }
    }
  }

  /// Hides the tip of a display until the screen appears again.
  func dismiss(_ index: Int) {
    state.withLock { state in
      guard let tip = state.places[index].display?.tip else { return }
      state.places[index].dismissed.insert(tip)
    }
  }

  private func observe(_ index: Int) {
    let (content, tips) = state.withLock { ($0.places[index].content, $0.places[index].tips) }
    if case .group(let group) = content { group.register() }
    center.observe(
      tips.map { center.known($0) }, finish: { [self] in disappear() },
      { [self] states in
        // Called under the center's lock: note the update here, and apply it after the unlock.
        state.withLock { state in
          state.places[index].statuses = states.map(\.status)
          state.places[index].refused = nil
          state.places[index].news += 1
        }
        return { [self] in settle() }
      },
      started: { id in
        let isUp = state.withLock { state in
          if state.isUp { state.observations.append(id) }
          return state.isUp
        }
        if !isUp { center.stopObserving(id) }
      })
  }

  // MARK: - Settling

  /// Ends and begins displays until the screen is up to date.
  ///
  /// A display changes statuses, and updates arrive on any thread: the settling thread takes them
  /// in, other threads return.
  func settle() {
    let isFirst = state.withLock { state in
      defer { state.isSettling = true }
      return !state.isSettling
    }
    guard isFirst else { return }
    var steps = 0
    while let step = nextStep() {
      steps += 1
      guard steps <= ScreenLayout.mostSteps else { return giveUp() }
      perform(step)
    }
  }

  /// Returns the next step; nil when there is none, and then settling ends.
  private func nextStep() -> ScreenLayout.Step? {
    state.withLock { state in
      let step = ScreenLayout.nextStep(state.places.map { $0.layout(isUp: state.isUp) })
      if step == nil { state.isSettling = false }
      return step
    }
  }

  private func perform(_ step: ScreenLayout.Step) {
    switch step {
    case .end(let index):
      let display = state.withLock { state in
        defer { state.places[index].display = nil }
        return state.places[index].display?.display
      }
      display?.end()
      if let display { log.append(.hides(.tip, id: display.tip.id)) }
    case .begin(let index, let chosen):
      let (tip, news) = state.withLock { ($0.places[index].tips[chosen], $0.places[index].news) }
      let display = center.present(tip)
      if display != nil { log.append(.shows(.tip, id: tip.id, text: nil)) }
      state.withLock { state in
        if let display {
          state.places[index].display = (chosen, display)
        } else if state.places[index].news == news {
          state.places[index].refused = chosen
        }
      }
    }
  }

  private func giveUp() {
    state.withLock { $0.isSettling = false }
    RunningTest.fail(
      "The screen does not settle: after \(ScreenLayout.mostSteps) changes, the visible tips "
        + "still change which tips may show. Look for a rule that its own tip's display changes.",
      at: position)
  }
}
