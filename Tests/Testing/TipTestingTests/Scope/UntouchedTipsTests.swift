import TestSupport
import Testing
import TipModel
import TipTesting
import XCTest

/// Uses tips several times, as code under test does.
private func lookAtTips() {
  _ = FeedBirdsTip().status
  _ = FeedBirdsTip().shouldDisplay
}

private let advice = "Add .tips to its @Test or @Suite, inherit from TipTestCase, or wrap"

extension ChildRun {
  /// The number of failures for using tips outside of a center.
  fileprivate var complaints: Int { output.ranges(of: advice).count }
}

@Suite("A test of Swift Testing without a center", .ownThread)
struct UntouchedTipsTests {
  @Test("fails once when its code uses tips, with the traits to add")
  func touched() throws {
    let line = #line - 2
    guard !ChildRun.isChild else { return lookAtTips() }
    let child = try ChildRun(.swiftTesting, test: "UntouchedTipsTests/touched")
    #expect(child.exitCode != 0)
    #expect(child.complaints == 1)
    #expect(child.output.contains("UntouchedTipsTests.swift:\(line):"), "\(child.output)")
  }

  @Test("fails when it asks for a test's center")
  func center() {
    let line = #line - 2
    expectFailures([advice], line: line) { _ = TipTest.center }
  }

  @Test("fails when it asks for a test's clock")
  func clock() {
    let line = #line - 2
    expectFailures([advice], line: line) { _ = TipTest.clock }
  }

  @Test("fails when a detached task has lost the center", .tips)
  func detached() async throws {
    guard !ChildRun.isChild else { return await Task.detached { lookAtTips() }.value }
    let child = try ChildRun(.swiftTesting, test: "UntouchedTipsTests/detached")
    #expect(child.exitCode != 0)
    #expect(child.complaints == 1)
  }

  @Test("passes when its code only configures the process's own center")
  func configuring() throws {
    guard !ChildRun.isChild else {
      try Tips.configure([.datastoreLocation(.memory)])
      return lookAtTips()
    }
    let child = try ChildRun(.swiftTesting, test: "UntouchedTipsTests/configuring")
    #expect(child.exitCode == 0, "\(child.output)")
  }
}

final class UntouchedTipsCase: XCTestCase {
  func testFailsOnceWhenItsCodeUsesTips() throws {
    guard !ChildRun.isChild else { return lookAtTips() }
    try expectComplaint(in: "testFailsOnceWhenItsCodeUsesTips")
  }

  func testFailsInAnAsynchronousTestToo() async throws {
    guard !ChildRun.isChild else { return lookAtTips() }
    try expectComplaint(in: "testFailsInAnAsynchronousTestToo")
  }

  func testFailsForEachTest() throws {
    guard !ChildRun.isChild else { return lookAtTips() }
    let child = try ChildRun(.xcTest, test: "TipTestingTests.UntouchedTipsCase")
    XCTAssertEqual(child.complaints, 3, child.output)
  }

  private func expectComplaint(in test: String) throws {
    let child = try ChildRun(.xcTest, test: "TipTestingTests.UntouchedTipsCase/\(test)")
    XCTAssertNotEqual(child.exitCode, 0)
    XCTAssertEqual(child.complaints, 1, child.output)
  }
}
