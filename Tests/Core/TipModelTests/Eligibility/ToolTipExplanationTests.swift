import TestSupport
import Testing
import TipModel

@Suite("The explanation of a tooltip")
struct ToolTipExplanationTests {
  private static let star = ToolTipDefinition(id: "star.button", text: "Save to your list")

  private func explanation(
    _ hover: ToolTipHover, of toolTip: ToolTipDefinition = Self.star,
    after milliseconds: Int64 = 0, controls: Controls = Controls(), facts: Facts = Facts()
  ) -> ToolTipExplanation {
    ToolTipExplanation(
      of: toolTip, hover,
      in: Situation(facts, controls: controls, now: noon.adding(milliseconds: milliseconds)))
  }

  /// The pointer rests on a tooltip since noon.
  private func rest(
    on toolTip: ToolTipDefinition = Self.star, _ dismissal: ToolTipDismissal? = nil
  ) throws -> ToolTipHover {
    let answer = try #require(ToolTipAnswer(toolTip: toolTip, text: "Save to your list"))
    return .resting(ToolTipRest(answer, since: noon, dismissal: dismissal))
  }

  @Test("has a line for each gate that passes, and the end of its time on screen")
  func shown() throws {
    let shown = explanation(try rest(), after: 2000)
    #expect(
      shown.text == """
        star.button: shows  "Save to your list"
          pass  platform   macOS; expected macOS or visionOS
          pass  override   no override
          pass  disabled   enabled
          pass  pointer    the pointer is on it
          pass  noAnswer   "Save to your list"; expected a text
          pass  dismissed  none; expected no scroll, click or key press
          pass  delay      rested for 2 seconds; expected the pointer rests for 1 second
          pass  duration   1 second on screen; expected less than 10 seconds on screen; \
        leaves at 2026-11-21T12:00:11.000Z
        It shows now, until 2026-11-21T12:00:11.000Z.
        """)
    #expect(shown.obstacle == nil)
    #expect(shown.brief == "shows now, until 2026-11-21T12:00:11.000Z")
  }

  @Test("begins with the text that the app's delegate gave")
  func delegate() throws {
    let star = ToolTipDefinition(id: "star.button", asksDelegate: true)
    let shown = explanation(try rest(on: star), of: star, after: 2000)
    #expect(shown.text.hasPrefix("star.button: shows  \"Save to your list\"\n"))
  }

  @Test("gives each gate its expected and actual value, and the way out")
  func hidden() {
    let phone = ToolTipDefinition(
      id: "star.button", text: "Save to your list", isEnabled: false, platform: .iOS)
    let hidden = explanation(
      .covered(by: "name"), of: phone,
      controls: Controls([.stored: TipControls(hideToolTips: ["*"])]),
      facts: Facts([.beginAlert(ContractBackyard.removal, display: ongoing)]))
    #expect(
      hidden.text == """
        star.button: hidden  "Save to your list"
          FAIL  platform   <- decides
                expected  macOS or visionOS
                actual    iOS
                detail    people on iOS have nothing to hover with
          FAIL  alert
                expected  no alert on screen
                actual    the alert "remove-backyard" is on screen
                detail    since 2026-11-21T12:00:00.000Z
          FAIL  override
                expected  no override
                actual    hidden by tipctl (HideToolTips)
                detail    remove it with tipctl tooltips --auto
          FAIL  disabled
                expected  enabled
                actual    disabled
                detail    its isEnabled is false
          FAIL  pointer
                expected  the pointer is on it
                actual    the pointer is on "name", whose tooltip comes first
        It never shows on iOS.
        """)
    #expect(hidden.obstacle == "iOS; people on iOS have nothing to hover with")
  }

  @Test("says how to end a dismissal and the delay, in the words of the platform's input")
  func gaze() throws {
    var star = Self.star
    star.platform = .visionOS
    let dismissed = explanation(
      try rest(on: star, .scroll), of: star, after: 1000,
      controls: Controls([.api: TipControls(toolTipDelay: .seconds(3))]))
    #expect(
      dismissed.text == """
        star.button: hidden  "Save to your list"
          pass  platform   visionOS; expected macOS or visionOS
          pass  override   no override
          pass  disabled   enabled
          pass  pointer    the gaze is on it
          pass  noAnswer   "Save to your list"; expected a text
          FAIL  dismissed  <- decides
                expected  no scroll, click or key press
                actual    dismissed by a scroll
                detail    move the pointer away and back
          FAIL  delay
                expected  the gaze rests for 3 seconds
                actual    rested for 1 second
                detail    shows at 2026-11-21T12:00:03.000Z
          pass  duration   0 seconds on screen; expected less than 10 seconds on screen; \
        leaves at 2026-11-21T12:00:13.000Z
        It shows again: move the pointer away and back.
        """)
  }

  @Test("says which facts of the pointer, and of a delegate's text, are only assumed")
  func assumed() {
    let star = ToolTipDefinition(id: "star.button", asksDelegate: true)
    #expect(
      explanation(.assumed, of: star).text == """
        star.button: would show
          pass  platform   macOS; expected macOS or visionOS
          pass  override   no override
          pass  disabled   enabled
          pass  pointer    the pointer is assumed to be on it; expected the pointer is on it
          pass  noAnswer   the app's delegate gives it; expected a text
          pass  dismissed  none; expected no scroll, click or key press
          pass  delay      assumed to rest; expected the pointer rests for 1 second
          pass  duration   assumed to be new; expected less than 10 seconds on screen
        It shows 1 second after the pointer rests on it, for 10 seconds.
        """)
  }

  @Test("says when a tooltip under the pointer shows, and what keeps it away")
  func outlooks() throws {
    let early = explanation(try rest())
    #expect(early.outlook == "It shows at 2026-11-21T12:00:01.000Z if the pointer stays.")
    #expect(early.obstacle == "rested for 0 seconds; shows at 2026-11-21T12:00:01.000Z")
    let late = explanation(try rest(), after: 11_000)
    #expect(late.outlook == "It shows again: move the pointer away and back.")
    #expect(late.obstacle == "10 seconds on screen; left at 2026-11-21T12:00:11.000Z")
    let behind = explanation(
      try rest(), after: 2000,
      facts: Facts([.beginAlert(ContractBackyard.removal, display: ongoing)]))
    #expect(behind.outlook == "It does not show before the alert is answered.")
    let earlier = ActiveDisplay(id: "d0", began: daysAgo(1), owner: "app")
    let offline = TipAlert(id: "offline", title: "", buttons: [.default("OK")])
    let behindTwo = explanation(
      try rest(), after: 2000,
      facts: Facts([
        .beginAlert(ContractBackyard.removal, display: ongoing),
        .beginAlert(offline, display: earlier),
      ]))
    #expect(
      behindTwo.obstacle == "the alert \"offline\" is on screen; since \(daysAgo(1))")
    let clicked = explanation(try rest(.click), after: 2000)
    #expect(clicked.obstacle == "dismissed by a click; move the pointer away and back")
    let pressed = explanation(try rest(.key), after: 2000)
    #expect(
      pressed.obstacle == "dismissed by a key press; move the pointer away and back")
  }

  @Test(
    "says when a tooltip shows once the pointer comes, and what its view lacks",
    arguments: [
      (nil, .assumed, TipControls(), "It shows once its view has a text.", "no text"),
      (" \n", .assumed, TipControls(), "It shows once its view has a text.", "a blank text"),
      (
        "Save", .away, TipControls(), "It shows 1 second after the pointer rests on it.",
        "the pointer is elsewhere"
      ),
      (
        "Save", .away, TipControls(toolTipDelay: .zero),
        "It shows as soon as the pointer rests on it.", "the pointer is elsewhere"
      ),
      (
        "Save", .away, TipControls(toolTipDelay: .seconds(-3)),
        "It shows as soon as the pointer rests on it.", "the pointer is elsewhere"
      ),
      (
        "Save", .assumed, TipControls(toolTipDuration: .seconds(-3)),
        "It never shows: its time on screen is zero.", "assumed to be new"
      ),
      (
        "Save", .assumed, TipControls(toolTipDuration: .milliseconds(1)),
        "It shows 1 second after the pointer rests on it, for 1 millisecond.", nil
      ),
      (
        "Save", .assumed, TipControls(showToolTips: ["*"]),
        "It shows as soon as the pointer rests on it, until the pointer leaves it.", nil
      ),
      (
        "Save", .assumed, TipControls(hideToolTips: ["*"]),
        "It shows once the override is removed: "
          + "it holds until the app calls Tips.clearOverrides() or ends.",
        "hidden by API call (HideToolTips); "
          + "it holds until the app calls Tips.clearOverrides() or ends"
      ),
    ] as [(String?, ToolTipHover, TipControls, String, String?)])
  func away(
    text: String?, hover: ToolTipHover, controls: TipControls, outlook: String, obstacle: String?
  ) {
    let explanation = explanation(
      hover, of: ToolTipDefinition(id: "star.button", text: text),
      controls: Controls([.api: controls]))
    #expect(explanation.outlook == outlook)
    #expect(explanation.obstacle == obstacle)
  }

  @Test(
    "promises no tooltip behind an override that hides it",
    arguments: [
      (Self.star, .away, "It shows 1 second after the pointer rests on it."),
      (Self.star, .silent, "It shows once its view has a text."),
      (
        ToolTipDefinition(id: "star.button", text: "Save", isEnabled: false), .assumed,
        "It shows once the app enables its interaction."
      ),
    ] as [(ToolTipDefinition, ToolTipHover, String)])
  func hiddenAnyway(toolTip: ToolTipDefinition, hover: ToolTipHover, rest: String) {
    let hidden = explanation(
      hover, of: toolTip, controls: Controls([.stored: TipControls(hideToolTips: ["*"])]))
    #expect(
      hidden.outlook == "An override hides it: remove it with tipctl tooltips --auto. "
        + "Without overrides: \(rest)")
    #expect(hidden.brief == "hidden by tipctl (HideToolTips)")
  }

  @Test("names an override in brief, and otherwise the outlook")
  func brief() throws {
    let hide = Controls([.api: TipControls(hideToolTips: ["*"])])
    #expect(
      explanation(.assumed, controls: hide).brief == "hidden by API call (HideToolTips)")
    let show = Controls([.api: TipControls(showToolTips: ["*"])])
    let shown = explanation(try rest(), after: 60_000, controls: show)
    #expect(shown.brief == "shows now, until the pointer leaves it")
    #expect(explanation(.silent).brief == "shows once its view has a text")
  }

  @Test("A tooltip is asked for its text only where it can show")
  func asked() {
    func isAsked(_ toolTip: ToolTipDefinition, _ controls: TipControls = TipControls()) -> Bool {
      ToolTipEligibility.isAsked(
        toolTip, in: Situation(Facts(), controls: Controls([.api: controls]), now: noon))
    }
    var disabled = Self.star
    disabled.isEnabled = false
    #expect(isAsked(Self.star))
    #expect(!isAsked(Self.star, TipControls(hideToolTips: ["*"])))
    #expect(!isAsked(disabled))
    #expect(isAsked(disabled, TipControls(showToolTips: ["*"])))
    #expect(TipPlatform.allCases.filter(\.hasToolTips) == [.macOS, .visionOS])
  }

  @Test("A tooltip is registered once, and again when it changes")
  func register() {
    var facts = Facts()
    #expect(facts.take(.registerToolTip(Self.star)) == effects { $0.toolTips = ["star.button"] })
    #expect(facts.take(.registerToolTip(Self.star)) == Effects())
    let other = ToolTipDefinition(id: "star.button")
    #expect(other.isEnabled && !other.asksDelegate)
    #expect(
      facts.take(.registerToolTip(other)) == effects { $0.toolTips = ["star.button"] })
    #expect(facts.toolTips == ["star.button": other])
  }
}
