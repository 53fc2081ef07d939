import SwiftUI
import TipKit

enum BackyardBirds {
  @Parameter static var isSignedIn: Bool = false
}

struct FavoriteBackyardTip: Tip {
  static let didView = Event(id: "didViewBackyard")

  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Your favorite backyards always appear at the top of the list.") }
  var image: Image? { Image(systemName: "star.fill") }
  var rules: [Rule] {
    #Rule(BackyardBirds.$isSignedIn) { $0 == true }
    #Rule(Self.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}
