import SwiftUI
import Testing
import TipKit
import TipTesting
import UIKit

@testable import BackyardHelp

/// A look that shows the title alone.
private struct TitleStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("Tip:")
      configuration.title
    }
  }
}

private final class Watcher: UIPopoverPresentationControllerDelegate {
  var dismissed: [UIViewController] = []

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dismissed.append(presentationController.presentedViewController)
  }
}

@MainActor
@Suite("TipKit's views for UIKit, by their documented names", .tips)
struct DocumentedNamesTests {
  private let controller = UIViewController()
  private let label = UILabel()

  init() {
    label.text = "Feeder"
    controller.view.addSubview(label)
    FeedBirdsTip.isHungry = true
  }

  @Test("TipUIView takes a tip of its own or any type, and runs a look of the app's own")
  func view() {
    let actionHandler: @MainActor @Sendable (Tips.Action) -> Void = { _ in }
    let tip: any Tip = FeedBirdsTip()
    let views = [
      TipUIView(FeedBirdsTip()), TipUIView(tip, arrowEdge: nil),
      TipUIView(FeedBirdsTip(), arrowEdge: .bottom, actionHandler: actionHandler),
    ]
    #expect(views[0].cornerRadius == 0 && views[0].imageSize == .zero)
    let view: UIView = views[2]
    view.backgroundColor = .clear
    views[2].cornerRadius = 6
    views[2].imageSize = CGSize(width: 40, height: 40)
    views[2].imageStyle = Color.red
    views[2].backgroundStyle = Color.white
    controller.view.addSubview(views[2])
    let screen = TipScreen(of: controller)
    #expect(screen.visibleIDs == ["FeedBirdsTip"])
    #expect(screen.text == "Feeder\nFeed the Birds\nFeed Now")
    views[2].viewStyle = TitleStyle()
    #expect(screen.text == "Feeder\nTip:\nFeed the Birds")
    assertTipSnapshot(of: screen, as: .layout)
  }

  @Test("TipUIPopoverViewController takes a source, an action's handler and a delegate")
  func popover() {
    let screen = TipScreen(of: controller)
    let tip: any Tip = FeedBirdsTip()
    var ids: [String] = []
    let popover = TipUIPopoverViewController(tip, sourceItem: label) { ids.append($0.id) }
    let watcher = Watcher()
    popover.presentationDelegate = watcher
    popover.imageSize = CGSize(width: 40, height: 40)
    popover.imageStyle = Color.red
    popover.backgroundStyle = Color.white
    popover.view.tintColor = .systemRed
    #expect(popover.sourceItem === label && popover.modalPresentationStyle == .popover)
    controller.present(popover, animated: true)
    #expect(screen.visibleAnchor == "Feeder")
    screen.tap("Feed Now")
    screen.tap(action: "feed", on: FeedBirdsTip())
    #expect(ids == ["feed", "feed"])
    popover.viewStyle = TitleStyle()
    #expect(screen.text == "Feeder\nTip:\nFeed the Birds")
    screen.tapOutside(FeedBirdsTip())
    #expect(screen.text == "Feeder")
    #expect(watcher.dismissed == [popover] && controller.presentedViewController == nil)
  }

  @Test("An app that does not dismiss the popover of a closed tip still presents it")
  func forgotten() {
    let screen = TipScreen(of: controller)
    controller.present(
      TipUIPopoverViewController(FeedBirdsTip(), sourceItem: label), animated: true)
    screen.tap("Close")
    #expect(screen.visibleIDs.isEmpty && screen.text == "Feeder")
    #expect(controller.presentedViewController is TipUIPopoverViewController)
  }
}
