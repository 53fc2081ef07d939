import SwiftUI
import TipKit

struct FeederTip: Tip {
  @Parameter static var hasBackyard: Bool = false

  static let didSpotBird = Event(id: "didSpotBird")

  var title: Text { Text("Hang Up a Feeder") }
  var message: Text? { Text("Goldfinches come for thistle seed.") }
  var rules: [Rule] {
    #Rule(Self.$hasBackyard) { $0 == true }
    #Rule(Self.didSpotBird) { $0.donations.count >= 2 }
  }
}

struct WelcomeTip: Tip {
  var title: Text { Text("Welcome to Your Backyard") }
  var options: [TipOption] { MaxDisplayCount(1) }
}
