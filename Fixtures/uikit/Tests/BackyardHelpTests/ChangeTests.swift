import SwiftUI
import Testing
import TipTesting
import UIKit

/// A page of SwiftUI with a link to a page that does not exist.
private struct LostView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Open", value: 1)
      Link("Guide", destination: URL(filePath: "/guide"))
    }
  }
}

@MainActor
@Suite("A change on a screen of UIKit", .tips)
struct ChangeTests {
  @Test("is followed while the views are on screen")
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

  @Test("comes from a gesture on a view in an image, a control, a text or a view of SwiftUI")
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

  @Test("of views of SwiftUI has its problem once, and the URLs that they and the app open")
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
}
