import TipEngine

/// The app's tips, their group, and the elements that they point at.
struct BackyardTips: Sendable {
  private let share: ShareBackyardTip

  init(share: @escaping @MainActor @Sendable () -> Void = {}) {
    self.share = ShareBackyardTip(perform: share)
  }

  /// All tips, in the order in which they are offered.
  var all: [any Tip] {
    [FavoriteBackyardTip(), FeedBirdsTip(), FilterSpeciesTip(), share, SeasonalVisitorTip()]
  }

  /// Offers tips for display, one after the other, so that each display affects the frequency of
  /// the next tip.
  ///
  /// - Parameter present: Displays a tip if it may be shown.
  @MainActor
  func offer(_ present: (any Tip) -> Void) {
    for tip in candidates(makeGroup()) { present(tip) }
  }

  /// Returns the tips that a page may show, with the current one of the group.
  @MainActor
  func candidates(_ group: TipGroup) -> [any Tip] {
    var tips: [any Tip] = [FavoriteBackyardTip()]
    if let current = group.currentTip { tips.append(current) }
    tips.append(SeasonalVisitorTip())
    return tips
  }

  /// Returns the group of tips about further features, of which one shows at a time.
  ///
  /// A group keeps its current tip. A new one for each page chooses by the latest action.
  func makeGroup() -> TipGroup {
    TipGroup(.firstAvailable) {
      FeedBirdsTip()
      FilterSpeciesTip()
      share
    }
  }

  /// Returns the element that a tip points at, or nil for a tip at the end of any page.
  static func anchor(of tip: any Tip) -> Page.Anchor? {
    switch tip {
    case is FavoriteBackyardTip: .favorite
    case is FeedBirdsTip: .feeder
    case is FilterSpeciesTip: .birds
    default: nil
    }
  }
}
