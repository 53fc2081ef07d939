import Testing
import TipTesting
import UIKit

@testable import BackyardHelp

@MainActor
@Suite("Mistakes in UIKit files fail the test, with the path of the view", .tips)
struct BadInputTests {
  private let controller = TrashViewController()
  private let screen: TipScreen

  init() { screen = TipScreen(of: UINavigationController(rootViewController: controller)) }

  /// Expects one failure with a text.
  private func expectFailure(_ text: String, _ action: () -> Void) {
    withKnownIssue {
      action()
      _ = screen.text
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(text) }
    }
  }

  @Test("a second presentation")
  func twice() {
    controller.present(UIViewController(), animated: true)
    expectFailure(
      "UIViewController cannot be presented, because UINavigationController presents "
        + "UIViewController. Dismiss that one first, or present from it. It is in "
        + "UINavigationController."
    ) {
      controller.present(UIViewController(), animated: true)
    }
    expectFailure("TrashViewController cannot be presented, because it is on screen.") {
      controller.presentedViewController?.present(controller, animated: true)
    }
  }

  @Test("a gesture on a sheet that only its controls close")
  func modal() {
    let sheet = UIViewController()
    sheet.isModalInPresentation = true
    controller.present(sheet, animated: true)
    expectFailure("UIViewController is modal, so no gesture closes it.") { screen.dismissSheet() }
    #expect(controller.presentedViewController === sheet)
  }

  @Test("a mistake before the view is on screen, and one at once")
  func early() {
    let view = UITextView()
    view.selectedRange = NSRange(location: 1, length: 0)
    expectFailure("The range 1+0 is outside of the text") { controller.view.addSubview(view) }
    let new = UITextView()
    new.text = "Wren"
    expectFailure("It is in UINavigationController > TrashViewController > UITextView.") {
      controller.view.addSubview(new)
      new.selectedRange = NSRange(location: 9, length: 0)
    }
  }

  @Test("a popover without a source, and one whose source is not on screen")
  func source() {
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    expectFailure(
      "The popover UIViewController cannot show, because it has no source. Set a source on screen."
        + " It is in UINavigationController > UIViewController."
    ) {
      controller.present(popover, animated: true)
    }
    #expect(controller.presentedViewController == nil)
    expectFailure("because its source, UILabel, is not on screen") {
      controller.present(
        TipUIPopoverViewController(FeedBirdsTip(), sourceItem: UILabel()), animated: true)
    }
    #expect(controller.presentedViewController == nil)
  }

  @Test("a label that is not on screen")
  func label() {
    expectFailure("Nothing called \"Restore\" is on screen.") { screen.tap("Restore") }
  }

  @Test("a layout that never ends")
  func endless() {
    final class Restless: UIViewController {
      override func viewDidLayoutSubviews() { view.frame.origin.x += 1 }
    }
    expectFailure("The last change was in UINavigationController > Restless") {
      controller.present(Restless(), animated: true)
      _ = screen.text
      controller.dismiss(animated: true)
    }
  }

  @Test(
    "a range outside of the text",
    arguments: [(5, 0), (0, 5), (2, 3), (-1, 1), (3, -1), (.max, .max)])
  func range(location: Int, length: Int) {
    let view = UITextView()
    view.text = "Wren"
    view.selectedRange = NSRange(location: 0, length: 2)
    controller.view.addSubview(view)
    #expect(screen.text.contains("Wren"))
    expectFailure(
      "is outside of the text, which has 4 UTF-16 code units. Select a part of the text. It is in "
        + "UINavigationController > TrashViewController > UITextView \"Wren\"."
    ) {
      view.selectedRange = NSRange(location: location, length: length)
    }
    #expect(view.selectedRange == NSRange(location: 0, length: 2))
  }

  @Test("a view in itself, a page twice, a view that loads itself")
  func cycles() {
    final class Loading: UIViewController {
      override func loadView() { view.isHidden = false }
    }
    expectFailure("UIView cannot be a subview of itself.") {
      controller.view.subviews[0].addSubview(controller.view)
    }
    expectFailure("UIView cannot be a subview of itself.") {
      let view = UIView()
      controller.view.addSubview(view)
      view.addSubview(view)
    }
    expectFailure("UINavigationController cannot contain itself.") {
      controller.navigationController.map { controller.addChild($0) }
    }
    let navigation = controller.navigationController
    expectFailure("UINavigationController cannot contain itself.") {
      navigation?.setViewControllers([controller, navigation ?? controller], animated: true)
    }
    expectFailure("A page is in the list twice. Name each page once.") {
      navigation?.setViewControllers([controller, controller], animated: true)
    }
    #expect(navigation?.viewControllers == [controller])
    expectFailure("TrashViewController is a page already.") {
      controller.navigationController?.pushViewController(controller, animated: true)
    }
    expectFailure("loadView uses the view before it has set one.") {
      controller.present(Loading(), animated: true)
    }
  }

  @Test("an alert that UIKit refuses, and one that is presented too early")
  func alerts() {
    final class Early: UIViewController {
      override func viewDidLoad() { present(UIViewController(), animated: true) }
    }
    let alert = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
    let other = UIAlertAction(title: "By Age", style: .default)
    for (text, change) in [
      (
        "\"Never\" is a second action that cancels. Give it another style.",
        {
          alert.addAction(UIAlertAction(title: "Later", style: .cancel))
          alert.addAction(UIAlertAction(title: "Never", style: .cancel))
        }
      ),
      (
        "\"By Age\" is preferred, but not an action. Call addAction first.",
        {
          alert.preferredAction = other
        }
      ),
      (
        "An action sheet has no text fields. Create it with the style alert.",
        {
          alert.addTextField()
        }
      ),
      (
        "UIViewController cannot be presented while Early loads. Present it in viewDidAppear.",
        {
          controller.navigationController?.pushViewController(Early(), animated: true)
        }
      ),
    ] as [(String, () -> Void)] {
      expectFailure(text) {
        change()
        if controller.presentedViewController == nil { controller.present(alert, animated: true) }
      }
    }
    #expect(alert.textFields == nil)
  }

  @Test("view controllers that contain each other through their views")
  func mutual() {
    let inner = UIViewController()
    let navigation = UINavigationController(rootViewController: inner)
    inner.view.addSubview(navigation.view)
    expectFailure(" is on screen twice. Add it to one view.") {
      controller.present(navigation, animated: true)
      _ = screen.text
      navigation.view.removeFromSuperview()
    }
  }

  @Test("a view controller that two others present")
  func shared() {
    let (first, second, shared) = (UIViewController(), UIViewController(), UIViewController())
    first.present(shared, animated: true)
    second.present(shared, animated: true)
    controller.addChild(second)
    expectFailure("UIViewController cannot be presented, because it is on screen.") {
      controller.view.addSubview(second.view)
    }
    #expect(shared.presentingViewController === first)
  }

  @Test("view controllers that contain and present each other")
  func around() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.present(inner, animated: true)
    controller.addChild(inner)
    inner.addChild(outer)
    expectFailure("UIViewController cannot contain itself.") {
      controller.view.addSubview(inner.view)
    }
  }

  @Test("a view controller that presents the one that presents it")
  func eachOther() {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.present(inner, animated: true)
    inner.present(outer, animated: true)
    expectFailure(
      "UIViewController cannot be presented, because it is on screen. Present a new one. It is in "
        + "UINavigationController > UIViewController > UIViewController."
    ) {
      controller.present(outer, animated: true)
    }
  }

  @Test("an empty frame, and numbers that are not finite, trap nowhere")
  func numbers() {
    for number in [Double.nan, .infinity, -.infinity, -1, 0, .greatestFiniteMagnitude] {
      let view = UITextView(frame: CGRect(x: number, y: number, width: number, height: number))
      view.text = "Wren\n🐦\r\ne\u{301}"
      view.selectedRange = NSRange(location: 6, length: 1)
      controller.view.addSubview(view)
      let range = view.selectedTextRange
      #expect(range.map { view.selectionRects(for: $0).count } == 1)
      #expect(UIColor(red: number, green: number, blue: 0, alpha: 1).accessibilityName != "")
    }
    #expect(screen.text.contains("Wren"))
  }
}
