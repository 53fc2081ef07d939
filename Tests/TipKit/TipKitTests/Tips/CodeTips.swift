import Foundation
import TipKit

struct Meal: Codable, Sendable {
  var food: String
  var grams: Int

  var isLarge: Bool { grams > 100 }
}

struct BigMealTip: Tip {
  static let didFeed = Event<Meal>(id: "didFeed")

  var title: Text { Text("Not Too Much") }

  var rules: [Rule] {
    #Rule(Self.didFeed) { $0.donations.filter { $0.isLarge }.count >= 1 }
  }
}

struct DietTip: Tip {
  @Parameter static var foods: [String] = []

  var title: Text { Text("A Healthy Diet") }

  var rules: [Rule] {
    #Rule(Self.$foods) { foods in
      foods.allSatisfy { $0 != "bread" }
    }
  }
}

struct LongNameTip: Tip {
  @Parameter static var names: [String] = []

  var title: Text { Text("Long Names") }

  var rules: [Rule] {
    #Rule(Self.$names) { $0.filter { $0.count > 10 }.count >= 1 }
  }
}

struct SeasonNameTip: Tip {
  var title: Text { Text("A Season by Any Name") }

  var rules: [Rule] {
    #Rule(SeasonChangeTip.$season) { $0.rawValue == "fall" }
  }
}
