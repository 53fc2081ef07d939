import Foundation
import ToolSupport

/// The options on the command line.
struct BenchOptions: Hashable {
  /// A part of the names of the rows to measure; nil for all.
  var filter: String?
  /// Whether only the quick rows are measured.
  var isQuick = false
  /// Whether the report is JSON.
  var isJSON = false
  /// The path of the binary of `tipctl`; nil for the one beside this program.
  var tipctl: String?
  /// The path of a debug build of this program; nil when there is none to measure.
  var debugBuild: String?
  /// A part of a row that runs in a process of its own, with its arguments; nil for the rows.
  var part: [String]?

  init(_ arguments: some Sequence<String>) throws(ToolFailure) {
    var reader = ArgumentReader(
      arguments,
      usage: "tip-bench [--quick] [--json] [--filter WORD] [--tipctl PATH] [--debug-build PATH]")
    while let option = try reader.next() {
      switch option {
      case "--quick": isQuick = true
      case "--json": isJSON = true
      case "--filter": filter = try reader.value()
      case "--tipctl": tipctl = try reader.value()
      case "--debug-build": debugBuild = try reader.value()
      case "--part": part = try reader.remainder()
      default: throw reader.invalid
      }
    }
  }

  /// Whether a row is measured.
  func includes(_ benchmark: Benchmark) -> Bool {
    (!isQuick || benchmark.isQuick)
      && (filter.map { benchmark.work.localizedCaseInsensitiveContains($0) } ?? true)
  }
}
