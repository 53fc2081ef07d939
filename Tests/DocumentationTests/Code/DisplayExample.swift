// The code of the article "Report what tips did", compiled and run. ArticleCodeTests compares them.
import TestSupport
import Testing
import TipTesting

/// A double of an app's analytics.
@MainActor private final class Analytics {
  private(set) var calls: [String] = []

  func send(_ name: String, about update: Tips.DisplayUpdate) {
    calls.append("\(name) \(update.tipID)")
  }

  func report(_ updates: AsyncStream<Tips.DisplayUpdate>) async {
    // The loop above, until the stream ends.
    let analytics = self
    for await update in updates where !update.isForced {
      switch update.kind {
      case .displayBegan: analytics.send("tip displayed", about: update)
      case .pressed(let action): analytics.send("tip: \(action)", about: update)
      case .invalidated(let reason): analytics.send("tip: \(reason)", about: update)
      case .displayEnded(.dismissed): analytics.send("tip dismissed", about: update)
      case .displayEnded: break
      }
    }
  }
}

@Suite("The article about what tips did", .hangLimit)
struct DisplayExampleTests {
  @Test("reports each thing once to an app's analytics")
  @MainActor func analytics() async throws {
    let analytics = Analytics()
    let center = TipsCenter(arguments: [], environment: [:])
    let report = try Tips.withCenter(center) {
      let updates = Tips.displayUpdates
      let report = Task { await analytics.report(updates) }
      try Tips.configure([.datastoreLocation(.memory)])
      if let display = FeedBirdsTip().present(in: "feeder") {
        display.press(FeedBirdsTip().actions[0])
        display.end()
      }
      FeedBirdsTip().invalidate(reason: .tipClosed)
      try center.shutDown()
      return report
    }
    await report.value
    #expect(
      analytics.calls == [
        "tip displayed FeedBirdsTip", "tip: feed FeedBirdsTip", "tip: tipClosed FeedBirdsTip",
      ])
  }

  @Test(.tips) @MainActor func feedsOnce() {
    let screen = TipScreen()
    screen.add(FeedBirdsTip(), as: .popover(anchor: "feeder")) { _ in
      FeedBirdsTip().invalidate(reason: .actionPerformed)
    }
    screen.appear()
    screen.tap(action: "feed", on: FeedBirdsTip())
    screen.disappear()
    expectDisplays(
      """
      display began FeedBirdsTip
      pressed FeedBirdsTip: feed
      invalidated FeedBirdsTip: actionPerformed
      display ended FeedBirdsTip: invalidated(actionPerformed)
      """)
    #expect(TipTest.displayUpdates.allSatisfy { $0.place == "popover at feeder" })
  }

  @Test(.tips) @MainActor func reportsEachThingOnce() async {
    let analytics = Analytics()
    let updates = Tips.displayUpdates
    let report = Task { await analytics.report(updates) }
    let screen = TipScreen(inline: [FeedBirdsTip()])
    screen.appear()
    screen.close(FeedBirdsTip())
    await screen.settle { analytics.calls.count == 2 }
    report.cancel()
    await report.value
    #expect(analytics.calls == ["tip displayed FeedBirdsTip", "tip: tipClosed FeedBirdsTip"])
    screen.disappear()
  }
}
