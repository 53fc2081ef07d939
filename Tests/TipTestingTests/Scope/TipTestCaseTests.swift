import Testing
import TipModel
import TipTesting
import XCTest

final class TipTestCaseTests: TipTestCase {
  override var options: TipTestOptions {
    TipTestOptions(at: "2026-11-21T09:00:00Z", frequency: .daily)
  }

  override func setUp() async throws { await Backyard.didView.donate() }

  func testHasACenterFromSetUpOn() {
    XCTAssertEqual(Backyard.didView.donations.count, 1)
    XCTAssert(Tips.center === center)
    XCTAssertEqual(center.now, Timestamp(iso8601: "2026-11-21T09:00:00Z")?.date)
  }

  func testHasItInAsynchronousTestsToo() async {
    await Backyard.didView.donate()
    XCTAssertEqual(Backyard.didView.donations.count, 2)
    XCTAssert(Tips.center === center)
  }

  func testMovesTheClock() {
    expectEligible(FavoriteBackyardTip()) { Backyard.isSignedIn.wrappedValue = true }
    clock.advance(by: .days(6))
    expectHidden(FavoriteBackyardTip(), because: .rule)
  }
}

/// A case without options of its own, so that only XCTest's names lead to its file.
final class LeavingCase: TipTestCase {
  func testReportsAnOpenDisplayAtItself() throws {
    let line = #line - 1
    guard !ChildRun.isChild else {
      _ = FeedBirdsTip().present()
      return
    }
    let child = try ChildRun(
      .xcTest, test: "TipTestingTests.LeavingCase/testReportsAnOpenDisplayAtItself")
    XCTAssertNotEqual(child.exitCode, 0)
    let report = "TipTestCaseTests.swift:\(line): error: "
    let reported = child.output.split(separator: "\n").filter { $0.contains(report) }
    XCTAssertEqual(reported.count, 1, child.output)
    XCTAssert(reported.allSatisfy { $0.contains("A display of \"FeedBirdsTip\" is still open.") })
  }
}

@Suite("The source of a test of XCTest")
struct TestSourceTests {
  private let source = """
    // class BirdCase: the other one
    class BirdCaseTwo: TipTestCase {
      func testSings() {}
    }
    final class BirdCase: TipTestCase {
      func testSingsTwice() {}
      func testSings() {}
    }
    """

  @Test("is the line of the method, or else of the class")
  func lines() {
    #expect(TestSource.line(of: "testSings", in: "BirdCase", source: source) == 7)
    #expect(TestSource.line(of: "testFlies", in: "BirdCase", source: source) == 5)
    #expect(TestSource.line(of: "testSings", in: "Bird", source: source) == nil)
  }
}
