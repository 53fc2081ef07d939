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

  @Test("report the changes of a text and its end, or a change of a switch, and hide a password")
  func events() {
    let page = UIViewController()
    let field = UITextField()
    field.placeholder = "Code"
    let mute = UISwitch()
    mute.accessibilityLabel = "Mute"
    var events: [String] = []
    for (event, name) in [
      (.editingDidEnd, "end"), (.primaryActionTriggered, "return"), (.editingChanged, "text"),
      (.valueChanged, "value"), (.touchUpInside, "touch"),
    ] as [(UIControl.Event, String)] {
      field.addAction(UIAction { _ in events.append(name) }, for: event)
      mute.addAction(UIAction { _ in events.append(name) }, for: event)
    }
    page.view.addSubview(mute)
    page.view.addSubview(field)
    let screen = TipScreen(of: page)
    screen.enter("owl", into: "Code")
    #expect(events == ["text", "return", "end"])
    events = []
    screen.tap("Mute")
    #expect(events == ["value", "return"])
    #expect(screen.outline.hasSuffix("UISwitch \"Mute\" = on\n  UITextField \"Code\" = owl"))
    field.isSecureTextEntry = true
    field.text = "wren"
    #expect(screen.outline.hasSuffix("SecureField \"Code\" = ••••"))
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
      (.black, "black"), (.systemBackground, "background"),
      (UIColor(named: "pondGreen7") ?? .black, "pond green"),
      (UIColor(named: "PondGreen") ?? .black, "pond green"),
    ] as [(UIColor, String)])
  func names(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test(
    "A mixed colour has the nearest of eight names, each part counts when it is over a half",
    arguments: [
      (0, 0, 0, "black"), (0, 0, 1, "blue"), (0, 1, 0, "green"), (0, 1, 1, "cyan"),
      (1, 0, 0, "red"), (1, 0, 1, "magenta"), (1, 1, 0, "yellow"), (1, 1, 1, "white"),
      (0.9, 0.6, 0, "yellow"), (0.51, 0.5, 0.5, "red"), (0.5, 0.51, 0.5, "green"),
      (0.5, 0.5, 0.51, "blue"), (0.5, 0.5, 0.5, "black"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func mixed(red: CGFloat, green: CGFloat, blue: CGFloat, name: String) {
    #expect(UIColor(red: red, green: green, blue: blue, alpha: 1).accessibilityName == name)
  }

  @Test(
    "A hue has the nearest of six names; a pale colour is white, and a dark one black",
    arguments: [
      (0, 1, 1, "red"), (0.08, 1, 1, "red"), (0.09, 1, 1, "yellow"), (0.17, 1, 1, "yellow"),
      (0.33, 0.5, 1, "green"), (0.5, 1, 1, "cyan"), (0.67, 1, 1, "blue"), (0.83, 1, 1, "magenta"),
      (0.92, 1, 1, "red"), (1, 1, 1, "red"), (-0.17, 1, 1, "magenta"), (2.5, 1, 1, "cyan"),
      (0, 0.3, 0.51, "white"), (0, 0.3, 0.5, "black"), (0, 0.31, 0.5, "red"),
      (0.5, 1, 0.31, "cyan"), (0.5, 1, 0.3, "black"), (.nan, 1, 0.6, "white"),
      (.infinity, 1, 0.4, "black"), (.greatestFiniteMagnitude, 1, 1, "white"),
    ] as [(CGFloat, CGFloat, CGFloat, String)])
  func hues(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, name: String) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.accessibilityName == name)
  }
}
