#if os(Linux)
  import Foundation
  import TestSupport
  import Testing
  import TipTesting

  /// A failed test in a separate process, whose report has the attachments.
  @Suite("The report of a failed snapshot", .ownThread)
  struct AttachmentProcessTests {
    static let variable = "TIPTESTING_ATTACHMENT_FOLDER"

    /// Fails only in the process that the test below starts.
    @Test(
      "specimen", .enabled(if: ProcessInfo.processInfo.environment[variable] != nil), .tips,
      arguments: [FeedBirdsTip()])
    func specimen(_ tip: FeedBirdsTip) throws {
      let folder = try #require(ProcessInfo.processInfo.environment[Self.variable])
      assertTipSnapshot(
        of: tip, as: .card(width: 30), record: .never, location: .folder(folder), test: "draws")
    }

    @Test("has the card as SVG and the difference, under the name of the test's arguments")
    func attached() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      let attachments = folder.appending(path: "attachments")
      let references = folder.appending(path: "AttachmentProcessTests")
      for folder in [attachments, references] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data("old\n".utf8).write(to: references.appending(path: "draws.FeedBirdsTip.txt"))

      let process = Process()
      process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = [
        "--testing-library", "swift-testing", "--filter", "AttachmentProcessTests/specimen",
        "--attachments-path", attachments.path,
      ]
      process.environment = ProcessInfo.processInfo.environment
        .merging([Self.variable: folder.path]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 1)

      let names = try FileManager.default.contentsOfDirectory(atPath: attachments.path).sorted()
      #expect(names == ["draws.FeedBirdsTip.txt.diff", "draws.FeedBirdsTip.txt.svg"])
      let svg = try String(
        contentsOf: attachments.appending(path: "draws.FeedBirdsTip.txt.svg"), encoding: .utf8)
      #expect(svg.hasPrefix("<svg") && svg.contains("Feed Birds"))
    }
  }
#endif
