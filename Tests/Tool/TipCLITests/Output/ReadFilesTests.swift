import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport

@Suite("Outputs do not replace the files that the command has read")
struct ReadFilesTests {
  private let yard: Yard

  private static let content = """
    {"schema": 1, "tips": [{"id": "FeederTip", "title": "Fill the Feeder"}]}
    """

  private static let scenario = """
    tips tips.json
    start 2026-11-21T00:00:00Z
    length 7d
    screen home for 5m
      tip FavoriteBackyardTip
    every day at 08:00: open home
    """

  init() throws {
    yard = try Yard()
    try write(Self.content, to: "content.json")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: yard.folder.appending(path: "link.json").path, withDestinationPath: "content.json")
    try manager.createSymbolicLink(
      atPath: yard.folder.appending(path: "folder").path, withDestinationPath: "birds")
    try manager.linkItem(
      at: yard.folder.appending(path: "content.json"),
      to: yard.folder.appending(path: "same.json"))
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: yard.folder.appending(path: name))
  }

  /// The bytes of all files of the yard.
  private func contents() throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: yard.folder.path)
    return paths.reduce(into: [:]) { contents, path in
      contents[path] = FileManager.default.contents(
        atPath: yard.folder.appending(path: path).path)
    }
  }

  @Test(
    "by its own path, through a link, and by another name of the same file",
    arguments: ["content.json", "./content.json", "link.json", "same.json"])
  func baseline(_ output: String) throws {
    let before = try contents()
    let run = yard.run("lint", "content.json", "--write-baseline", output)
    #expect(run.code == .usage)
    #expect(run.errors.contains("\"\(output)\" is read by the command"))
    #expect(try contents() == before)
  }

  @Test(
    "in a datastore, whose files are three",
    arguments: [
      "birds/.tipkit/tips.sqlite", "folder/.tipkit/tips.sqlite",
      "birds/.tipkit/tips.sqlite-wal", "folder/.tipkit/tips.sqlite-shm",
    ])
  func datastore(_ output: String) throws {
    for command in [
      ["lint", "--write-baseline", output], ["card", "FeedBirdsTip", "-o", output],
      ["repro", "-o", output], ["gallery", "-o", output], ["report", "-o", output],
      ["export", "-o", output], ["backup", output, "--yes"],
    ] {
      let run = yard.run(command)
      #expect(run.code == .usage, "\(command)")
      #expect(
        run.errors.contains("is read by the command")
          || run.errors.contains("is the datastore itself"), "\(command): \(run.errors)")
    }
    #expect(yard.run("list").code == .done)
  }

  @Test("in the tips that a scenario names")
  func scenario() throws {
    try write(Self.scenario, to: "birds.scenario")
    try write(yard.run("export").output, to: "tips.json")
    let before = try contents()
    for output in ["tips.json", "birds.scenario"] {
      let run = yard.run("simulate", "birds.scenario", "-o", output)
      #expect(run.code == .usage, "\(run.errors)")
      #expect(run.errors.contains("\"\(output)\" is read by the command"), "\(run.errors)")
    }
    #expect(try contents() == before)
  }

  @Test("in an asset catalog")
  func assets() throws {
    let folder = yard.folder.appending(path: "Assets.xcassets/meadow.colorset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("{}", to: "Assets.xcassets/Contents.json")
    let run = yard.run("assets", "Assets.xcassets", "-o", "Assets.xcassets/Contents.json")
    #expect(run.code == .usage)
    #expect(run.errors.contains("is read by the command"))
  }
}
