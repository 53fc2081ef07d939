import Testing
import TipKit
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("The tips of a UIKit file", .tips)
struct TipStoryTests {
  private let visitors = VisitorsViewController()
  private let navigation: UINavigationController
  private let screen: TipScreen

  init() {
    navigation = UINavigationController(rootViewController: visitors)
    screen = TipScreen(of: navigation)
  }

  private func showPopover() async {
    await FilterSpeciesTip.viewed.donate()
    await screen.settle { screen.visibleAnchor == "Filter" }
  }

  @Test("the documented task presents a popover at a button, and its × lets it be dismissed")
  func popover() async {
    #expect(screen.visibleIDs.isEmpty && screen.text == "Visitors\nFilter\n3 birds today")
    await showPopover()
    #expect(screen.visiblePopover?.id == "FilterSpeciesTip")
    #expect(screen.text.contains("Show only the birds that you like."))
    screen.tap("Close")
    expectStatus(FilterSpeciesTip(), .invalidated(.tipClosed))
    await screen.settle { visitors.presentedViewController == nil }
    screen.tap("Filter")
    #expect(visitors.calls.contains("filter"))
  }

  @Test("a tap outside dismisses a popover without invalidating the tip (D20)")
  func tapOutside() async {
    await showPopover()
    screen.tapOutside(FilterSpeciesTip())
    #expect(screen.visibleIDs.isEmpty)
    _ = screen.text
    #expect(visitors.presentedViewController == nil)
    expectStatus(FilterSpeciesTip(), .available)
  }

  @Test("a task that a screen has begun ends with it, in a test without a wait", arguments: 1...20)
  func noWait(number: Int) {
    #expect(screen.text.hasPrefix("Visitors"))
  }

  @Test("the documented task adds and removes a tip in line, whose action reaches the app")
  func inline() async {
    FeedBirdsTip.isHungry = true
    await screen.settle { screen.visibleIDs == ["FeedBirdsTip"] }
    #expect(screen.text.contains("Feed the Birds\nFeed Now"))
    screen.tap("Feed Now")
    #expect(visitors.calls.contains("feed"))
    await screen.settle { !screen.outline.contains("TipUIView") }
    #expect(screen.visibleIDs.isEmpty)
    expectStatus(FeedBirdsTip(), .pending)
  }
}
