import Testing
import TipReview
import TipTesting
import UIKit

/// Buttons with an image, of which one has no tooltip.
private final class ToolsViewController: UIViewController {
  private func button(_ symbol: String, _ label: String?) -> UIButton {
    let button = UIButton(primaryAction: UIAction(image: UIImage(systemName: symbol)) { _ in })
    button.accessibilityLabel = label
    return button
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let star = button("star", "Save")
    star.toolTip = "Save this backyard"
    let leaf = button("leaf", "Feed")
    leaf.addInteraction(UIToolTipInteraction())
    for subview in [button("trash", "Delete"), star, leaf] { view.addSubview(subview) }
    let bird = UIBarButtonItem(
      primaryAction: UIAction(image: UIImage(systemName: "bird")) { _ in })
    bird.accessibilityLabel = "Birds"
    navigationItem.rightBarButtonItem = bird
  }
}

@Suite("Buttons with an image", .tips)
@MainActor
struct IconTests {
  @Test("C9: a tooltip of UIKit is one, and the item of a bar cannot have one")
  func toolTips() {
    let pages = UINavigationController(rootViewController: ToolsViewController())
    let screen = TipScreen(of: pages, platform: .macOS)
    #expect(screen.outline.contains("Birds"))
    // An unused silence fails, too, and so does a second finding.
    expectGoodGuidance(
      screen,
      silences: [
        GuidanceSilence("C9", on: "control:Delete", because: "It has no tooltip in this test.")
      ])
  }
}
