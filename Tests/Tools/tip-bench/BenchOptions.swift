import Foundation
import ToolSupport

/// The options on the command line.
struct BenchOptions: Hashable {
  /// A part of the names of the rows to measure, or nil for all.
  var filter: String?
  /// Whether only the quick rows are measured.
  var isQuick = false
  /// Whether the report is JSON.
  var isJSON = false
  /// The path of the binary of `tipctl`, or nil for the one beside this program.
  var tipctl: String?
  /// The path of a debug build of this program, or nil when there is none to measure.
  var debugBuild: String?
  /// A part of a row that runs in a separate process, with its arguments, or nil for the rows.
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
    if isQuick, !benchmark.isQuick { return false }
    guard let filter else { return true }
    return benchmark.work.localizedCaseInsensitiveContains(filter)
  }
}
