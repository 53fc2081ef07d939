import Foundation
import TipEngine
import TipModel
import TipSnapshot
import TipTesting
import ToolSupport

extension Benchmark {
  /// How fast an assertion compares a tip's explanation with its reference, which matches.
  static let snapshots = [
    Benchmark(
      work: "snapshot match, release", baseline: "read the file and compare", aim: .value(200e-6),
      isQuick: true
    ) { context in
      #if DEBUG
        throw ToolFailure("This is a debug build; use the one of \"make bench\"")
      #else
        return try await SnapshotMatch(in: try context.newFolder()).figures()
      #endif
    },
    Benchmark(
      work: "snapshot match, debug", baseline: "read the file and compare", aim: .value(200e-6)
    ) { context in
      guard let debugBuild = context.debugBuild else {
        throw ToolFailure(
          "No debug build was named; use \"make bench\", or name one with --debug-build PATH")
      }
      let values = try BenchPart.snapshotMatch.values(
        of: URL(filePath: debugBuild), [context.newFolder().path])
      return Figures(ours: values.first ?? .infinity, baseline: values.last)
    },
  ]
}

/// An explanation and its reference in a folder.
struct SnapshotMatch {
  private let explanation: Explanation
  private let folder: String
  private let file: String

  init(in folder: URL) throws {
    self.folder = folder.path
    explanation = try withTips { $0.explanation(of: FeederTip()) }
    // The path that the assertion uses.
    file = try SnapshotCounter(
      test: "benchmark()", sourceFile: #filePath, location: .folder(folder.path)
    ).file(named: "explanation").path
    let url = URL(filePath: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(explanation.text.utf8).write(to: url)
  }

  /// Measures the assertion of this build.
  func figures() async throws -> Figures {
    let text = [UInt8](explanation.text.utf8)
    try check(Self.bytes(of: file) == text, "the snapshot matches")
    return await Rounds().alternate {
      CostClock.perCall {
        assertTipSnapshot(
          of: explanation, as: .explanation, named: "explanation", record: .never,
          location: .folder(folder), test: "benchmark()")
      }
    } baseline: {
      CostClock.perCall { keep(Self.bytes(of: file) == text) }
    }
  }

  /// Returns the bytes of a small file.
  private static func bytes(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }
}

/// A tip that shows after three backyards were viewed within five days.
private struct FeederTip: Tip {
  static let didView = Event(id: "didViewBackyard")
  var title: Text { Text("Save to Favorites") }
  var rules: [Rule] {
    Rule(Self.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}
