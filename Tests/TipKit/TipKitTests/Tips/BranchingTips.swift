import TipKit

struct MapTip: Tip {
  @Parameter static var hasLocation: Bool = false
  static let didOpenMap = Event(id: "didOpenMap")

  var needsLocation = true
  var extraRule: Tips.Rule?

  var title: Text { Text("Find Backyards Nearby") }

  var rules: [Rule] {
    if needsLocation {
      #Rule(Self.$hasLocation) { $0 }
    }
    #Rule(Self.didOpenMap) { $0.donations.count == 0 }
    if let extraRule {
      extraRule
    }
  }
}

struct CompassTip: Tip {
  var title: Text { Text("Turn the Map") }

  var rules: [Rule] {
    let opened = MapTip.didOpenMap
    return [#Rule(opened) { $0.donations.count >= 2 }]
  }
}

struct RouteTip: Tip {
  var title: Text { Text("A Walk for Birders") }

  var rules: [Rule] {
    let minimum = 3
    #Rule(MapTip.didOpenMap) { event in
      event.donations.donatedWithin(.day).count >= minimum
    }
  }
}
