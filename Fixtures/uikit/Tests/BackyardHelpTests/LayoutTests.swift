import Testing
import TipTesting
import UIKit

/// A view with a text that it adds when it is laid out.
private final class LateView: UIView {
  let text = UITextView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if text.superview == nil { addSubview(text) }
  }
}

/// A page that shows its number when it is laid out.
private final class CountingPage: UIViewController {
  private let label = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let add = UIAction(title: "Add") { [unowned self] _ in count += 1 }
    for subview in [label, UIButton(primaryAction: add)] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() { label.text = "\(count) birds" }
}

@MainActor
@Suite("Views of UIKit", .tips)
struct LayoutTests {
  @Test("are laid out again after a tap, because its action may have changed what they show")
  func layoutAfterTap() {
    let screen = TipScreen(of: CountingPage())
    #expect(screen.text == "0 birds\nAdd")
    screen.tap("Add")
    #expect(screen.text == "1 birds\nAdd")
  }

  @Test("are below each other, and a hidden one takes no room")
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

  @Test("are as high as the lines of their text, of which there are more in a narrow one")
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

  @Test("are as high as their lines when they are added late or get a new width, also in a page")
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
