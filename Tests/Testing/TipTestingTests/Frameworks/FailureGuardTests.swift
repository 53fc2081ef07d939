import Foundation
import TestSupport
import Testing
import TipTesting
import XCTest

extension ChildRun {
  /// Returns the text of each failure of a test: from a line with words to the next line of the
  /// framework's own.
  fileprivate func failures(_ words: String) -> [String] {
    // A warning's mark has a variation selector, so scalars are compared.
    let marks = Set("✘◇✔⚠⎙━➜".unicodeScalars)
    var failures: [String] = []
    var isInFailure = false
    for line in output.split(separator: "\n") {
      if line.contains(words) {
        failures.append("")
        isInFailure = true
      } else if line.hasPrefix("Test Case") || line.unicodeScalars.first.map(marks.contains) == true
      {
        isInFailure = false
      }
      if isInFailure, let last = failures.indices.last { failures[last] += "\(line)\n" }
    }
    return failures
  }
}

@Suite("A failure of a test with tips", .ownThread, .hangLimit)
struct FailureGuardTests {
  private static let onScreen = "On screen: FeedBirdsTip (popover at feeder)."
  private static let released =
    "On screen: nothing. The screen that was released showed FeedBirdsTip (popover at feeder)."
  private static let hidden = "Not on screen: FavoriteBackyardTip: needs param"
  private static let attached = "The explanations are attached as tips.txt."

  /// Returns how often a failure has each line of the evidence.
  private func counts(_ failure: String) -> [Int] {
    [Self.onScreen, Self.hidden, Self.attached].map { failure.ranges(of: $0).count }
  }

  @Test("says which help was on screen in Swift Testing, once, and nothing else fails")
  func swiftTesting() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let child = try ChildRun(
      .swiftTesting, test: "GuardedSpecimens", options: ["--attachments-path", folder.path])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
    try FileManager.default.removeItem(at: folder)
    func failures(of test: String) -> [String] {
      child.failures("Test \(test)() recorded an issue")
    }
    #expect(child.exitCode != 0)
    let explained = [
      "label", "timeOut", "snapshot", "requirement", "traitInTrait", "innerCenter", "task",
    ]
    for test in explained {
      #expect(failures(of: test).map(counts) == [[1, 1, 1]], "\(test): \(child.output)")
    }
    #expect(failures(of: "count").map(counts) == [[1, 1, 1], [1, 1, 1]], "\(child.output)")
    let error = failures(of: "error")
    #expect(error.count == 1)
    for line in ["Caught error: Lost()\n\(Self.released)\n", Self.hidden, Self.attached] {
      #expect(error.first?.contains(line) == true, "\(child.output)")
    }
    for test in ["explained", "withoutHelp", "errorWithoutHelp"] {
      #expect(failures(of: test).map(counts) == [[0, 0, 0]], "\(test): \(child.output)")
    }
    // Swift Testing reports the issue of a detached task to each run that it knows at that moment.
    let detached = child.failures("«unknown» recorded an issue")
    #expect(!detached.isEmpty, "\(child.output)")
    for failure in detached {
      #expect(failure.contains("The feeder is empty."), "\(child.output)")
      #expect(counts(failure) == [0, 0, 0], "\(child.output)")
    }
    for test in ["known", "warning", "cancelled", "detached"] {
      #expect(failures(of: test) == [], "\(child.output)")
    }
    for line in ["Test known() recorded a known issue", "Test warning() recorded a warning"] {
      #expect(child.failures(line).map(counts) == [[0, 0, 0]], "\(child.output)")
    }
    // Two equal failures of a test have one file.
    #expect(files.count == explained.count + 2, "\(child.output)")
    for file in files { #expect(file.contains("FavoriteBackyardTip: pending")) }
  }

  @Test("says which help was on screen in XCTest, once")
  func xcTest() throws {
    let child = try ChildRun(.xcTest, test: "TipTestingTests.GuardedSpecimenCase")
    func failures(of test: String) -> [String] {
      child.failures("error: GuardedSpecimenCase.test\(test) : ")
    }
    #expect(child.exitCode != 0)
    #if canImport(Darwin)
      let lines = [1, 1, 1]
    #else
      let lines = [1, 1, 0]
    #endif
    for test in ["Count", "TimeOut", "Snapshot", "DetachedTask"] {
      #expect(failures(of: test).map(counts) == [lines], "\(test): \(child.output)")
    }
    #expect(failures(of: "Error").map { $0.contains(Self.released) } == [true], "\(child.output)")
    for test in ["Explained", "WithoutHelp"] {
      #expect(failures(of: test).map(counts) == [[0, 0, 0]], "\(test): \(child.output)")
    }
  }
}
