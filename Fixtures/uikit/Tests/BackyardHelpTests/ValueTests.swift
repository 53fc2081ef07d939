import Testing
import TipTesting
import UIKit

/// Values of UIKit that an app reads without a screen.
@MainActor
@Suite("Values of UIKit", .tips)
struct ValueTests {
  @Test("that nothing draws have the defaults that UIKit documents")
  func defaults() {
    let view = UIView()
    #expect(!view.clipsToBounds && !view.layer.masksToBounds && !view.isHidden)
    #expect(view.translatesAutoresizingMaskIntoConstraints && view.isUserInteractionEnabled)
    #expect([view.alpha, view.layer.cornerRadius, view.layer.borderWidth] == [1, 0, 0])
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    let label = UILabel()
    #expect(label.numberOfLines == 1 && !label.adjustsFontForContentSizeCategory)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let stack = UIStackView()
    #expect(stack.spacing == 0 && !stack.isLayoutMarginsRelativeArrangement)
    #expect(UITextView().isScrollEnabled && UITextView().isEditable)
    let button = UIButton(configuration: .filled())
    #expect(button.configuration?.imagePadding == 0 && !button.changesSelectionAsPrimaryAction)
    #expect(!button.showsMenuAsPrimaryAction && button.isEnabled && !button.isSelected)
    let field = UITextField()
    #expect(field.text == "" && !field.isSecureTextEntry)
    let controller = UIViewController()
    #expect(!controller.isModalInPresentation && !controller.isViewLoaded)
    let sheet = controller.sheetPresentationController
    #expect(sheet?.prefersGrabberVisible == false)
    #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == true)
  }

  @Test("have the raw values that UIKit documents")
  func rawValues() {
    let attributes: [UIMenuElement.Attributes] = [
      .disabled, .destructive, .hidden, .keepsMenuPresented,
    ]
    #expect(attributes.map(\.rawValue) == [1, 2, 4, 8])
    let options: [UIMenu.Options] = [
      .displayInline, .destructive, .singleSelection, .displayAsPalette,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 32, 128])
    let directions: [UIPopoverArrowDirection] = [.up, .down, .left, .right, .any]
    #expect(directions.map(\.rawValue) == [1, 2, 4, 8, 15])
    let priorities: [UILayoutPriority] = [.required, .defaultHigh, .defaultLow, .fittingSizeLevel]
    #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50])
  }

  @Test("of a constraint are its constant, and whether it is active")
  func constraints() {
    let view = UIView()
    let anchor = view.leadingAnchor
    let constraints = [
      anchor.constraint(equalTo: anchor), anchor.constraint(greaterThanOrEqualTo: anchor),
      anchor.constraint(lessThanOrEqualTo: anchor), anchor.constraint(equalToConstant: 8),
    ]
    #expect(constraints.map(\.constant) == [0, 0, 0, 8])
    #expect(constraints.map(\.isActive) == [false, false, false, false])
    NSLayoutConstraint.activate(constraints)
    #expect(constraints.map(\.isActive) == [true, true, true, true])
  }

  @Test("of a view are its frame, its bounds and its center, which change each other")
  func frames() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60))
    #expect(view.center == CGPoint(x: 30, y: 50))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 80, y: 70, width: 40, height: 60))
    view.bounds = CGRect(x: 5, y: 5, width: 10, height: 10)
    #expect(view.frame == CGRect(x: 80, y: 70, width: 10, height: 10))
    let size = CGSize(width: 200, height: 0)
    let required = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    #expect(required == CGSize(width: 200, height: 44))
    let low = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .defaultLow, verticalFittingPriority: .required)
    #expect(low == CGSize(width: 10, height: 44))
  }

  @Test("change at once in an animation, which is over then")
  func animation() {
    let view = UIView()
    var isFinished = false
    UIView.animate(
      withDuration: 2, animations: { view.alpha = 0 }, completion: { isFinished = $0 })
    #expect(view.alpha == 0)
    #expect(isFinished)
  }

  @Test("of a control are its state and the interaction of its tooltip, which stays the same")
  func control() {
    let button = UIButton(type: .system)
    #expect(button.state == .normal)
    button.isSelected = true
    #expect(button.state == .selected)
    button.isEnabled = false
    #expect(button.state == .disabled)
    button.toolTip = "Fill the feeder"
    let interaction = button.toolTipInteraction
    button.toolTip = "Fill it now"
    #expect(button.toolTipInteraction === interaction && button.toolTip == "Fill it now")
    #expect(button.interactions.count == 1)
    button.toolTip = nil
    #expect(button.toolTipInteraction == nil && button.interactions.isEmpty)
    #expect(interaction != nil && interaction?.view == nil)
  }

  @Test("of an interaction is its view, which it leaves for another one")
  func interaction() throws {
    let button = UIButton(type: .system)
    button.toolTip = "Seeds"
    let interaction = try #require(button.toolTipInteraction)
    #expect(interaction.view === button)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(button.interactions.isEmpty && interaction.view === view)
    button.removeInteraction(interaction)
    #expect(view.interactions.count == 1 && interaction.view === view)
  }

  @Test("of views are their places among each other, and none leaves for one out of range")
  func subviews() {
    let view = UIView()
    let first = UIView()
    let second = UIView()
    let third = UIView()
    view.insertSubview(second, at: 9)
    view.insertSubview(first, at: -1)
    view.insertSubview(third, at: 1)
    #expect(view.subviews == [first, third, second])
    first.addSubview(third)
    #expect(view.subviews == [first, second] && third.isDescendant(of: view))
    #expect(!view.isDescendant(of: third))
    let stack = UIStackView(arrangedSubviews: [first, second])
    #expect(view.subviews.isEmpty)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second] && first.superview == nil)
  }

  @Test("of a text view are its text and the selection, whose ends are in the text")
  func text() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 35, height: 80))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    view.text = "abcde\nf"
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    #expect(view.selectedTextRange?.isEmpty == true)
    for (location, length) in [(0, 7), (7, 0), (0, 0), (1, 3)] {
      view.selectedRange = NSRange(location: location, length: length)
      #expect(view.selectedRange == NSRange(location: location, length: length))
    }
    view.text = "abcde\nf"
    #expect(view.selectedTextRange?.isEmpty == false)
    let range = view.selectedTextRange
    #expect(range.flatMap { view.text(in: $0) } == "bcd")
    // A line has three cells, so the lines are "abc", "de" and "f".
    #expect(range.map { view.firstRect(for: $0) } == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(
      range.map { view.selectionRects(for: $0).map(\.rect) } == [
        CGRect(x: 10, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 10, height: 20),
      ])
    view.selectedRange = NSRange(location: 6, length: 1)
    let last = view.selectedTextRange
    #expect(last.map { view.firstRect(for: $0) } == CGRect(x: 0, y: 40, width: 10, height: 20))
    #expect(last.flatMap { view.text(in: $0) } == "f")
    view.selectedTextRange = nil
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
    #expect(view.selectedTextRange.map { view.firstRect(for: $0) } == .zero)
    view.text = "ab"
    #expect(last.flatMap { view.text(in: $0) } == nil)
    view.text = nil
    #expect(view.text == "" && view.selectedRange.location == 0)
  }

  @Test("of the selection in a text view are its lines from the top, of one character at least")
  func lines() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 35, height: 80))
    view.text = "a\nb\nc\nd\ne\nf"
    view.selectedRange = NSRange(location: 0, length: 11)
    let tops = view.selectedTextRange.map { view.selectionRects(for: $0).map(\.rect.minY) }
    #expect(tops == [0, 20, 40, 60, 80, 100])
    let narrow = UITextView(frame: CGRect(x: 0, y: 0, width: 5, height: 80))
    narrow.text = "ab"
    narrow.selectedRange = NSRange(location: 1, length: 1)
    let rect = narrow.selectedTextRange.map { narrow.firstRect(for: $0) }
    #expect(rect == CGRect(x: 0, y: 20, width: 10, height: 20))
  }
}
