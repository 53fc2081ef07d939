import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("tipctl salvage", .ownThread)
struct SalvageTests {
  private let yard: Yard

  init() throws { yard = try Yard() }

  @Test("prints the sound rows as a document, lists the rest, and changes nothing")
  func damaged() throws {
    #expect(yard.run("salvage", yard.file).output == yard.export)
    #expect(yard.run("salvage", yard.file).errors.contains("is not damaged"))
    var bytes = try Data(contentsOf: URL(filePath: yard.file))
    let text = Data("Feed the Birds".utf8)
    let place = try #require(bytes.firstRange(of: text))
    bytes[place.lowerBound] ^= 0x20
    let damaged = yard.folder.appending(path: "damaged.sqlite")
    try bytes.write(to: damaged)

    let run = yard.run("salvage", "damaged.sqlite")

    #expect(run.code == .done)
    #expect(run.errors.contains("does not have its checksum"))
    let sound = try StateDocument(json: run.output, subject: "sound").facts
    #expect(sound.tips.count >= 4)
    #expect(sound.donationCount == 5)
    #expect(run.output != yard.export)
    #expect(try Data(contentsOf: damaged) == bytes)
    #expect(
      yard.run("list", "--datastore", "damaged.sqlite").errors.contains("tipctl salvage"))
  }

  @Test(
    "reads a file in little memory, whatever number of pages its header names",
    arguments: [0x0020_0000, 0x7FFF_FFFF, 0xFFFF_FFFF, 1])
  func pages(count: Int) throws {
    var bytes = try Data(contentsOf: URL(filePath: yard.file))
    for index in 0..<4 { bytes[28 + index] = UInt8(truncatingIfNeeded: count >> (24 - 8 * index)) }
    try bytes.write(to: yard.folder.appending(path: "damaged.sqlite"))
    let run = try BuiltTools.shell(
      "ulimit -d 100000; tipctl salvage damaged.sqlite", in: yard.folder)
    #expect(run.code == 0)
    #expect(run.output == yard.export)
    #expect(run.errors.contains("it is malformed, with \(bytes.count) of "))
  }

  @Test("exits with 1 when no row is sound")
  func empty() throws {
    var bytes = try Data(contentsOf: URL(filePath: yard.file))
    let noise = Data(repeating: 0x5A, count: bytes.count)
    // The first pages have the names of the tables, and all others have rows.
    bytes = bytes.prefix(2048) + noise.dropFirst(2048)
    try bytes.write(to: yard.folder.appending(path: "damaged.sqlite"))
    let run = yard.run("salvage", "damaged.sqlite")
    #expect(run.code == .no)
    #expect(try StateDocument(json: run.output, subject: "sound").facts.donationCount == 0)
    #expect(run.errors.contains("damaged"))
  }

  @Test("is the advice for an emptied file with a log beside it, instead of deleting it")
  func emptied() throws {
    let file = yard.folder.appending(path: "emptied.sqlite")
    try Data().write(to: file)
    #expect(yard.run("list", "--datastore", "emptied.sqlite").errors.contains("Delete it"))
    try Data("log".utf8).write(to: URL(filePath: file.path + "-wal"))
    let errors = yard.run("list", "--datastore", "emptied.sqlite").errors
    #expect(errors.contains("is empty"))
    #expect(errors.contains("tipctl salvage"))
    #expect(!errors.contains("Delete it"))
  }

  @Test(
    "A file that cannot be salvaged is named, with what to do",
    arguments: [
      ("", ExitCode.usage, "A salvage needs a file"),
      ("nowhere", .missing, "There is no datastore"),
      ("poem", .badData, "is not a datastore"),
    ] as [(String, ExitCode, String)])
  func refused(name: String, code: ExitCode, reason: String) throws {
    try Data("a poem about wrens".utf8).write(to: yard.folder.appending(path: "poem"))
    let run = yard.run("salvage", name)
    #expect(run.code == code)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
