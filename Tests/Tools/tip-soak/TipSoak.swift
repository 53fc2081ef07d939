import Foundation
import ToolSupport

/// Tries to lose changes and to crash processes, and counts.
@main
enum TipSoak: MaintainerTool {
  /// All rows, in the order of the table.
  static let rows: [SoakRow] =
    SoakRow.kills + SoakRow.writers + SoakRow.damage + SoakRow.rescue + SoakRow.files
    + SoakRow.times + SoakRow.fuzzing + SoakRow.live + SoakRow.devices

  static func run(_ arguments: [String]) async throws -> Int32 {
    let options = try SoakOptions(arguments)
    if let words = options.worker {
      do {
        try await Worker.run(words)
        return 0
      } catch {
        // As an app that reports an error exits, because 70 is a bug of the program.
        throw ToolFailure("\(error)", exitCode: 1)
      }
    }
    return try run(options) ? 0 : 1
  }

  /// Runs rows, prints them, and returns whether nothing was lost.
  private static func run(_ options: SoakOptions) throws -> Bool {
    let names = rows.map(\.name)
    if let unknown = options.rows.first(where: { !names.contains($0) }) {
      throw ToolFailure(
        "There is no row \"\(unknown)\". The rows are: \(names.joined(separator: ", "))",
        exitCode: 64)
    }
    let tool = Program.tipctl(options.tipctl)
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      throw ToolFailure("\"\(tool)\" is missing: build it with \"make soak\"", exitCode: 66)
    }
    try Surroundings.enter()
    let signals = Surroundings.leaveOnSignals()
    defer {
      for source in signals { source.cancel() }
      do { try Surroundings.leave() } catch { Output.warn("\(error)") }
    }
    var chosen = rows
    if !options.rows.isEmpty { chosen = rows.filter { options.rows.contains($0.name) } }
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
