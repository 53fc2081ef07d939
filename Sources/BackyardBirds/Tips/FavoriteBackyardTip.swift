import TipEngine

/// Points a person who keeps coming back at the star.
struct FavoriteBackyardTip: Tip {
  static let didViewBackyard = Event<BackyardVisit>(id: "didViewBackyard")

  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Favorite backyards come first in every list.") }
  // No image: the card points at the star itself, and would only repeat it.

  var rules: [Rule] {
    Tips.Rule(BackyardBirds.isSignedIn) { $0 == true }
    Tips.Rule(Self.didViewBackyard) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }

  var options: [any Option] { MaxDisplayCount(5) }
}
