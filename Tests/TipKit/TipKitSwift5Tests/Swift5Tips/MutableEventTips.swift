import TipKit

// Swift 6 refuses a mutable static property that anyone may write. Swift 5 takes it.
struct MeadowTip: Tip {
  static var didOpenMeadow = Event(id: "didOpenMeadow")

  var title: Text { Text("A Meadow for Finches") }

  var rules: [Rule] {
    #Rule(Self.didOpenMeadow) { $0.donations.count >= 2 }
  }
}

struct OrchardTip: Tip {
  static var didOpenOrchard: Tips.Event<BackyardVisit> = Tips.Event(id: "didOpenOrchard")

  var title: Text { Text("An Orchard for Thrushes") }

  var rules: [Rule] {
    #Rule(OrchardTip.didOpenOrchard) { $0.donations.count > 0 }
  }
}
