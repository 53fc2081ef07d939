import Synchronization

/// The part of a screen that the center calls; it does not keep the screen alive.
final class ScreenStage: Sendable {
  struct State {
    var places: [ScreenPlace] = []
    var isUp = false
    var observations: [Int] = []
    /// Whether a thread settles the screen and takes in all updates.
    var isSettling = false
  }

  let center: TipsCenter
  private let position: SourcePosition
  private let state = Mutex(State())

  init(_ center: TipsCenter, _ position: SourcePosition) {
    self.center = center
    self.position = position
  }

  var isUp: Bool { state.withLock { $0.isUp } }

  /// The places whose tip shows, with the display.
  var shown: [(index: Int, anchor: String?, display: TipDisplay)] {
    state.withLock { state in
      state.places.enumerated().compactMap { index, place in
        place.display.map { (index, place.anchor, $0.display) }
      }
    }
  }

  // MARK: - Coming and going

  func add(_ place: ScreenPlace) {
    let (index, isUp) = state.withLock { state in
      state.places.append(place)
      return (state.places.count - 1, state.isUp)
    }
    if isUp { observe(index) }
  }

  func appear() {
    let count = state.withLock { state -> Int in
      guard !state.isUp else { return 0 }
      state.isUp = true
      for index in state.places.indices { state.places[index].dismissed = [] }
      return state.places.count
    }
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
      guard steps <= Self.limit else { return giveUp() }
      perform(step)
    }
  }

  /// The maximum number of steps, far above the need of any screen.
  private static let limit = 1000

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
    case .begin(let index, let chosen):
      let (tip, news) = state.withLock { ($0.places[index].tips[chosen], $0.places[index].news) }
      let display = center.present(tip)
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
      "The screen does not settle: after \(Self.limit) changes, the visible tips "
        + "still change which tips may show. Look for a rule that its own tip's display changes.",
      at: position)
  }
}
