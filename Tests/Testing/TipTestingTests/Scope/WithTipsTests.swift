import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Code with its own center")
struct WithTipsTests {
  struct Migration: Error {}

  @Test("returns its result, and throws its errors")
  func results() async throws {
    #expect(try withTips { $0.status(of: FeedBirdsTip()) } == .available)
    #expect(
      try await withTips { center in
        await Backyard.didView.donate(); return center.facts.events.count
      } == 1)
    #expect(throws: Migration.self) { try withTips { _ in throw Migration() } }
  }

  @Test("does not start with an invalid option")
  func options() {
    let error = #expect(throws: TipControlError.self) {
      try withTips(TipTestOptions(at: "yesterday")) { _ in }
    }
    #expect(error?.description.contains("\"yesterday\"") == true)
  }

  @Test("refines the center around it")
  func nested() throws {
    try withTips(TipTestOptions(at: "2026-11-21T09:00:00Z", showing: [])) { outer in
      try withTips { inner in
        #expect(inner !== outer)
        #expect(inner.now == outer.now)
        expectHidden(FeedBirdsTip(), because: .override)
      }
      try withTips(TipTestOptions(showing: [FeedBirdsTip.self])) { _ in
        expectStatus(FeedBirdsTip(), .available)
      }
    }
  }

  @Test("has each option of the center around it that it does not set")
  func inherited() throws {
    let clock = ManualClock()
    let options = TipTestOptions(
      clock: clock, fixture: "backyard-birds", all: [FeederTip(place: "north")],
      datastore: .temporaryFile, arguments: ["-tipctl.HideTips", "feeder-north"],
      environment: ["TIPCTL_SHOW_TIPS": "FeedBirdsTip"], allowsUnknown: true)
    try withTips(options) { _ in
      // The fixture is looked up from the file that names it, not from this one.
      let elsewhere = SourcePosition(filePath: "/nowhere/BirdTests.swift")
      try withTips(TipTestOptions(position: elsewhere)) { center in
        #expect(TipTest.clock === clock)
        #expect(!center.facts.events.isEmpty)
        #expect(center.facts.tips["feeder-north"] != nil)
        #expect(center.receipt?.datastore != "memory")
        expectHidden(FeederTip(place: "north"), because: .override)
        let display = try #require(FeedBirdsTip().present())
        #expect(display.isForced)
        display.end()
      }
    }
  }

  @Test("has each option that it sets, whatever the center around it has")
  func overridden() throws {
    let outer = TipTestOptions(
      at: "2026-11-21T09:00:00Z", frequency: .daily,
      all: [FeederTip(place: "north")], showing: [], datastore: .temporaryFile,
      arguments: ["-tipctl.HideTips", "FeedBirdsTip"],
      environment: ["TIPCTL_HIDE_TIPS": "FeedBirdsTip"], settling: .asOnDevice,
      allowsUnknown: true)
    let inner = TipTestOptions(
      at: "2027-03-01T06:30:00Z", frequency: .weekly,
      all: [FeederTip(place: "south")], showing: ["FeedBirdsTip"], datastore: .memory,
      arguments: [], environment: [:], settling: .synchronous)
    try withTips(outer) { center in
      #expect(center.facts.displayFrequency == .daily)
      #expect(center.settling == .asOnDevice)
      try withTips(inner) { center in
        #expect(center.now == Timestamp(iso8601: "2027-03-01T06:30:00Z")?.date)
        #expect(center.facts.displayFrequency == .weekly)
        #expect(center.facts.tips["feeder-north"] == nil)
        #expect(center.facts.tips["feeder-south"] != nil)
        #expect(center.receipt?.datastore == "memory")
        #expect(center.receipt?.applied.map(\.spelling).contains("-tipctl.HideTips") == false)
        #expect(center.settling == .synchronous)
        expectStatus(FeedBirdsTip(), .available)
      }
    }
  }

  @Test("has the display frequency of its fixture, unless it sets one")
  func fixtureFrequency() throws {
    let fixture = try TipFixture("backyard-birds")
    for frequency in [nil, DisplayFrequency.weekly, .monthly] {
      let options = TipTestOptions(frequency: frequency, fixture: "backyard-birds")
      try withTips(options) { center in
        #expect(center.facts.displayFrequency == frequency ?? fixture.facts.displayFrequency)
      }
    }
  }

  @Test("has the display frequency of the center around it")
  func inheritedFrequency() throws {
    try withTips(TipTestOptions(frequency: .daily)) { _ in
      try withTips { _ in
        let display = try #require(FeedBirdsTip().present())
        display.end()
        expectHidden(ShareBackyardTip(), because: .displayFrequency)
      }
    }
  }

  @Test("fails the test when its asynchronous code leaves a display open")
  func openDisplay() async throws {
    let failure =
      "A display of \"FeedBirdsTip\" is still open. "
      + "Call end() on it, or disappear() on its screen."
    try await expectFailures([failure]) {
      try await withTips { _ in
        await Task.yield()
        _ = FeedBirdsTip().present()
      }
    }
  }

  @Test("fails the test when it asks for the manual clock and has a different one")
  func otherClock() throws {
    let failure = "This test's center has a custom clock instead of a ManualClock. Move that clock"
    try expectFailures([failure], line: #line + 3) {
      try withTips(TipTestOptions(clock: SunClock())) { center in
        #expect(center.now == ManualClock.defaultStart)
        TipTest.clock.advance(by: .days(1))
      }
    }
    try expectFailures([failure], line: #line + 2) {
      try withTips(TipTestOptions(clock: SunClock())) { _ in
        expectTimeline("0: FeedBirdsTip", of: [FeedBirdsTip()])
      }
    }
  }

  @Test("may be replaced by a center that the test creates, with its clock")
  func ownCenter() throws {
    let clock = ManualClock()
    let center = TipsCenter(arguments: [], environment: [:], clock: clock)
    try center.configure([.datastoreLocation(.memory)])
    Tips.withCenter(center) {
      #expect(TipTest.center === center)
      #expect(TipTest.clock === clock)
      expectStatus(FeedBirdsTip(), .available)
      expectTimeline("0-1: FeedBirdsTip", of: [FeedBirdsTip()])
    }
    #expect(clock.date == ManualClock.defaultStart.addingTimeInterval(86_400))
    try center.shutDown()
  }

  @Test("fails the test when it moves the clock of a center that has no manual one")
  func systemClock() throws {
    let center = TipsCenter(arguments: [], environment: [:])
    let failure = "This code's center has no ManualClock. Create it with TipsCenter(clock: "
    Tips.withCenter(center) {
      expectFailures([failure], line: #line) { TipTest.clock.advance(by: .days(1)) }
    }
  }

  /// A clock of the app's own.
  private struct SunClock: TipClock {
    private let clock = ManualClock()
    var date: Date { clock.date }

    func alarm(at date: Date, _ action: @escaping @Sendable () -> Void) -> TipClockAlarm {
      clock.alarm(at: date, action)
    }
  }

  @Test("ends the streams that a task of the app reads for good, and the test passes", .hangLimit)
  func reader() async throws {
    let reader = try await withTips { center in
      let task = Task { for await _ in FeedBirdsTip().shouldDisplayUpdates {} }
      await center.streams(count: 1)
      return task
    }
    await reader.value
  }

  @Test("passes its center to the tasks that it starts")
  func tasks() async throws {
    try await withTips { center in
      let seen = await Task { Tips.center }.value
      #expect(seen === center)
    }
  }
}
