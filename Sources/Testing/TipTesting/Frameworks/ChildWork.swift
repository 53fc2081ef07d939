import Foundation
import Testing

/// Work that a separate process does, so that a trap in it ends only that process.
///
/// The process starts without the test's center.
package protocol ChildWork: Codable, Sendable {
  /// The type of the result.
  associatedtype Output: Codable & Sendable

  @MainActor func run() async throws -> Output
}

/// Why a separate process has no result, as the rest of a sentence about its work.
package struct ChildFailure: Error, CustomStringConvertible {
  package let description: String
}

extension RunningTest {
  /// Returns the result of work in a separate process, which ends after a limit in seconds.
  ///
  /// In a test of XCTest the work is done in this process, because only Swift Testing starts itself
  /// again.
  package static func runInChild<Work: ChildWork>(
    _ work: Work, limit: Int = 60
  ) async throws -> Work.Output {
    #if compiler(>=6.3) && !canImport(Darwin)
      if Test.current != nil { return try await ExitTestRun(limit: limit).output(of: work) }
    #endif
    return try await TipTestScope.$current.withValue(nil) { try await work.run() }
  }
}

#if compiler(>=6.3) && !canImport(Darwin)
  /// A process of Swift Testing that does some work: an exit test.
  private struct ExitTestRun {
    /// The exit code after the limit.
    static let lateCode: Int32 = 124

    /// The real time after which the process ends, in seconds.
    let limit: Int

    func output<Work: ChildWork>(of work: Work) async throws -> Work.Output {
      guard let name = _mangledTypeName(Work.self) else {
        throw ChildFailure(description: "cannot run, because its type has no name")
      }
      let input = String(decoding: try JSONEncoder().encode(work), as: UTF8.self)
      let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let path = file.path(percentEncoded: false)
      let result = await start(name, input, path)
      guard FileManager.default.fileExists(atPath: path) else {
        throw failure(result)
      }
      let data = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      let answer = try JSONDecoder().decode(Answer<Work.Output>.self, from: data)
      guard let output = answer.output else {
        throw ChildFailure(description: "failed: \(answer.error ?? "it has no result")")
      }
      return output
    }

    /// The output of the process.
    struct Answer<Output: Codable>: Codable {
      var output: Output?
      var error: String?
    }

    /// Starts a process that does the work of a type and writes the answer.
    private func start(
      _ name: String, _ input: String, _ path: String
    ) async -> ExitTest.Result? {
      // Every process ends with a failure, so that it is this library that reports a trap.
      await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent],
        "The process of a test ended before its work was done."
      ) {
        [
          name = name as String, input = input as String, path = path as String,
          limit = limit as Int
        ] in
        // A thread, because the work may leave none to tasks.
        Thread.detachNewThread {
          Thread.sleep(forTimeInterval: TimeInterval(limit))
          _exit(ExitTestRun.lateCode)
        }
        guard let type = _typeByName(name) as? any ChildWork.Type else {
          fatalError("\"\(name)\" is not in this program.")
        }
        let answer = try await type.answer(to: input)
        try answer.write(toFile: path, atomically: true, encoding: .utf8)
        exit(EXIT_FAILURE)
      }
    }

    /// Returns the failure of a process that wrote no result.
    private func failure(_ result: ExitTest.Result?) -> ChildFailure {
      switch result?.exitStatus {
      case .signal(let signal)?:
        let name = strsignal(signal).map { String(cString: $0) } ?? "unknown"
        var words = "ended with signal \(signal) (\(name))"
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        if let error = output.split(separator: "\n").first(where: { $0.contains("Fatal error") }) {
          words += ": \(error)"
        }
        return ChildFailure(description: words)
      case .exitCode(Self.lateCode)?:
        return ChildFailure(description: "was not ready after \(limit) seconds")
      default: return ChildFailure(description: "ended its process")
      }
    }
  }

  extension ChildWork {
    fileprivate static func answer(to input: String) async throws -> String {
      var answer = ExitTestRun.Answer<Output>()
      do {
        let work = try JSONDecoder().decode(Self.self, from: Data(input.utf8))
        answer.output = try await work.run()
      } catch {
        answer.error = "\(error)"
      }
      return String(decoding: try JSONEncoder().encode(answer), as: UTF8.self)
    }
  }
#endif
