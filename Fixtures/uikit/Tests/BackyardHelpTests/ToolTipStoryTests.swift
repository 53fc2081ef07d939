import Testing
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("The tooltips of a UIKit file", .tips(at: "2026-11-21T09:00:00Z"))
struct ToolTipStoryTests {
  private let shop = ShopViewController()
  private let screen: TipScreen
  private let pointer: Pointer

  init() {
    screen = TipScreen(of: shop, platform: .macOS)
    pointer = Pointer(on: screen)
  }

  @Test("a view, a label, a button and a colour have theirs after the delay")
  func texts() {
    for (name, text) in [
      ("welcome", "Look at new feeders"), ("Open until six", "See all opening hours"),
      ("Buy a Feeder", "Choose a size before you pay"), ("color", "The colour is yellow."),
    ] {
      pointer.move(to: name)
      pointer.rest(for: .milliseconds(999))
      #expect(screen.visibleToolTip == nil)
      pointer.rest(for: .milliseconds(1))
      screen.expectToolTip(text, on: name)
      pointer.rest(for: .seconds(10))
      #expect(screen.visibleToolTip == nil)
    }
    assertTipSnapshot(of: screen.timeline, as: .timeline)
  }

  @Test("a cart with none, one and many bags shows each count at the next hover")
  func cart() {
    for text in ["Your cart is empty.", "Your cart has 1 bag.", "Your cart has 2 bags."] {
      pointer.move(to: "Add Seeds")
      pointer.rest(for: .seconds(1))
      screen.expectToolTip("Add a bag. \(text)", on: "Add Seeds")
      pointer.leave()
      screen.tap("Add Seeds")
    }
  }

  @Test("of three bands the middle one is silent")
  func bands() throws {
    let view = try #require(shop.view.subviews.first?.subviews[5])
    view.frame.size.height = 90
    #expect(!screen.text.isEmpty)
    // The stack is at the left upper corner.
    let corner = view.frame.origin
    for (y, text) in [(10, "Hang it high"), (45, nil), (80, "Put it down")] as [(Double, String?)] {
      pointer.move(to: CGPoint(x: 100, y: corner.y + y))
      pointer.rest(for: .seconds(1))
      #expect(screen.visibleToolTip == text)
    }
  }

  @Test("selected text has one in the union of its rectangles, and other text has none")
  func selectedText() {
    func move(_ x: Double, _ y: Double) {
      // The stack is at the left upper corner.
      pointer.move(to: CGPoint(x: x, y: shop.guide.frame.origin.y + y))
    }
    move(5, 10)
    pointer.rest(for: .seconds(5))
    #expect(screen.visibleToolTip == nil)
    // "quiet", the cells 11 to 15 of the first line.
    shop.guide.selectedRange = NSRange(location: 11, length: 5)
    for (x, text) in [(109, nil), (110, "Look up quiet"), (159, "Look up quiet"), (160, nil)]
      as [(Double, String?)]
    {
      move(x, 10)
      pointer.rest(for: .seconds(1))
      #expect(screen.visibleToolTip == text, "\(x)")
    }
    // Over two lines: from "corners" on.
    shop.guide.selectedRange = NSRange(location: 17, length: 16)
    move(20, 30)
    pointer.rest(for: .seconds(1))
    #expect(screen.visibleToolTip == "Look up corners.\nFinches")
  }
}
