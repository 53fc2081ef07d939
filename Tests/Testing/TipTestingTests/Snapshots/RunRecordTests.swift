import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot
import TipTesting
import XCTest

/// A folder of references that is shared with a child process.
private struct SharedFolder {
  private static let variable = "TIP_TESTING_REFERENCES"
  /// The folder in the child, and nil in other processes.
  static let current = ProcessInfo.processInfo.environment[variable]

  let path: String

  /// Creates the folder, with a reference for each test.
  init(_ tests: String...) throws {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    for test in tests {
      try AtomicFile.write(
        "wren", to: "\(path)/RunRecordTests/\(test).1.txt", makesFolder: true)
    }
  }

  func remove() throws { try FileManager.default.removeItem(atPath: path) }

  /// The variables of the child, in which the code selects the recording.
  var environment: [String: String] {
    [Self.variable: path, "CI": "", "TIPCTL_SNAPSHOT_RECORD": ""]
  }

  /// The lines of the only run, without the number of the process.
  var record: [String] {
    get throws {
      let folder = "\(path)/.manifest"
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".run") }
      try #require(names.count == 1)
      let text = try String(contentsOfFile: "\(folder)/\(names[0])", encoding: .utf8)
      return text.split(separator: "\n").map { line in
        line.split(separator: " ").dropFirst().joined(separator: " ")
      }
    }
  }
}

/// Uses a snapshot in the shared folder.
private func useSnapshot(
  test: StaticString = #function, at position: SourcePosition = #position
) {
  guard let folder = SharedFolder.current else { return }
  assertTipSnapshot(
    of: "wren", as: .lines, location: .folder(folder), test: test, at: position)
}

@Suite(
  "The tests whose record is looked at", .tips, .enabled(if: SharedFolder.current != nil))
struct RecordSpecimens {
  @Test func knows() {
    useSnapshot()
    withKnownIssue { expectDisplayed(FeedBirdsTip()) }
  }

  @Test func fails() {
    useSnapshot()
    expectDisplayed(FeedBirdsTip())
    #expect(Bool(false))
  }

  @Test func throwsError() throws {
    useSnapshot()
    throw POSIXError(.ENOENT)
  }

  @Test func differs() {
    withKnownIssue {
      guard let folder = SharedFolder.current else { return }
      assertTipSnapshot(of: "robin", as: .lines, location: .folder(folder))
    }
  }

  @Test func isUnnamable() throws {
    useSnapshot()
    withKnownIssue {
      assertTipSnapshot(of: try Self.bird, as: .lines, location: .besideTest)
    }
  }

  private static var bird: String { get throws { throw POSIXError(.ENOENT) } }

  #if compiler(>=6.3)
    @Test func cancels() throws {
      useSnapshot()
      try Test.cancel("There is no feeder.")
    }

    @Test func handlesCancellation() {
      useSnapshot()
      do { try Test.cancel("There is no feeder.") } catch {}
    }
  #endif
}

final class RecordSpecimenCase: TipTestCase {
  func testPasses() { useSnapshot() }

  func testThrows() throws {
    guard SharedFolder.current != nil else { return }
    useSnapshot()
    throw POSIXError(.ENOENT)
  }

  func testSkips() throws {
    guard SharedFolder.current != nil else { return }
    useSnapshot()
    throw XCTSkip("There is no feeder.")
  }

  func testFails() {
    guard SharedFolder.current != nil else { return }
    useSnapshot()
    XCTFail("The feeder is empty.")
  }
}

@Suite("The record of a run", .ownThread)
struct RunRecordTests {
  private func record(_ framework: ChildRun.Framework, _ test: String) throws -> [String] {
    let name = test.split(separator: "/").last.map(String.init) ?? ""
    let folder = try SharedFolder(name)
    let child = try ChildRun(
      framework, test: test, environment: folder.environment, recordsItsUse: true)
    let record = try Result { try folder.record }.mapError { error in
      Issue.record("\(child.output)")
      return error
    }.get()
    try folder.remove()
    #expect(record.first == "begin filtered")
    return Array(record.dropFirst()).filter { !$0.hasPrefix("used ") }
  }

  @Test(
    "is complete when expectations fail, because their tests go on",
    arguments: ["knows", "fails"])
  func expectations(test: String) throws {
    #expect(try record(.swiftTesting, "RecordSpecimens/\(test)") == ["passed"])
  }

  @Test("is incomplete when a snapshot fails", arguments: ["differs", "isUnnamable"])
  func snapshots(test: String) throws {
    #expect(try record(.swiftTesting, "RecordSpecimens/\(test)") == ["failed"])
  }

  #if compiler(>=6.3)
    private static let early = ["throwsError", "cancels", "handlesCancellation"]
  #else
    private static let early = ["throwsError"]
  #endif

  @Test("names a test that ended early", arguments: early)
  func endedEarly(test: String) throws {
    let record = try record(.swiftTesting, "RecordSpecimens/\(test)")
    #expect(record.count == 2)
    #expect(
      record.first?.hasPrefix("early TipTestingTests.RecordSpecimens/\(test)()") == true)
    #expect(record.last == "passed")
  }

  @Test(
    "has the same for tests of TipTestCase",
    arguments: [
      ("testPasses", ["passed"]), ("testFails", ["passed"]),
      ("testThrows", ["early RecordSpecimenCase.testThrows", "passed"]),
      ("testSkips", ["early RecordSpecimenCase.testSkips", "passed"]),
    ])
  func xcTest(test: String, expected: [String]) throws {
    #expect(try record(.xcTest, "TipTestingTests.RecordSpecimenCase/\(test)") == expected)
  }
}

// MARK: - Repetitions and equal names

@Suite("Nests in the north", .tips, .enabled(if: SharedFolder.current != nil))
struct NorthNests {
  @Test func sings() { useSnapshot() }
}

@Suite("Nests in the south", .tips, .enabled(if: SharedFolder.current != nil))
struct SouthNests {
  @Test func sings() { useSnapshot() }
}

final class NorthNestCase: XCTestCase {
  func testSings() throws { try withTips { _ in useSnapshot() } }
}

final class SouthNestCase: XCTestCase {
  func testSings() throws { try withTips { _ in useSnapshot() } }
}

@Suite("A snapshot in a process", .ownThread)
struct SnapshotProcessTests {
  @Test("that recorded it fails each repetition of its test")
  func repetition() throws {
    let folder = try SharedFolder()
    defer { #expect(throws: Never.self) { try folder.remove() } }
    // Swift 6.4 has the second name of an option.
    let repeating = [
      "--repetitions", "3", "--maximum-repetitions", "3", "--repeat-until", "pass",
    ]
    func run() throws -> ChildRun {
      try ChildRun(
        .swiftTesting, test: "NorthNests/sings", options: repeating,
        environment: folder.environment)
    }
    let first = try run()
    #expect(first.exitCode != 0)
    #expect(
      first.output.ranges(of: "Recorded a new snapshot").count == 3, "\(first.output)")
    let second = try run()
    #expect(second.exitCode == 0, "\(second.output)")
  }

  @Test(
    "belongs to one test: the second of two equally named tests fails, and names both")
  func equalNames() throws {
    let folder = try SharedFolder("sings")
    let child = try ChildRun(
      .swiftTesting, test: "(North|South)Nests/sings",
      options: ["--no-parallel", "--repetitions", "2", "--maximum-repetitions", "2"],
      environment: folder.environment)
    try folder.remove()
    #expect(child.exitCode != 0)
    let message =
      #/The tests "TipTestingTests\.(\w+)Nests/sings\(\)[^"]*" and "TipTestingTests\.(\w+)Nests/sings\(\)/#
    let matches = child.output.matches(of: message)
    #expect(matches.count == 2, "\(child.output)")
    for match in matches { #expect(Set([match.1, match.2]) == ["North", "South"]) }
  }

  @Test("belongs to one test of XCTest, also without TipTestCase")
  func equalCases() throws {
    let folder = try SharedFolder("testSings")
    let tests = ["North", "South", "North"].map {
      "TipTestingTests.\($0)NestCase/testSings"
    }
    let child = try ChildRun(
      .xcTest, test: tests.joined(separator: ","), environment: folder.environment)
    try folder.remove()
    #expect(child.exitCode != 0)
    // XCTest runs the classes in the order of the test program.
    let message =
      #/The tests "(\w+)NestCase\.testSings" and "(\w+)NestCase\.testSings" have the same snapshot/#
    let matches = child.output.matches(of: message)
    #expect(matches.count == 1, "\(child.output)")
    for match in matches { #expect(Set([match.1, match.2]) == ["North", "South"]) }
  }
}
