import Testing
import TipTesting
import UIKit

/// A page with one control of each kind.
private final class ControlsViewController: UIViewController {
  let bell = UISwitch()
  let field = UITextField()
  let star = UIImageView(image: UIImage(systemName: "star"))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bell.accessibilityLabel = "Bell"
    bell.addAction(
      UIAction { [unowned self] _ in events.append("\(bell.isOn)") }, for: .valueChanged)
    field.placeholder = "Name"
    field.addAction(
      UIAction { [unowned self] in events.append(($0.sender as? UITextField)?.text ?? "") },
      for: .editingChanged)
    let row = UIStackView(arrangedSubviews: [bell, field])
    row.addArrangedSubview(star)
    view.addSubview(row)
    let help = UIButton(primaryAction: UIAction(title: "Help") { [unowned self] _ in show() })
    view.addSubview(help)
  }

  private func show() {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .popover
    sheet.popoverPresentationController?.sourceView = bell
    sheet.view.addSubview(UILabel())
    present(sheet, animated: true)
  }
}

@MainActor
@Suite("Controls of UIKit", .tips)
struct ControlTests {
  private let controller = ControlsViewController()
  private let screen: TipScreen

  init() { screen = TipScreen(of: controller) }

  @Test("perform their actions when people use them")
  func actions() {
    screen.tap("Bell")
    screen.enter("Wren", into: "Name")
    #expect(controller.events == ["true", "Wren"])
    #expect(screen.outline.contains("UISwitch \"Bell\" = on"))
    #expect(screen.outline.contains("UITextField \"Name\" = Wren"))
    #expect(screen.outline.contains("UIImageView \"star\""))
    controller.bell.isEnabled = false
    #expect(screen.outline.contains("UISwitch \"Bell\" = on (disabled)"))
    controller.bell.isEnabled = true
    controller.view.isUserInteractionEnabled = false
    #expect(screen.outline.contains("UISwitch \"Bell\" = on (disabled)"))
    controller.bell.isHidden = true
    #expect(!screen.outline.contains("Bell"))
  }

  @Test("are the source of a popover, which a tap outside closes")
  func popover() {
    screen.tap("Help")
    #expect(screen.outline.contains("popover"))
    screen.dismissSheet()
    #expect(controller.presentedViewController == nil)
  }

  @Test("are below each other, unless the app has set their frames")
  func layout() {
    #expect(controller.bell.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(controller.star.frame.origin.y == 88)
    let help = controller.view.subviews[1]
    #expect(help.frame == CGRect(x: 0, y: 132, width: 390, height: 44))
    help.frame = CGRect(x: 10, y: 400, width: 80, height: 30)
    #expect(screen.text == "Help" && help.bounds == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(help.frame.origin == CGPoint(x: 10, y: 400))
  }

  @Test(
    "Colours have the name that people say",
    arguments: [
      (.systemRed, "red"), (.systemGray2, "gray"), (.secondaryLabel, "secondary label"),
      (UIColor(red: 0.9, green: 0.6, blue: 0, alpha: 1), "yellow"),
      (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "black"),
      (UIColor(hue: 0.33, saturation: 0.5, brightness: 1, alpha: 1), "green"),
      (UIColor(white: 1, alpha: 1), "white"), (.black, "black"),
    ] as [(UIColor, String)])
  func colours(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
