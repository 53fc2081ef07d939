import Foundation
import TestSupport
import Testing
import TipContent
import TipEngine
import TipModel
import TipTesting

/// A tip whose button invalidates it.
private struct RefillTip: Tip {
  var title: Text { Text("Refill the Feeder") }
  var actions: [Action] {
    Action(id: "refill", title: "Refill") { RefillTip().invalidate(reason: .actionPerformed) }
  }
}

@Suite("What tips did", .hangLimit)
struct DisplayUpdateTests {
  /// Expects the lines of a center's updates.
  private func expectLines(
    _ lines: [String], of center: TipsCenter, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      center.displayUpdatesSoFar.map(\.description) == lines, sourceLocation: sourceLocation)
  }

  @Test("has each display once, with dates and places, also one that ends at once (D61)")
  func displays() throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    try Tips.withCenter(center) {
      let first = try #require(FeedTip().present(in: "feeder"))
      clock.advance(by: .seconds(5))
      first.end()
      first.end()
      try #require(FeedTip().present()).end()
    }
    let display = ["display began FeedTip", "display ended FeedTip: left"]
    expectLines(display + display, of: center)
    let updates = center.displayUpdatesSoFar
    #expect(updates.map(\.place) == ["feeder", "feeder", nil, nil])
    let start = ManualClock.defaultStart
    #expect(updates.map { $0.date.timeIntervalSince(start) } == [0, 5, 5, 5])
    #expect(updates.allSatisfy { $0.tipID == "FeedTip" && !$0.isForced })
  }

  @Test("does not have statuses, donations and tips that may not show")
  func others() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      #expect(FeedTip().status == .available)
      await Birds.didView.donate()
      #expect(ShareTip().present() == nil)
    }
    expectLines([], of: center)
  }

  @Test("has an invalidation once, before the end that it causes, and again after a reset (D15)")
  func invalidation() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      let display = try #require(FeedTip().present())
      FeedTip().invalidate(reason: .actionPerformed)
      FeedTip().invalidate(reason: .tipClosed)
      display.end()
      await FeedTip().resetEligibility()
      FeedTip().invalidate(reason: .tipClosed)
    }
    expectLines(
      [
        "display began FeedTip", "invalidated FeedTip: actionPerformed",
        "display ended FeedTip: invalidated(actionPerformed)", "invalidated FeedTip: tipClosed",
      ], of: center)
  }

  @Test("has a limit of displays once, after the end of the last display (D8, D36)")
  func count() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      let tip = LimitedTip(id: "counted", count: 1)
      let first = try #require(tip.present())
      let second = try #require(tip.present())
      first.end()
      second.end()
      tip.invalidate(reason: .tipClosed)
    }
    expectLines(
      [
        "display began counted", "display began counted", "display ended counted: left",
        "display ended counted: left", "invalidated counted: displayCountExceeded",
      ], of: center)
  }

  @Test(
    "has a limit of time once, before the end that it causes, whatever the app says (D9, D36)",
    arguments: [false, true])
  func duration(_ isClosed: Bool) throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    try Tips.withCenter(center) {
      let tip = LimitedTip(id: "timed", seconds: 90)
      let display = try #require(tip.present())
      clock.advance(by: .seconds(90))
      if isClosed { tip.invalidate(reason: .tipClosed) }
      display.end()
      tip.invalidate(reason: .tipClosed)
    }
    expectLines(
      [
        "display began timed", "invalidated timed: displayDurationExceeded",
        "display ended timed: invalidated(displayDurationExceeded)",
      ], of: center)
  }

  @Test("says that a display ended when a rule no longer held")
  func pending() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      let display = try #require(ShareTip().present())
      Birds.isSignedIn.wrappedValue = false
      display.end()
    }
    expectLines(["display began ShareTip", "display ended ShareTip: pending"], of: center)
  }

  @Test("marks what does not count, because an override shows the tip (D7)")
  func forced() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      Tips.showTips(["ShareTip"])
      let display = try #require(ShareTip().present())
      ShareTip().invalidate(reason: .tipClosed)
      display.end()
    }
    expectLines(
      [
        "display began ShareTip (forced)", "invalidated ShareTip: tipClosed (forced)",
        "display ended ShareTip: left (forced)",
      ], of: center)
  }

  @Test("has the press of a button before what its action does, all at the display's place")
  @MainActor func press() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      let display = try #require(RefillTip().present(in: "feeder"))
      display.press(RefillTip().actions[0])
      display.end()
    }
    expectLines(
      [
        "display began RefillTip", "pressed RefillTip: refill",
        "invalidated RefillTip: actionPerformed",
        "display ended RefillTip: invalidated(actionPerformed)",
      ], of: center)
    #expect(center.displayUpdatesSoFar.map(\.place) == Array(repeating: "feeder", count: 4))
  }

  @Test("has a press of two displays at the place of the older one, and the newest 1,000 updates")
  func newest() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      let displays = try ["feeder", "pond"].map { try #require(RefillTip().present(in: $0)) }
      for number in 0..<1001 { center.notePress(of: "\(number)", on: "RefillTip") }
      let updates = center.displayUpdatesSoFar
      #expect(updates.count == 1000)
      #expect(updates.first?.kind == .pressed("1") && updates.last?.kind == .pressed("1000"))
      #expect(Set(updates.map(\.place)) == ["feeder"])
      for display in displays { display.end() }
    }
  }

  @Test("has words for what happened and for how a display ended, which its line has too")
  func words() {
    let ends: [Tips.DisplayUpdate.End] = [.left, .dismissed, .pending, .invalidated(.tipClosed)]
    let words = ["left", "dismissed", "pending", "invalidated(tipClosed)"]
    #expect(ends.map(\.description) == words)
    let others: [Tips.DisplayUpdate.Kind] = [
      .displayBegan, .pressed("refill"), .invalidated(.tipClosed),
    ]
    #expect(
      others.map(\.description) == ["display began", "pressed: refill", "invalidated: tipClosed"])
    for (end, word) in zip(ends, words) {
      let kind = Tips.DisplayUpdate.Kind.displayEnded(end)
      #expect(kind.description == "display ended: \(word)")
    }
  }

  @Test("reaches each stream from its beginning on, until the center shuts down")
  func streams() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      let all = Tips.displayUpdates
      let display = try #require(FeedTip().present())
      let last = Tips.displayUpdates
      display.end()
      try center.shutDown()
      var kinds: [Tips.DisplayUpdate.Kind] = []
      for await update in all { kinds.append(update.kind) }
      #expect(kinds == [.displayBegan, .displayEnded(.left)])
      kinds = []
      for await update in last { kinds.append(update.kind) }
      #expect(kinds == [.displayEnded(.left)])
    }
  }

  @Test("has an invalidation from before configure, if it is news to the datastore (D14)")
  func beforeConfigure() throws {
    let datastore = RelayedDatastore()
    for lines in [["invalidated FeedTip: tipClosed"], []] {
      let center = TipsCenter(
        arguments: [], environment: [:], clock: ManualClock(), application: "Birds",
        isDebugBuild: true)
      try Tips.withCenter(center) {
        FeedTip().invalidate(reason: .tipClosed)
        FeedTip().invalidate(reason: .actionPerformed)
        expectLines([], of: center)
        try center.configure([.datastore(datastore)])
      }
      expectLines(lines, of: center)
      try center.shutDown()
    }
  }

  @Test("does not have what other processes do, but what this process does in consequence")
  func otherProcess() throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore)])
    let display = try #require(center.present(FeedTip()))
    try center.flush()
    datastore.commitForeign(
      Change(
        .invalidate(tip: "FeedTip", reason: .tipClosed, isForced: false),
        at: Timestamp(center.now), by: .tipctl))
    try center.flush()
    display.end()
    expectLines(
      ["display began FeedTip", "display ended FeedTip: invalidated(tipClosed)"], of: center)
    try center.shutDown()
  }
}
