import Foundation

/// Tries to lose changes and to crash processes, and counts.
@main
enum TipSoak {
  /// All rows, in the order of the table.
  static let rows: [SoakRow] =
    SoakRow.kills + SoakRow.writers + SoakRow.damage + SoakRow.files + SoakRow.times
    + SoakRow.fuzzing + SoakRow.live + SoakRow.devices

  static func main() async {
    let options: Options
    do throws(Options.Problem) {
      options = try Options(CommandLine.arguments.dropFirst())
    } catch {
      Output.warn(error.message)
      exit(64)
    }
    do {
      if let words = options.worker {
        try await Worker.run(words)
        exit(0)
      }
      exit(try run(options) ? 0 : 1)
    } catch {
      Output.warn("\(error)")
      exit(options.worker == nil ? 70 : 1)
    }
  }

  /// Runs rows, prints them, and returns whether nothing was lost.
  private static func run(_ options: Options) throws -> Bool {
    let names = rows.map(\.name)
    if let unknown = options.rows.first(where: { !names.contains($0) }) {
      Output.warn("There is no row \"\(unknown)\". The rows are: \(names.joined(separator: ", "))")
      exit(64)
    }
    let tool =
      options.tipctl.map { URL(filePath: $0).path }
      ?? URL(filePath: Surroundings.program).deletingLastPathComponent()
      .appending(path: "tipctl").path
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      Output.warn("\"\(tool)\" is missing: build it with \"make soak\"")
      exit(66)
    }
    try Surroundings.enter()
    let signals = Surroundings.leaveOnSignals()
    defer {
      for source in signals { source.cancel() }
      do { try Surroundings.leave() } catch { Output.warn("\(error)") }
    }
    let chosen = options.rows.isEmpty ? rows : rows.filter { options.rows.contains($0.name) }
    let table = SoakTable(names: names)
    Output.print("Seed \(options.seed)")
    Output.print(table.header)
    var isIntact = true
    for row in chosen {
      let soak = Soak(row, options, tool: tool)
      let start = ContinuousClock.now
      do {
        try row.run(soak)
      } catch {
        soak.count.add(.lost("the row ended early: \(error)"))
      }
      let spent = start.duration(to: .now) / .seconds(1)
      Output.print(table.text(row.name, soak.count, seconds: spent))
      isIntact = isIntact && soak.count.lost == 0 && soak.count.tried > 0
    }
    return isIntact
  }
}

/// An output that is never buffered: each line is complete when the process is killed.
enum Output {
  /// Writes a line to the standard output.
  static func print(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

  /// Writes a line to the standard error output.
  static func warn(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}
