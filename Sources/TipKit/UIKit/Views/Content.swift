import SwiftUI
import TipViewTree

/// A text that people cannot change (UIKit reference).
@MainActor open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { changed() } } }
  open var numberOfLines = 1
  open var textColor: UIColor?
  open var font: UIFont?
  override var role: ViewNode.Role { .content }
  override func fill(_ node: ViewNode, on screen: LiveScreen) { node.words = text ?? "" }
}

/// An image (UIKit reference).
@MainActor open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { changed() } } }
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

/// Views in order (UIKit reference); here they are always below each other.
@MainActor open class UIStackView: UIView {
  public enum Distribution: Sendable { case fill, fillEqually, fillProportionally, equalSpacing }
  public enum Alignment: Sendable { case fill, leading, center, trailing, top, bottom }
  private var arranged: [UIView] = []
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    arranged = arrangedSubviews.filter { $0 !== view } + [view]
    addSubview(view)
  }
}
