import TipModel
import TipTesting

/// The parameters and events of the tests.
enum Backyard {
  static let isSignedIn = Tips.Parameter(Backyard.self, "isSignedIn", false)
  static let map = Tips.Parameter(Backyard.self, "map", Map())
  static let didView = Tips.Event<Tips.EmptyDonation>(id: "didViewBackyard")
}

/// A value that cannot be stored.
struct Map: Codable, Sendable {
  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: [], debugDescription: "A map has no text."))
  }
}

/// Shows to signed-in users who have viewed a backyard within five days.
struct FavoriteBackyardTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var rules: [Rule] {
    Rule(Backyard.isSignedIn) { $0 == true }
    Rule(Backyard.didView) { $0.donations.donatedWithin(.days(5)).count >= 1 }
  }
}

/// Shows to everyone.
struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed Birds") }
}

/// Shows to everyone, once for each feeder.
struct FeederTip: Tip {
  let place: String
  var id: String { "feeder-\(place)" }
  var title: Text { Text("Fill the Feeder") }
}

/// Shows to everyone, twice.
struct ShareBackyardTip: Tip {
  var title: Text { Text("Share a Backyard") }
  var options: [any TipOption] { MaxDisplayCount(2) }
}
