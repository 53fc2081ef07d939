import TipModel

/// A place on a screen, with the state of its tips.
struct ScreenPlace: Sendable {
  /// The content of the place.
  enum Content: Sendable {
    case tip(any Tip)
    case group(TipGroup)
  }

  let content: Content
  /// The anchor of the popover; nil for a place in line.
  let anchor: String?
  let tips: [any Tip]
  /// The last statuses, in the order of the tips; empty while nothing is observed.
  var statuses: [Tips.Status] = []
  /// The number of status updates.
  var news = 0
  /// The tips that are hidden until the screen appears again.
  var dismissed: Set<Int> = []
  /// An available tip whose display the center refused; reset by the next update.
  var refused: Int?
  var display: (tip: Int, display: TipDisplay)?

  init(_ content: Content, anchor: String?) {
    self.content = content
    self.anchor = anchor
    tips =
      switch content {
      case .tip(let tip): [tip]
      case .group(let group): group.tips
      }
  }

  /// The place as the layout sees it.
  func layout(isUp: Bool) -> ScreenLayout.Place {
    ScreenLayout.Place(
      isPopover: anchor != nil, wanted: isUp ? wanted : nil, shown: display?.tip)
  }

  private var wanted: Int? {
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
