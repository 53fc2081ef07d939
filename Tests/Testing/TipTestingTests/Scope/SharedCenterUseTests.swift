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

extension ChildRun {
  /// The number of warnings for using tips outside of a center.
  fileprivate var warnings: Int {
    output.ranges(of: "use tips outside of a test's center, so they share one datastore").count
  }
}

@Suite("A test of Swift Testing without a center", .ownThread)
struct SharedCenterUseTests {
  @Test("passes when its code uses tips, and the run warns once, with the trait to add")
  func passes() throws {
    let line = #line - 2
    guard !ChildRun.isChild else { return lookAtTips() }
    let child = try ChildRun(
      .swiftTesting, test: "SharedCenterUseTests/passes", options: ["--repetitions", "3"])
    #expect(child.exitCode == 0, "\(child.output)")
    #expect(child.warnings == 1, "\(child.output)")
    #expect(child.output.contains("SharedCenterUseTests.swift:\(line): warning: Tests of"))
    #expect(child.output.contains("Add .tips to a @Test or @Suite"))
  }

  @Test("passes when its code configures the process's center")
  func configures() throws {
    guard !ChildRun.isChild else {
      try Tips.configure([.datastoreLocation(.memory)])
      return lookAtTips()
    }
    let child = try ChildRun(.swiftTesting, test: "SharedCenterUseTests/configures")
    #expect(child.exitCode == 0, "\(child.output)")
    #expect(child.warnings == 1, "\(child.output)")
  }

  @Test("is warned with the path of the datastore that its code has configured")
  func path() throws {
    guard !ChildRun.isChild else {
      let folder = try #require(ProcessInfo.processInfo.environment["BACKYARD"])
      try Tips.configure([.datastoreLocation(.url(URL(filePath: folder)))])
      return lookAtTips()
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID())")
    let child = try ChildRun(
      .swiftTesting, test: "SharedCenterUseTests/path",
      environment: ["BACKYARD": folder.path + "/"])
    #expect(child.exitCode == 0, "\(child.output)")
    #expect(
      child.output.contains("they share one datastore (\(folder.path)/.tipkit/tips.sqlite) and"))
    try FileManager.default.removeItem(at: folder)
  }

  @Test("passes when a detached task has lost the center", .tips)
  func detached() async throws {
    guard !ChildRun.isChild else { return await Task.detached { lookAtTips() }.value }
    let child = try ChildRun(.swiftTesting, test: "SharedCenterUseTests/detached")
    #expect(child.exitCode == 0, "\(child.output)")
    #expect(child.warnings == 1, "\(child.output)")
  }

  @Test("is not warned when it reads titles and options only")
  func reads() throws {
    guard !ChildRun.isChild else {
      #expect(ShareBackyardTip().title == Text("Share a Backyard"))
      #expect(ShareBackyardTip().options.count == 1)
      #expect(FavoriteBackyardTip().rules.count == 2)
      return
    }
    let child = try ChildRun(.swiftTesting, test: "SharedCenterUseTests/reads")
    #expect(child.exitCode == 0, "\(child.output)")
    #expect(child.warnings == 0, "\(child.output)")
  }

  @Test("does not have the warning as the known issue that it expects")
  func knownIssue() throws {
    guard !ChildRun.isChild else { return withKnownIssue { lookAtTips() } }
    let child = try ChildRun(.swiftTesting, test: "SharedCenterUseTests/knownIssue")
    #expect(child.exitCode != 0)
    #expect(child.output.contains("Known issue was not recorded"), "\(child.output)")
    #expect(child.warnings == 1, "\(child.output)")
  }

  @Test("fails in each repetition when it expects something of a tip")
  func repetitions() throws {
    let line = #line + 1
    guard !ChildRun.isChild else { return expectStatus(FeedBirdsTip(), .available) }
    let child = try ChildRun(
      .swiftTesting, test: "SharedCenterUseTests/repetitions", options: ["--repetitions", "3"])
    #expect(child.exitCode != 0)
    let report = "recorded an issue at SharedCenterUseTests.swift:\(line):"
    #expect(child.output.ranges(of: report).count == 3, "\(child.output)")
    #expect(child.warnings == 0, "\(child.output)")
  }

  @Test("fails at itself when it asks for a test's center")
  func center() {
    let line = #line - 2
    expectFailures(["TipTest.center is used outside of a test's center. Add .tips"], line: line) {
      _ = TipTest.center
    }
  }

  @Test("fails when it asks for a test's clock and uses it, at the use if that has a position")
  func clock() {
    let failure = "TipTest.clock is used outside of a test's center. Add .tips"
    let line = #line - 3
    expectFailures([failure], line: line) { _ = TipTest.clock.date }
    expectFailures([failure], line: #line + 1) {
      TipTest.clock.advance(by: .days(1))
    }
  }
}

final class SharedCenterUseCase: XCTestCase {
  func testPassesWhenItsCodeUsesTips() throws {
    guard !ChildRun.isChild else { return lookAtTips() }
    try expectWarning(for: "SharedCenterUseCase/testPassesWhenItsCodeUsesTips")
  }

  func testPassesInAnAsynchronousTestToo() async throws {
    guard !ChildRun.isChild else { return lookAtTips() }
    try expectWarning(for: "SharedCenterUseCase/testPassesInAnAsynchronousTestToo")
  }

  func testIsWarnedOnceInARun() throws {
    guard !ChildRun.isChild else { return lookAtTips() }
    try expectWarning(for: "SharedCenterUseCase")
  }

  private func expectWarning(for test: String) throws {
    let child = try ChildRun(.xcTest, test: "TipTestingTests.\(test)")
    XCTAssertEqual(child.exitCode, 0, child.output)
    XCTAssertEqual(child.warnings, 1, child.output)
    XCTAssert(child.output.contains("warning: Tests of this run use tips"), child.output)
  }
}

/// A case without a center, which asks for a test's clock and center.
final class NoCenterCase: XCTestCase {
  func testFailsAtTheUseOfAClock() throws {
    let line = #line + 1
    guard !ChildRun.isChild else { return TipTest.clock.advance(by: .days(1)) }
    try expectFailure("TipTest.clock is used", at: "SharedCenterUseTests.swift:\(line):")
  }

  func testFailsWithoutAPlaceWhenItAsksForACenter() throws {
    guard !ChildRun.isChild else { return _ = TipTest.center }
    try expectFailure("TipTest.center is used", at: "<unknown>:1:")
  }

  private func expectFailure(
    _ text: String, at place: String, test: StaticString = #function
  ) throws {
    let name = "\(test)".prefix { $0 != "(" }
    let child = try ChildRun(.xcTest, test: "TipTestingTests.NoCenterCase/\(name)")
    XCTAssertNotEqual(child.exitCode, 0)
    let lines = child.output.split(separator: "\n").filter { $0.contains(text) }
    XCTAssertEqual(lines.count, 1, child.output)
    XCTAssert(lines.allSatisfy { $0.contains("\(place) error: ") }, child.output)
  }
}
