import ToolSupport

/// The options on the command line.
struct SoakOptions: Hashable {
  /// The names of the rows to run, none for all.
  var rows: [String] = []
  /// Whether each row runs in its small size.
  var isQuick = false
  /// The seed of all random choices.
  var seed: UInt64 = 1
  /// The seconds after which a row ends, if it has not ended before.
  var seconds: Double?
  /// The path of the binary of `tipctl`, or nil for the one beside this program.
  var tipctl: String?
  /// The name of a worker and its arguments, for a process that this program starts.
  var worker: [String]?

  init(_ arguments: some Sequence<String>) throws(ToolFailure) {
    var reader = ArgumentReader(
      arguments,
      usage: "tip-soak [--quick] [--rows NAME...] [--seed N] [--seconds N] [--tipctl PATH]")
    while let option = try reader.next() {
      switch option {
      case "--quick": isQuick = true
      case "--rows": rows += try reader.names()
      case "--seed": seed = try reader.value { UInt64($0) }
      case "--seconds":
        seconds = try reader.value { text -> Double? in
          guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
            return nil
          }
          return seconds
        }
      case "--tipctl": tipctl = try reader.value()
      case "--worker": worker = try reader.remainder()
      default: throw reader.invalid
      }
    }
  }
}
