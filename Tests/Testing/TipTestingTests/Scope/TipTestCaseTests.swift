import Foundation
import TestSupport
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

/// A case without custom options, so that only XCTest's names lead to its file.
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

/// A case whose test opens a stream and does not end it.
final class StreamingCase: TipTestCase {
  private var updates: AsyncStream<Tips.Status>?

  func testIsWarnedOfAnOpenStreamAtItself() throws {
    let line = #line - 1
    guard !ChildRun.isChild else {
      updates = FeedBirdsTip().statusUpdates
      return
    }
    let child = try ChildRun(
      .xcTest, test: "TipTestingTests.StreamingCase/testIsWarnedOfAnOpenStreamAtItself")
    XCTAssertEqual(child.exitCode, 0, child.output)
    let report = "TipTestCaseTests.swift:\(line): warning: A status stream of \"FeedBirdsTip\""
    XCTAssertEqual(child.output.ranges(of: report).count, 1, child.output)
  }

  func testMayLeaveATaskOfTheAppThatReadsForGood() async throws {
    guard !ChildRun.isChild else {
      let reader = Task { for await _ in FeedBirdsTip().shouldDisplayUpdates {} }
      await center.streams(count: 1)
      withExtendedLifetime(reader) {}
      return
    }
    let child = try ChildRun(
      .xcTest, test: "TipTestingTests.StreamingCase/testMayLeaveATaskOfTheAppThatReadsForGood")
    XCTAssertEqual(child.exitCode, 0, child.output)
    XCTAssertFalse(child.output.contains("status stream"), child.output)
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

  @Test("is not a longer name, with letters, digits or an underscore")
  func longerNames() {
    let source = """
      class WrenCase2: TipTestCase {}
      class WrenCase_Old: TipTestCase {}
      class WrenCaseOld: TipTestCase {}
      final class WrenCase
      : TipTestCase {
        func testSings2() {}
        func testSings_twice() {}
        func testSingsTwice() {}
        // func testSings()
        func testSings() {}
      }
      """
    #expect(TestSource.line(of: "testSings", in: "WrenCase", source: source) == 10)
    #expect(TestSource.line(of: "testFlies", in: "WrenCase", source: source) == 4)
  }

  @Test("is in the package of the working folder, and among the tests of its module", .ownThread)
  func module() throws {
    let package = FileManager.default.temporaryDirectory.appending(path: "yard \(UUID())")
    let source = """
      import TipTesting

      final class LeavingCase: TipTestCase {
        func testReportsAnOpenDisplayAtItself() {}
      }
      """
    for (module, text) in [("BirdTests", source), ("TipTestingTests", "\n\n\(source)")] {
      let folder = package.appending(path: "Tests/\(module)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appending(path: "LeavingCase.swift"))
    }
    try Data().write(to: package.appending(path: "Package.swift"))
    let child = try ChildRun(
      .xcTest, test: "TipTestingTests.LeavingCase/testReportsAnOpenDisplayAtItself", in: package)
    #expect(
      child.output.contains("/Tests/TipTestingTests/LeavingCase.swift:6: error: "),
      "\(child.output)")
    try FileManager.default.removeItem(at: package)
  }
}
