import Foundation
import TestSupport
import Testing
import TipTesting
import XCTest

/// Work that a test gives to a separate process.
struct BirdWork: ChildWork {
  enum Kind: String, Codable {
    case readProcess, fail, trap, exit, hang
  }

  struct NoBirds: Error, CustomStringConvertible {
    var description: String { "There are no birds." }
  }

  let kind: Kind

  func run() async throws -> Int32 {
    switch kind {
    case .readProcess: return ProcessInfo.processInfo.processIdentifier
    case .fail: throw NoBirds()
    case .trap: fatalError("No birds")
    case .exit: exit(EXIT_FAILURE)
    // It leaves the main thread to nothing else.
    case .hang: return Int32(sleep(600))
    }
  }
}

#if compiler(>=6.3) && !canImport(Darwin)
  @Suite("Work in a separate process", .hangLimit)
  struct ChildWorkTests {
    private func failure(of kind: BirdWork.Kind, limit: Int = 60) async throws -> String {
      let failure = await #expect(throws: ChildFailure.self) {
        _ = try await RunningTest.runInChild(BirdWork(kind: kind), limit: limit)
      }
      return try #require(failure).description
    }

    @Test("has a result")
    func result() async throws {
      let process = try await RunningTest.runInChild(BirdWork(kind: .readProcess))
      #expect(process != ProcessInfo.processInfo.processIdentifier)
    }

    @Test("has a failure where it throws, traps, ends the process, or does not end")
    func failures() async throws {
      #expect(try await failure(of: .fail) == "failed: There are no birds.")
      let trap = try await failure(of: .trap)
      #expect(trap.hasPrefix("ended with signal "))
      #expect(trap.hasSuffix(": Fatal error: No birds"))
      #expect(try await failure(of: .exit) == "ended its process")
      #expect(try await failure(of: .hang, limit: 2) == "was not ready after 2 seconds")
    }
  }
#endif

final class ChildWorkCase: XCTestCase {
  func testIsDoneInThisProcess() async throws {
    let process = try await RunningTest.runInChild(BirdWork(kind: .readProcess))
    XCTAssertEqual(process, ProcessInfo.processInfo.processIdentifier)
  }
}

@Suite("Failures that are collected")
struct CollectedFailureTests {
  @MainActor @Test("do not fail the test, and are in the order in which they came")
  func failures() async {
    let failures = await RunningTest.collectFailures {
      RunningTest.fail("There are no seeds.", at: nil)
      await Task { RunningTest.fail("There are no birds.", at: nil) }.value
    }
    #expect(failures == ["There are no seeds.", "There are no birds."])
  }
}
