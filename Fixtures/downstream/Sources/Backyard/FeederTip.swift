import SwiftUI
import TipKit

struct FeederTip: Tip {
  @Parameter static var hasBackyard: Bool = false

  static var didSpotBird = Event<Sighting>(id: "didSpotBird")

  struct Sighting: Codable, Sendable {
    let species: String
  }

  var title: Text {
    Text("Hang Up a Feeder")
  }

  var message: Text? {
    Text("Goldfinches come for thistle seed.").foregroundStyle(.secondary)
  }

  var image: Image? {
    Image(systemName: "bird.fill")
  }

  var actions: [Action] {
    Action(id: "shop", title: "Choose Seed")
  }

  var rules: [Rule] {
    #Rule(Self.$hasBackyard) { $0 == true }
    #Rule(Self.didSpotBird) {
      $0.donations.donatedWithin(.week).filter { $0.species == "Goldfinch" }.count >= 2
    }
  }

  var options: [TipOption] {
    MaxDisplayCount(3)
  }
}
