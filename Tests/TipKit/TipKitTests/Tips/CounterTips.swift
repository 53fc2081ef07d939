import TipKit

struct LifeListTip: Tip {
  @Parameter static var speciesCount: Int = 0

  var title: Text { Text("Your Life List Grows") }

  var rules: [Rule] {
    #Rule(Self.$speciesCount) { $0 >= 10 }
  }
}

struct FewBirdsTip: Tip {
  @Parameter
  static var birdsToday: Int = 12

  var title: Text { Text("A Quiet Day") }

  var rules: [Rule] {
    #Rule(Self.$birdsToday) { birds in
      birds > 0 && birds < 5
    }
  }
}

struct FavoritesTip: Tip {
  struct Favorites: Codable, Sendable {
    var backyards: [String] = []
    var note: String = ""
  }

  @Parameter static var favorites: Favorites = Favorites()

  var title: Text { Text("Group Your Favorites") }

  var rules: [Rule] {
    #Rule(Self.$favorites) { $0.backyards.count >= 3 }
    #Rule(Self.$favorites) { $0.backyards.contains("Bird Springs") }
  }
}

struct FirstLaunchTip: Tip {
  @Parameter static var launches: Int = {
    let base = 2
    return base * 2
  }()

  var title: Text { Text("Welcome Back") }

  var rules: [Rule] {
    #Rule(Self.$launches) { $0 > 3 }
  }
}
