import Foundation
import TipKit

enum Season: String, Codable, Sendable {
  case spring, summer, fall, winter
}

struct SeasonChangeTip: Tip {
  @Parameter static var season: Season = .spring

  var title: Text { Text("The Seasons Change") }

  var rules: [Rule] {
    #Rule(Self.$season) { $0 == .winter }
  }
}

struct GreetingTip: Tip {
  @Parameter static var userName: String = ""

  var title: Text { Text("Hello") }

  var rules: [Rule] {
    #Rule(Self.$userName) { $0 != "" }
    #Rule(Self.$userName) { !$0.isEmpty && $0.count < 20 }
  }
}

struct AnniversaryTip: Tip {
  @Parameter static var joined: Date = .distantFuture

  var title: Text { Text("One Year of Birds") }

  var rules: [Rule] {
    let aYearAgo = Date.now.addingTimeInterval(-365 * 86_400)
    return [#Rule(Self.$joined) { $0 < aYearAgo }]
  }
}

struct PickedBirdTip: Tip {
  @Parameter static var pickedBird: String? = nil

  var title: Text { Text("You Picked a Bird") }

  var rules: [Rule] {
    #Rule(Self.$pickedBird) { $0 != nil }
  }
}

struct TemperatureTip: Tip {
  @Parameter static var celsius: Double = 20.5

  var title: Text { Text("It Is Freezing") }
  var message: Text? { Text("Birds need fat food now.") }

  var rules: [Rule] {
    #Rule(Self.$celsius) { $0 <= 0 }
  }
}
