// The README's examples, compiled and run; ArticleCodeTests compares them with the README.
import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipEngine
import TipHelp
import TipReview
import TipSnapshot
import TipTesting

/// A namespace that separates these examples from those of the articles.
enum ReadmeExample {}

extension ReadmeExample {
  enum Backyard {
    static let isSignedIn = Tips.Parameter(Backyard.self, "isSignedIn", false)
    static let didView = Tips.Event(id: "didViewBackyard")
  }

  struct FavoriteBackyardTip: Tip {
    var title: Text { Text("Save to Favorites") }
    var message: Text? { Text("Your favorite backyards stay at the top of the list.") }
    var rules: [Rule] {
      Rule(Backyard.isSignedIn) { $0 == true }
      Rule(Backyard.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
    }
  }

  @Suite("The README's Swift examples")
  struct ReadmeExampleTests {
    @Test("G7: the README's tip has no finding", .tips)
    func g7() { expectGoodGuidance(FavoriteBackyardTip()) }

    @Test("The first example defines, evaluates, presents and observes a tip")
    func first() async throws {
      let center = TipsCenter(arguments: [], environment: [:])
      try await Tips.withCenter(center) {
        let options: [Tips.ConfigurationOption] = [.datastoreLocation(.memory)]
        try center.configure(options + [.displayFrequency(.daily)])
        for _ in 1...2 { Backyard.didView.sendDonation() }
        Backyard.isSignedIn.wrappedValue = true
        await Backyard.didView.donate()

        let tip = FavoriteBackyardTip()
        var displayed: [String] = []
        func print(_ text: String) { displayed.append(text) }
        func print(_ status: Tips.Status) { displayed.append("\(status)") }
        if let display = tip.present() {  // nil unless the tip may show
          print(tip.title.string)
          display.end()
        }
        tip.invalidate(reason: .tipClosed)
        let updates = tip.statusUpdates
        try center.shutDown()
        for await status in updates { print(status) }
        #expect(displayed == ["Save to Favorites", "invalidated(tipClosed)"])
      }
    }
  }

  @Suite(.tips(at: "2026-11-21T09:00:00Z"))
  struct FavoriteTests {
    private let folder = SnapshotFolder()

    @Test func showsAfterThreeViews() async {
      Backyard.isSignedIn.wrappedValue = true
      for _ in 1...2 { await Backyard.didView.donate() }
      expectHidden(FavoriteBackyardTip(), because: .rule)
      await expectEligible(FavoriteBackyardTip()) { await Backyard.didView.donate() }
      TipTest.clock.advance(by: .days(6))
      expectHidden(FavoriteBackyardTip(), because: .rule)
      // Outside of the process's settings: where CI is set, nothing would be recorded.
      SnapshotAssertion.$recording.withValue(SnapshotRecording(arguments: [], environment: [:])) {
        expectFailures(["Recorded a new snapshot: "]) {
          assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation, location: folder.location)
        }
      }
    }
  }
}

extension ReadmeExample {
  @Suite(.tips) @MainActor
  struct HelpTests {
    @Test func alertKeepsHelpAway() {
      let screen = TipScreen(platform: .macOS)
      screen.element("star.button", toolTip: "Keep this backyard first in every list")
      screen.appear()
      let stage = AlertStage(platform: .macOS)
      stage.present(
        TipAlert(
          id: "clear-favorites", title: "Remove all favorites?",
          buttons: [.plain("Remove All"), .cancel]))
      expectHidden(FavoriteBackyardTip(), because: .alert)
      stage.cancelFromKeyboard()
      let pointer = Pointer(on: screen)
      pointer.move(to: "star.button")
      pointer.rest(for: .seconds(1))
      func print(_ timeline: HelpTimeline) {
        #expect(
          timeline.description == """
            0s  shows  alert    clear-favorites  "Remove all favorites?"
            0s  hides  alert    clear-favorites
            1s  shows  tooltip  star.button      "Keep this backyard first in every list"
            """)
      }
      print(screen.timeline)
    }
  }
}

/// A temporary folder for the snapshots of one test.
private final class SnapshotFolder: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  var location: SnapshotLocation { .folder(url.path) }

  deinit {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      Issue.record(error)
    }
  }
}
