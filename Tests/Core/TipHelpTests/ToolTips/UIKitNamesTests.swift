import Foundation
import Testing
import TipEngine
import TipHelp
import TipTesting

/// Delegate methods as in UIKit code, over `CGPoint` and `CGRect`.
private final class BackyardViewController: UIToolTipInteractionDelegate {
  let button = HelpControl(id: "share", frame: CGRect(x: 0, y: 0, width: 80, height: 40))
  var isShared = false

  func viewDidLoad() {
    button.toolTip = "Send to a friend"
    button.toolTipInteraction?.delegate = self

    let interaction = UIToolTipInteraction(defaultToolTip: "Drag to look around")
    interaction.isEnabled = false
    button.addInteraction(interaction)
  }

  func toolTipInteraction(
    _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
  ) -> UIToolTipConfiguration? {
    let leading = CGRect(x: 0, y: 0, width: 40, height: 40)
    guard leading.contains(point) else { return nil }
    let text = isShared ? "Stop sharing" : interaction.defaultToolTip ?? ""
    return UIToolTipConfiguration(toolTip: text, in: leading)
  }
}

@Suite("UIKit's names of tooltips", .tips)
@MainActor
struct UIKitNamesTests {
  @Test("Delegate methods of UIKit code compile unmodified, and work")
  func names() {
    let controller = BackyardViewController()
    controller.viewDidLoad()
    let screen = HelpScreen()
    screen.root.addSubview(controller.button)
    let pointer = Pointer(on: screen)
    pointer.move(to: CGPoint(x: 10, y: 10))
    pointer.rest(for: .seconds(1))
    expectToolTip("Send to a friend", on: controller.button)
    controller.isShared = true
    pointer.leave()
    pointer.move(to: CGPoint(x: 10, y: 10))
    pointer.rest(for: .seconds(1))
    expectToolTip("Stop sharing", on: controller.button)
    #expect(UIToolTipConfiguration(toolTip: "Share").sourceRect == .infinite)
  }

  @Test(
    "Numbers that are not finite trap nowhere: such a view and such a rectangle have no tooltip")
  func numbers() {
    final class Delegate: UIToolTipInteractionDelegate {
      func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
      ) -> UIToolTipConfiguration? {
        UIToolTipConfiguration(
          toolTip: "Share", in: CGRect(x: 0, y: Double.nan, width: Double.infinity, height: 9))
      }
    }
    let screen = HelpScreen()
    let delegate = Delegate()
    let pointer = Pointer(on: screen)
    for height in [40, Double.nan] {
      let view = HelpControl(id: "share", frame: CGRect(x: 0, y: 0, width: 80, height: height))
      view.toolTip = "Send to a friend"
      view.toolTipInteraction?.delegate = delegate
      screen.root.addSubview(view)
      pointer.move(to: CGPoint(x: 10, y: 10))
      pointer.rest(for: .seconds(1))
      expectNoToolTip(on: view)
    }
  }
}
