import Foundation
import Testing
import TipEngine
import TipHelp
import TipTesting

@Suite("The text of a tooltip", .tips(at: "2026-11-21T09:00:00Z"))
@MainActor
struct ToolTipAnswerTests {
  @Test("I6: a control's toolTip creates its toolTipInteraction, and nil removes it")
  func i6() {
    let yard = ToolTipYard()
    #expect(yard.star.toolTipInteraction == nil && yard.star.toolTip == nil)
    yard.star.toolTip = "Save to your list"
    #expect(yard.star.toolTipInteraction?.defaultToolTip == "Save to your list")
    #expect(yard.star.interactions.count == 1)
    let interaction = yard.star.toolTipInteraction
    yard.star.toolTip = "Keep at the top"
    #expect(yard.star.toolTipInteraction === interaction)
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Keep at the top", on: yard.star)
    yard.star.toolTip = nil
    #expect(yard.star.toolTipInteraction == nil && yard.star.interactions.isEmpty)
    expectNoToolTip(on: yard.screen)
    #expect(TipTest.clock.alarmCount == 0)
  }

  @Test("I6: the delegate of a control's interaction replaces the text at each question")
  func i6Delegate() {
    let yard = ToolTipYard.withToolTips()
    var number = 0
    let answerer = Answerer { _ in
      number += 1
      return ToolTipConfiguration(toolTip: "Question \(number)")
    }
    yard.star.toolTipInteraction?.delegate = answerer
    for question in 1...3 {
      yard.pointer.move(to: yard.star)
      yard.pointer.rest(for: .seconds(1))
      expectToolTip("Question \(question)", on: yard.star)
      yard.pointer.leave()
    }
  }

  @Test("I7: the delegate's answer wins over the default text")
  func i7() {
    let yard = ToolTipYard.withToolTips()
    let answerer = Answerer("Saved already")
    yard.star.toolTipInteraction?.delegate = answerer
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Saved already", on: yard.star)
  }

  @Test("I7: an absent delegate means the default text")
  func i7Absent() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
  }

  @Test("I7: a released delegate means the default text")
  func i7Released() {
    let yard = ToolTipYard.withToolTips()
    do {
      let answerer = Answerer("Saved already")
      yard.star.toolTipInteraction?.delegate = answerer
      #expect(yard.star.toolTipInteraction?.delegate != nil)
    }
    #expect(yard.star.toolTipInteraction?.delegate == nil)
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
  }

  @Test("I7: a delegate without the method means the default text")
  func i7Method() {
    final class Silent: ToolTipInteractionDelegate {}
    let yard = ToolTipYard.withToolTips()
    let silent = Silent()
    yard.star.toolTipInteraction?.delegate = silent
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("Save to your list", on: yard.star)
  }

  @Test("I8: a color well shows the name of its color, and a color without a name nothing")
  func i8() {
    let well = ColorWell(id: "color", frame: CGRect(x: 200, y: 0, width: 40, height: 40))
    let yard = ToolTipYard()
    yard.screen.root.addSubview(well)
    for (name, text) in [("Teal", "Teal"), (nil, nil), ("Coral", "Coral")] as [(String?, String?)] {
      well.colorName = name
      yard.pointer.move(to: well)
      yard.pointer.rest(for: .seconds(1))
      if let text {
        expectToolTip(text, on: well)
      } else {
        expectNoToolTip(on: well, because: .noAnswer)
      }
      yard.pointer.leave()
    }
  }

  @Test(
    "I9: a cart says how many items it has",
    arguments: [(0, "Your cart is empty"), (1, "1 item in your cart"), (7, "7 items in your cart")])
  func i9(count: Int, text: String) {
    let cart = Cart(count: count)
    let yard = ToolTipYard()
    yard.screen.root.addSubview(cart)
    yard.pointer.move(to: cart)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip(text, on: cart)
  }

  @Test("I9: a count that changes while the tooltip shows changes only the next hover's text")
  func i9Change() {
    let cart = Cart(count: 1)
    let yard = ToolTipYard()
    yard.screen.root.addSubview(cart)
    yard.pointer.move(to: cart)
    yard.pointer.rest(for: .seconds(1))
    cart.count = 2
    expectToolTip("1 item in your cart", on: cart)
    yard.pointer.move(to: CGPoint(x: 305, y: 5))
    yard.pointer.rest(for: .seconds(2))
    expectToolTip("1 item in your cart", on: cart)
    yard.pointer.leave()
    yard.pointer.move(to: cart)
    yard.pointer.rest(for: .seconds(1))
    expectToolTip("2 items in your cart", on: cart)
  }
}

/// A control whose tooltip is the name of its color.
private final class ColorWell: HelpControl, ToolTipInteractionDelegate {
  var colorName: String?

  init(id: String, frame: CGRect) {
    super.init(id: id, title: "Color", frame: frame)
    toolTip = ""
    toolTipInteraction?.delegate = self
  }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    colorName.map { ToolTipConfiguration(toolTip: $0) }
  }
}

/// A control whose tooltip counts its items.
private final class Cart: HelpControl, ToolTipInteractionDelegate {
  var count: Int

  init(count: Int) {
    self.count = count
    super.init(id: "cart", frame: CGRect(x: 300, y: 0, width: 44, height: 44))
    toolTip = "Cart"
    toolTipInteraction?.delegate = self
  }

  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: CGPoint
  ) -> ToolTipConfiguration? {
    let text =
      switch count {
      case 0: "Your cart is empty"
      case 1: "1 item in your cart"
      default: "\(count) items in your cart"
      }
    return ToolTipConfiguration(toolTip: text)
  }
}
