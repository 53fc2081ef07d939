import Testing
import TipTesting
import UIKit

/// A page with one control of each kind.
private final class ControlsViewController: UIViewController, UITextFieldDelegate {
  let bell = UISwitch()
  let field = UITextField()
  let star = UIImageView(image: UIImage(systemName: "star"))
  var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bell.accessibilityLabel = "Bell"
    bell.addAction(UIAction { [unowned self] _ in events.append("\(bell.isOn)") }, for: .valueChanged)
    field.placeholder = "Name"
    field.delegate = self
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

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { string.count <= 5 }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    events.append("return")
    textField.resignFirstResponder()
    return true
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
    screen.enter("Nuthatch", into: "Name")
    #expect(controller.events == ["true", "Wren", "return", "Wren", "return"])
    #expect(screen.outline.contains("UISwitch \"Bell\" = on"))
    #expect(screen.outline.contains("UITextField \"Name\" = Wren"))
    #expect(screen.outline.contains("UIImageView \"star\""))
    controller.bell.isEnabled = false
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

  @Test("of a stack stand beside each other, and other views below each other")
  func layout() {
    #expect(controller.bell.frame == CGRect(x: 0, y: 0, width: 130, height: 44))
    #expect(controller.star.frame.origin.x == 260)
    #expect(controller.view.subviews[1].frame == CGRect(x: 0, y: 44, width: 390, height: 44))
  }

  @Test(
    "Colours have the name that people say",
    arguments: [
      (.systemRed, "red"), (.systemGray2, "gray"), (.secondaryLabel, "secondary label"),
      (UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), "orange"),
      (UIColor(red: 0, green: 0, blue: 0.5, alpha: 1), "dark blue"),
      (UIColor(hue: 0.33, saturation: 0.3, brightness: 1, alpha: 1), "light green"),
      (UIColor(white: 1, alpha: 1), "white"), (.black, "black"),
    ] as [(UIColor, String)])
  func colours(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }
}
