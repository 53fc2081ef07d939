import Foundation

/// The options on the command line.
struct Options: Hashable {
  /// An invalid argument.
  struct Problem: Error {
    let message: String
  }

  /// A part of the names of the rows to measure; nil for all.
  var filter: String?
  /// Whether only the quick rows are measured.
  var isQuick = false
  /// Whether the report is JSON.
  var isJSON = false
  /// The path of the binary of `tipctl`; nil for the one beside this program.
  var tipctl: String?
  /// A part of a row that runs in a process of its own, with its arguments; nil for the rows.
  var part: [String]?

  private static let usage =
    "Usage: tip-bench [--quick] [--json] [--filter WORD] [--tipctl PATH]"

  init(_ arguments: some Sequence<String>) throws(Problem) {
    var rest = Array(arguments)
    while !rest.isEmpty {
      let word = rest.removeFirst()
      if word == "--quick" {
        isQuick = true
      } else if word == "--json" {
        isJSON = true
      } else if let value = Self.value(of: "--filter", word, &rest) {
        filter = value
      } else if let value = Self.value(of: "--tipctl", word, &rest) {
        tipctl = value
      } else if word == "--part", !rest.isEmpty {
        (part, rest) = (rest, [])
      } else {
        throw Problem(message: "Invalid argument \"\(word)\". \(Self.usage)")
      }
    }
  }

  /// Returns the value of an option, which follows in the same word or in the next one.
  private static func value(
    of option: String, _ word: String, _ rest: inout [String]
  ) -> String? {
    if word.hasPrefix("\(option)=") { return String(word.dropFirst(option.count + 1)) }
    return word == option && !rest.isEmpty ? rest.removeFirst() : nil
  }

  /// Whether a row is measured.
  func includes(_ benchmark: Benchmark) -> Bool {
    (!isQuick || benchmark.isQuick)
      && (filter.map { benchmark.work.localizedCaseInsensitiveContains($0) } ?? true)
  }
}
