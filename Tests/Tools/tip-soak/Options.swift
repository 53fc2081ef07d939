/// The options on the command line.
struct Options: Hashable {
  /// An invalid argument.
  struct Problem: Error {
    let message: String
  }

  /// The names of the rows to run; empty for all.
  var rows: [String] = []
  /// Whether each row runs in its small size.
  var isQuick = false
  /// The seed of all random choices.
  var seed: UInt64 = 1
  /// The seconds after which a row ends, if it has not ended before.
  var seconds: Double?
  /// The path of the binary of `tipctl`; nil for the one beside this program.
  var tipctl: String?
  /// The name of a worker and its arguments, for a process that this program starts.
  var worker: [String]?

  private static let usage =
    "Usage: tip-soak [--quick] [--rows NAME...] [--seed N] [--seconds N] [--tipctl PATH]"

  init(_ arguments: some Sequence<String>) throws(Problem) {
    var rest = Array(arguments)
    while !rest.isEmpty {
      let word = rest.removeFirst()
      switch word {
      case "--quick": isQuick = true
      case "--rows":
        while let name = rest.first, !name.hasPrefix("-") { rows.append(rest.removeFirst()) }
        guard !rows.isEmpty else { throw Self.problem(word) }
      case "--seed": seed = try Self.value(of: word, &rest) { UInt64($0) }
      case "--seconds":
        seconds = try Self.value(of: word, &rest) { text in
          Double(text).flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        }
      case "--tipctl": tipctl = try Self.value(of: word, &rest) { $0 }
      case "--worker":
        guard !rest.isEmpty else { throw Self.problem(word) }
        (worker, rest) = (rest, [])
      default: throw Self.problem(word)
      }
    }
  }

  private static func problem(_ word: String) -> Problem {
    Problem(message: "Invalid argument \"\(word)\". \(usage)")
  }

  private static func value<Value>(
    of option: String, _ rest: inout [String], _ read: (String) -> Value?
  ) throws(Problem) -> Value {
    guard let text = rest.first, let value = read(text) else { throw problem(rest.first ?? option) }
    rest.removeFirst()
    return value
  }
}
