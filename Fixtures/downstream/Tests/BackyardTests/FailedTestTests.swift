import Foundation
import Testing
import TipKit
import TipTesting
import XCTest

@testable import Backyard

/// Whether this process runs the tests that fail, for the suite below.
private let runsFailures = ProcessInfo.processInfo.environment["BACKYARD_FAILURES"] != nil

extension TipScreen {
  /// The bar with the tip about favorites, and the list with the one about a feeder.
  fileprivate static func backyard() -> TipScreen {
    let screen = TipScreen(inline: [FeederTip()])
    screen.element("star", symbol: "star")
    screen.add(FavoriteBackyardTip(), as: .popover(anchor: "star"))
    screen.appear()
    return screen
  }
}

@Suite(
  "A mistake in a test", .enabled(if: runsFailures), .tips(showing: [FavoriteBackyardTip.self]))
struct MistakenTests {
  @Test("that counts one tip too many")
  func count() {
    let screen = TipScreen.backyard()
    #expect(screen.visibleIDs.count == 2)
    withExtendedLifetime(screen) {}
  }
}

final class MistakenCase: TipTestCase {
  override var options: TipTestOptions { TipTestOptions(showing: [FavoriteBackyardTip.self]) }

  override func invokeTest() {
    if runsFailures { super.invokeTest() }
  }

  func testCountsOneTipTooMany() {
    let screen = TipScreen.backyard()
    XCTAssertEqual(screen.visibleIDs.count, 2)
    withExtendedLifetime(screen) {}
  }
}

#if os(Linux)
  @Suite("The report of a test that fails")
  struct FailedTestTests {
    /// Runs the mistaken test of a framework, and returns what it prints.
    private func output(_ arguments: [String]) throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment
        .merging(["BACKYARD_FAILURES": "1", "NO_COLOR": "1"]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus != 0)
      return String(decoding: data, as: UTF8.self)
    }

    @Test(
      "says which tips were on screen, and why others were not",
      arguments: [
        ["--testing-library", "swift-testing", "--filter", "MistakenTests"],
        ["BackyardTests.MistakenCase"],
      ])
    func report(arguments: [String]) throws {
      let report = try output(arguments)
      #expect(report.contains("On screen: FavoriteBackyardTip (popover at star)."), "\(report)")
      #expect(report.contains("Not on screen: FeederTip: "), "\(report)")
      #expect(report.ranges(of: "On screen: ").count == 1, "\(report)")
    }
  }
#endif
