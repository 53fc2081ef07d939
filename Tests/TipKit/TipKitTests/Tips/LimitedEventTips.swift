import TipKit

struct FrequentSeedTip: Tip {
  static let didBuySeeds = Event(
    id: "didBuySeeds", donationLimit: .init(maximumCount: 10, maximumAge: .weeks(2)))

  var title: Text { Text("Subscribe to Seeds") }

  var rules: [Rule] {
    #Rule(Self.didBuySeeds) { $0.donations.count >= 4 }
  }
}

struct RecentSeedTip: Tip {
  struct Purchase: Codable, Sendable {
    let kind: String
    let grams: Int
  }

  static let didOrder = Tips.Event<Purchase>(
    id: "didOrderSeeds", donationLimit: Tips.DonationLimit(maximumCount: 5))

  var title: Text { Text("Try Another Mix") }

  var rules: [Rule] {
    #Rule(Self.didOrder) {
      $0.donations.donatedWithin(.minutes(90)).filter { $0.grams > 500 }.count >= 1
    }
    #Rule(Self.didOrder) {
      $0.donations.filter { $0.kind == "sunflower" }.count <= 1
    }
  }
}
