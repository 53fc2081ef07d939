import TipKit

struct WateringTip: Tip {
  @Parameter static var isSummer: Bool = false
  static let didWater = Event(id: "didWater")

  var title: Text { Text("Water the Garden") }

  var rules: [Rule] {
    #Rule(Self.$isSummer, Self.didWater) { isSummer, didWater in
      isSummer && didWater.donations.count < 2
    }
  }
}

struct GoalTip: Tip {
  @Parameter static var seen: Int = 0
  @Parameter static var goal: Int = 5

  var title: Text { Text("You Reached Your Goal") }

  var rules: [Rule] {
    #Rule(Self.$seen, Self.$goal) { $0 >= $1 }
  }
}
