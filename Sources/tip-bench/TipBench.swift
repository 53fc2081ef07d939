import Foundation

/// Measures speed against limits.
@main
enum TipBench {
  /// All benchmarks, in the order of the table.
  static let benchmarks: [Benchmark] = [
    .sleepers, .sleepersAwake, .alarms, .snapshot,
  ]

  static func main() async throws {
    let options: Options
    do throws(Options.Problem) {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n".utf8))
      exit(64)
    }
    let chosen = benchmarks.filter { options.matches($0.name) }
    guard !chosen.isEmpty else {
      let names = benchmarks.map { "  \($0.name)" }.joined(separator: "\n")
      FileHandle.standardError.write(
        Data(
          "No benchmark matches \"\(options.filter ?? "")\". The benchmarks are:\n\(names)\n".utf8))
      exit(64)
    }
    var results: [Measurement] = []
    for benchmark in chosen { results.append(try await benchmark.run()) }
    print(BenchTable(results).text)
    exit(results.contains(where: \.isOver) ? 1 : 0)
  }
}

/// The options on the command line.
struct Options {
  /// An invalid argument.
  struct Problem: Error {
    let message: String
  }

  /// A part of the names of the benchmarks to run; nil for all.
  var filter: String?

  init(_ arguments: some Sequence<String>) throws(Problem) {
    var rest = Array(arguments)
    while !rest.isEmpty {
      let word = rest.removeFirst()
      if word.hasPrefix("--filter=") {
        filter = String(word.dropFirst("--filter=".count))
      } else if word == "--filter", !rest.isEmpty {
        filter = rest.removeFirst()
      } else {
        throw Problem(message: "Invalid argument \"\(word)\". Usage: tip-bench [--filter WORD]")
      }
    }
  }

  func matches(_ name: String) -> Bool {
    filter.map { name.localizedCaseInsensitiveContains($0) } ?? true
  }
}
