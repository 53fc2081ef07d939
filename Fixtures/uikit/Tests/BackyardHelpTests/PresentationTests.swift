import Testing
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("Presentations of UIKit", .tips)
struct PresentationTests {
  private let follow = FollowViewController()
  private let screen: TipScreen

  init() { screen = TipScreen(of: follow, platform: .macOS) }

  @Test("a button has a title for each state, and views in a stack have the order of the app")
  func states() {
    #expect(screen.text == "Follow\nInfo")
    #expect(screen.outline.contains("UIButton \"Follow\"\n    UIImageView \"leaf\"\n    UIButton"))
    screen.tap("Follow")
    #expect(screen.text == "Following\nInfo")
    #expect(follow.followButton.titleLabel?.text == "Following")
    screen.tap("Following")
    #expect(follow.followButton.currentTitle == "Please Wait")
    screen.tap("Unfollow")
    #expect(screen.text == "Follow\nInfo")
    follow.hidePhoto()
    #expect(!screen.outline.contains("leaf"))
  }

  @Test("a tap outside of an action sheet chooses its action that cancels")
  func sheet() {
    screen.tap("Follow")
    screen.tap("Following")
    screen.dismissSheet()
    #expect(screen.text == "Following\nInfo")
    #expect(follow.presentedViewController == nil)
  }

  @Test("the delegate of a presentation decides on a gesture, and follows it")
  func delegate() {
    screen.tap("Info")
    follow.mayDismiss = false
    screen.dismissSheet()
    #expect(follow.calls == ["should", "attempt"] && follow.presentedViewController != nil)
    follow.mayDismiss = true
    screen.dismissSheet()
    #expect(follow.calls.suffix(3) == ["should", "will", "did"])
    #expect(follow.presentedViewController == nil)
  }

  @Test("the pointer finds an image in views, which do not have its name")
  func pointer() {
    let (controller, share) = (UIViewController(), UIButton(type: .system))
    share.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    share.accessibilityLabel = "Share"
    share.toolTip = "Send this backyard to a friend"
    controller.view.addSubview(UIStackView(arrangedSubviews: [share]))
    let screen = TipScreen(of: controller, platform: .macOS)
    let pointer = Pointer(on: screen)
    pointer.move(to: "Share")
    pointer.rest(for: .seconds(1))
    screen.expectToolTip("Send this backyard to a friend", on: "Share")
    pointer.leave()
    share.toolTip = nil
    pointer.move(to: "Share")
    pointer.rest(for: .seconds(1))
    #expect(screen.visibleToolTip == nil)
  }

  @Test("the view controller in front presents the next one, also a tip's popover and an alert")
  func inFront() {
    FeedBirdsTip.isHungry = true
    follow.present(
      TipUIPopoverViewController(FeedBirdsTip(), sourceItem: follow.photoView), animated: true)
    #expect(screen.visibleAnchor == "leaf")
    for title in ["First", "Second"] {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      var front: UIViewController = follow
      while let presented = front.presentedViewController { front = presented }
      front.present(alert, animated: true)
    }
    #expect(screen.text.contains("First"))
    #expect(AlertStage(platform: .iOS).waiting.map(\.title) == ["Second"])
  }

  @Test("a sheet behind an alert stays")
  func behindAlert() {
    let (sheet, alert) = (UIViewController(), UIAlertController())
    alert.title = "Save?"
    follow.present(sheet, animated: true)
    sheet.present(alert, animated: true)
    #expect(screen.text.contains("Save?"))
    withKnownIssue { screen.dismissSheet() }
    #expect(follow.presentedViewController === sheet)
    screen.tap("OK")
    screen.dismissSheet()
    #expect(follow.presentedViewController == nil)
  }

  @Test("a tap outside of a tip's popover dismisses it, and a pointer reaches the views behind it")
  func tapOutside() {
    FeedBirdsTip.isHungry = true
    let popover = TipUIPopoverViewController(FeedBirdsTip(), sourceItem: UILabel())
    popover.popoverPresentationController?.sourceView = follow.followButton
    follow.present(popover, animated: true)
    #expect(screen.visibleAnchor == "Follow")
    let pointer = Pointer(on: screen)
    pointer.move(to: "Follow")
    pointer.rest(for: .seconds(1))
    screen.expectToolTip("See this backyard first", on: "Follow")
    screen.tapOutside(FeedBirdsTip())
    #expect(follow.presentedViewController == nil)
  }
}
