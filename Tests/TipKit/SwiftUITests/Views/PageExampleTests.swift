import Foundation
import TestSupport
import SwiftUI
import Testing
import TipKit
import TipTesting

@MainActor
@Suite("The example of the pages of view files")
struct PageExampleTests {
  @MainActor @Test(.tips) func favorite() {
    let screen = TipScreen(of: BackyardView())
    screen.tap("Favorite")
    #expect(screen.visiblePopover?.id == "ShareBackyardTip")
    #expect(screen.visibleAnchor == "Share")
    screen.tap("Close")
    #expect(screen.visibleIDs.isEmpty)
  }

  struct VisitButton: View {
    var body: some View {
      Button("Visit") { Task { await ShareBackyardTip.favorited.donate() } }
        .popoverTip(ShareBackyardTip())
    }
  }

  @MainActor @Test(.tips) func visit() async {
    let screen = TipScreen(of: VisitButton())
    screen.tap("Visit")
    await screen.settle { screen.visiblePopover?.id == "ShareBackyardTip" }
  }

  @MainActor @Test(.tips) func toolTip() {
    let screen = TipScreen(of: BackyardView(), platform: .macOS)
    let pointer = Pointer(on: screen)
    pointer.move(to: "Share")
    pointer.rest(for: .seconds(1))
    screen.expectToolTip("Send this backyard to a friend", on: "Share")
  }

  @MainActor @Test(.tips) func alert() {
    let screen = TipScreen(of: BackyardView())
    screen.tap("Delete")
    let stage = AlertStage(platform: .iOS)
    stage.expectAlert("Delete this backyard?", buttons: ["Cancel", "Delete"])
    expectHidden(ShareBackyardTip(), because: .alert)
    screen.tap("Cancel")
    stage.expectNoAlert()
  }

  @Test("is this story and these tests, word for word")
  func same() throws {
    let pages = try ["ViewFiles", "HelpInViewFiles"].map { name in
      try PackageFile.text("Sources/TipControl.docc/\(name).md")
    }
    let blocks = pages.joined().components(separatedBy: "```")
      .filter { $0.hasPrefix("text\n") }.map { $0.dropFirst(5) }
    let story = try PackageFile.text("Tests/TipKit/SwiftUITests/Stories/PageStory.swift")
    let test = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    try #require(blocks.count == 6)
    #expect(story == blocks[0])
    for block in blocks.dropFirst() {
      let indented = block.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
      #expect(test.contains(indented))
    }
  }
}
