import Foundation
import Synchronization
import TestSupport
import Testing
import TipContent
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("Streams of statuses (D21)", .hangLimit)
struct StreamTests {
  /// Collects a number of elements.
  private func first<Element: Sendable>(
    _ count: Int, of stream: some AsyncSequence<Element, Never>
  ) async -> [Element] {
    var elements: [Element] = []
    for await element in stream {
      elements.append(element)
      if elements.count == count { break }
    }
    return elements
  }

  @Test("The current status comes first, then each change once")
  func changes() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      let updates = ShareTip().statusUpdates
      Birds.isSignedIn.wrappedValue = true
      Birds.isSignedIn.wrappedValue = true
      Birds.visits.wrappedValue = 7
      ShareTip().invalidate(reason: .tipClosed)
      #expect(await first(3, of: updates) == [.pending, .available, .invalidated(.tipClosed)])
    }
  }

  @Test("shouldDisplayUpdates yields only changes of whether the tip is displayable")
  func displayable() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      let updates = ShareTip().shouldDisplayUpdates
      ShareTip().invalidate(reason: .tipClosed)
      await ShareTip().resetEligibility()
      Birds.isSignedIn.wrappedValue = true
      Birds.isSignedIn.wrappedValue = false
      #expect(await first(3, of: updates) == [false, true, false])
    }
  }

  @Test("shouldDisplayUpdates yields false when a displayable tip is invalidated")
  func invalidated() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      let updates = FeedTip().shouldDisplayUpdates
      FeedTip().invalidate(reason: .tipClosed)
      await FeedTip().resetEligibility()
      #expect(await first(3, of: updates) == [true, false, true])
    }
  }

  @Test("Time alone changes a status: the clock's alarm closes a time window")
  func windowCloses() async throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    await Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...3 { Birds.didView.sendDonation() }
      let updates = FavoriteTip().statusUpdates
      clock.advance(by: .days(5))
      #expect(FavoriteTip().status == .available)
      clock.advance(by: .milliseconds(1))
      #expect(await first(2, of: updates) == [.available, .pending])
      #expect(FavoriteTip().status == .pending)
    }
  }

  @Test("Time alone changes a status: the display frequency's interval ends")
  func frequencyOpens() async throws {
    let clock = ManualClock()
    let center = try makeCenter([.displayFrequency(.daily)], clock: clock)
    try await Tips.withCenter(center) {
      try #require(FeedTip().present()).end()
      let updates = LimitedTip(id: "second").statusUpdates
      clock.advance(by: .days(1))
      #expect(await first(2, of: updates) == [.pending, .available])
    }
  }

  @Test("Two subscribers each receive all statuses, and only one alarm is set")
  func subscribers() async throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    await Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...3 { Birds.didView.sendDonation() }
      let one = FavoriteTip().statusUpdates
      let two = FavoriteTip().statusUpdates
      #expect(clock.alarmCount == 1)
      Birds.isSignedIn.wrappedValue = false
      #expect(await first(2, of: one) == [.available, .pending])
      #expect(await first(2, of: two) == [.available, .pending])
    }
  }

  @Test("Only the tips that a change concerns are reevaluated")
  func concerned() async throws {
    let center = try makeCenter()
    let streams = Tips.withCenter(center) {
      (FavoriteTip().statusUpdates, ShareTip().statusUpdates, FeedTip().statusUpdates)
    }
    Tips.withCenter(center) {
      let before = center.observedVerdicts
      Birds.didView.sendDonation()
      #expect(center.observedVerdicts == before + 1)
      Birds.isSignedIn.wrappedValue = true
      #expect(center.observedVerdicts == before + 3)
      Birds.visits.wrappedValue = 3
      #expect(center.observedVerdicts == before + 3)
    }
    withExtendedLifetime(streams) {}
  }

  @Test("An observed opaque rule runs again when its inputs change (D24)")
  func opaque() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      let updates = GenerousTip().statusUpdates
      for _ in 1...2 { Birds.didFeed.sendDonation(.init(bird: "tit", grams: 20)) }
      #expect(await first(2, of: updates) == [.pending, .available])
    }
  }

  @Test("An opaque rule observed before configure runs again with the datastore's facts (D24)")
  func opaqueBeforeConfigure() async throws {
    let store = InMemoryDatastore()
    let feeding: StoredValue = ["bird": "tit", "grams": 20]
    try store.commit(
      Array(
        repeating: Change(.donate(event: "didFeed", date: noon, info: feeding), at: noon), count: 2)
    )
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    let updates = Tips.withCenter(center) { GenerousTip().statusUpdates }
    try center.configure([.datastore(store)])
    // The stream ends, so that a status that is missing does not block the test.
    try center.shutDown()
    var statuses: [Tips.Status] = []
    for await status in updates { statuses.append(status) }
    #expect(statuses == [.pending, .available])
  }

  @Test("An opaque rule whose result always changes does not run endlessly")
  func restlessOpaqueRule() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      var updates = RestlessTip().statusUpdates.makeAsyncIterator()
      let first = await updates.next()
      Birds.visits.wrappedValue = 1
      let second = await updates.next()
      #expect(Set([first, second]) == [.pending, .available])
      try center.flush()
    }
  }

  @Test("An opaque rule that always writes its own parameter is stopped and reported (D24)")
  func opaqueCycle() async throws {
    let center = try makeCenter()
    try await Tips.withCenter(center) {
      var updates = CountingTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .available)
      Birds.visits.wrappedValue = 10
      #expect(Birds.visits.wrappedValue == 18, "its code ran 8 times")
      #expect(CountingTip().status == .available)
      let problem = try #require(center.openResources.problems.first)
      #expect(problem.contains("\"CountingTip\" write what they read"))
      #expect(problem.contains("their code ran 8 times in a row"))
      #expect(center.openResources.problems.count == 1)
      try center.flush()
    }
  }

  @Test("An opaque rule that writes its parameter once settles, with its last result (D24)")
  func opaqueSettles() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      var updates = SettlingTip().statusUpdates.makeAsyncIterator()
      #expect(await updates.next() == .pending)
      Birds.visits.wrappedValue = 2
      #expect(await updates.next() == .available)
      #expect(Birds.visits.wrappedValue == 3)
      #expect(center.openResources.problems.isEmpty)
    }
  }

  @Test("The open resources are the displays and the streams, and not the groups")
  func openResources() throws {
    let center = try makeCenter()
    try Tips.withCenter(center) {
      let group = TipGroup { ShareTip() }
      let updates = FeedTip().statusUpdates
      let displays = Tips.displayUpdates
      let display = try #require(SeasonTip().present())
      #expect(center.openResources.openDisplays == ["SeasonTip"])
      #expect(center.openResources.unfinishedStreams.map(\.tip) == ["FeedTip"])
      #expect(center.openResources.displayStreams == [.current])
      #expect(center.observationCount == 2)
      display.end()
      #expect(center.openResources.openDisplays.isEmpty)
      withExtendedLifetime((group, updates, displays)) {}
    }
  }

  @Test("Streams finish when the center shuts down")
  func finish() async throws {
    let center = try makeCenter()
    let updates = Tips.withCenter(center) { FeedTip().statusUpdates }
    try center.shutDown()
    var elements: [Tips.Status] = []
    for await element in updates { elements.append(element) }
    #expect(elements == [.available])
  }

  @Test("A cancelled subscriber is removed, and its alarm is cancelled")
  func cancelled() async throws {
    let clock = ManualClock()
    let center = try makeCenter([.displayFrequency(.daily)], clock: clock)
    try await Tips.withCenter(center) {
      try #require(FeedTip().present()).end()
      let task = Task { await first(2, of: LimitedTip(id: "second").statusUpdates) }
      task.cancel()
      _ = await task.value
      #expect(clock.alarmCount == 0)
    }
  }
}

/// A tip whose rule alternates between true and false.
private struct RestlessTip: Tip {
  private static let answer = Mutex(false)
  var title: Text { Text("Visit Again") }
  var rules: [Rule] {
    Rule(Birds.visits, source: "in turn") { _ in
      Self.answer.withLock { answer in
        answer.toggle()
        return answer
      }
    }
  }
}

/// A tip whose rule counts its own runs in the parameter that it reads.
private struct CountingTip: Tip {
  var title: Text { Text("Count Visitors") }
  var rules: [Rule] {
    Rule(Birds.visits, source: "count") { _ in
      Birds.visits.wrappedValue += 1
      return Birds.visits.wrappedValue > 0
    }
  }
}

/// A tip whose rule raises its parameter up to three.
private struct SettlingTip: Tip {
  var title: Text { Text("Settle Visitors") }
  var rules: [Rule] {
    Rule(Birds.visits, source: "raise") { visits in
      Birds.visits.wrappedValue = min(3, visits + 1)
      return visits == 3
    }
  }
}
