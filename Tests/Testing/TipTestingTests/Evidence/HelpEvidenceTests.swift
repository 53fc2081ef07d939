import Foundation
import TestSupport
import Testing
import TipHelp
import TipModel
import TipTesting

@Suite("The evidence of a test's center", .tips(at: "2026-11-21T09:00:00Z"), .hangLimit)
struct HelpEvidenceTests {
  /// The lines of the running test's center.
  private var lines: [String] { HelpEvidence(of: Tips.center).lines }

  @Test("names the tips on screen with their places, and the others with their reasons")
  func places() throws {
    let obstacle = try #require(Tips.explanation(of: FavoriteBackyardTip()).obstacle)
    let screen = TipScreen(inline: [ShareBackyardTip(), FavoriteBackyardTip()])
    screen.add(FeedBirdsTip(), as: .popover(anchor: "feeder"))
    screen.add(FeederTip(place: "north"), as: .popover(anchor: "north"))
    screen.appear()
    let hidden = [
      "FavoriteBackyardTip: \(obstacle)", "feeder-north: another popover is on screen",
    ]
    #expect(
      lines == [
        "On screen: ShareBackyardTip (in line), FeedBirdsTip (popover at feeder).",
        "Not on screen: \(hidden.joined(separator: "; ")).",
      ])
    withExtendedLifetime(screen) {}
  }

  @Test("says that a screen is not visible, whatever its tips are")
  func invisible() {
    let screen = TipScreen(inline: [FavoriteBackyardTip(), FeedBirdsTip()])
    let reason = "its screen is not visible"
    #expect(
      lines == [
        "On screen: nothing.",
        "Not on screen: FavoriteBackyardTip: \(reason); FeedBirdsTip: \(reason).",
      ])
    withExtendedLifetime(screen) {}
  }

  @Test("has the tips of present(), and those that nothing presents")
  func presented() throws {
    Tips.center.register([ShareBackyardTip()])
    let display = try #require(FeedBirdsTip().present())
    #expect(
      lines == [
        "On screen: FeedBirdsTip.",
        "Not on screen: ShareBackyardTip: it may show, but no display has begun.",
      ])
    display.end()
  }

  @Test("says how the last display of a tip ended that may show again")
  func ended() throws {
    for _ in 1...2 { try #require(FeedBirdsTip().present()).end() }
    let screen = TipScreen.up(with: ShareBackyardTip())
    #expect(
      lines == [
        "On screen: ShareBackyardTip (in line).",
        "Not on screen: FeedBirdsTip: it may show, and its display ended: left.",
      ])
    screen.disappear()
  }

  @Test("remembers what a screen showed that an error has released")
  func released() {
    _ = { withExtendedLifetime(TipScreen.up(with: FeedBirdsTip())) {} }()
    let line = "On screen: nothing. The screen that was released showed FeedBirdsTip (in line)."
    #expect(lines == [line])
    let screen = TipScreen.up(with: FeedBirdsTip())
    #expect(lines == ["On screen: FeedBirdsTip (in line)."])
    screen.disappear()
  }

  @Test("names three hidden tips, and counts the others")
  func limit() {
    Tips.center.register((1...5).map { FeederTip(place: "\($0)") })
    let evidence = HelpEvidence(of: Tips.center)
    #expect(evidence.lines.count == 2)
    #expect(evidence.lines[1].hasSuffix("; and 2 more."))
    #expect(evidence.lines[1].contains("feeder-3: it may show"))
    #expect(!evidence.lines[1].contains("feeder-4"))
    for number in 1...5 { #expect(evidence.text.contains("\n  feeder-\(number): it may show")) }
    #expect(evidence.text.contains(Tips.explanation(of: FeederTip(place: "5")).text))
  }

  @Test("names all of three hidden tips")
  func atLimit() {
    Tips.center.register((1...3).map { FeederTip(place: "\($0)") })
    let hidden = (1...3).map { "feeder-\($0): it may show, but no display has begun" }
    #expect(lines == ["On screen: nothing.", "Not on screen: \(hidden.joined(separator: "; "))."])
  }

  @Test("has the alert in front, and those that wait")
  func alerts() throws {
    let stage = AlertStage()
    for name in ["pond", "meadow"] {
      stage.present(TipAlert(id: name, title: "Remove “\(name)”?", buttons: [.cancel]))
    }
    let obstacle = try #require(Tips.center.verdict(for: stage.waiting[0]).obstacle)
    #expect(
      lines == [
        "On screen: alert \"Remove “pond”?\" (pond).",
        "Not on screen: alert \"Remove “meadow”?\" (meadow): \(obstacle).",
      ])
    let verdict = Tips.center.verdict(for: stage.waiting[0])
    #expect(HelpEvidence(of: Tips.center).text.hasSuffix("\n\n\(verdict.text)\n"))
    for _ in 1...2 { stage.press("Cancel") }
  }

  @Test("has an alert once whose id is its title, as that of a view's alert is")
  func alertWithoutID() {
    let stage = AlertStage()
    stage.present(TipAlert(id: "Remove?", title: "Remove?", buttons: [.cancel]))
    #expect(lines == ["On screen: alert \"Remove?\"."])
    stage.press("Cancel")
  }

  @Test("has the tooltip below the pointer, and the reason why it does not show yet")
  @MainActor func toolTips() {
    let screen = HelpScreen(platform: .macOS)
    let star = HelpControl(id: "star", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    star.toolTip = "Save to your favorites"
    screen.root.addSubview(star)
    screen.movePointer(to: CGPoint(x: 20, y: 20))
    #expect(lines.first == "On screen: nothing.")
    #expect(
      lines.last?.hasPrefix("Not on screen: tooltip \"Save to your favorites\" (star): ") == true)
    let text = HelpEvidence(of: Tips.center).text
    #expect(text.contains("\n\n\(screen.explanation(of: star)?.text ?? "none")\n"))
    TipTest.clock.advance(by: .seconds(2))
    #expect(lines == ["On screen: tooltip \"Save to your favorites\" (star)."])
  }

  @Test("is not read within a call of the center, whose lock would never be free")
  func locked() {
    #expect(Tips.center.isReadable)
    let isReadable = Tips.center.decide { _ in (Tips.center.isReadable, []) }
    #expect(!isReadable)
  }

  @Test("does not let a change settle that other code has made", .tips(settling: .asOnDevice))
  func unsettled() {
    let center = Tips.center
    center.register([FavoriteBackyardTip()])
    settle()
    let before = lines
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Tips.withCenter(center) { Backyard.isSignedIn.wrappedValue = true }
      isDone.signal()
    }
    isDone.wait()
    #expect(lines == before)
    settle()
    #expect(lines != before)
  }

  @Test("has the timeline of the screen in its file")
  func timeline() {
    let screen = TipScreen.up(with: FeedBirdsTip())
    screen.disappear()
    let text = HelpEvidence(of: Tips.center).text
    #expect(text.hasPrefix("On screen: nothing.\n"))
    #expect(text.contains("The timeline of a screen:\n\(screen.timeline)"))
  }
}
