import TipKit

/// Shown on the empty feeder list.
struct AddFeederTip: Tip {
  var title: Text { Text("Add a Feeder") }
  var message: Text? { Text("Birds come to where the seeds are.") }
  var image: Image? { Image(systemName: "plus.circle") }
}

struct RefillFeederTip: Tip {
  static let didRefill = Event(id: "feeder.didRefill")

  var title: Text { Text("Refill the Feeder") }

  var rules: [Rule] {
    #Rule(Self.didRefill) { $0.donations.count == 0 }
  }
}

struct CleanFeederTip: Tip {
  static let didOpenFeeder = Event(id: "feeder.didOpen")

  var title: Text { Text("Clean Feeders Attract More Birds") }
  var image: Image? { Image(systemName: "bubbles.and.sparkles") }

  var rules: [Rule] {
    #Rule(Self.didOpenFeeder) { event in
      event.donations.count > 4
    }
  }
}

struct MoveFeederTip: Tip {
  static let didMoveFeeder = Tips.Event(id: "feeder.didMove")

  var title: Text { Text("Drag a feeder to move it") }

  var rules: [Rule] {
    #Rule(MoveFeederTip.didMoveFeeder) { $0.donations.count < 1 }
  }
}
