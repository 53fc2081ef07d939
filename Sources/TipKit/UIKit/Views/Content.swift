import SwiftUI
import TipViewTree

/// A text that people cannot change (UIKit reference).
@MainActor open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { if text != oldValue { changed() } } }

  /// The text with its attributes, which are not drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  override var role: ViewNode.Role { .content }

  override func fill(_ node: ViewNode, on screen: LiveScreen) { node.words = text ?? "" }
}

/// An image (UIKit reference).
@MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { if image != oldValue { changed() } } }

  /// Creates a view of an image.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }

  override var role: ViewNode.Role { .content }

  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.symbol = image?.image?.name
  }
}

/// Views in a row or a column (UIKit reference); they are as wide or as high as each other.
@MainActor open class UIStackView: UIView {
  /// The views in order.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  private var arranged: [UIView] = []
  /// The direction of the views.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { changed() } }

  /// Creates a stack.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    let index = max(0, min(index, arranged.count))
    arranged.insert(view, at: index)
    insertSubview(view, at: index)
  }

  /// Removes a view from the order; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }

  override var rowHeight: CGFloat {
    axis == .vertical ? super.rowHeight : shown.map(\.rowHeight).max() ?? 44
  }

  override func rectangles(of views: [UIView]) -> [CGRect] {
    guard axis == .horizontal else { return super.rectangles(of: views) }
    let width = bounds.width / CGFloat(max(1, views.count))
    return views.indices.map { index in
      CGRect(x: width * CGFloat(index), y: 0, width: width, height: bounds.height)
    }
  }
}
