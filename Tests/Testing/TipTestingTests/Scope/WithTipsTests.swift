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
    let line = #line - 2
    let failure = "This test's center has a custom clock instead of a ManualClock. Move that clock"
    try expectFailures([failure, failure], line: line) {
      try withTips(TipTestOptions(clock: SunClock())) { center in
        #expect(center.now == ManualClock.defaultStart)
        _ = TipTest.clock
        expectTimeline("0: FeedBirdsTip", of: [FeedBirdsTip()])
      }
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

  @Test("passes its center to the tasks that it starts")
  func tasks() async throws {
    try await withTips { center in
      let seen = await Task { Tips.center }.value
      #expect(seen === center)
    }
  }
}
