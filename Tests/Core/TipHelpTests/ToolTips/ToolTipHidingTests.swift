import Foundation
import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

@Suite("What hides a tooltip", .tips(at: "2026-11-21T09:00:00Z"))
@MainActor
struct ToolTipHidingTests {
  @Test("I13: disabling the interaction hides the visible tooltip")
  func i13() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
    yard.star.toolTipInteraction?.isEnabled = false
    expectNoToolTip(on: yard.star, because: .disabled)
    #expect(TipTest.clock.alarmCount == 0)
    yard.star.toolTipInteraction?.isEnabled = true
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.star, because: .noAnswer)
    yard.pointer.move(to: CGPoint(x: 1, y: 1))
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
  }

  @Test("I13: a disabled interaction does not ask its delegate, and the view behind it answers")
  func i13Question() {
    let yard = ToolTipYard.withToolTips()
    let answerer = Answerer("Saved already")
    yard.star.toolTipInteraction?.delegate = answerer
    yard.star.toolTipInteraction?.isEnabled = false
    yard.screen.root.addInteraction(ToolTipInteraction(defaultToolTip: "Watch your birds"))
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    #expect(answerer.questions.isEmpty)
    expectToolTip("Watch your birds", on: yard.screen.root)
    expectNoToolTip(on: yard.star, because: .disabled)
  }

  @Test("I14: a scroll, a click or a key press hides it until the pointer comes again")
  func i14() {
    let gestures: [(Pointer) -> Void] = [{ $0.scroll() }, { $0.click() }, { $0.pressKey() }]
    for gesture in gestures {
      for isShown in [false, true] {
        let yard = ToolTipYard.withToolTips()
        yard.pointer.move(to: yard.star)
        yard.pointer.rest(for: isShown ? .seconds(2) : .milliseconds(500))
        gesture(yard.pointer)
        expectNoToolTip(on: yard.star, because: .dismissed)
        yard.pointer.move(to: CGPoint(x: 1, y: 1))
        yard.pointer.rest(for: .seconds(5))
        expectNoToolTip(on: yard.star, because: .dismissed)
        #expect(TipTest.clock.alarmCount == 0)
        yard.pointer.leave()
        yard.pointer.move(to: yard.star)
        yard.pointer.rest(for: .seconds(1))
        expectToolTip("Save to your list", on: yard.star)
      }
    }
  }

  @Test("I14: the focus never moves, whether a tooltip shows or leaves")
  func i14Focus() {
    let yard = ToolTipYard.withToolTips()
    yard.screen.focusedView = yard.feeder
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    #expect(yard.screen.visibleToolTip != nil && yard.screen.focusedView === yard.feeder)
    yard.pointer.pressKey()
    #expect(yard.screen.visibleToolTip == nil && yard.screen.focusedView === yard.feeder)
    yard.pointer.leave()
    #expect(yard.screen.focusedView === yard.feeder)
  }

  @Test("I15: tooltips show on macOS, and on visionOS, where gaze counts as hovering")
  func i15() {
    for platform in [TipPlatform.macOS, .visionOS] {
      let yard = ToolTipYard.withToolTips(platform: platform)
      yard.pointer.move(to: yard.star)
      yard.pointer.rest(for: .seconds(1))
      expectToolTip("Save to your list", on: yard.star)
    }
    let yard = ToolTipYard.withToolTips(platform: .visionOS)
    let explanation = yard.screen.explanation(of: yard.star)?.text ?? ""
    #expect(explanation.contains("expected  the gaze is on it"))
    #expect(explanation.contains("actual    the gaze is elsewhere"))
  }

  @Test(
    "I15: elsewhere nothing shows, no delegate is asked, and the explanation says so",
    arguments: [TipPlatform.iOS, .iPadOS, .tvOS, .watchOS])
  func i15Elsewhere(platform: TipPlatform) throws {
    let yard = ToolTipYard.withToolTips(platform: platform)
    let answerer = Answerer("Saved already")
    yard.star.toolTipInteraction?.delegate = answerer
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.star, because: .platform)
    #expect(answerer.questions.isEmpty)
    let explanation = try #require(yard.screen.explanation(of: yard.star))
    #expect(explanation.outlook == "It never shows on \(platform.rawValue).")
    #expect(
      explanation.text.contains(
        """
          FAIL  platform   <- decides
                expected  macOS or visionOS
                actual    \(platform.rawValue)
        """))
  }

  @Test("A control that another thread sets hides the tooltip, and its removal shows it again")
  func threads() async {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    let center = Tips.center
    await Task.detached { center.hideToolTips(["star.button"]) }.value
    expectNoToolTip(on: yard.star, because: .override)
    #expect(yard.screen.visibleToolTip == nil)
    await Task.detached { center.clearOverrides() }.value
    expectToolTip("Save to your list", on: yard.star)
    #expect(yard.screen.visibleToolTip == "Save to your list")
  }

  @Test("A tooltip that the datastore no longer has is known again when the pointer comes")
  func knownAgain() {
    let yard = ToolTipYard.withToolTips()
    #expect(Tips.center.facts.toolTips.count == 2)
    Tips.center.apply(.replace(Facts()))
    #expect(Tips.center.facts.toolTips.isEmpty)
    yard.pointer.move(to: yard.star)
    #expect(Tips.center.facts.toolTips["star.button"]?.text == "Save to your list")
  }

  @Test("M27: an alert hides the visible tooltip, and none shows before it is answered")
  func m27() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    let alert = TipAlert(
      id: "remove-backyard", title: "Remove this backyard?",
      buttons: [.destructive("Remove"), .cancel])
    let display = ActiveDisplay(id: "1", began: Timestamp(Tips.center.now), owner: "")
    Tips.center.apply(.beginAlert(alert, display: display))
    expectNoToolTip(on: yard.screen)
    expectNoToolTip(on: yard.star, because: .alert)
    let answerer = Answerer("Fill the feeder")
    yard.feeder.toolTipInteraction?.delegate = answerer
    yard.pointer.move(to: yard.feeder)
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.feeder, because: .alert)
    #expect(answerer.questions.isEmpty && TipTest.clock.alarmCount == 0)
    Tips.center.apply(.endAlert(id: "remove-backyard", display: "1", button: "Remove"))
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.screen)
    yard.pointer.move(to: CGPoint(x: 70, y: 10))
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Fill the feeder", on: yard.feeder)
  }
}
