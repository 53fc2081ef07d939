import TipEngine

/// The app's state that tips depend on.
///
/// The parameters keep it between runs.
enum BackyardBirds {
  /// Whether the person is signed in.
  static let isSignedIn = Tips.Parameter(BackyardBirds.self, "isSignedIn", false)

  /// The ids of the favorite backyards, in the order in which they were added.
  static let favorites = Tips.Parameter(BackyardBirds.self, "favorites", [String]())
}

/// The payload of a view of a backyard.
struct BackyardVisit: Codable, Sendable {
  let backyardID: String
}
