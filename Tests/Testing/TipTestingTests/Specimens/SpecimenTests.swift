import TestSupport
import Testing
import TipTesting
import XCTest

@Suite("In a test of Swift Testing", .ownThread)
struct SpecimenTests {
  @Test("each expectation fails at its call, once, with the reason")
  func specimens() async throws {
    guard !ChildRun.isChild else {
      for specimen in Specimen.all {
        try await withTips { _ in try await specimen.run() }
      }
      return
    }
    let child = try ChildRun(.swiftTesting, test: "SpecimenTests/specimens")
    #expect(child.exitCode != 0)
    #expect(child.differences(from: Specimen.all) == [], "\(child.output)")
  }

  @Test("each expectation outside of a test's center fails at its call, once")
  func outside() async throws {
    guard !ChildRun.isChild else { return try await Specimen.runOutside() }
    for isConfigured in [false, true] {
      let child = try ChildRun(
        .swiftTesting, test: "SpecimenTests/outside",
        environment: Specimen.environment(isConfigured: isConfigured))
      #expect(child.exitCode != 0)
      #expect(child.differences(from: Specimen.outside) == [], "\(child.output)")
    }
  }
}

final class SpecimenCase: XCTestCase {
  func testEachExpectationFailsWhereItIsCalled() async throws {
    guard !ChildRun.isChild else {
      for specimen in Specimen.all {
        try await withTips { _ in try await specimen.run() }
      }
      return
    }
    let child = try ChildRun(
      .xcTest, test: "TipTestingTests.SpecimenCase/testEachExpectationFailsWhereItIsCalled")
    XCTAssertNotEqual(child.exitCode, 0)
    XCTAssertEqual(child.differences(from: Specimen.all), [], child.output)
  }

  func testEachExpectationOutsideFailsWhereItIsCalled() async throws {
    guard !ChildRun.isChild else { return try await Specimen.runOutside() }
    for isConfigured in [false, true] {
      let child = try ChildRun(
        .xcTest,
        test: "TipTestingTests.SpecimenCase/testEachExpectationOutsideFailsWhereItIsCalled",
        environment: Specimen.environment(isConfigured: isConfigured))
      XCTAssertNotEqual(child.exitCode, 0)
      XCTAssertEqual(child.differences(from: Specimen.outside), [], child.output)
    }
  }
}
