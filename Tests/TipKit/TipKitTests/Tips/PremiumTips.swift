import TipKit

enum BirdAccount {
  @Parameter static var isPremium: Bool = false
  @Parameter static var hasFinishedOnboarding: Bool = false
}

struct BirdPassTip: Tip {
  var title: Text { Text("Get the Bird Pass") }
  var message: Text? { Text("All backyards, all seasons.") }
  var image: Image? { Image(systemName: "ticket") }

  var rules: [Rule] {
    #Rule(BirdAccount.$isPremium) { !$0 }
    #Rule(BirdAccount.$hasFinishedOnboarding) { $0 }
  }

  var actions: [Action] {
    Tips.Action(id: "pass", title: "See Plans")
  }
}

struct PremiumBackyardTip: Tip {
  var title: Text { Text("Decorate Your Backyard") }

  var rules: [Rule] {
    #Rule(BirdAccount.$isPremium) { isPremium in
      isPremium
    }
  }
}

struct PassExpiredTip: Tip {
  @Parameter static var isExpired: Bool = true

  var title: Text { Text("Your Pass Has Expired") }

  var rules: [Rule] {
    #Rule(Self.$isExpired) { $0 != false }
  }
}
