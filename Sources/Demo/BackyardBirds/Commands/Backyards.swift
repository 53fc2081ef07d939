import TipEngine

/// The commands' actions, each of which returns the page to show.
///
/// When a person performs the action that a tip describes, the app invalidates the tip.
enum Backyards {
  /// The backyards, favorites first.
  static var inOrder: [Backyard] {
    Backyard.all.filter(isFavorite) + Backyard.all.filter { !isFavorite($0) }
  }

  static func perform(_ command: Command) -> Page {
    switch command {
    case .signIn: signIn()
    case .signOut: signOut()
    case .view(let backyard): view(backyard)
    case .favorite(let backyard): favorite(backyard)
    case .feed(let backyard): feed(backyard)
    case .filter(let species): filter(species)
    case .share(let backyard): share(backyard)
    case .tips, .help, .live: Page()
    }
  }

  static func signIn() -> Page {
    BackyardBirds.isSignedIn.wrappedValue = true
    return Page("You are signed in.")
  }

  static func signOut() -> Page {
    BackyardBirds.isSignedIn.wrappedValue = false
    return Page("You are signed out.")
  }

  static func view(_ backyard: Backyard) -> Page {
    FavoriteBackyardTip.didViewBackyard.sendDonation(BackyardVisit(backyardID: backyard.id))
    return page(of: backyard)
  }

  /// Returns the page of a backyard, without counting a visit.
  static func page(of backyard: Backyard) -> Page {
    Page([
      Page.Line(backyard.name),
      Page.Line("  \(star(backyard)) Favorite", anchor: .favorite),
      Page.Line("  Birds   \(backyard.birds.joined(separator: ", "))", anchor: .birds),
      Page.Line("  Feeder  \(backyard.feeder)", anchor: .feeder),
    ])
  }

  static func favorite(_ backyard: Backyard) -> Page {
    if !isFavorite(backyard) { BackyardBirds.favorites.wrappedValue.append(backyard.id) }
    FavoriteBackyardTip().invalidate(reason: .actionPerformed)
    return Page("★ \(backyard.name) is a favorite.")
  }

  /// Removes all favorites.
  ///
  /// Only the page that stays open asks before it.
  static func clearFavorites() -> Page {
    BackyardBirds.favorites.wrappedValue = []
    return Page("You have no favorites.")
  }

  static func feed(_ backyard: Backyard) -> Page {
    FeedBirdsTip().invalidate(reason: .actionPerformed)
    return Page("The feeder of \(backyard.name) is full.")
  }

  static func filter(_ species: String) -> Page {
    FilterSpeciesTip().invalidate(reason: .actionPerformed)
    if species == Backyard.seasonalVisitor {
      SeasonalVisitorTip().invalidate(reason: .actionPerformed)
    }
    let homes = inOrder.filter { $0.birds.contains(species) }
    return Page(
      [Page.Line("Backyards with the \(species)")]
        + homes.map { Page.Line("  \(star($0)) \($0.name)") })
  }

  static func share(_ backyard: Backyard) -> Page {
    ShareBackyardTip().invalidate(reason: .actionPerformed)
    return Page("You shared \(backyard.name).")
  }

  static func isFavorite(_ backyard: Backyard) -> Bool {
    BackyardBirds.favorites.wrappedValue.contains(backyard.id)
  }

  private static func star(_ backyard: Backyard) -> String { isFavorite(backyard) ? "★" : "☆" }
}
