import TipKit

struct SpringArrivalsTip: Tip {
  static let didSpotBird = Event<Sighting>(id: "didSpotBird")

  struct Sighting: Codable, Sendable {
    let species: String
    let season: String
    var isRare: Bool = false
  }

  var title: Text { Text("Spring Arrivals") }
  var message: Text? { Text("See who came back this week.") }

  var rules: [Rule] {
    #Rule(Self.didSpotBird) {
      $0.donations.filter { $0.season == "spring" }.donatedWithin(.week).count >= 2
    }
  }
}

struct WinterGuestsTip: Tip {
  var title: Text { Text("Winter Guests") }

  var rules: [Rule] {
    #Rule(SpringArrivalsTip.didSpotBird) {
      $0.donations.donatedWithin(.days(31)).filter({ $0.season == "winter" }).count > 0
    }
  }
}

struct RareVisitorTip: Tip {
  var title: Text { Text("A Rare Visitor") }

  var rules: [Rule] {
    #Rule(SpringArrivalsTip.didSpotBird) { event in
      event.donations
        .filter { sighting in sighting.isRare == true }
        .filter { $0.species != "Sparrow" }
        .count >= 1
    }
  }
}

struct VarietyTip: Tip {
  var title: Text { Text("Such a Variety") }

  var rules: [Rule] {
    #Rule(SpringArrivalsTip.didSpotBird) {
      $0.donations.smallestSubset(groupedBy: \.species).count > 1
    }
  }
}

struct RegularGuestTip: Tip {
  var title: Text { Text("You Have a Regular Guest") }

  var rules: [Rule] {
    #Rule(SpringArrivalsTip.didSpotBird) {
      $0.donations.largestSubset(groupedBy: \.species).count >= 3
    }
  }
}
