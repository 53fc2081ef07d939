import Foundation
import TestSupport
import Testing
import TipModel
import TipSnapshot

@Suite("The unused references of a folder")
struct UnusedSnapshotsTests {
  private let aviary: Aviary

  init() throws { aviary = try Aviary() }

  /// Records a complete run whose tests use snapshots, which match.
  private func run(_ paths: String..., extension: String = "txt") throws {
    try makeOlder(filesIn: "\(aviary.root)/.manifest")
    let run = SnapshotRun(
      identity: RunIdentity(run: UUID().uuidString, process: 7, isFiltered: false))
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      let counter = SnapshotCounter(
        test: parts[1], sourceFile: "\(aviary.folder)/\(parts[0]).swift")
      let strategy = SnapshotStrategy<String>(fileExtension: `extension`) { $0 }
      _ = try SnapshotVerifier(mode: .never, run: run).verify(
        "wren", as: strategy, in: counter)
    }
    run.finish()
  }

  private func write(_ paths: String...) throws {
    for path in paths { try aviary.write("wren", to: "\(aviary.root)/\(path)") }
  }

  private func found() throws -> UnusedSnapshots {
    let folder = try #require(try SnapshotFolder.all(below: aviary.folder).first)
    return try UnusedSnapshots(of: folder)
  }

  private func paths(_ files: [SnapshotFile]) -> [String] { files.map(\.relativePath) }

  @Test(
    "are those that an earlier run used, and whose test file ran without them or is gone")
  func unused() throws {
    try write(
      "BackyardTests/sings.1.txt", "BackyardTests/flies.1.txt", "GoneTests/sings.1.txt",
      "QuietTests/sings.1.txt")
    for name in ["BackyardTests", "quietTests"] {
      try aviary.write("", to: "\(aviary.folder)/\(name).swift")
    }
    try aviary.write("", to: "\(aviary.folder)/GoneTests")
    try run(
      "BackyardTests/sings", "BackyardTests/flies", "GoneTests/sings", "QuietTests/sings")
    try run("BackyardTests/sings")
    let found = try found()
    #expect(found.standing == .passed)
    #expect(
      paths(found.unused) == ["BackyardTests/flies.1.txt", "GoneTests/sings.1.txt"])
    #expect(paths(found.quiet) == ["QuietTests/sings.1.txt"])
    #expect(found.unnamed.isEmpty)
  }

  @Test(
    "are not those that no run here has used: a different library can have written them")
  func unnamed() throws {
    try write(
      "BackyardTests/sings.1.txt", "BackyardTests/testFlies.1.txt", "GoneTests/a.b.json")
    try run("BackyardTests/sings")
    #expect(try found().unused.isEmpty)
    #expect(try found().hasOwnReferences)
    #expect(
      paths(try found().unnamed) == [
        "BackyardTests/testFlies.1.txt", "GoneTests/a.b.json",
      ])
    try FileManager.default.removeItem(atPath: "\(aviary.root)/.manifest")
    #expect(try found().hasOwnReferences == false)
    #expect(
      try found().unnamed.count == 3, "without the record nothing is known to be ours")
    try UnusedSnapshots.remove(try found().unnamed)
    #expect(aviary.files.isEmpty)
  }

  @Test(
    "are not files of names that no strategy here has; a run can make an extension known")
  func foreign() throws {
    try write(
      "BackyardTests/sings.1.txt", "BackyardTests/testFlies.feeder.png",
      "BackyardTests/notes.md",
      "BackyardTests/testFlügel.1.txt", "BackyardTests/.DS_Store",
      "BackyardTests/old.1.md")
    try run("BackyardTests/sings")
    let names = try found().foreign.map { URL(filePath: $0).lastPathComponent }.sorted()
    #expect(
      names == ["notes.md", "old.1.md", "testFlies.feeder.png", "testFlügel.1.txt"])
    try write("BackyardTests/page.1.md")
    try run("BackyardTests/page", extension: "md")
    #expect(paths(try found().unnamed) == ["BackyardTests/old.1.md"])
  }

  @Test("All strategies of this package have a usual extension")
  func extensions() {
    let extensions: [String] = [
      SnapshotStrategy<TipDefinition>.definition.fileExtension,
      SnapshotStrategy<TipDefinition>.cardSVG.fileExtension,
      SnapshotStrategy<Facts>.state.fileExtension,
    ]
    #expect(Set(extensions) == SnapshotFile.usualExtensions)
  }

  @Test(
    "are not the file that is used under a different case on a volume that ignores case")
  func capitals() throws {
    try write("BackyardTests/Sings.1.txt")
    try run("BackyardTests/Sings")
    // A second name of one file stands for a volume on which both spellings lead to it.
    try FileManager.default.linkItem(
      atPath: "\(aviary.root)/BackyardTests/Sings.1.txt",
      toPath: "\(aviary.root)/BackyardTests/sings.1.txt")
    try run("BackyardTests/sings")
    #expect(try found().unused.isEmpty)
    try FileManager.default.removeItem(atPath: "\(aviary.root)/BackyardTests/Sings.1.txt")
    try write("BackyardTests/Sings.1.txt")
    try run("BackyardTests/sings")
    #expect(
      paths(try found().unused) == ["BackyardTests/Sings.1.txt"], "two files on others")
  }

  @Test(
    "are not known when a reference is newer than the run, whether a test used it or not",
    arguments: ["sings.1.txt", "flies.1.txt", "new.1.txt"])
  func newer(name: String) throws {
    try write("BackyardTests/sings.1.txt", "BackyardTests/flies.1.txt")
    try run("BackyardTests/sings", "BackyardTests/flies")
    try run("BackyardTests/sings")
    #expect(try found().standing == .passed)
    try makeOlder(filesIn: "\(aviary.root)/.manifest")
    try makeOlder(filesIn: "\(aviary.root)/BackyardTests")
    #expect(try found().standing == .passed)
    try write("BackyardTests/\(name)")
    guard case .outdated(let reference) = try found().standing else {
      Issue.record("The run counts as the newest state")
      return
    }
    #expect(reference.relativePath == "BackyardTests/\(name)")
  }

  @Test("A removed reference is forgotten, as a different library can have its name next")
  func forgets() throws {
    let kept = ["BackyardTests/calls", "BackyardTests/sings", "BackyardTests/wakes"]
    try write(
      "BackyardTests/calls.1.txt", "BackyardTests/sings.1.txt", "BackyardTests/wakes.1.txt",
      "BackyardTests/flies.1.txt", "BackyardTests/flies.1.pending.txt", "GoneTests/rests.1.txt")
    try run(kept[0], kept[1], kept[2], "BackyardTests/flies", "GoneTests/rests")
    try run(kept[0], kept[1], kept[2])
    try UnusedSnapshots.remove(try found().unused)
    let rest = kept.map { "\($0).1.txt" }
    #expect(aviary.files == ["BackyardTests"] + rest)
    #expect(
      try aviary.read("\(aviary.root)/.manifest/names") == rest.joined(separator: "\n") + "\n")
    try write("BackyardTests/flies.1.txt")
    try run(kept[0], kept[1], kept[2])
    #expect(try found().unused.isEmpty)
    #expect(paths(try found().unnamed) == ["BackyardTests/flies.1.txt"])
  }

  @Test("are ours although no other reference of ours is left", arguments: [true, false])
  func alone(isQuiet: Bool) throws {
    try write("BackyardTests/sings.1.txt", "NestTests/rests.1.txt")
    if isQuiet { try aviary.write("", to: "\(aviary.folder)/NestTests.swift") }
    try run("BackyardTests/sings", "NestTests/rests")
    try run("BackyardTests/sings")
    try FileManager.default.removeItem(atPath: "\(aviary.root)/BackyardTests/sings.1.txt")
    let found = try found()
    #expect(paths(found.quiet) == (isQuiet ? ["NestTests/rests.1.txt"] : []))
    #expect(paths(found.unused) == (isQuiet ? [] : ["NestTests/rests.1.txt"]))
    #expect(found.hasOwnReferences)
  }
}
