import TestSupport
import Testing
import TipSnapshot
import TipTesting
import XCTest

/// An error that a test throws.
private struct Lost: Error {}

extension TipScreen {
  /// Returns a visible screen with a popover, and a tip that does not show.
  fileprivate static func withFeeder() -> TipScreen {
    let screen = TipScreen(inline: [FavoriteBackyardTip()])
    screen.element("feeder", symbol: "drop")
    screen.add(FeedBirdsTip(), as: .popover(anchor: "feeder"))
    screen.appear()
    return screen
  }
}

/// Tests that fail in a child process.
@Suite("Specimens of failures", .enabled(if: ChildRun.isChild), .tips, .hangLimit)
struct GuardedSpecimens {
  @Test func label() async {
    await TipScreen.withFeeder().tap(action: "feed", on: FeedBirdsTip())
  }

  @Test func count() {
    let screen = TipScreen.withFeeder()
    #expect(screen.visibleIDs.count == 2)
    #expect(screen.visibleIDs.isEmpty)
    withExtendedLifetime(screen) {}
  }

  @Test func timeOut() async {
    let screen = TipScreen.withFeeder()
    await expectEventually(in: FeedBirdsTip().statusUpdates, limit: .zero) { $0 == .pending }
    withExtendedLifetime(screen) {}
  }

  @Test func error() throws {
    try withExtendedLifetime(TipScreen.withFeeder()) { throw Lost() }
  }

  @Test func snapshot() throws {
    let screen = TipScreen.withFeeder()
    try withScratch { assertTipSnapshot(of: "wren", as: .lines, record: .never, location: $0) }
    withExtendedLifetime(screen) {}
  }

  @Test func requirement() throws {
    let screen = TipScreen.withFeeder()
    _ = try #require(screen.visibleToolTip)
    withExtendedLifetime(screen) {}
  }

  @Test(.tips(frequency: .daily)) func traitInTrait() {
    let screen = TipScreen.withFeeder()
    #expect(screen.visibleIDs.count == 2)
    withExtendedLifetime(screen) {}
  }

  @Test func innerCenter() throws {
    try withTips { _ in
      let screen = TipScreen.withFeeder()
      #expect(screen.visibleIDs.count == 2)
      withExtendedLifetime(screen) {}
    }
  }

  @Test func task() async {
    let screen = TipScreen.withFeeder()
    await Task { #expect(screen.visibleIDs.count == 2) }.value
    withExtendedLifetime(screen) {}
  }

  // MARK: - Without the evidence

  @Test func explained() {
    let screen = TipScreen.withFeeder()
    expectHidden(FeedBirdsTip())
    withExtendedLifetime(screen) {}
  }

  @Test func withoutHelp() {
    #expect(Backyard.didView.donations.count == 1)
  }

  @Test func errorWithoutHelp() throws { throw Lost() }

  @Test func known() {
    let screen = TipScreen.withFeeder()
    withKnownIssue { #expect(screen.visibleIDs.isEmpty) }
  }

  @Test func detached() async {
    let screen = TipScreen.withFeeder()
    await Task.detached { _ = Issue.record("The feeder is empty.") }.value
    withExtendedLifetime(screen) {}
  }

  #if compiler(>=6.3)
    @Test func warning() {
      let screen = TipScreen.withFeeder()
      Issue.record("The feeder is half empty.", severity: .warning)
      withExtendedLifetime(screen) {}
    }

    @Test func cancelled() throws {
      try withExtendedLifetime(TipScreen.withFeeder()) { try Test.cancel("The birds sleep.") }
    }
  #endif
}

/// Tests that fail in a child process.
final class GuardedSpecimenCase: TipTestCase {
  override func invokeTest() {
    if ChildRun.isChild { super.invokeTest() }
  }

  func testCount() {
    let screen = TipScreen.withFeeder()
    XCTAssertEqual(screen.visibleIDs.count, 2)
    withExtendedLifetime(screen) {}
  }

  func testTimeOut() {
    let screen = TipScreen.withFeeder()
    wait(for: [expectation(description: "a second bird")], timeout: 0.01)
    withExtendedLifetime(screen) {}
  }

  func testError() throws {
    try withExtendedLifetime(TipScreen.withFeeder()) { throw Lost() }
  }

  func testSnapshot() throws {
    let screen = TipScreen.withFeeder()
    try withScratch { assertTipSnapshot(of: "wren", as: .lines, record: .never, location: $0) }
    withExtendedLifetime(screen) {}
  }

  func testDetachedTask() async {
    let screen = TipScreen.withFeeder()
    await Task.detached { XCTFail("The feeder is empty.") }.value
    withExtendedLifetime(screen) {}
  }

  func testExplained() {
    let screen = TipScreen.withFeeder()
    expectHidden(FeedBirdsTip())
    withExtendedLifetime(screen) {}
  }

  func testWithoutHelp() { XCTAssertEqual(Backyard.didView.donations.count, 1) }
}
