import TipKit

struct FavoriteBackyardTip: Tip {
  @Parameter
  static var isLoggedIn: Bool = false

  static let didViewBackyard = Event(id: "didViewBackyard")

  var title: Text {
    Text("Save as a Favorite")
  }

  var message: Text? {
    Text("Your favorite backyards always appear at the top of the list.")
  }

  var image: Image? {
    Image(systemName: "star")
  }

  var rules: [Rule] {
    #Rule(Self.$isLoggedIn) {
      $0 == true
    }

    #Rule(Self.didViewBackyard) {
      $0.donations.count >= 3
    }
  }
}
