import TestSupport
import Testing
import TipModel
import TipTesting

/// The app's actions, in order.
@MainActor private final class Log {
  var lines: [String] = []
}

@Suite("The closures of tips on a screen", .tips, .hangLimit)
struct ActionClosureTests {
  /// Notes its own handler.
  private struct Share: Tip {
    let log: Log
    var id: String { "share" }
    var title: Text { Text("Share a Backyard") }
    var actions: [Action] {
      Action(id: "share", title: "Share Backyard") { log.lines.append("handler") }
      Action(title: "Later")
    }
  }

  @Test("P2: the action's own handler runs first, then the closure, which gets the action")
  @MainActor func order() {
    let log = Log()
    let screen = TipScreen()
    screen.add(Share(log: log)) { action in
      log.lines.append("closure \(action.id) \(action.index ?? -1)")
    }
    screen.appear()
    screen.tap(action: "share", on: Share(log: log))
    screen.tap(action: "1", on: Share(log: log))
    #expect(log.lines == ["handler", "closure share 0", "closure 1 1"])
  }

  /// The tip of the article: its actions have ids alone, and the view handles them.
  private struct SpeciesTip: Tip {
    var id: String { "filter" }
    var title: Text { Text("Filter by Species") }
    var actions: [Action] {
      Action(id: "filter-now", title: "Filter Now")
      Action(id: "learn-more", title: "Learn More")
    }
  }

  @Test("P2: the view handles actions by their ids, as TipView(tip) { action in … } does")
  @MainActor func article() {
    let log = Log()
    let (tip, screen) = (SpeciesTip(), TipScreen())
    screen.add(tip) { action in
      if action.id == "filter-now" {
        log.lines.append("filters")
        tip.invalidate(reason: .actionPerformed)
      }
      if action.id == "learn-more" {
        log.lines.append("opens the help")
      }
    }
    screen.appear()
    screen.tap(action: "learn-more", on: tip)
    #expect(log.lines == ["opens the help"])
    #expect(screen.visibleIDs == ["filter"], "the closure decides what ends the tip")
    screen.tap(action: "filter-now", on: tip)
    #expect(log.lines == ["opens the help", "filters"])
    #expect(screen.visibleIDs.isEmpty)
    #expect(tip.status == .invalidated(.actionPerformed))
  }

  @Test("P2: the closure runs though the handler has invalidated the tip, with the screen's center")
  @MainActor func afterInvalidation() {
    let log = Log()
    let screen = TipScreen()
    screen.add(ScreenTips.Species(), as: .popover(anchor: "toolbar")) { action in
      log.lines.append("\(action.id) \(ScreenTips.Species().status)")
    }
    screen.appear()
    TipsCenter.$current.withValue(nil) {
      screen.tap(action: "filter", on: ScreenTips.Species())
    }
    #expect(log.lines == ["filter invalidated(actionPerformed)"])
    #expect(Tips.center.isDark)
  }

  @Test("P2: every kind and every group takes a closure")
  @MainActor func kinds() {
    let log = Log()
    let screen = TipScreen()
    screen.element("feeder")
    func note(_ kind: String) -> TipScreen.ActionHandler {
      { action in log.lines.append("\(kind) \(action.id)") }
    }
    func tip(_ id: String) -> ButtonTip { ButtonTip(id: id) }
    screen.add(tip("a"), as: .annotation(pointingAt: "feeder"), action: note("annotation"))
    screen.add(tip("b"), as: .hint, action: note("hint"))
    screen.add(TipGroup { tip("c") }, action: note("group"))
    screen.add(TipGroup { tip("d") }, as: .popover(anchor: "feeder"), action: note("popover"))
    screen.appear()
    for id in ["a", "b", "c", "d"] { screen.tap(action: "go", on: tip(id)) }
    #expect(log.lines == ["annotation go", "hint go", "group go", "popover go"])
  }

  private struct ButtonTip: Tip {
    let id: String
    var title: Text { Text("Feed Birds") }
    var actions: [Action] { Action(id: "go", title: "Feed Now") }
  }
}
