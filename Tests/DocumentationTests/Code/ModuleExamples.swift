// The examples of the modules' first pages. ArticleCodeTests compares them with the pages.
import Foundation
import Testing
import TipEngine
import TipGuidance
import TipHelp
import TipSnapshot
import TipTesting

@Suite("The Swift examples of the modules' first pages")
struct ModuleExampleTests {
  struct FeedBirdsTip: Tip {
    static let didFillFeeder = Event(id: "didFillFeeder")

    var title: Text { Text("Feed the Birds") }
    var rules: [Rule] {
      #Rule(Self.didFillFeeder) { $0.donations.count == 0 }
    }
    var options: [any TipOption] { MaxDisplayCount(3) }
  }

  @Test("A tip is presented, and explains itself")
  func engine() async throws {
    let center = TipsCenter(arguments: [], environment: [:])
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }
    try await Tips.withCenter(center) {
      try Tips.configure([.displayFrequency(.daily), .datastoreLocation(.memory)])
      let tip = FeedBirdsTip()
      if let display = tip.present() {
        print(tip.title.string)
        display.end()
      }
      await FeedBirdsTip.didFillFeeder.donate()
      print(Tips.explanation(of: tip).text)
      try center.shutDown()
    }
    #expect(printed.count == 2)
    #expect(printed.last?.contains("event(\"didFillFeeder\").donations.count == 0") == true)
  }

  @Test("Content is checked, and its findings are values")
  func guidance() {
    let content = GuidanceContent(
      platform: .iOS,
      tips: [
        GuidanceTip(
          id: "FavoriteBackyardTip", title: "Save to Favorites",
          message: "Tap the star to find this backyard again.", symbol: "star")
      ])
    let report = TipGuidance.check(content)
    let ids = report.findings.map(\.id)  // ["T13"]
    #expect(ids == ["T13"])
  }

  @Test("A tooltip shows when the pointer has rested", .tips)
  @MainActor
  func toolTip() {
    let screen = HelpScreen()
    let star = HelpControl(
      id: "star.button", title: "Favorite", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    star.toolTip = "Keep this backyard first in every list"
    screen.root.addSubview(star)
    let pointer = Pointer(on: screen)
    pointer.move(to: star)
    pointer.rest(for: .seconds(1))
    expectToolTip("Keep this backyard first in every list", on: star)
  }

  @Test("A value is compared with its reference by a custom strategy")
  func snapshot() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    let counter = SnapshotCounter(
      test: "species()", sourceFile: "BackyardTests.swift", location: .folder(folder))
    let strategy = SnapshotStrategy<[String]> { $0.joined(separator: "\n") }
    let verifier = SnapshotVerifier(mode: .missing)
    let found = try verifier.verify(["cardinal", "wren"], as: strategy, in: counter)
    #expect(found.message != nil)
    #expect(FileManager.default.fileExists(atPath: folder))
    try FileManager.default.removeItem(atPath: folder)
  }
}
