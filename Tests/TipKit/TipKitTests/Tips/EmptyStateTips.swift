import TipKit

struct NoVisitorsTip: Tip {
  static let didSeeVisitor = Event(id: "didSeeVisitor")

  var title: Text { Text("No Visitors Yet") }

  var rules: [Rule] {
    #Rule(Self.didSeeVisitor) { $0.donations.count == 0 }
  }
}

struct FirstVisitorTip: Tip {
  var title: Text { Text("Your First Visitor") }

  var rules: [Rule] {
    #Rule(NoVisitorsTip.didSeeVisitor) { $0.donations.count != 0 }
  }
}
