import Synchronization
import TipHelp
import TipModel
import TipPictures
import TipSnapshot

/// The part of a screen that the center calls, which does not keep the screen alive.
final class ScreenStage: Sendable {
  struct State {
    var elements: [ScreenElement] = []
    var places: [ScreenPlace] = []
    /// The number of places so far.
    var count = 0
    var isUp = false
    /// Whether a display began or ended since a view hierarchy has asked.
    var hasChanged = false
    /// Whether a thread settles the screen and takes in all updates.
    var isSettling = false
  }

  let center: TipsCenter
  let platform: TipPlatform
  /// The tooltips of the elements.
  let toolTips: ToolTipStage
  /// The help that appeared and left.
  let log: ScreenLog
  let position: SourcePosition
  private let state = Mutex(State())
  /// The views that the screen shows, or nil for a screen of elements.
  let views = Mutex<ViewRunner?>(nil)
  /// Why the last gesture did not reach a view, as a last line of failures, empty when it did.
  let takenGesture = Mutex("")
  /// Called when a display of a view hierarchy began or ended.
  private let changed = Mutex<(@Sendable () -> Void)?>(nil)

  init(_ center: TipsCenter, _ platform: TipPlatform, _ position: SourcePosition) {
    self.center = center
    self.platform = platform
    self.position = position
    toolTips = ToolTipStage(center)
    let log = ScreenLog(center)
    self.log = log
    toolTips.listen { event, date in log.append(.init(event), at: date) }
  }

  var isUp: Bool { state.withLock { $0.isUp } }

  /// A place whose tip people see, with its display.
  typealias Shown = (place: ScreenPlace, display: TipDisplay)

  /// The places whose tip people see.
  var shown: [Shown] {
    state.withLock { state in
      state.places.filter(\.isVisible).compactMap { place in
        place.display.map { (place, $0.display) }
      }
    }
  }

  /// The elements, in the order in which they were declared.
  var elements: [ScreenElement] { state.withLock { $0.elements } }

  /// The places of tips, also of tips that do not show now.
  var places: [ScreenPlace] { state.withLock { $0.places } }

  /// The area of the screen.
  var bounds: ScreenRect { ScreenPicture(platform: platform, layers: []).bounds }

  /// The screen as a value, empty while it is not visible.
  var picture: ScreenPicture {
    var visible = state.withLock { $0 }
    if !visible.isUp { visible = State() }
    // Definitions run the tips' own code, so they are read without the lock.
    return Tips.withCenter(center) {
      ScreenPicture(
        platform: platform, elements: visible.elements,
        tips: visible.places.filter(\.isVisible).compactMap(\.picture),
        isList: views.withLock { $0 != nil })
    }
  }

  // MARK: - Coming and going

  /// Adds an element, or replaces the element of the same name.
  func add(_ name: String, symbol: String?, frame: ScreenRect?, toolTip: String?) {
    state.withLock { state in
      let element = ScreenElement(
        name, symbol: symbol, frame: frame, toolTip: toolTip, below: state.elements, on: platform)
      if let index = state.elements.firstIndex(where: { $0.name == name }) {
        state.elements[index] = element
      } else {
        state.elements.append(element)
      }
    }
  }

  /// Adds a place, or fails the test if the screen refuses it.
  func add(_ place: ScreenPlace) {
    if let refusal = place.refusal(elements: elements, platform: platform) {
      return RunningTest.fail(refusal, at: place.position)
    }
    let (number, isUp) = state.withLock { state in
      var place = place
      place.elementsAbove = state.elements.count
      return (state.add(place), state.isUp)
    }
    if isUp { observe(number) }
  }

  func appear() {
    let (numbers, refusals) = state.withLock { state in
      guard !state.isUp else { return ([Int](), [(String, SourcePosition)]()) }
      state.isUp = true
      for index in state.places.indices { state.places[index].dismissed = [] }
      // An anchor may be older than the elements.
      let refusals = state.places.compactMap { place in
        place.refusal(elements: state.elements, platform: platform).map { ($0, place.position) }
      }
      return (state.places.map(\.number), refusals)
    }
    log.start()
    for (refusal, position) in refusals { RunningTest.fail(refusal, at: position) }
    for number in numbers { observe(number) }
  }

  /// Ends all displays and observations.
  func disappear() {
    let observations = state.withLock { state in
      state.isUp = false
      return state.places.indices.compactMap { state.places[$0].takeObservation() }
    }
    for observation in observations { center.stopObserving(observation) }
    settle()
    state.withLock { state in
      guard !state.isUp else { return }
      for index in state.places.indices { state.places[index].statuses = [] }
    }
  }

  /// Hides the tip of a display until the screen appears again.
  func dismiss(_ number: Int) {
    state.withLock { state in
      _ = state.change(number) { place in
        if let tip = place.display?.tip { place.dismissed.insert(tip) }
      }
    }
  }

  private func observe(_ number: Int) {
    let place = state.withLock { state in state.places.first { $0.number == number } }
    guard let place else { return }
    place.group?.register()
    center.observe(
      place.tips.map { center.known($0) }, finish: { [self] in disappear() },
      { [self] states in
        // Called under the center's lock: note the update here, and apply it after the unlock.
        state.withLock { state in
          _ = state.change(number) { place in
            place.statuses = states.map(\.status)
            place.refused = nil
            place.news += 1
          }
        }
        return { [self] in settle() }
      },
      started: { id in
        let isKept = state.withLock { state in
          state.isUp && state.change(number) { $0.observation = id }
        }
        if !isKept { center.stopObserving(id) }
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
    let keepsPopovers = center.settling.contains(.keepsPopovers)
    var steps = 0
    while let step = nextStep(keepsPopovers) {
      steps += 1
      guard steps <= DisplayStep.limit else { return giveUp() }
      perform(step)
    }
    let hasChanged = state.withLock { state in
      state.places.removeAll { $0.isGone && $0.display == nil }
      return state.hasChanged
    }
    if hasChanged { changed.withLock { $0 }?() }
  }

  /// Returns the next step, with the number of its place.
  ///
  /// Without a next step, settling ends.
  private func nextStep(_ keepsPopovers: Bool) -> DisplayStep? {
    state.withLock { state in
      let places = state.places.map { place in
        place.state(isUp: state.isUp, keepsPopovers: keepsPopovers)
      }
      switch DisplayStep.next(at: places) {
      case .end(let index): return .end(at: state.places[index].number)
      case .begin(let index, let tip): return .begin(at: state.places[index].number, tip: tip)
      case nil:
        state.isSettling = false
        return nil
      }
    }
  }

  private func perform(_ step: DisplayStep) {
    switch step {
    case .end(let number):
      let display = state.withLock { state in
        var display: TipDisplay?
        state.change(number) { place in
          display = place.display?.display
          place.display = nil
        }
        state.hasChanged = true
        return display
      }
      display?.end()
      if let display { log.append(.hides(.tip, id: display.tip.id)) }
    case .begin(let number, let chosen):
      let place = state.withLock { state in state.places.first { $0.number == number } }
      guard let place else { return }
      let tip = place.tips[chosen]
      let display = center.present(tip)
      if display != nil { log.append(.shows(.tip, id: tip.id, text: nil)) }
      state.withLock { state in
        state.change(number) { now in
          if let display {
            now.display = (chosen, display)
          } else if now.news == place.news {
            now.refused = chosen
          }
        }
        state.hasChanged = true
      }
    }
  }

  private func giveUp() {
    state.withLock { $0.isSettling = false }
    RunningTest.fail(
      "The screen does not settle: after \(DisplayStep.limit) changes, the visible tips "
        + "still change which tips may show. Look for a rule that its own tip's display changes.",
      at: position)
  }
}

// MARK: - Places by number

extension ScreenStage.State {
  /// Adds a place, and returns its number.
  mutating func add(_ place: ScreenPlace) -> Int {
    count += 1
    places.append(place)
    places[places.count - 1].number = count
    return count
  }

  /// Changes a place, and returns true, unless the place has left.
  @discardableResult
  mutating func change(_ number: Int, _ change: (inout ScreenPlace) -> Void) -> Bool {
    guard let index = places.firstIndex(where: { $0.number == number }) else { return false }
    change(&places[index])
    return true
  }
}

extension ScreenPlace {
  /// Returns the observation, which is then the caller's to stop.
  mutating func takeObservation() -> Int? {
    defer { observation = nil }
    return observation
  }
}

// MARK: - Places of views

extension ScreenStage {
  /// Calls an action, on any thread, when a display began or ended.
  func followDisplays(_ action: @escaping @Sendable () -> Void) {
    changed.withLock { $0 = action }
  }

  /// Whether a display began or ended since the last call.
  func takeChange() -> Bool {
    state.withLock { state in
      defer { state.hasChanged = false }
      return state.hasChanged
    }
  }

  /// The tips that show, also behind a sheet, by the identity of their views.
  var displayedViews: [ObjectIdentifier: String] {
    state.withLock { state in
      state.places.reduce(into: [:]) { displayed, place in
        if let key = place.key, place.display != nil { displayed[key.node] = key.tip }
      }
    }
  }

  /// Dismisses the tip at a view as its × does.
  func closeTip(at node: ObjectIdentifier) {
    let place = state.withLock { state in
      state.places.first { $0.key?.node == node && $0.display != nil }
    }
    guard let place, let display = place.display?.display else { return }
    close(place.number, display)
  }

  /// Ends a display as the × of its tip does.
  func close(_ number: Int, _ display: TipDisplay) {
    if display.isForced { dismiss(number) }
    center.invalidate(display.tip, reason: .tipClosed)
    settle()
  }

  /// Replaces the elements and the places of views.
  ///
  /// A place that stays keeps its display.
  func replace(elements: [ScreenElement], places: [ScreenPlace]) {
    let (added, ended) = state.withLock { state in
      state.elements = elements
      var kept: [ScreenPlace] = []
      var added: [Int] = []
      var old = state.places
      for var place in places {
        if let index = old.firstIndex(where: { $0.key == place.key && !$0.isGone }) {
          place.take(old.remove(at: index))
          kept.append(place)
        } else {
          state.count += 1
          place.number = state.count
          added.append(place.number)
          kept.append(place)
        }
      }
      let ended = old.indices.compactMap { index in
        old[index].isGone = true
        return old[index].takeObservation()
      }
      state.places = kept + old.filter { $0.display != nil }
      if !state.isUp { added = [] }
      return (added, ended)
    }
    for observation in ended { center.stopObserving(observation) }
    for number in added { observe(number) }
    settle()
  }
}

extension ScreenPlace {
  /// Goes on as an earlier place.
  fileprivate mutating func take(_ old: ScreenPlace) {
    number = old.number
    observation = old.observation
    statuses = old.statuses
    news = old.news
    refused = old.refused
    display = old.display
    dismissed = isReopened ? [] : old.dismissed
  }
}
