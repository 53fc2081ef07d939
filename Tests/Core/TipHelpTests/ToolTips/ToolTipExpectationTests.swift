import Foundation
import TestSupport
import Testing
import TipEngine
import TipHelp
import TipTesting

@Suite("An expectation of a tooltip", .tips(at: "2026-11-21T09:00:00Z"))
@MainActor
struct ToolTipExpectationTests {
  @Test("I16: fails with the reason first, then the gates, at the caller's line")
  func i16() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .milliseconds(400))
    let reason = "rested for 400 milliseconds; shows at 2026-11-21T09:00:01.000Z"
    let gates = """

      star.button: hidden  "Save to your list"
        pass  platform   macOS; expected macOS or visionOS
        pass  override   no override
        pass  disabled   enabled
        pass  pointer    the pointer is on it
        pass  noAnswer   "Save to your list"; expected a text
        pass  dismissed  none; expected no scroll, click or key press
        FAIL  delay      <- decides
              expected  the pointer rests for 1 second
              actual    rested for 400 milliseconds
              detail    shows at 2026-11-21T09:00:01.000Z
        pass  duration   0 seconds on screen; expected less than 10 seconds on screen; \
      leaves at 2026-11-21T09:00:11.000Z
      It shows at 2026-11-21T09:00:01.000Z if the pointer stays.
      """
    let failure = "The tooltip of star.button does not show: \(reason)\(gates)"
    expectFailures([failure], line: #line + 1) {
      expectToolTip("Save to your list", on: yard.star)
    }
    expectFailures([
      "The tooltip of star.button is hidden by the gate \"delay\", not by \"noAnswer\": \(reason)\n"
    ]) {
      expectNoToolTip(on: yard.star, because: .noAnswer)
    }
    expectNoToolTip(on: yard.star, because: .delay)
    expectNoToolTip(on: yard.star)
  }

  @Test("I16: of one that shows fails with its text, or with what shows it")
  func i16Shows() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectFailures([
      "The tooltip of star.button is \"Save to your list\", not \"Fill with seeds\"\nstar.button: shows",
      "The tooltip of star.button shows: every gate passes\n"
        + "…It shows now, until 2026-11-21T09:00:11.000Z.",
      "A tooltip shows: \"Save to your list\", on \"star.button\"",
    ]) {
      expectToolTip("Fill with seeds", on: yard.star)
      expectNoToolTip(on: yard.star)
      expectNoToolTip(on: yard.screen)
    }
    expectNoToolTip(on: yard.feeder, because: .pointer)
    expectFailures(["The tooltip of feeder.button does not show: "]) {
      expectToolTip("Save to your list", on: yard.feeder)
    }
    Tips.showToolTips(["*"])
    expectFailures([
      "The tooltip of star.button shows: shown by API call (ShowToolTips)\n"
        + "…It shows now, until the pointer leaves it."
    ]) { expectNoToolTip(on: yard.star) }
  }

  @Test("I16: names the missing part of a view that cannot have a tooltip")
  func i16Missing() {
    let yard = ToolTipYard()
    let lonely = HelpControl(id: "lonely")
    lonely.toolTip = "Save to your list"
    expectFailures([
      "The tooltip of star.button does not show: star.button has no interaction. Set its toolTip",
      "The tooltip of lonely does not show: lonely is on no screen. Add it to a view of a HelpScreen.",
      "The gate \"delay\" hides no tooltip: star.button has no interaction.",
      "The view \"lonely\" is not on the pointer's screen. Add it to a view of the screen.",
    ]) {
      expectToolTip("Save to your list", on: yard.star)
      expectToolTip("Save to your list", on: lonely)
      expectNoToolTip(on: yard.star, because: .delay)
      yard.pointer.move(to: lonely)
    }
    expectNoToolTip(on: yard.star)
  }

  @Test("I16: names each gate that can hide a tooltip")
  func i16Gates() {
    let yard = ToolTipYard.withToolTips()
    expectNoToolTip(on: yard.star, because: .pointer)
    yard.pointer.move(to: yard.star)
    expectNoToolTip(on: yard.star, because: .delay)
    yard.pointer.rest(for: .seconds(11))
    expectNoToolTip(on: yard.star, because: .duration)
    yard.pointer.click()
    expectNoToolTip(on: yard.star, because: .dismissed)
    Tips.hideToolTips(["star.button"])
    expectNoToolTip(on: yard.star, because: .override)
    yard.feeder.toolTipInteraction?.isEnabled = false
    expectNoToolTip(on: yard.feeder, because: .disabled)
  }

  @Test("I16: a snapshot of an explanation has the same lines")
  func i16Snapshot() throws {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.click()
    assertTipSnapshot(of: try #require(yard.screen.explanation(of: yard.star)), as: .explanation)
  }
}
