import SwiftUI
import Testing
import TipTesting
import UIKit

/// A page with items in its bar.
private final class BarViewController: UIViewController {
  let news = UILabel()

  private func action(_ title: String) -> UIAction {
    UIAction(title: title, image: UIImage(systemName: "leaf")) { [unowned self] _ in
      news.text = title
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feeders"
    let named = UIBarButtonItem(title: "Fill", primaryAction: action("Refill"))
    named.accessibilityIdentifier = "fill"
    let image = UIBarButtonItem(image: UIImage(systemName: "trash"), primaryAction: action(""))
    let disabled = UIBarButtonItem(primaryAction: action("Empty"))
    disabled.isEnabled = false
    navigationItem.leftBarButtonItems = [named, image]
    navigationItem.rightBarButtonItems = [
      disabled, UIBarButtonItem(systemItem: .action, primaryAction: action("shared")),
      UIBarButtonItem(systemItem: .trash), UIBarButtonItem(systemItem: .add),
    ]
    view.addSubview(news)
  }
}

/// A button of each kind, and a menu.
private final class ButtonsViewController: UIViewController {
  var events: [String] = []
  let states = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Fill"
    configuration.subtitle = "Twice a day"
    configuration.image = UIImage(systemName: "drop")
    let fill = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Refill") { _ in })
    fill.addAction(
      UIAction { [unowned self] _ in events.append("touched") }, for: .touchUpInside)
    fill.addAction(
      UIAction { [unowned self] _ in events.append("done") }, for: .primaryActionTriggered)
    fill.addAction(
      UIAction { [unowned self] _ in events.append("changed") }, for: .valueChanged)
    states.setTitle("Follow", for: .normal)
    states.setTitle("Following", for: .selected)
    states.setImage(UIImage(systemName: "star"), for: .normal)
    let image = UIButton(primaryAction: UIAction(image: UIImage(systemName: "trash")) { _ in })
    let menu = UIButton(type: .system)
    menu.setTitle("Sort", for: .normal)
    menu.showsMenuAsPrimaryAction = true
    let color = UIAction(title: "By Color", subtitle: "Red first", state: .on) { _ in }
    let delete = UIAction(title: "Delete", attributes: .disabled) { _ in }
    menu.menu = UIMenu(title: "Sort by", children: [color, delete])
    for button in [fill, states, image, menu] { view.addSubview(button) }
  }
}

/// A page that notes whether its changes are animated.
private final class AnimatedPage: UIViewController {
  var calls: [Bool] = []

  override func viewWillAppear(_ animated: Bool) { calls.append(animated) }
  override func viewIsAppearing(_ animated: Bool) { calls.append(animated) }
  override func viewDidAppear(_ animated: Bool) { calls.append(animated) }
  override func viewWillDisappear(_ animated: Bool) { calls.append(animated) }
  override func viewDidDisappear(_ animated: Bool) { calls.append(animated) }
}

/// A stack of pages that notes whether its changes are animated.
private final class AnimatedPages: UINavigationController {
  var calls: [Bool] = []

  override func popViewController(animated: Bool) -> UIViewController? {
    calls.append(animated)
    return super.popViewController(animated: animated)
  }
}

/// A view with a text that it adds when it is laid out.
private final class LateView: UIView {
  let text = UITextView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if text.superview == nil { addSubview(text) }
  }
}

/// A page of SwiftUI with a link to a page that does not exist.
private struct LostView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: 1)
      Link("Guide", destination: URL(filePath: "/guide"))
    }
  }
}

@MainActor private final class Visits {
  var news: [String] = []
}

/// A view of SwiftUI that notes its life.
private struct VisitView: View {
  let visits: Visits

  var body: some View {
    Text("Visits")
      .onAppear { visits.news.append("came") }
      .onDisappear { visits.news.append("left") }
  }
}

@MainActor
@Suite("The outline of UIKit's views", .tips)
struct OutlineTests {
  @Test("has the items of a bar in their order, with their names, images and states")
  func bar() {
    let controller = BarViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = TipScreen(of: navigation)
    #expect(
      screen.outline == """
        UINavigationController
          UINavigationBar
            UIBarButtonItem "Fill" #fill
            UIBarButtonItem "trash"
            UILabel "Feeders"
            UIBarButtonItem "Add"
            UIBarButtonItem "Delete"
            UIBarButtonItem "Share"
            UIBarButtonItem "Empty" (disabled)
          BarViewController
            UILabel
        """)
    screen.tap("fill")
    #expect(controller.news.text == "Refill")
    screen.tap("Share")
    #expect(controller.news.text == "shared")
    #expect(controller.navigationItem.leftBarButtonItem?.title == "Fill")
    #expect(controller.navigationItem.rightBarButtonItem?.title == "Empty")
    #expect(navigation.popViewController(animated: true) == nil)
    let child = UIViewController()
    controller.addChild(child)
    #expect(child.navigationController === navigation)
    controller.navigationItem.title = "Two Feeders"
    #expect(screen.text.hasPrefix("Fill\nTwo Feeders\n"))
  }

  @Test("has a button's title, image and state, and the items of an open menu")
  func buttons() {
    let controller = ButtonsViewController()
    let screen = TipScreen(of: controller)
    #expect(
      screen.outline == """
        ButtonsViewController
          UIButton "Fill"
          UIButton "Follow"
          UIButton "trash"
          UIButton "Sort"
        """)
    #expect(screen.text == "Fill\nTwice a day\nFollow\nSort")
    screen.tap("Fill")
    #expect(controller.events == ["touched", "done"])
    controller.states.isSelected = true
    screen.tap("Sort")
    #expect(
      screen.outline == """
        ButtonsViewController
          UIButton "Fill"
          UIButton "Following"
          UIButton "trash"
          UIButton "Sort"
          UIMenu
            UILabel "Sort by"
            UIAction "By Color" = on
            UIAction "Delete" (disabled)
        """)
    #expect(screen.text.hasSuffix("Sort by\nBy Color\nRed first\nDelete"))
    #expect(controller.states.currentImage == UIImage(systemName: "star"))
  }

  @Test("has a message without a title as the title of its alert, and the preferred action first")
  func alert() {
    let controller = UIViewController()
    let screen = TipScreen(of: controller)
    let alert = UIAlertController(title: nil, message: "Save it?", preferredStyle: .alert)
    for title in ["Later", "Save"] {
      alert.addAction(UIAlertAction(title: title, style: .default))
    }
    alert.preferredAction = alert.actions[1]
    for placeholder in ["Name", "Place"] {
      alert.addTextField { $0.placeholder = placeholder }
    }
    #expect(alert.textFields?.map(\.placeholder) == ["Name", "Place"])
    controller.present(alert, animated: true)
    #expect(screen.text == "Save it?\nLater\nSave")
    let shown = AlertStage(platform: .iOS).alert
    #expect(shown?.message == nil)
    #expect(shown?.buttons == [.plain("Later"), .default("Save")])
    #expect(alert.popoverPresentationController != nil)
    #expect(controller.popoverPresentationController == nil)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
    #expect(screen.outline.contains("UIAlertAction \"Discard\""))
    alert.addTextField { $0.placeholder = "Date" }
    #expect(screen.outline.contains("UITextField \"Date\""))
  }

  @Test("follows each change that the app makes while the views are on screen")
  func changes() {
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let page = UIViewController()
    let photo = UIImageView(image: UIImage(systemName: "bird"))
    let mute = UISwitch()
    mute.accessibilityLabel = "Mute"
    let save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.setTitle("Saved", for: .selected)
    let late = label("Late")
    late.isHidden = true
    for view in [photo, mute, save, late] { page.view.addSubview(view) }
    let screen = TipScreen(of: UINavigationController(rootViewController: page))
    let other = UIView()
    other.addSubview(label("Another view"))
    let changes: [(change: () -> Void, line: String)] = [
      ({ photo.image = UIImage(systemName: "leaf") }, "UIImageView \"leaf\""),
      ({ mute.isOn = true }, "UISwitch \"Mute\" = on"),
      ({ save.isSelected = true }, "UIButton \"Saved\""),
      ({ late.isHidden = false }, "UILabel \"Late\""),
      ({ page.title = "Feeders" }, "UILabel \"Feeders\""),
      (
        { page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit") },
        "UIBarButtonItem \"Edit\""
      ),
      ({ page.view = other }, "UILabel \"Another view\""),
    ]
    #expect(!screen.spoken.text.contains("symbol"))
    photo.isAccessibilityElement = true
    #expect(screen.spoken.text.contains("symbol \"bird\", image"))
    for (change, line) in changes {
      #expect(!screen.outline.contains(line))
      change()
      #expect(screen.outline.contains(line))
    }
    page.view.addSubview(photo)
    page.view = photo
    #expect(photo.superview == nil)
    #expect(other.subviews.count == 1)
  }

  @Test("has the views in images, controls, texts and views of SwiftUI, and gestures reach them")
  func inner() {
    var calls: [String] = []
    func button(_ title: String) -> UIButton {
      UIButton(primaryAction: UIAction(title: title) { _ in calls.append(title) })
    }
    let hosting = UIHostingController(rootView: Text("Hosted"))
    let photo = UIImageView(image: UIImage(systemName: "bird"))
    photo.addSubview(button("Zoom"))
    let card = UIControl()
    card.addSubview(button("Follow"))
    let note = UITextView()
    note.addSubview(button("Clear"))
    let field = UITextField()
    field.placeholder = "Name"
    field.isEnabled = false
    for view in [photo, card, note, field] { hosting.view.addSubview(view) }
    let screen = TipScreen(of: hosting)
    for title in ["Zoom", "Follow", "Clear"] { screen.tap(title) }
    #expect(calls == ["Zoom", "Follow", "Clear"])
    #expect(screen.outline.contains("\n  UITextField \"Name\" =  (disabled)\n"))
    #expect(screen.outline.hasSuffix("\n  Text \"Hosted\""))
  }

  @Test("has an image of a button's state, and the image of a configuration before it")
  func images() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setImage(UIImage(systemName: "star.fill"), for: .selected)
    #expect(button.currentImage == UIImage(systemName: "star"))
    button.isSelected = true
    #expect(button.currentImage == UIImage(systemName: "star.fill"))
    button.configuration = .plain()
    button.configuration?.image = UIImage(systemName: "leaf")
    #expect(button.currentImage == UIImage(systemName: "leaf"))
  }

  @Test("has the problems of views of SwiftUI once, and the URLs that they and the app open")
  func hostedProblems() {
    let hosting = UIHostingController(rootView: LostView())
    let settings = UIButton(
      primaryAction: UIAction(title: "Settings") { _ in
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
      })
    hosting.view.addSubview(settings)
    let screen = TipScreen(of: hosting)
    screen.tap("Guide")
    screen.tap("Settings")
    #expect(screen.openedURLs.map(\.absoluteString) == ["file:///guide", "app-settings:"])
    withKnownIssue {
      screen.tap("Open")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("No page shows a value of the type Int") }
    }
    screen.goBack()
    #expect(screen.text == "Settings\nOpen\nGuide")
  }

  @Test("changes with an animation, as each page hears")
  func animation() {
    let page = AnimatedPage()
    let navigation = AnimatedPages(rootViewController: page)
    let screen = TipScreen(of: navigation)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(screen.text.isEmpty)
    screen.goBack()
    screen.disappear()
    #expect(page.calls == Array(repeating: true, count: 10))
    #expect(navigation.calls == [true])
    screen.appear()
    #expect(page.calls.count == 13)
    withKnownIssue {
      screen.goBack()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("Cannot go back: no page is pushed.") }
    }
  }

  @Test("has a presented page and a child while their views are on screen, and releases a page")
  func lives() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    let screen = TipScreen(of: navigation)
    let child = AnimatedPage()
    page.addChild(child)
    #expect(screen.text.isEmpty && child.calls.isEmpty)
    page.view.addSubview(child.view)
    #expect(screen.text.isEmpty && child.calls.count == 3)
    let sheet = AnimatedPage()
    page.present(sheet, animated: true)
    #expect(sheet.isViewLoaded && sheet.calls.isEmpty)
    #expect(screen.text.isEmpty && sheet.calls.count == 3)
    screen.dismissSheet()
    #expect(screen.text.isEmpty && sheet.calls.count == 5)
    #expect(child.calls.count == 3)
    weak var pushed: UIViewController?
    do {
      let next = UIViewController()
      pushed = next
      navigation.pushViewController(next, animated: true)
    }
    #expect(screen.text.isEmpty && pushed != nil)
    screen.goBack()
    #expect(pushed == nil)
  }

  @Test("has a view of SwiftUI only while its page is on screen")
  func hosted() {
    let visits = Visits()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let screen = TipScreen(of: navigation)
    let hosting = UIHostingController(rootView: VisitView(visits: visits))
    navigation.pushViewController(hosting, animated: true)
    #expect(screen.text == "Visits")
    screen.goBack()
    #expect(visits.news == ["came", "left"])
    navigation.pushViewController(hosting, animated: true)
    #expect(screen.text == "Visits")
    screen.disappear()
    #expect(visits.news == ["came", "left", "came", "left"])
  }

  @Test("has what view controllers present, each over the one that presents it")
  func presentations() {
    let controller = UIViewController()
    let screen = TipScreen(of: controller)
    let second = UIViewController()
    let third = UIViewController()
    third.modalPresentationStyle = .fullScreen
    for _ in 1...2 {
      controller.present(second, animated: true)
      second.present(third, animated: true)
      #expect(
        screen.outline == """
          UIViewController
            sheet
              UIViewController
                fullScreenCover
                  UIViewController
          """)
      second.dismiss(animated: true)
      #expect(screen.outline == "UIViewController\n  sheet\n    UIViewController")
      #expect(third.presentingViewController == nil && second.presentedViewController == nil)
      second.present(third, animated: true)
      #expect(screen.outline.contains("fullScreenCover"))
      var isDismissed = false
      controller.dismiss(animated: true) { isDismissed = true }
      #expect(screen.outline == "UIViewController" && isDismissed)
      #expect(second.presentingViewController == nil && third.presentingViewController == nil)
    }
  }

  @Test("has views below each other, of which a hidden one takes no room")
  func layout() {
    let controller = UIViewController()
    let first = UILabel()
    let second = UILabel()
    let last = UILabel()
    let stack = UIStackView(arrangedSubviews: [first, second])
    controller.view.addSubview(stack)
    controller.view.addSubview(last)
    let screen = TipScreen(of: controller)
    func expect(
      height: CGFloat, below: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(screen.text == "", sourceLocation: sourceLocation)
      let stackFrame = CGRect(x: 0, y: 0, width: 390, height: height)
      #expect(stack.frame == stackFrame, sourceLocation: sourceLocation)
      #expect(last.frame.minY == below, sourceLocation: sourceLocation)
    }
    expect(height: 88, below: 88)
    second.isHidden = true
    expect(height: 44, below: 44)
    second.isHidden = false
    expect(height: 88, below: 88)
    first.frame.size.height = 60
    expect(height: 104, below: 104)
    second.removeFromSuperview()
    expect(height: 60, below: 60)
    stack.addArrangedSubview(second)
    expect(height: 104, below: 104)
    first.frame.size.height = 70
    expect(height: 114, below: 114)
    first.isHidden = true
    expect(height: 44, below: 44)
    first.isHidden = false
    expect(height: 114, below: 114)
    last.frame = CGRect(x: 5, y: 5, width: 50, height: 50)
    expect(height: 114, below: 5)
  }

  @Test("has a text view with a line for each line of its text, and more in a narrow one")
  func lines() {
    let controller = UIViewController()
    let view = UITextView()
    view.text = "Seen at dawn"
    let label = UILabel()
    controller.view.addSubview(UIStackView(arrangedSubviews: [view]))
    controller.view.addSubview(label)
    let screen = TipScreen(of: controller)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(label.frame.minY == 44)
    for (text, height) in [("a", 44), ("a\nb\nc", 60), (String(repeating: "a", count: 79), 60)] {
      view.text = text
      #expect(screen.text == text)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: CGFloat(height)))
      #expect(label.frame.minY == CGFloat(height))
    }
  }

  @Test("has a text that is added late or gets a new width as high as its lines, also in a page")
  func widths() {
    let page = UIViewController()
    let late = LateView()
    late.text.text = "Seen at dawn"
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let note = UITextView()
    note.text = "Wrens like quiet corners"
    let label = UILabel()
    box.addSubview(note)
    box.addSubview(label)
    page.view.addSubview(late)
    page.view.addSubview(box)
    let screen = TipScreen(of: UINavigationController(rootViewController: page))
    #expect(late.text.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(note.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
    box.frame.size.width = 50
    #expect(screen.text.hasPrefix("Seen at dawn\n"))
    #expect(note.frame == CGRect(x: 0, y: 0, width: 50, height: 100))
    #expect(label.frame.minY == 100)
  }
}
