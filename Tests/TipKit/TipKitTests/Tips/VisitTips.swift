import TipKit

struct BackyardVisit: Codable, Sendable {
  var backyardName: String
  var minutes: Int
}

extension Tips {
  static let didVisit: Tips.Event<BackyardVisit> = Tips.Event(id: "didVisitBackyard")
}

struct LongVisitTip: Tip {
  var title: Text { Text("Stay as Long as You Like") }
  var message: Text? { Text("Time-lapse shows a whole day in a minute.") }

  var rules: [Rule] {
    #Rule(Tips.didVisit) {
      $0.donations.filter { $0.minutes >= 30 }.count >= 1
    }
  }
}

struct ComeBackTip: Tip {
  var title: Text { Text("Your Birds Miss You") }

  var rules: [Rule] {
    #Rule(Tips.didVisit) { $0.donations.donatedWithin(.weeks(4)).count < 1 }
  }
}

struct NightVisitTip: Tip {
  static let didVisitAtNight: Event<BackyardVisit> = .init(id: "didVisitAtNight")

  var title: Text { Text("Owls Come at Night") }

  var rules: [Rule] {
    #Rule(Self.didVisitAtNight) {
      $0.donations.donatedWithin(.hour).filter { $0.backyardName == "Pond" }.count > 0
    }
  }
}

struct QuickVisitTip: Tip {
  static let didLeave = Event<Duration>(id: "didLeaveBackyard")

  struct Duration: Codable, Sendable {
    var seconds: Double
  }

  var title: Text { Text("Patience Pays Off") }

  var rules: [Rule] {
    #Rule(Self.didLeave) { $0.donations.filter { $0.seconds < 10 }.count == 2 }
  }
}
