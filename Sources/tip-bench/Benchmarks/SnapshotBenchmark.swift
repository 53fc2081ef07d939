import Foundation
import TipTesting

extension Benchmark {
  /// Comparing a tip's explanation with a matching reference.
  static let snapshot = Benchmark(
    name: "assert an explanation's snapshot", limit: 40, unit: "µs"
  ) {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "tip-bench-\(UUID().uuidString)")
    defer { remove(folder) }
    let explanation = try withTips { $0.explanation(of: BenchTip()) }
    try write(explanation.text, to: folder)
    let count = 1000
    let time = await milliseconds {
      for _ in 0..<count {
        assertTipSnapshot(
          of: explanation, as: .explanation, named: "explanation", record: .never,
          location: .folder(folder.path), test: "benchmark()")
      }
    }
    return time / Double(count) * 1000
  }

  /// Writes the reference to the path that the assertion uses.
  private static func write(_ text: String, to folder: URL) throws {
    let file = try SnapshotCounter(
      test: "benchmark()", sourceFile: #filePath, location: .folder(folder.path)
    ).file(named: "explanation")
    let url = URL(filePath: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static func remove(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      FileHandle.standardError.write(Data("\(folder.path) is left behind: \(error)\n".utf8))
    }
  }
}

/// A tip that shows after three backyards were viewed within five days.
private struct BenchTip: Tip {
  static let didView = Tips.Event(id: "didViewBackyard")
  var title: Text { Text("Save to Favorites") }
  var rules: [Rule] {
    Rule(Self.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}
