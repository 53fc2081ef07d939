import AlertPresenters
import Testing
import TipKit
import TipTesting
import UIKit

@testable import BackyardHelp

private struct FeederTip: Tip {
  var title: Text { Text("Fill the Feeder") }
}

/// A view of SwiftUI in a view controller.
private struct Counter: View {
  let name: String
  @State private var count = 0
  @State private var isAsking = false

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
    Button("Clear") { isAsking = true }
      .alert("Clear the counter?", isPresented: $isAsking) {
        Button("Clear", role: .destructive) { count = 0 }
      }
  }
}

/// Two buttons, of which one works while the popover of a tip shows.
private final class FeederViewController: UIViewController {
  let news = UILabel()
  private lazy var fill = UIButton(
    primaryAction: UIAction(title: "Fill") { [unowned self] _ in news.text = "filled" })

  override func viewDidLoad() {
    super.viewDidLoad()
    let empty = UIButton(
      primaryAction: UIAction(title: "Empty") { [unowned self] _ in
        news.text = "emptied"
      })
    for subview in [news, fill, empty] { view.addSubview(subview) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let popover = TipUIPopoverViewController(FeederTip(), sourceItem: fill)
    popover.popoverPresentationController?.passthroughViews = [fill]
    present(popover, animated: false)
  }
}

/// A button and a bar with menus.
private final class SortViewController: UIViewController {
  let news = UILabel()

  private func action(
    _ title: String, _ text: String, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    UIAction(title: title, attributes: attributes) { [unowned self] _ in news.text = text }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let color = action("By Color", "by color")
    color.state = .on
    let order = UIMenu(
      title: "Order", options: .displayInline, children: [action("newest first", "newest")])
    let sort = UIButton(type: .system)
    sort.setTitle("Sort", for: .normal)
    sort.showsMenuAsPrimaryAction = true
    sort.menu = UIMenu(
      title: "Sort by",
      children: [
        action("By Name", "by name"), color, action("By Size", "by size", .hidden), order,
        action("Delete All", "deleted", [.destructive, .disabled]),
      ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      primaryAction: UIAction(title: "More") { [unowned self] _ in
        news.text = "more"
      },
      menu: UIMenu(
        children: [
          action("Pin", "pinned", .keepsMenuPresented), action("Unpin", "unpinned"),
        ]))
    for subview in [news, sort] { view.addSubview(subview) }
  }
}

@MainActor @Suite("Names of UIKit files", .tips) struct NewNameTests {
  @Test("passthroughViews decides which gestures a popover lets through (D59)")
  func passthrough() {
    let controller = FeederViewController()
    let navigation = UINavigationController(rootViewController: controller)
    let screen = TipScreen(of: navigation)
    screen.tap("Fill")
    #expect(controller.news.text == "filled")
    #expect(screen.visiblePopover?.id == "FeederTip")
    withKnownIssue {
      screen.tap("Empty")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The popover \"FeederTip\" took the gesture") }
    }
    #expect(controller.news.text == "filled")
  }

  @Test("A file that imports UIKit alone has the names of the device and of sizes")
  func alone() {
    let controller = SizingViewController()
    let screen = TipScreen(of: controller)
    #expect(screen.text == "light")
    #expect(controller.preferredContentSize == CGSize(width: 320, height: 88))
    controller.copyText()
    #expect(UIPasteboard.general.string == "light")
    #expect(controller.request()?.url?.host() == "example.com")
    #expect(UILayoutPriority(1000) == .required)
  }

  @Test("A menu of a button and of a bar opens, and a choice runs and closes it")
  func menus() {
    let controller = SortViewController()
    let screen = TipScreen(of: UINavigationController(rootViewController: controller))
    screen.tap("Sort")
    #expect(screen.text.contains("By Name\nBy Color\nnewest first\nDelete All"))
    #expect(!screen.text.contains("By Size"))
    screen.tap("By Color")
    #expect(controller.news.text == "by color")
    #expect(!screen.text.contains("By Name"))
    screen.longPress("More")
    screen.tap("Pin")
    screen.tap("Unpin")
    #expect(controller.news.text == "unpinned")
    screen.tap("More")
    screen.tap("More")
    #expect(controller.news.text == "more")
    screen.tap("Sort")
    withKnownIssue {
      screen.tap("Delete All")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("is disabled") }
    }
    withKnownIssue {
      screen.tap("More")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("The menu \"Sort\" took the gesture") }
    }
    #expect(controller.news.text == "more")
    #expect(!screen.text.contains("By Name"))
  }

  @Test("Classes outside of the main actor present alerts in Swift 5")
  func presenters() async throws {
    let controller = UIViewController()
    let screen = TipScreen(of: controller)
    let alerts = AlertStage(platform: .iOS)
    var news: [String] = []
    /// Runs a pass, which shows or removes an alert.
    func update() { _ = screen.text }
    FeederAlerts().showEmpty(on: controller) { news.append("refilled") }
    update()
    alerts.press("Refill")
    update()
    NestAlerts.showRemove(on: controller) { news.append("removed") }
    screen.tap("Remove")
    update()
    Coordinator(controller).showNote("A wren came.")
    update()
    alerts.press("Close")
    update()
    let leave = AlertBuilder().titled("Leave?").adding("Leave") { news.append("left") }
    controller.present(leave.build(), animated: true)
    update()
    alerts.press("Leave")
    update()
    NameAlerts.shared.askForName(on: controller) { news.append($0 ?? "none") }
    screen.enter("Wren", into: "Name")
    alerts.press("Save")
    update()
    async let answer = AskingAlerts().ask("Really?", on: controller)
    await screen.settle { alerts.alert != nil }
    alerts.press("Yes")
    news.append("\(await answer)")
    #expect(news == ["refilled", "removed", "left", "Wren", "true"])
  }

  @Test("UIHostingController runs a view of SwiftUI beside views of UIKit")
  func hosting() {
    let hosting = UIHostingController(rootView: Counter(name: "Birds"))
    let screen = TipScreen(of: UINavigationController(rootViewController: hosting))
    screen.tap("Birds 0")
    screen.tap("Birds 1")
    hosting.rootView = Counter(name: "Owls")
    #expect(screen.text.contains("Owls 2"))
    screen.tap("Clear")
    screen.tap("Clear")
    #expect(screen.text.contains("Owls 0"))
  }

  @Test("A critical alert has a caution symbol, and sheets and sizes have their names")
  func names() {
    let controller = UIViewController()
    let screen = TipScreen(of: controller)
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)
    alert.severity = .critical
    alert.addAction(UIAlertAction(title: "Empty", style: .destructive))
    controller.present(alert, animated: false)
    #expect(screen.text.contains("Empty?"))
    #expect(AlertStage().alert?.isCaution == true)
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    controller.sheetPresentationController?.prefersGrabberVisible = true
    let size = controller.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height >= 44)
    #expect(
      controller.traitCollection.userInterfaceStyle
        == controller.view.traitCollection.userInterfaceStyle)
    #expect(UIEdgeInsets.zero == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0))
  }
}
