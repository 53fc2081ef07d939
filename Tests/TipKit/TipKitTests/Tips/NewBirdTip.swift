import TipKit

struct Bird: Identifiable, Sendable {
  let id: String
  let name: String
  let isNocturnal: Bool

  var didListen: Tips.Event<Tips.EmptyDonation> {
    Tips.Event(id: "didListen-\(id)")
  }
}

struct NewBirdTip: Tip {
  let bird: Bird

  var id: String {
    "NewBirdTip-\(bird.id)"
  }

  var title: Text {
    Text("Meet \(bird.name)")
  }

  var message: Text? {
    if bird.isNocturnal {
      Text("It sings at night.")
    } else {
      nil
    }
  }

  var image: Image? {
    Image(systemName: bird.isNocturnal ? "moon" : "sun.max")
  }

  var rules: [Rule] {
    #Rule(bird.didListen) { $0.donations.count > 0 }
  }
}

struct BirdDetailTip: Tip {
  let id: String
  let birdName: String

  init(bird: Bird) {
    self.id = "detail-\(bird.id)"
    self.birdName = bird.name
  }

  var title: Text { Text(birdName) }
  var message: Text? { .init("Swipe to see its nest.") }
}
