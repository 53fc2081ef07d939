import Foundation
import TestBasics
import TipModel
import ToolSupport

extension SoakRow {
  static let damage = [
    SoakRow(name: "flips-main", full: 1200, quick: 40) { soak in
      let sound = try SoundDatastore(soak, withLog: false)
      try soak.trials { _ in
        var contents = sound.contents
        contents.main.flip(&soak.random)
        return try sound.outcome(of: contents, soak)
      }
    },
    SoakRow(name: "flips-log", full: 1200, quick: 40) { soak in
      let sound = try SoundDatastore(soak, withLog: true)
      try soak.trials { _ in
        var contents = sound.contents
        contents.log?.flip(&soak.random)
        return try sound.outcome(of: contents, soak)
      }
    },
    SoakRow(name: "truncations", full: 200, quick: 20) { soak in
      let main = try SoundDatastore(soak, withLog: false)
      let log = try SoundDatastore(soak, withLog: true)
      try soak.trials { number in
        guard number % 2 == 0 else {
          var contents = log.contents
          contents.log?.truncate(&soak.random)
          return try log.outcome(of: contents, soak)
        }
        var contents = main.contents
        contents.main.truncate(&soak.random)
        return try main.outcome(of: contents, soak)
      }
    },
    SoakRow(name: "hostile-rows", full: 21, quick: 21) { try HostileRows(soak: $0).run() },
  ]
}

extension Data {
  /// Flips one bit of one byte.
  fileprivate mutating func flip(_ random: inout SeededGenerator) {
    let place = startIndex + random.whole(0..<count)
    self[place] ^= 1 << UInt8(random.whole(0..<8))
  }

  /// Removes the end.
  fileprivate mutating func truncate(_ random: inout SeededGenerator) {
    self = prefix(random.whole(0..<count))
  }
}

/// A datastore whose facts are known, to be damaged.
struct SoundDatastore {
  let contents: SoakDatastore.Contents
  /// The numbers of donations that are in the main file.
  private let settled: Int
  /// The number of donations.
  let count: Int
  private let export: String
  private let rest: String

  /// Creates the datastore of an app.
  ///
  /// - Parameters:
  ///   - soak: The run.
  ///   - withLog: Whether the app was killed, so that the newest commits are in the log.
  /// - Throws: ``ToolFailure`` when there is no sound datastore before the damage.
  init(_ soak: Soak, withLog: Bool) throws {
    let store = try SoakDatastore()
    let fixture = PackageFile.url("Fixtures/backyard-birds.json").path
    try soak.succeed(store, ["import", fixture, "--yes"])
    try soak.succeed(store, ["invalidate", "FavoriteBackyardTip"])
    let app = try Worker.app.start([store.folder, "0", "200", "0"])
    guard app.wait() == .exit(0) else {
      throw ToolFailure("The app failed: \(app.errors)")
    }
    settled = 200
    try store.settle()
    if withLog {
      let app = try Worker.app.start([store.folder, "200", "100", "0"])
      guard app.waitForOutput(bytes: 400) else { throw ToolFailure("The app is stuck") }
      app.kill()
    }
    contents = try SoakDatastore.Contents(of: store)
    // Reading a copy leaves the log of this one unchanged.
    let facts = try SoakDatastore(contents).facts()
    count = facts.soakNumbers.count
    let least = withLog ? 300 : 200
    guard facts.soakNumbers == Array(0..<count), count >= least else {
      throw ToolFailure("The datastore lacks donations before the damage")
    }
    if withLog, (contents.log?.count ?? 0) == 0 {
      throw ToolFailure("There is no log to damage")
    }
    export = StateDocument(facts).text
    rest = facts.textWithoutSoak
  }

  /// Opens damaged contents with the tool and as an app.
  func outcome(of damaged: SoakDatastore.Contents, _ soak: Soak) throws -> TrialResult {
    let store = try SoakDatastore(damaged)
    let tool = try soak.output(store, ["export"])
    if let problem = tool.end.problem { return .lost("tipctl \(problem)") }
    var way = "unchanged"
    if tool.end == .exit(0) {
      if let found = difference(tool.output) { way = found }
    } else if tool.errors.isEmpty {
      return .lost("tipctl failed without a word")
    } else {
      way = "told"
    }
    if way.hasPrefix("silent") { return .lost("tipctl: \(way)") }
    // The tool may have repaired the log, so the app gets separate contents.
    let copy = try SoakDatastore(damaged)
    let app = try Worker.open.start([copy.file])
    let end = app.wait()
    if let problem = end.problem {
      return .lost("the app \(problem): \(app.errors.suffix(300))")
    }
    let lines = app.output.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.contains(where: { $0.hasPrefix("told:") || $0.hasPrefix("note:") }) {
      return .survived("told")
    }
    guard end == .exit(0), let start = lines.firstIndex(where: { $0.hasSuffix("donated") }) else {
      return .lost("the app ended with \(end): \(app.errors.suffix(300))")
    }
    if lines[start] != "donated" { return .lost("the app's next donation") }
    if let found = difference(lines[(start + 1)...].joined(separator: "\n")) {
      guard !found.hasPrefix("silent") else { return .lost("the app: \(found)") }
      way = found
    }
    return .survived(way)
  }

  /// Returns how an exported document differs, or nil if it does not.
  ///
  /// The registrations of any app do not count.
  private func difference(_ text: String) -> String? {
    if text == export { return nil }
    do {
      let facts = try StateDocument(json: text, subject: "export").facts
      let numbers = facts.soakNumbers
      if facts.textWithoutSoak != rest { return "silent difference beside donations" }
      if numbers == Array(0..<count) { return nil }
      if contents.log != nil, numbers.count >= settled, numbers == Array(0..<numbers.count) {
        return "earlier commits of the log"
      }
      return "silent difference: \(numbers.count) of \(count) donations"
    } catch {
      return "silent difference: \(error)"
    }
  }
}

/// Rows that another program wrote.
private struct HostileRows {
  let soak: Soak

  private static let most = "9223372036854775807"
  private static let least = "-9223372036854775808"
  private static let deep =
    String(repeating: "[", count: 600) + String(repeating: "]", count: 600)

  static let statements = [
    "UPDATE datastore SET next_sequence = \(most)",
    "UPDATE datastore SET next_sequence = \(least)",
    "UPDATE datastore SET version = \(most)",
    "UPDATE datastore SET display_frequency = \(most)",
    "UPDATE datastore SET receipt = '\(deep)'",
    "UPDATE datastore SET clock = '{\"rate\": 1e400}'",
    "UPDATE datastore SET overrides = x'FF'",
    "UPDATE donation_blocks SET donations = x'FFFFFFFFFFFFFFFFFF7FFFFFFFFFFFFFFFFFFF7F01'",
    "UPDATE donation_blocks SET donations = x'81FFFFFFFFFFFFFFFF7F0001'",
    "UPDATE donation_blocks SET donations = x'0181FFFFFFFFFFFFFFFF7F01'",
    "UPDATE donation_blocks SET block = \(most) "
      + "WHERE block = (SELECT max(block) FROM donation_blocks)",
    "DELETE FROM donation_kinds",
    "UPDATE operations SET number = \(most) WHERE number = (SELECT max(number) FROM operations)",
    "UPDATE operations SET date = \(most)",
    "UPDATE operations SET difference = '\(deep)'",
    "UPDATE history SET number = \(least) WHERE number = (SELECT min(number) FROM history)",
    "UPDATE history SET date = 253402300800000",
    "UPDATE tip_records SET record = '{\"displayCount\": \(most), \"displayedSeconds\": 1e300}'",
    "UPDATE events SET record = '{\"id\": \"e\", \"limit\": "
      + "{\"maximumCount\": \(most), \"maximumAge\": \"weeks(\(least))\"}}'",
    "UPDATE parameters SET record = '{\"id\": \"p\", \"value\": \(least)}'",
    "UPDATE processes SET record = '{\"identifier\": -1e300}'",
  ]

  func run() throws {
    let sound = try SoundDatastore(soak, withLog: false)
    try soak.trials(Self.statements.count) { number in
      var ways: Set<String> = []
      let changed = try SoakDatastore(sound.contents)
      try changed.execute("PRAGMA journal_mode = DELETE; \(Self.statements[number])")
      let damaged = try SoakDatastore.Contents(of: changed)
      if let reason = try use(damaged, &ways) {
        return .lost("\"\(Self.statements[number].prefix(90))\": \(reason)")
      }
      return .survived(ways.contains("told") ? "told" : "used")
    }
  }

  /// Uses a file with every kind of command and as an app, and returns the first crash.
  private func use(
    _ contents: SoakDatastore.Contents, _ ways: inout Set<String>
  ) throws -> String? {
    for command in [
      ["export"], ["list"], ["history"], ["history", "--operations"], ["doctor"],
      ["events"], ["explain", "FeedBirdsTip"], ["donate", "didFillFeeder"], ["undo"],
      ["merge", "."],
    ] {
      let run = try soak.output(SoakDatastore(contents), command)
      if let problem = run.end.problem {
        return "tipctl \(command[0]) \(problem): \(run.errors)"
      }
      if !run.errors.isEmpty { ways.insert("told") }
    }
    let store = try SoakDatastore(contents)
    let app = try Worker.open.start([store.file])
    if let problem = app.wait().problem {
      return "the app \(problem): \(app.errors.suffix(300))"
    }
    return nil
  }
}
