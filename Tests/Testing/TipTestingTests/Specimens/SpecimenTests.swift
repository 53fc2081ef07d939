import TestSupport
import Testing
import TipTesting
import XCTest

@Suite("In a test of Swift Testing", .ownThread)
struct SpecimenTests {
  @Test("each expectation fails at its call, with the reason")
  func specimens() async throws {
    guard !ChildRun.isChild else {
      for specimen in Specimen.all { try await withTips { _ in try await specimen.run() } }
      return
    }
    let child = try ChildRun(.swiftTesting, test: "SpecimenTests/specimens")
    #expect(child.exitCode != 0)
    let reports = child.reports
    for specimen in Specimen.all {
      let report = try #require(reports[specimen.line], "\(specimen.name)\n\(child.output)")
      for sentence in specimen.says { #expect(report.contains(sentence), "\(specimen.name)") }
    }
    #expect(reports.count == Specimen.all.count)
  }
}

final class SpecimenCase: XCTestCase {
  func testEachExpectationFailsWhereItIsCalled() async throws {
    guard !ChildRun.isChild else {
      for specimen in Specimen.all { try await withTips { _ in try await specimen.run() } }
      return
    }
    let child = try ChildRun(
      .xcTest, test: "TipTestingTests.SpecimenCase/testEachExpectationFailsWhereItIsCalled")
    XCTAssertNotEqual(child.exitCode, 0)
    let reports = child.reports
    for specimen in Specimen.all {
      let report = try XCTUnwrap(reports[specimen.line], "\(specimen.name)\n\(child.output)")
      for sentence in specimen.says { XCTAssert(report.contains(sentence), specimen.name) }
    }
    XCTAssertEqual(reports.count, Specimen.all.count)
  }
}
