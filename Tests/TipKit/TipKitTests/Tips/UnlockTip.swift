import TipKit

struct UnlockTip: Tip {
  @Parameter static var unlocked: [String: Bool] = [:]

  let backyardID: String

  var id: String { "unlock-\(backyardID)" }
  var title: Text { Text("Unlocked") }

  var rules: [Rule] {
    #Rule(Self.$unlocked) { $0[backyardID] == true }
  }
}

struct WishListTip: Tip {
  @Parameter static var wishes: [String] = []

  var title: Text { Text("Make a Wish") }

  var rules: [Rule] {
    #Rule(Self.$wishes) { $0.isEmpty }
  }
}

struct WishComesTrueTip: Tip {
  let species: String

  var title: Text { Text("Your Wish Came True") }

  var rules: [Rule] {
    #Rule(WishListTip.$wishes) { wishes in
      wishes.contains(species)
    }
  }
}
