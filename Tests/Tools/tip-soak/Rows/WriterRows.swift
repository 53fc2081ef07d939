import Foundation
import TipModel
import ToolSupport

extension SoakRow {
  static let writers = [
    SoakRow(name: "writers", full: 2000, quick: 100) { try ConcurrentWriters(soak: $0).run() }
  ]
}

/// Apps and loops of `tipctl` write to one datastore at once, which has to store each change.
private struct ConcurrentWriters {
  let soak: Soak
  private static let writers = 8

  func run() throws {
    let store = try SoakDatastore()
    // Each app has separate numbers, and the loops have negative ones.
    let apps = try (0..<Self.writers).map { writer in
      try Worker.app.start([store.folder, "\(writer * soak.size)", "\(soak.size)", "0"])
    }
    var expected: Set<Int> = []
    var toldFirst = 0
    var notes: [String] = []
    for round in 0..<soak.size / 40 {
      let tools = try (0..<Self.writers).map { loop in
        let number = -1 - round * Self.writers - loop
        let info = "{\"number\":\(number)}"
        return (
          number,
          try soak.tipctl(store, ["donate", "soak", "--info", info, "--force"])
        )
      }
      for (number, child) in tools {
        let end = child.wait()
        if let problem = end.problem {
          soak.count.add(.lost("tipctl \(problem): \(child.line)"))
        } else if end == .exit(0) {
          expected.insert(number)
        } else if end == .exit(75) {
          soak.count.add(.lost("tipctl did not wait: \(child.errors)"))
        } else if child.errors.isEmpty {
          soak.count.add(.lost("tipctl failed without a word: \(end)"))
        } else {
          soak.count.add(.survived("refused, and told"))
        }
      }
    }
    for (writer, app) in apps.enumerated() {
      let end = app.wait(seconds: 900)
      let output = app.output
      if end != .exit(0) {
        soak.count.add(.lost("writer \(writer): \(end.problem ?? "\(end)"): \(app.errors)"))
      }
      let printed = app.numbers
      expected.formUnion(printed)
      toldFirst += output.split(separator: "\n").count { $0.hasPrefix("told, and stored") }
      notes += output.split(separator: "\n").filter { $0.hasPrefix("note:") }
        .map { "writer \(writer): \($0)" }
      if printed.count < soak.size {
        var result = TrialResult.lost("writer \(writer): stopped in silence")
        if output.contains("told:") { result = .survived("refused, and told") }
        soak.count.add(result, times: soak.size - printed.count)
      }
    }
    let stored = try store.facts().soakNumbers
    let missing = expected.subtracting(stored)
    // Nothing happened to the file, so a note is a false alarm.
    for note in notes { soak.count.add(.lost(note)) }
    let kept = expected.count - missing.count
    soak.count.add(.survived("stored"), times: max(0, kept - toldFirst))
    soak.count.add(.survived("told first, then stored"), times: min(kept, toldFirst))
    for number in missing.sorted() { soak.count.add(.lost("change \(number)")) }
    if Set(stored).count != stored.count { soak.count.add(.lost("doubled changes")) }
  }
}
