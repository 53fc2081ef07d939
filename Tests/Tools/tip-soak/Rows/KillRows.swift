import Foundation
import TestBasics
import TipModel
import ToolSupport

extension SoakRow {
  static let kills = [
    SoakRow(name: "kill-app", full: 200, quick: 16) { try KilledApp(soak: $0).run() },
    SoakRow(name: "kill-tipctl", full: 600, quick: 48) { try KilledTool(soak: $0).run() },
  ]
}

/// Kills an app that awaits donations, and requires each number that it printed.
private struct KilledApp {
  let soak: Soak
  /// How many kills a datastore lives through.
  private static let lives = 10

  func run() throws {
    var store = try SoakDatastore()
    var next = 0
    var expected: Set<Int> = []
    try soak.trials { number in
      if number % Self.lives == 0 {
        store = try SoakDatastore()
        next = 0
        expected = []
      }
      let app = try Worker.app.start([store.folder, "\(next)", "1000000", "0"])
      // One in eight is killed at some moment of its start.
      let isEarly = soak.random.whole(0..<8) == 0
      if !isEarly, !app.waitForOutput(bytes: 1) {
        app.kill()
        return .lost("kill \(number): the app stored nothing: \(app.errors)")
      }
      usleep(UInt32(soak.random.whole(0..<60_000)))
      let end = app.kill()
      if end != .signal(SIGKILL) {
        return .lost("kill \(number): the app ended before: \(end)")
      }
      expected.formUnion(app.numbers)
      // A kill at the start can be before there is a file.
      guard FileManager.default.fileExists(atPath: store.file) else {
        guard expected.isEmpty else { return .lost("kill \(number): there is no file") }
        return .survived()
      }
      let stored = try store.facts().soakNumbers
      let missing = expected.subtracting(stored)
      guard missing.isEmpty else {
        return .lost("kill \(number): \(missing.count) donations, such as \(missing.min() ?? 0)")
      }
      guard Set(stored).count == stored.count else {
        return .lost("kill \(number): doubles")
      }
      let unexpected = Set(stored).subtracting(expected)
      guard unexpected.count <= 1 else {
        return .lost("kill \(number): \(unexpected.count) donations that were not awaited")
      }
      expected.formUnion(unexpected)
      next = (expected.max() ?? -1) + 1
      return .survived()
    }
  }
}

/// Kills commands of `tipctl`, whose changes have to be stored as a whole or not at all.
private struct KilledTool {
  let soak: Soak

  /// The files that commands read, and the datastore that they change.
  private struct Yard {
    let base: SoakDatastore.Contents
    let other: SoakDatastore
    let document: String
    let backup: String

    /// The commands that change a datastore, all the same on each copy of it.
    var commands: [[String]] {
      [
        ["donate", "didFillFeeder", "--count", "50"],
        ["donate", "didViewBackyard", "--info", "{\"backyardID\":\"north\"}", "--force"],
        ["set", "BackyardBirds.isSignedIn", "no"], ["unset", "BackyardBirds.isSignedIn"],
        ["show", "FeedBirdsTip"], ["hide", "--all"], ["auto"], ["clock", "+3d"],
        ["frequency", "weekly"], ["invalidate", "FavoriteBackyardTip"],
        ["reset", "--yes"],
        ["reset", "--tip", "FeedBirdsTip", "--event", "didViewBackyard", "--yes"],
        ["import", document, "--yes"], ["merge", other.folder], ["undo"], ["redo"],
        ["restore", backup, "--yes"], ["alerts", "--suppress", "remove-backyard"],
        ["tooltips", "--hide", "star.button"],
      ]
    }
  }

  func run() throws {
    let yard = try makeYard()
    var expected: [[String]: String] = [:]
    let before = try state(of: SoakDatastore(yard.base))
    var times: [[String]: Double] = [:]
    for command in yard.commands {
      let store = try SoakDatastore(yard.base)
      let start = ContinuousClock.now
      try soak.succeed(store, command)
      times[command] = start.duration(to: .now) / .seconds(1)
      expected[command] = try state(of: store)
    }
    try soak.trials { number in
      let command = yard.commands[number % yard.commands.count]
      let store = try SoakDatastore(yard.base)
      let child = try soak.tipctl(store, command, environment: Soak.frozen)
      let longest = (times[command] ?? 0.01) * 1.3 * 1_000_000
      usleep(UInt32(soak.random.whole(0..<max(1, Int(longest)))))
      let end = child.kill()
      let words = "kill \(number) of \"\(command.joined(separator: " "))\""
      if end != .signal(SIGKILL), end != .exit(0) {
        return .lost("\(words): ended with \(end): \(child.errors)")
      }
      let isAcknowledged = end == .exit(0) || !child.output.isEmpty
      let after = try state(of: store)
      guard after == expected[command] || (after == before && !isAcknowledged) else {
        let part = isAcknowledged ? "an acknowledged" : "half a"
        return .lost("\(words): \(part) change")
      }
      // The datastore can still be changed.
      try soak.succeed(store, ["donate", "didFillFeeder"])
      if end == .exit(0) { return .survived("ended before the kill") }
      return .survived(after == before ? "nothing stored" : "all stored")
    }
  }

  private func makeYard() throws -> Yard {
    let fixture = PackageFile.url("Fixtures/backyard-birds.json").path
    let store = try SoakDatastore()
    let other = try SoakDatastore()
    let backup = Surroundings.newPath("backup")
    try soak.succeed(other, ["import", fixture, "--yes"])
    try soak.succeed(other, ["donate", "didFillFeeder", "--count", "7"])
    let document = Surroundings.newPath("document")
    try Data(soak.succeed(other, ["export"]).utf8).write(to: URL(filePath: document))
    try soak.succeed(store, ["import", fixture, "--yes"])
    try soak.succeed(store, ["set", "BackyardBirds.isSignedIn", "yes"])
    try soak.succeed(store, ["backup", backup, "--yes"])
    try soak.succeed(store, ["donate", "didViewBackyard", "--count", "20"])
    try soak.succeed(store, ["invalidate", "FeedBirdsTip"])
    try soak.succeed(store, ["undo"])
    try store.settle()
    return Yard(
      base: try SoakDatastore.Contents(of: store), other: other, document: document,
      backup: backup)
  }

  /// The state and the operations, without what depends on the system's time.
  private func state(of store: SoakDatastore) throws -> String {
    let text =
      try soak.succeed(store, ["export"]) + soak.succeed(store, ["history", "--operations"])
    return text.split(separator: "\n").filter { !$0.contains("\"anchor\"") }
      .joined(separator: "\n")
      .replacing(store.folder, with: "STORE")
  }
}
