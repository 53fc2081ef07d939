import TipEngine

/// The app's tips: which there are, which compete, and what each points at.
struct BackyardTips: Sendable {
  private let share: ShareBackyardTip

  /// Creates the tips.
  ///
  /// - Parameter share: Runs when the button of the tip about sharing is pressed.
  init(share: @escaping @MainActor @Sendable () -> Void = {}) {
    self.share = ShareBackyardTip(perform: share)
  }

  /// Every tip, in the order in which they get their chance.
  var all: [any Tip] {
    [FavoriteBackyardTip(), FeedBirdsTip(), FilterSpeciesTip(), share, SeasonalVisitorTip()]
  }

  /// Offers tips for display, one after the other: what one display means for the display
  /// frequency, the next tip already feels.
  ///
  /// - Parameter present: Displays a tip if it may be shown.
  @MainActor
  func offer(_ present: (any Tip) -> Void) {
    present(FavoriteBackyardTip())
    if let tip = makeGroup().currentTip { present(tip) }
    present(SeasonalVisitorTip())
  }

  /// The tips about what else there is to do, of which one shows at a time.
  ///
  /// A group keeps the tip it shows; made for each page, it chooses by what the person just did.
  func makeGroup() -> TipGroup {
    TipGroup(.firstAvailable) {
      FeedBirdsTip()
      FilterSpeciesTip()
      share
    }
  }

  /// Returns what a tip points at; nil for one that stands below whatever page there is.
  static func anchor(of tip: any Tip) -> Page.Anchor? {
    switch tip {
    case is FavoriteBackyardTip: .favorite
    case is FeedBirdsTip: .feeder
    case is FilterSpeciesTip: .birds
    default: nil
    }
  }
}
