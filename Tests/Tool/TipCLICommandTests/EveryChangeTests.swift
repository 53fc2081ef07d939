import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

/// Properties of every command that changes something.
@Suite("Every command that changes something")
struct EveryChangeTests {
  /// Command lines for each of them, to which new commands add theirs.
  static let changes: [[String]] = [
    ["show", "FilterSpeciesTip"], ["show", "--all"], ["hide", "FeedBirdsTip"],
    ["hide", "--all"],
    ["hide", "F*"], ["only", "FilterSpeciesTip"], ["auto"], ["auto", "FeedBirdsTip"],
    ["clock", "+3d"], ["clock", "2026-12-01"],
    ["clock", "--clear"], ["frequency", "weekly"], ["frequency", "--clear"],
    ["donate", "didFillFeeder", "--count", "2"], ["set", "BackyardBirds.favoriteCount", "4"],
    ["unset", "BackyardBirds.isSignedIn"], ["invalidate", "FeedBirdsTip"],
    ["reset", "--tip", "ShareBackyardTip", "--yes"], ["reset", "--yes"],
    ["reset", "--records", "--yes"],
    ["import", "empty.json", "--yes"], ["undo"], ["redo"], ["snapshots", "review"],
    ["snapshots", "accept", "--yes"], ["snapshots", "reject", "--yes"],
    ["snapshots", "prune", "--yes"],
    ["lock"], ["assets", "Birds.xcassets", "-o", "Symbols.swift"], ["merge", "phone"],
    ["backup", "friday.sqlite", "--yes"],
    ["restore", "monday.sqlite", "--yes"], ["alerts", "--answer", "*=Cancel"],
    ["alerts", "--suppress", "*"], ["alerts", "--clear"], ["alerts", "--reset"],
    ["tooltips", "--show", "star.button"], ["tooltips", "--hide", "*", "--delay", "3s"],
    ["tooltips", "--duration", "5s"], ["tooltips", "--auto"], ["tooltips", "--clear"],
  ]

  /// Those that record an operation, which can be undone.
  static let operations = changes.filter {
    !["undo", "redo", "snapshots", "lock", "assets", "backup"].contains($0[0])
  }

  /// Those that have nothing to change in the yard, so that there is nothing to undo.
  static let withoutEffect: [[String]] = [
    ["auto"], ["auto", "FeedBirdsTip"], ["clock", "--clear"], ["frequency", "--clear"],
    ["alerts", "--clear"], ["alerts", "--reset"], ["tooltips", "--auto"],
    ["tooltips", "--clear"],
  ]

  let yard: Yard

  init() throws {
    yard = try Self.yard()
  }

  /// Returns a yard with the files that the commands of the list read.
  static func yard() throws -> Yard { try image.copy() }

  private static let image = YardImage {
    let yard = try Yard()
    try yard.write("{\"tips\": [{\"id\": \"OnlyTip\"}]}", to: "empty.json")
    try yard.makeDevice("phone")
    try yard.makeCatalog("Birds.xcassets", ["MeadowColor.colorset"])
    let monday = try Yard()
    #expect(monday.run("donate", "didFillFeeder", "--count", "2").code == .done)
    try SQLiteDatastore.backUp(
      path: monday.file, to: yard.folder.appending(path: "monday.sqlite").path)
    return yard
  }

  @Test("The list above is complete")
  func complete() {
    // "lint" changes files of texts, "init" a package, "apps" removes a datastore, and the commands
    // of simulators change an app. None of them changes a state, and their own tests have their
    // properties.
    let commands = CommandTable.standard.commands.filter { $0.effect != .reads }.map(\.name)
      .filter { !["lint", "apps", "init"].contains($0) && !$0.hasPrefix("simulator ") }
    let lines = Self.changes.map { $0.joined(separator: " ") + " " }
    for name in commands { #expect(lines.contains { $0.hasPrefix("\(name) ") }, "\(name)") }
  }

  @Test("--dry-run changes no byte of any file, and prints the change", arguments: changes)
  func dryRun(command: [String]) throws {
    // There is something to undo, and something to redo.
    for words in [["donate", "didViewBackyard"], ["donate", "didFillFeeder"], ["undo"]] {
      #expect(yard.run(words).code == .done)
    }
    let before = try yard.files
    let run = yard.run(command + ["--dry-run"])
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.lines.first == "Dry run: nothing was changed. Without --dry-run:")
    #expect(run.lines.count > 1)
    #expect(!run.output.contains("Take it back"))
    #expect(try yard.files == before)
    let promised = try answer(command + ["--dry-run"])
    let kept = try answer(command)
    #expect(promised["dryRun"] == true)
    #expect(kept["dryRun"] == false)
    for field in ["changed", "message", "statuses"] {
      #expect(promised[field] == kept[field])
    }
  }

  @Test("A repeated command changes nothing more, and has the same code", arguments: changes)
  func idempotent(command: [String]) throws {
    #expect(yard.run(command).code == .done)
    let first = yard.export
    let again = yard.run(command)
    #expect(again.code == .done)
    // Each donation is a separate change.
    guard command[0] != "donate" else { return }
    #expect(yard.export == first)
    #expect(!again.output.contains("Take it back"))
    #expect(try answer(command)["changed"] == false)
  }

  @Test("The printed command reverts the change", arguments: operations)
  func undo(command: [String]) throws {
    guard case .string(let undo)? = try answer(command)["undo"] else {
      return #expect(Self.withoutEffect.contains(command))
    }
    #expect(!Self.withoutEffect.contains(command))
    var words = try #require(arguments(ofExample: undo))
    if words[0] == "reset" { words.append("--yes") }
    let before = try Yard().statuses()
    #expect(yard.run(words).code == .done)
    #expect(yard.statuses() == before)
  }

  @Test("--no-undo makes the same change, and records no operation", arguments: operations)
  func noUndo(command: [String]) throws {
    let recorded = try Self.yard()
    let first = recorded.run(command)
    let second = yard.run(command + ["--no-undo"])
    #expect(second.code == .done, "\(second.errors)")
    let expectedLines = first.output.replacing(recorded.folder.path, with: yard.folder.path)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("Take it back with") }
    #expect(second.lines == expectedLines)
    let facts = try self.facts(of: yard)
    let expected = try self.facts(of: recorded)
    #expect(facts.overrides == expected.overrides)
    #expect(facts.parameters.mapValues(\.value) == expected.parameters.mapValues(\.value))
    #expect(facts.donationCount == expected.donationCount)
    #expect(facts.history.count == expected.history.count)
    #expect(yard.run("undo").output == "There is nothing to undo.\n")
  }

  private func facts(of yard: Yard) throws -> Facts {
    try StateDocument(json: yard.export, subject: "export").facts
  }

  @Test("Every command that changes the datastore has --no-undo, but not undo and redo")
  func noUndoExists() {
    let names = CommandTable.standard.commands.filter {
      $0.options.contains { $0.name == "no-undo" }
    }
    .map(\.name)
    #expect(Set(names) == Set(Self.operations.map { $0[0] }))
  }

  @Test("A change is committed before it is reported", arguments: changes)
  func committed(command: [String]) throws {
    let expected = try Yard()
    for name in ["empty.json", "phone", "monday.sqlite", "Birds.xcassets"] {
      try FileManager.default.copyItem(
        at: yard.folder.appending(path: name), to: expected.folder.appending(path: name))
    }
    let hasChanged = try answer(command + ["--dry-run"])["changed"] == true
    #expect(expected.run(command).code == .done)
    let run = yard.run(command) { console in
      console.standardOutput = { _ in
        throw TipControlError(.inputOutput, subject: "standard output", reason: "No space")
      }
    }
    #expect(run.code == .inputOutput)
    // Otherwise a script would repeat the change.
    #expect(run.errors.contains("tipctl: The change is stored, but ") == hasChanged)
    #expect(yard.export == expected.export)
  }

  private func answer(_ command: [String]) throws -> [String: StoredValue] {
    let run = yard.run(command + ["--format", "json"])
    guard case .object(let fields) = try StoredValue(json: run.output, subject: "output") else {
      return [:]
    }
    return fields
  }
}
