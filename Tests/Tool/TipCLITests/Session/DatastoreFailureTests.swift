import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("Datastores that cannot be used")
struct DatastoreFailureTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  /// Ways to damage a datastore's file, by name.
  enum Spoiling: String, CaseIterable {
    case noDatabase, otherApplication, newerVersion, truncated, empty

    func spoil(_ data: Data) -> Data {
      switch self {
      case .noDatabase: return Data("These are no tips.\n".utf8)
      // SQLite stores the application's id in bytes 68 to 71 of the header.
      case .otherApplication:
        return data.replacing(at: 68, with: [1, 2, 3, 4])
      // The user version is in bytes 60 to 63.
      case .newerVersion: return data.replacing(at: 60, with: [0, 0, 0x7F, 0xFF])
      case .truncated: return data.prefix(data.count / 2)
      case .empty: return Data()
      }
    }
  }

  @Test("A version that was never released is refused by commands that read or change it")
  func unreleased() throws {
    let file = URL(filePath: yard.file)
    for version in 1...6 {
      let stored = URL(filePath: Yard.fixture).deletingLastPathComponent()
        .appending(path: "datastores/version-\(version).sqlite")
      let bytes = try Data(contentsOf: stored)
      try bytes.write(to: file)
      for command in [
        ["list"], ["export"], ["salvage", yard.file], ["donate", "didFillFeeder"],
        ["import", Yard.fixture, "--yes"], ["backup", "monday.sqlite"],
      ] {
        let run = yard.run(command + ["-q"])
        #expect(run.code == .badData, "\(command): \(run.code)")
        #expect(run.errors.contains("has version \(version), which no released version"))
        #expect(try Data(contentsOf: file) == bytes)
      }
    }
  }

  @Test(
    "The message names it, nothing is changed, and the exit code is specific",
    arguments: Spoiling.allCases)
  func spoiled(spoiling: Spoiling) throws {
    let file = URL(filePath: yard.file)
    let data = spoiling.spoil(try Data(contentsOf: file))
    try data.write(to: file)
    let expected: ExitCode = spoiling == .empty ? .missing : .badData
    for command in [
      ["list"], ["show", "--all"], ["show", "--all", "-n"], ["reset", "--yes"],
      ["import", Yard.fixture, "--yes"],
    ] {
      // An empty file is a place where a change may create a datastore.
      if spoiling == .empty, command[0] != "list" { continue }
      let run = yard.run(command + ["-q"])
      #expect(run.code == expected, "\(command): \(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains(yard.file), "\(run.errors)")
      #expect(try Data(contentsOf: file) == data)
    }
  }

  @Test("A path where no datastore can be created")
  func cannotCreate() throws {
    try FileManager.default.removeItem(at: yard.folder.appending(path: "birds"))
    try yard.write("no folder", to: "birds.txt")
    let run = yard.run("import", Yard.fixture, "--datastore", "birds.txt/below/")
    #expect(run.code == .cannotCreate, "\(run.errors)")
    #expect(run.errors.contains("birds.txt"))
  }
}

extension Data {
  fileprivate func replacing(at offset: Int, with bytes: [UInt8]) -> Data {
    var data = self
    data.replaceSubrange(offset..<(offset + bytes.count), with: bytes)
    return data
  }
}
