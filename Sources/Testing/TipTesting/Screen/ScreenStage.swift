import Synchronization
import TipHelp
import TipModel
import TipPictures

/// The elements and the places that a screen shows.
///
/// A ``ScreenPresenter`` notes the statuses of the tips and their displays.
final class ScreenStage: Sendable {
  struct Contents {
    var elements: [ScreenElement] = []
    /// The places of tips, also of tips that do not show now.
    var places: [ScreenPlace] = []
    /// The number of places so far.
    var count = 0
    var isUp = false
  }

  let center: TipsCenter
  let platform: TipPlatform
  /// The tooltips of the elements.
  let toolTips: ToolTipStage
  /// The help that appeared and left.
  let log: ScreenLog
  private let state = Mutex(Contents())

  init(_ center: TipsCenter, _ platform: TipPlatform) {
    self.center = center
    self.platform = platform
    toolTips = ToolTipStage(center)
    let log = ScreenLog(center)
    self.log = log
    toolTips.listen { event, date in log.append(.init(event), at: date) }
    center.attachment(CenterObjects<ScreenStage>.self).add(self)
  }

  // MARK: - Reading

  /// The stage as a value.
  var contents: Contents { state.withLock { $0 } }

  var isUp: Bool { state.withLock { $0.isUp } }

  /// The elements, in the order in which they were declared.
  var elements: [ScreenElement] { state.withLock { $0.elements } }

  /// The places of tips, also of tips that do not show now.
  var places: [ScreenPlace] { state.withLock { $0.places } }

  /// The tips that show, also behind a sheet, by the identity of their views.
  var displayedViews: [ObjectIdentifier: String] {
    var displayed: [ObjectIdentifier: String] = [:]
    for place in places where place.display != nil {
      if let key = place.key { displayed[key.node] = key.tip }
    }
    return displayed
  }

  var bounds: ScreenRect { ScreenPicture(platform: platform, layers: []).bounds }

  /// Returns the screen as a value, empty while it is not visible.
  ///
  /// A screen of views is a list.
  func picture(isList: Bool) -> ScreenPicture {
    var visible = contents
    if !visible.isUp { visible = Contents() }
    // Definitions run the tips' own code, so they are read without the lock.
    return Tips.withCenter(center) {
      ScreenPicture(
        platform: platform, elements: visible.elements,
        tips: visible.places.filter(\.isVisible).compactMap(\.picture), isList: isList)
    }
  }

  // MARK: - Elements and places

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

  /// Adds a place, and returns its number, and whether the screen is visible.
  func add(_ place: ScreenPlace) -> (number: Int, isUp: Bool) {
    state.withLock { state in
      var place = place
      place.elementsAbove = state.elements.count
      place.number = state.nextNumber()
      state.places.append(place)
      return (place.number, state.isUp)
    }
  }

  /// Replaces the elements and the places of views.
  ///
  /// A place that stays keeps its display.
  ///
  /// - Returns: The numbers of the places to observe, and the observations to stop.
  func replace(
    elements: [ScreenElement], places: [ScreenPlace]
  ) -> (added: [Int], ended: [Int]) {
    state.withLock { state in
      state.elements = elements
      var kept: [ScreenPlace] = []
      var added: [Int] = []
      var old = state.places
      for var place in places {
        if let index = old.firstIndex(where: { $0.key == place.key && !$0.isGone }) {
          place.take(old.remove(at: index))
        } else {
          place.number = state.nextNumber()
          added.append(place.number)
        }
        kept.append(place)
      }
      let ended = old.indices.compactMap { index in
        old[index].isGone = true
        return old[index].takeObservation()
      }
      state.places = kept + old.filter { $0.display != nil }
      if !state.isUp { added = [] }
      return (added, ended)
    }
  }

  /// Removes the places that have left, and whose display has ended.
  func removeGonePlaces() {
    state.withLock { state in
      state.places.removeAll { $0.isGone && $0.display == nil }
    }
  }

  // MARK: - Appearing and disappearing

  /// Makes the screen visible, unless it is.
  ///
  /// - Returns: The places to observe, and the elements at which they can point.
  func show() -> (places: [ScreenPlace], elements: [ScreenElement]) {
    state.withLock { state in
      guard !state.isUp else { return ([], []) }
      state.isUp = true
      for index in state.places.indices { state.places[index].dismissed = [] }
      return (state.places, state.elements)
    }
  }

  /// Makes the screen invisible, and returns the observations to stop.
  func hide() -> [Int] {
    state.withLock { state in
      state.isUp = false
      return state.places.indices.compactMap { state.places[$0].takeObservation() }
    }
  }

  /// Forgets the statuses that were observed, unless the screen is visible again.
  func forgetStatuses() {
    state.withLock { state in
      guard !state.isUp else { return }
      for index in state.places.indices { state.places[index].statuses = [] }
    }
  }

  // MARK: - One place

  /// Returns the place of a number, unless it has left.
  func place(_ number: Int) -> ScreenPlace? {
    places.first { $0.number == number }
  }

  /// Changes a place, unless it has left.
  func change(_ number: Int, _ change: (inout ScreenPlace) -> Void) {
    state.withLock { state in
      if let index = state.index(of: number) { change(&state.places[index]) }
    }
  }

  /// Keeps the observation of a place, and returns whether it is still needed.
  func keep(observation: Int, of number: Int) -> Bool {
    state.withLock { state in
      guard state.isUp, let index = state.index(of: number) else { return false }
      state.places[index].observation = observation
      return true
    }
  }

  /// Hides the tip of a display until the screen appears again.
  func dismiss(_ number: Int) {
    change(number) { place in
      if let tip = place.display?.tip { place.dismissed.insert(tip) }
    }
  }
}

// MARK: - Places by number

extension ScreenStage.Contents {
  fileprivate mutating func nextNumber() -> Int {
    count += 1
    return count
  }

  fileprivate func index(of number: Int) -> Int? {
    places.firstIndex { $0.number == number }
  }
}

extension ScreenPlace {
  /// Returns the observation, which is then the caller's to stop.
  fileprivate mutating func takeObservation() -> Int? {
    defer { observation = nil }
    return observation
  }

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
