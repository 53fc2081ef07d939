import TipModel
import TipPictures

/// A place on a screen, with the state of its tips.
struct ScreenPlace: Sendable {
  /// The place of a view: the same in each pass, as long as it shows the same tip.
  struct Key: Hashable, Sendable {
    let node: ObjectIdentifier
    let tip: String
  }

  /// The tip, or the tips of the group.
  let tips: [any Tip]
  /// The group that chooses among the tips, or nil for one tip.
  let group: TipGroup?
  /// Where its tip attaches.
  var attachment: ScreenPicture.Place
  /// Called with an action after its own handler.
  var action: TipScreen.ActionHandler
  /// The call that added the place.
  let position: SourcePosition
  /// The place of a view, or nil for a place that a test has added.
  var key: Key?
  var number = 0
  /// The center's number for the observation of the tips.
  var observation: Int?
  /// Whether a sheet is in front of the place: visible tips stay, and nothing appears.
  var isBehind = false
  /// Whether the app allows the tip to show.
  var isAllowed = true
  /// Whether the app shows the tip again that people have hidden.
  var isReopened = false
  /// Whether the place has left the screen, and only its display has to end.
  var isGone = false
  /// The number of elements that were declared before the place.
  var elementsAbove = 0
  /// The last statuses, in the order of the tips, empty while nothing is observed.
  var statuses: [Tips.Status] = []
  /// The number of status updates.
  var news = 0
  /// The tips that are hidden until the screen appears again.
  var dismissed: Set<DisplayStep.TipIndex> = []
  /// An available tip whose display the center refused, until the next update.
  var refused: DisplayStep.TipIndex?
  var display: (tip: DisplayStep.TipIndex, display: TipDisplay)?

  subscript(index: DisplayStep.TipIndex) -> any Tip { tips[index.rawValue] }

  /// The visible tip for a picture, or nil when the place is empty.
  var picture: ScreenTip? {
    guard let display else { return nil }
    var tip = ScreenTip(display.display.tip.definition, attachment)
    tip.elementsAbove = elementsAbove
    if group != nil {
      let number = display.tip.rawValue + 1
      tip.note = "tip \(number) of \(tips.count) in its group"
    }
    return tip
  }

  /// The name of the place in messages.
  var subject: String {
    let ids = tips.map { "\"\($0.id)\"" }.joined(separator: ", ")
    return group == nil ? "The tip \(ids)" : "The group of \(ids)"
  }

  /// Whether people see the tip.
  var isVisible: Bool { display != nil && !isBehind }
}
