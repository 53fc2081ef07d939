import Foundation
import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

/// One control in one source: how a center gets it.
struct ToolTipControlSource: Sendable, CustomTestStringConvertible {
  let source: ControlSource
  var testDescription: String { source.rawValue }

  static let all = ControlSource.allCases.map { ToolTipControlSource(source: $0) }

  /// Runs code with a center that has a control from this source.
  ///
  /// - Parameters:
  ///   - control: The control.
  ///   - value: Its value as text.
  ///   - isDebugBuild: Whether testing controls count.
  ///   - body: The code.
  /// - Throws: The error of the code, or of a value that cannot be read.
  @MainActor func run(
    _ control: Control, _ value: String, isDebugBuild: Bool = true,
    _ body: (TipsCenter, ManualClock) throws -> Void
  ) throws {
    let clock = ManualClock()
    let variable = ControlName.environmentVariable(for: control)
    let center = TipsCenter(
      arguments: source == .argument ? ["App", ControlName.argument(for: control), value] : [],
      environment: source == .environment ? [variable: value] : [:], clock: clock,
      application: "Birds", isDebugBuild: isDebugBuild)
    var controls = TipControls()
    try controls.set(control, to: value, subject: "test")
    try Tips.withCenter(center) {
      var options: [Tips.ConfigurationOption] = [.datastoreLocation(.memory)]
      if source == .api {
        if let delay = controls.toolTipDelay { options.append(.toolTipDelay(delay)) }
        if let duration = controls.toolTipDuration { options.append(.toolTipDuration(duration)) }
        if !controls.showToolTips.isEmpty { Tips.showToolTips(controls.showToolTips) }
        if !controls.hideToolTips.isEmpty { Tips.hideToolTips(controls.hideToolTips) }
      }
      try center.configure(options)
      if source == .stored { center.apply(.setHelp(controls)) }
      try body(center, clock)
      try center.shutDown()
    }
  }
}

@Suite("The controls of tooltips")
@MainActor
struct ToolTipControlTests {
  /// A screen with one tooltip, and no pointer of the test library, which needs a test's center.
  private static func screen() -> (screen: HelpScreen, star: HelpControl) {
    let screen = HelpScreen()
    let star = HelpControl(id: "star.button", frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    star.toolTip = "Save to your list"
    screen.root.addSubview(star)
    return (screen, star)
  }

  private static let inside = CGPoint(x: 10, y: 10)

  @Test("I18: ToolTipDelay replaces the delay", arguments: ToolTipControlSource.all)
  func i18Delay(given: ToolTipControlSource) throws {
    try given.run(.toolTipDelay, "3s") { center, clock in
      let screen = Self.screen().screen
      screen.movePointer(to: Self.inside)
      clock.advance(by: .milliseconds(2_999))
      #expect(screen.visibleToolTip == nil)
      clock.advance(by: .milliseconds(1))
      #expect(screen.visibleToolTip == "Save to your list")
      try Self.checkReceipt(center, .toolTipDelay, "3s", given.source)
    }
  }

  @Test("I18: ToolTipDelay 0 shows at once", arguments: ToolTipControlSource.all)
  func i18AtOnce(given: ToolTipControlSource) throws {
    try given.run(.toolTipDelay, "0s") { _, clock in
      let screen = Self.screen().screen
      screen.movePointer(to: Self.inside)
      #expect(screen.visibleToolTip == "Save to your list")
      clock.advance(by: .seconds(10))
      #expect(screen.visibleToolTip == nil)
    }
  }

  @Test("I18: ToolTipDuration replaces the time on screen", arguments: ToolTipControlSource.all)
  func i18Duration(given: ToolTipControlSource) throws {
    try given.run(.toolTipDuration, "2s") { center, clock in
      let screen = Self.screen().screen
      screen.movePointer(to: Self.inside)
      clock.advance(by: .milliseconds(2_999))
      #expect(screen.visibleToolTip == "Save to your list")
      clock.advance(by: .milliseconds(1))
      #expect(screen.visibleToolTip == nil)
      #expect(clock.alarmCount == 0)
      try Self.checkReceipt(center, .toolTipDuration, "2s", given.source)
    }
  }

  @Test(
    "I18: ShowToolTips shows under the pointer at once, also a disabled one, until it leaves",
    arguments: ToolTipControlSource.all, ["star.button", "*", "feeder.button,star.button"])
  func i18Show(given: ToolTipControlSource, value: String) throws {
    try given.run(.showToolTips, value) { center, clock in
      let (screen, star) = Self.screen()
      #expect(screen.visibleToolTip == nil)
      star.toolTipInteraction?.isEnabled = false
      screen.movePointer(to: Self.inside)
      #expect(screen.visibleToolTip == "Save to your list")
      clock.advance(by: .seconds(3600))
      #expect(screen.visibleToolTip == "Save to your list")
      screen.pointerLeft()
      #expect(screen.visibleToolTip == nil)
      try Self.checkReceipt(center, .showToolTips, value, given.source)
    }
  }

  @Test("I18: HideToolTips hides", arguments: ToolTipControlSource.all, ["star.button", "*"])
  func i18Hide(given: ToolTipControlSource, value: String) throws {
    try given.run(.hideToolTips, value) { center, clock in
      let (screen, star) = Self.screen()
      screen.movePointer(to: Self.inside)
      clock.advance(by: .seconds(2))
      #expect(screen.visibleToolTip == nil)
      #expect(screen.explanation(of: star)?.verdict.decidedBy == .override)
      try Self.checkReceipt(center, .hideToolTips, value, given.source)
    }
  }

  @Test(
    "I18: a control takes effect while the pointer rests, and ends with its removal",
    .tips(at: "2026-11-21T09:00:00Z"))
  func i18Live() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    Tips.showToolTips(["star.button"])
    expectToolTip("Save to your list", on: yard.star)
    Tips.clearOverrides()
    expectNoToolTip(on: yard.star, because: .delay)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
    Tips.hideToolTips(["*"])
    expectNoToolTip(on: yard.star, because: .override)
    Tips.clearOverrides()
    Tips.center.apply(.setHelp(TipControls(toolTipDuration: .milliseconds(500))))
    expectToolTip("Save to your list", on: yard.star)
    yard.pointer.rest(for: .milliseconds(500))
    expectNoToolTip(on: yard.star, because: .duration)
  }

  @Test("I18: the delay passes on the engine's clock, also on a fast or a frozen one")
  func i18Clock() throws {
    let clock = ManualClock()
    let center = TipsCenter(arguments: [], environment: [:], clock: clock)
    try Tips.withCenter(center) {
      try center.configure([
        .datastoreLocation(.memory), .clock(.shifted(by: .seconds(3600), rate: 60)),
      ])
      let screen = Self.screen().screen
      screen.movePointer(to: Self.inside)
      clock.advance(by: .milliseconds(16))
      #expect(screen.visibleToolTip == nil)
      clock.advance(by: .milliseconds(1))
      #expect(screen.visibleToolTip == "Save to your list")
      try center.setClock(.frozen(at: center.now))
      #expect(clock.alarmCount == 0)
      clock.advance(by: .seconds(3600))
      #expect(screen.visibleToolTip == "Save to your list")
      try center.shutDown()
    }
  }

  @Test("I18: of two sources the first one of argument, environment, tipctl and call decides")
  func i18Precedence() {
    let sources = ControlSource.allCases
    for (index, strong) in sources.enumerated() {
      for weak in sources.dropFirst(index + 1) {
        let controls = Controls([
          strong: TipControls(toolTipDelay: .seconds(2), hideToolTips: ["star.button"]),
          weak: TipControls(toolTipDelay: .seconds(5), showToolTips: ["star.button"]),
        ])
        #expect(controls.toolTipDelay?.value == .seconds(2))
        let star = ToolTipDefinition(id: "star.button", text: "Save to your list")
        let situation = Situation(Facts(), controls: controls, now: Timestamp(milliseconds: 0))
        let verdict = ToolTipEligibility.evaluate(star, .assumed, in: situation)
        #expect(verdict.decidedBy == .override && !verdict.shows)
        #expect(verdict.gates.first { $0.gate == .override }?.actual.contains(strong.label) == true)
      }
    }
  }

  @Test("I18: within one source: show by name, hide by name, show all, hide all")
  func i18Order() {
    func decides(_ controls: TipControls) -> Bool? {
      Controls([.api: controls]).toolTipOverride("star.button")?.isShown
    }
    let star = ["star.button"]
    #expect(decides(TipControls(showToolTips: star, hideToolTips: star)) == true)
    #expect(decides(TipControls(showToolTips: ["*"], hideToolTips: star)) == false)
    #expect(decides(TipControls(showToolTips: ["*"], hideToolTips: ["*"])) == true)
    #expect(decides(TipControls(hideToolTips: ["*"])) == false)
    #expect(decides(TipControls(showToolTips: ["feeder.button"])) == nil)
  }

  @Test(
    "I18: a release build ignores arguments, environment and tipctl, not the code's own calls",
    arguments: ToolTipControlSource.all)
  func i18Release(given: ToolTipControlSource) throws {
    try given.run(.hideToolTips, "*", isDebugBuild: false) { _, clock in
      let screen = Self.screen().screen
      screen.movePointer(to: Self.inside)
      clock.advance(by: .seconds(1))
      #expect((screen.visibleToolTip == nil) == (given.source == .api))
    }
  }

  /// Checks that the receipt lists a control of the process's sources.
  private static func checkReceipt(
    _ center: TipsCenter, _ control: Control, _ value: String, _ source: ControlSource
  ) throws {
    let receipt = try #require(center.receipt)
    guard source == .argument || source == .environment else { return }
    let applied = receipt.applied.filter { $0.control == control }
    #expect(applied.map(\.value) == [value] && applied.map(\.source) == [source])
  }
}
