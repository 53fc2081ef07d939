import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipFoundation

@Suite("Files and standard input")
struct FileReadingTests {
  @Test("Paths are relative to the current directory of the console")
  func paths() {
    let context = Recorder().context {
      $0.currentDirectory = "/home/birds/yard"
      $0.environment = ["HOME": "/home/birds"]
    }
    #expect(context.path("tips.json") == "/home/birds/yard/tips.json")
    #expect(context.path("../tips.json") == "/home/birds/tips.json")
    #expect(context.path("/tmp/tips.json") == "/tmp/tips.json")
    #expect(context.path("~/tips.json") == "/home/birds/tips.json")
  }

  @Test("A file and standard input give the same text")
  func reading() throws {
    let folder = try temporaryFolder()
    defer { removeFolder(folder) }
    try Data("monday\n".utf8).write(to: folder.appending(path: "a.json"))
    let run = runTipCtl(["diff", "a.json", "-"], input: ["tuesday"]) {
      $0.currentDirectory = folder.path
    }
    #expect(run.code == .done)
    #expect(run.output == "monday\ntuesday\n")
  }

  @Test("An unreadable file is named, with the right code")
  func failures() throws {
    let folder = try temporaryFolder()
    defer { removeFolder(folder) }
    try Data([0xFF, 0xFE]).write(to: folder.appending(path: "bad.json"))
    let expectations: [(String, ExitCode)] = [
      ("none.json", .missing), ("bad.json", .badData), (".", .inputOutput),
    ]
    for (name, code) in expectations {
      let run = runTipCtl(["diff", name]) { $0.currentDirectory = folder.path }
      #expect(run.code == code)
      #expect(run.errors.contains("\"\(name)\""))
    }
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func removeFolder(_ folder: URL) {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      Issue.record(error)
    }
  }
}
