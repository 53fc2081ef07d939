import Foundation
import Testing
import TipEngine
import TipHelp
import TipModel
import TipTesting

@Suite("The rectangles of a tooltip", .tips(at: "2026-11-21T09:00:00Z"))
@MainActor
struct ToolTipAreaTests {
  @Test(
    "I10: of three bands of a view 300 points wide, the middle one is silent",
    arguments: [
      (0, "Morning"), (99.9, "Morning"), (100, nil), (150, nil), (199.9, nil), (200, "Evening"),
      (299.9, "Evening"), (300, nil),
    ] as [(Double, String?)])
  func i10(x: Double, text: String?) {
    let bands = Bands()
    let yard = ToolTipYard()
    yard.screen.root.addSubview(bands)
    yard.pointer.move(to: CGPoint(x: 50 + x, y: 110))
    yard.pointer.rest(for: .seconds(1))
    if let text {
      expectToolTip(text, on: bands)
    } else {
      expectNoToolTip(on: bands, because: x == 300 ? .pointer : .noAnswer)
    }
  }

  @Test("I10: moving from band to band begins again, and the silent one ends it")
  func i10Moving() {
    let bands = Bands()
    let yard = ToolTipYard()
    yard.screen.root.addSubview(bands)
    yard.pointer.move(to: CGPoint(x: 149.9, y: 110))
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Morning", on: bands)
    yard.pointer.move(to: CGPoint(x: 150, y: 110))
    expectNoToolTip(on: bands, because: .noAnswer)
    yard.pointer.move(to: CGPoint(x: 250, y: 110))
    yard.pointer.rest(for: .milliseconds(999))
    expectNoToolTip(on: bands, because: .delay)
    yard.pointer.rest(for: .milliseconds(1))
    expectToolTip("Evening", on: bands)
  }

  @Test("I11: selected text has a tooltip in the union of its rectangles, and nowhere else")
  func i11() {
    let text = SelectableText()
    let yard = ToolTipYard()
    yard.screen.root.addSubview(text)
    text.selection = [
      CGRect(x: 100, y: 0, width: 100, height: 20), CGRect(x: 0, y: 20, width: 60, height: 20),
    ]
    for (point, isInside) in [
      (CGPoint(x: 150, y: 10), true), (CGPoint(x: 30, y: 30), true),
      // In the union, though in neither rectangle.
      (CGPoint(x: 10, y: 10), true), (CGPoint(x: 150, y: 41), false),
      (CGPoint(x: 201, y: 10), false), (CGPoint(x: 200, y: 10), false),
      (CGPoint(x: 250, y: 90), false),
    ] {
      yard.pointer.move(to: CGPoint(x: point.x, y: point.y + 200))
      yard.pointer.rest(for: .seconds(1))
      if isInside {
        expectToolTip("Look up", on: text)
      } else {
        expectNoToolTip(on: text, because: .noAnswer)
      }
      yard.pointer.leave()
    }
  }

  @Test("I11: an empty selection shows nothing")
  func i11Empty() {
    let text = SelectableText()
    let yard = ToolTipYard()
    yard.screen.root.addSubview(text)
    yard.pointer.move(to: CGPoint(x: 10, y: 210))
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: text, because: .noAnswer)
  }

  /// Returns a text with a selection, over which the pointer is.
  private func selectedText(in yard: ToolTipYard) -> SelectableText {
    let text = SelectableText()
    yard.screen.root.addSubview(text)
    text.selection = [CGRect(x: 0, y: 0, width: 100, height: 20)]
    yard.pointer.move(to: CGPoint(x: 10, y: 210))
    return text
  }

  @Test("I11: a selection that changes while the tooltip shows hides it")
  func i11Change() {
    let yard = ToolTipYard()
    let text = selectedText(in: yard)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Look up", on: text)
    text.selection = [CGRect(x: 0, y: 0, width: 120, height: 20)]
    expectNoToolTip(on: text, because: .delay)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Look up", on: text)
    text.selection = []
    expectNoToolTip(on: text, because: .noAnswer)
    #expect(TipTest.clock.alarmCount == 0)
  }

  @Test("I11: a change that leaves the answer as it is leaves the tooltip too")
  func i11Same() {
    let yard = ToolTipYard()
    let text = selectedText(in: yard)
    yard.pointer.rest(for: .seconds(1))
    text.selection = [CGRect(x: 0, y: 0, width: 100, height: 20)]
    expectToolTip("Look up", on: text)
  }

  @Test("I11: a selection that changes after the pointer has left shows nothing")
  func i11Left() {
    let yard = ToolTipYard()
    let text = selectedText(in: yard)
    yard.pointer.leave()
    text.selection = [CGRect(x: 0, y: 0, width: 120, height: 20)]
    yard.pointer.rest(for: .seconds(1))
    expectNoToolTip(on: text, because: .pointer)
  }

  @Test("I12: of two interactions of a view, the one that answers is shown and explained")
  func i12Two() {
    let yard = ToolTipYard()
    let silent = Answerer { _ in nil }
    let interaction = ToolTipInteraction(defaultToolTip: "Remove from your list")
    interaction.delegate = silent
    yard.star.toolTip = "Save to your list"
    yard.star.addInteraction(interaction)
    #expect(yard.screen.explanation(of: yard.star)?.toolTip.text == "Remove from your list")
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    #expect(yard.screen.visibleToolTip == "Save to your list" && silent.questions.count == 1)
    let explanation = yard.screen.explanation(of: yard.star)
    #expect(explanation?.verdict.shows == true)
    #expect(explanation?.toolTip.text == "Save to your list")
  }

  @Test("I12: of nested views, the innermost interaction with an answer counts")
  func i12() {
    let yard = ToolTipYard()
    let card = card()
    yard.screen.root.addSubview(card)
    let name = HelpControl(id: "name", frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    card.addSubview(name)
    let outer = Answerer("Open this backyard")
    card.interactions[0].delegate = outer
    name.toolTip = "Rename this backyard"
    yard.pointer.move(to: name)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Rename this backyard", on: name)
    expectNoToolTip(on: card, because: .pointer)
    #expect(outer.questions.isEmpty)
    name.toolTip = "  "
    yard.pointer.leave()
    yard.pointer.move(to: name)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Open this backyard", on: card)
    expectNoToolTip(on: name, because: .pointer)
    // The point is the outer view's own.
    #expect(outer.questions == [CGPoint(x: 35, y: 20)])
  }

  @Test("I12: inside the outer rectangle, an inner view is asked again while it is silent")
  func i12Inner() {
    let yard = ToolTipYard()
    let card = card()
    yard.screen.root.addSubview(card)
    let list = HelpView(id: "list", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let rows = Answerer { point in
      guard point.y >= 50 else { return nil }
      return ToolTipConfiguration(
        toolTip: "Show this bird", in: CGRect(x: 0, y: 50, width: 100, height: 50))
    }
    let interaction = ToolTipInteraction()
    interaction.delegate = rows
    list.addInteraction(interaction)
    card.addSubview(list)
    yard.pointer.move(to: CGPoint(x: 110, y: 110))
    yard.pointer.rest(for: .milliseconds(600))
    yard.pointer.move(to: CGPoint(x: 110, y: 140))
    yard.pointer.rest(for: .milliseconds(400))
    // The outer rectangle did not change, so its delay went on.
    expectToolTip("Open this backyard", on: card)
    yard.pointer.move(to: CGPoint(x: 110, y: 160))
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Show this bird", on: list)
    #expect(rows.questions.count == 3)
  }

  @Test("I12: a screen shows one tooltip at a time")
  func i12One() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
    yard.pointer.move(to: yard.feeder)
    expectNoToolTip(on: yard.screen)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Fill with seeds", on: yard.feeder)
    expectNoToolTip(on: yard.star, because: .pointer)
    #expect(TipTest.clock.alarmCount == 1)
  }

  @Test("I12: a view in front covers the views behind it, and a removed one no longer does")
  func i12Front() {
    let yard = ToolTipYard.withToolTips()
    let sheet = HelpView(id: "sheet", frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    yard.screen.root.addSubview(sheet)
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectNoToolTip(on: yard.screen)
    sheet.removeFromSuperview()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
    yard.star.removeFromSuperview()
    expectNoToolTip(on: yard.screen)
  }

  /// A view that contains others.
  private func card() -> HelpView {
    let card = HelpView(id: "card", frame: CGRect(x: 100, y: 100, width: 200, height: 100))
    card.addInteraction(ToolTipInteraction(defaultToolTip: "Open this backyard"))
    return card
  }
}

/// A view with three bands of 100 points, of which the middle one has no text.
private final class Bands: HelpView, ToolTipInteractionDelegate {
  init() {
    super.init(id: "bands", frame: CGRect(x: 50, y: 100, width: 300, height: 20))
    let interaction = ToolTipInteraction()
    interaction.delegate = self
    addInteraction(interaction)
  }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    let bands = [("Morning", 0.0), ("Evening", 200.0)].map { text, x in
      (text, CGRect(x: x, y: 0, width: 100, height: 20))
    }
    return bands.first { $0.1.contains(point) }.map { ToolTipConfiguration(toolTip: $0, in: $1) }
  }
}

/// A text whose selection has a tooltip.
private final class SelectableText: HelpView, ToolTipInteractionDelegate {
  /// The rectangles of the selected lines.
  var selection: [CGRect] = [] {
    didSet { interactions.first?.contentDidChange() }
  }

  init() {
    super.init(id: "text", frame: CGRect(x: 0, y: 200, width: 300, height: 100))
    let interaction = ToolTipInteraction()
    interaction.delegate = self
    addInteraction(interaction)
  }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    ToolTipConfiguration(
      toolTip: "Look up", in: selection.reduce(CGRect.null) { $0.union($1) })
  }
}
