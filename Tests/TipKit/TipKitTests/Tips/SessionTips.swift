import TipKit

struct QuickActionsTip: Tip {
  @Parameter(.transient) static var isPanelOpen: Bool = false

  var title: Text { Text("Quick Actions") }
  var message: Text? { Text("Touch and hold a bird.") }

  var rules: [Rule] {
    #Rule(Self.$isPanelOpen) { $0 == true }
  }
}

struct UndoTip: Tip {
  @Parameter(.transient)
  static var hasDeletedFeeder: Bool = false

  var title: Text { Text("Shake to Undo") }

  var rules: [Rule] {
    #Rule(Self.$hasDeletedFeeder) { hasDeletedFeeder in hasDeletedFeeder == true }
  }
}
