import Foundation
import Testing
import TipModel
import TipSnapshot
import TipTesting

@Suite("The attachments of a failed snapshot", .tips)
struct SnapshotAttachmentTests {
  /// Compares a value with a reference of other text, and returns the attachments.
  private func attachments<Value>(
    _ value: Value, _ strategy: SnapshotStrategy<Value>, reference: String? = "old\n"
  ) throws -> [SnapshotAttachment] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let counter = SnapshotCounter(
      test: "draws()", sourceFile: "/BirdTests.swift", location: .folder(folder.path))
    if let reference {
      let path = "\(folder.path)/BirdTests/draws.card.\(strategy.fileExtension)"
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/BirdTests", withIntermediateDirectories: true)
      try reference.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let found = try SnapshotVerifier(mode: .never)
      .verify(value, as: strategy, named: "card", in: counter)
    return try SnapshotAttachment.all(of: value, as: strategy, found)
  }

  @Test("A card of text is attached as SVG, and as the difference")
  func text() throws {
    let files = try attachments(FeedBirdsTip(), .card)
    #expect(files.map(\.name) == ["draws.card.txt.svg", "draws.card.txt.diff"])
    #expect(files[0].text == (try SnapshotStrategy.cardSVG.text(FeedBirdsTip())))
    #expect(files[1].text.contains("\n-old\n+╭"))
  }

  @Test("A drawn card is attached as it is; without a reference there is no difference")
  func drawn() throws {
    let files = try attachments(FeedBirdsTip(), .cardSVG(.dark), reference: nil)
    #expect(files.map(\.name) == ["draws.card.svg"])
    #expect(files[0].text.contains("#1C1C1E"))
  }

  @Test("A screen is attached as SVG, whether as text or drawn")
  func screen() throws {
    let picture = ScreenPicture(platform: .iOS, layers: [])
    for strategy in [SnapshotStrategy<ScreenPicture>.layout, .svg] {
      let files = try attachments(picture, strategy.map { $0 + "x" })
      #expect(files.count == 2)
      #expect(files[0].text.hasPrefix("<svg"))
    }
  }

  @Test("A success and a snapshot without a picture have none")
  func none() throws {
    let card = try SnapshotStrategy.card.text(FeedBirdsTip())
    #expect(try attachments(FeedBirdsTip(), .card, reference: card).isEmpty)
    #expect(try attachments(FeedBirdsTip(), .definition).isEmpty)
  }
}

@Suite("The name of a parameterised snapshot")
struct ArgumentNameTests {
  @Test("has the ids of tips, and the words of other values")
  func words() {
    #expect(ArgumentName([FeedBirdsTip(), CardAppearance.dark])?.text == "FeedBirdsTip-dark")
    #expect(ArgumentName([TipDefinition(id: "WrenTip"), 3, "a b"])?.text == "WrenTip-3-a b")
  }

  @Test("is missing for arguments without a short description")
  func missing() {
    #expect(ArgumentName([]) == nil)
    #expect(ArgumentName([""]) == nil)
    #expect(ArgumentName([String(repeating: "wren", count: 20)]) == nil)
  }

  @Test("has up to 40 bytes of each argument, and is missing for a longer one")
  func limit() {
    let longest = String(repeating: "wren", count: 10)
    #expect(ArgumentName(["robin", longest])?.text == "robin-\(longest)")
    #expect(ArgumentName(["robin", longest + "s"]) == nil)
  }
}
