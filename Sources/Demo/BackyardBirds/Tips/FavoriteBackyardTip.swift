import TipEngine

/// Points a returning person at the star.
struct FavoriteBackyardTip: Tip {
  static let didViewBackyard = Event<BackyardVisit>(id: "didViewBackyard")

  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Your favorite backyards always appear at the top of the list.") }
  // No image, because the card points at the star itself.

  var rules: [Rule] {
    Tips.Rule(BackyardBirds.isSignedIn) { $0 == true }
    Tips.Rule(Self.didViewBackyard) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }

  var options: [any Option] { MaxDisplayCount(5) }
}
