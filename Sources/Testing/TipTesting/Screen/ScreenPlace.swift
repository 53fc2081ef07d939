import TipModel
import TipPictures
import TipSnapshot

/// A place on a screen, with the state of its tips.
struct ScreenPlace: Sendable {
  /// The content of the place.
  enum Content: Sendable {
    case tip(any Tip)
    case group(TipGroup)
  }

  /// How the place presents its tip.
  struct Presentation: Sendable {
    let kind: ScreenPicture.Kind
    /// The element at which the tip points; nil for none.
    var anchor: String?
    /// The edge of the tip with the arrow; nil for the default.
    var edge: ScreenPicture.Edge?
  }

  /// The place of a view: the same in each pass, as long as it shows the same tip.
  struct Key: Hashable, Sendable {
    let node: ObjectIdentifier
    let tip: String
  }

  let content: Content
  var presentation: Presentation
  /// Called with an action after its own handler.
  var action: TipScreen.ActionHandler
  /// The call that added the place.
  let position: SourcePosition
  var tips: [any Tip]
  /// The place of a view; nil for one that a test has added.
  var key: Key?
  /// The number of the place on its screen.
  var number = 0
  /// The center's number for the observation of the tips.
  var observation: Int?
  /// Whether a sheet is in front of the place: what shows stays, and nothing appears.
  var isBehind = false
  /// Whether the app allows the tip to show.
  var isAllowed = true
  /// Whether the place has left the screen, and only its display has to end.
  var isGone = false
  /// The number of elements that were declared before the place.
  var elementsAbove = 0
  /// The last statuses, in the order of the tips; empty while nothing is observed.
  var statuses: [Tips.Status] = []
  /// The number of status updates.
  var news = 0
  /// The tips that are hidden until the screen appears again.
  var dismissed: Set<Int> = []
  /// An available tip whose display the center refused; reset by the next update.
  var refused: Int?
  var display: (tip: Int, display: TipDisplay)?

  init(
    _ content: Content, _ presentation: Presentation, at position: SourcePosition,
    action: @escaping TipScreen.ActionHandler
  ) {
    self.content = content
    self.presentation = presentation
    self.position = position
    self.action = action
    tips =
      switch content {
      case .tip(let tip): [tip]
      case .group(let group): group.tips
      }
  }

  /// The place as the layout sees it.
  func layout(isUp: Bool) -> ScreenLayout.Place {
    ScreenLayout.Place(
      isPopover: presentation.kind == .popover, wanted: isUp ? wanted : nil, shown: display?.tip)
  }

  /// The visible tip for a picture; nil when the place is empty.
  var picture: ScreenTip? {
    guard let display else { return nil }
    var tip = ScreenTip(display.display.tip.definition, presentation.kind)
    (tip.anchor, tip.edge) = (presentation.anchor, presentation.edge)
    tip.elementsAbove = elementsAbove
    if case .group = content { tip.note = "tip \(display.tip + 1) of \(tips.count) in its group" }
    return tip
  }

  /// The name of the place in messages.
  var subject: String {
    let ids = tips.map { "\"\($0.id)\"" }.joined(separator: ", ")
    return switch content {
    case .tip: "The tip \(ids)"
    case .group: "The group of \(ids)"
    }
  }

  /// Whether people see the tip.
  var isVisible: Bool { display != nil && !isBehind }

  private var wanted: Int? {
    if isGone || !isAllowed { return nil }
    if isBehind { return presentation.kind == .popover ? nil : display?.tip }
    let chosen =
      switch content {
      case .tip: 0
      case .group(let group): group.currentIndex
      }
    guard let chosen, statuses.indices.contains(chosen), statuses[chosen] == .available,
      !dismissed.contains(chosen), refused != chosen
    else { return nil }
    return chosen
  }
}
