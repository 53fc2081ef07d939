import TipSwiftUI
import TipViewTree

/// A text that people cannot change (UIKit reference).
@MainActor @preconcurrency open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { changed() } } }
  open var numberOfLines = 1
  open var textAlignment = NSTextAlignment.natural
  open var adjustsFontForContentSizeCategory = false
  open var textColor: UIColor?
  open var font: UIFont?
  override var role: ViewNode.Role { .content }
  override func fill(_ node: ViewNode, on screen: LiveScreen) { node.words = text ?? "" }
}

/// An image (UIKit reference).
@MainActor @preconcurrency open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image != oldValue { changed() } } }
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
  override var role: ViewNode.Role { .content }
  override var isElementByDefault: Bool { false }
  override func fill(_ node: ViewNode, on screen: LiveScreen) {
    super.fill(node, on: screen)
    node.symbol = image?.image?.name
  }
}

/// Views in order, which are always below each other here (UIKit reference).
@MainActor @preconcurrency open class UIStackView: UIView {
  public enum Distribution: Sendable { case fill, fillEqually, fillProportionally, equalSpacing }
  public enum Alignment: Sendable { case fill, leading, center, trailing, top, bottom }
  private var arranged: [UIView] = []
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var isLayoutMarginsRelativeArrangement = false
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    arranged = arrangedSubviews.filter { $0 !== view }
    let index = max(0, min(index, arranged.count))
    let next = arranged.dropFirst(index).first
    arranged.insert(view, at: index)
    if view.superview === self { view.removeFromSuperview() }
    insertSubview(view, at: subviews.firstIndex { $0 === next } ?? subviews.count)
  }
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
}
