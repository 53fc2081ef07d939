import TipHelp
public import TipSwiftUI
import TipViewTree

/// A view (UIKit reference): a frame, subviews and interactions, without pixels.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The view as the pointer finds it.
  let help = HelpView(id: "")
  weak var controller: UIViewController?
  /// Whether the app has set the frame.
  ///
  /// Otherwise the view is a row of its superview.
  private var hasFrame = false
  private var area = CGRect.zero
  /// The height as a row, until something in the view changes it, or nil when it is not known.
  private var knownHeight: CGFloat?
  /// Whether no pass has reached it: who puts it on a screen makes the next pass due.
  private var isNew = true
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      superview?.forgetHeight()
      if isNew { superview?.changed() }
      changed()
    }
  }
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// The identifier, by which tests find the view.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The label, by which tests find the view.
  ///
  /// They find a view without a label by its words.
  open var accessibilityLabel: String? { didSet { changed() } }
  open var accessibilityValue: String? { didSet { changed() } }
  open var accessibilityHint: String? { didSet { changed() } }
  /// Whether VoiceOver reads the view, which then hides the views in it.
  ///
  /// Without the app's choice it reads labels and controls.
  open var isAccessibilityElement: Bool {
    get { ownIsElement ?? isElementByDefault }
    set {
      ownIsElement = newValue
      changed()
    }
  }
  private var ownIsElement: Bool?
  var isElementByDefault: Bool { role != .container }

  // Nothing draws these.
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var contentMode = ContentMode.scaleToFill
  open var tintColor: UIColor?
  open var clipsToBounds = false
  open var translatesAutoresizingMaskIntoConstraints = true
  public let layer = CALayer()
  public init(frame: CGRect) {
    super.init()
    if frame != .zero { self.frame = frame }
  }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(frame: .zero) }
  override var screen: LiveScreen? { superview?.screen ?? controller?.screen ?? super.screen }
  override var path: String {
    if let controller { return controller.path }
    let outer = if let superview { "\(superview.path) > \(kind)" } else { super.path }
    guard !help.id.isEmpty, help.id != kind else { return outer }
    return "\(outer) \"\(help.id)\""
  }

  /// The rectangle in the coordinates of the superview.
  ///
  /// Constraints are not solved: a view whose frame the app does not set is a row of its superview.
  open var frame: CGRect {
    get { area }
    set {
      if !hasFrame || newValue != area { superview?.forgetHeight() }
      hasFrame = true
      guard newValue != area else { return }
      area = newValue
      changed()
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: area.size) }
    set { frame.size = newValue.size }
  }
  open var center: CGPoint {
    get { CGPoint(x: area.midX, y: area.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - area.width / 2, y: newValue.y - area.height / 2)
    }
  }
  override func changed() {
    forgetHeight()
    if !isNew { super.changed() }
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() { changed() }
  open func layoutIfNeeded() {}
  open func sizeToFit() {}
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    CGSize(width: frame.width, height: rowHeight)
  }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let width = horizontal == .required ? size.width : frame.width
    return CGSize(width: width, height: rowHeight)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  public var traitCollection: UITraitCollection { UITraitCollection() }
  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  var rowHeight: CGFloat { max(44, shown.reduce(0) { $0 + $1.height }) }
  private var height: CGFloat {
    if hasFrame { return area.height }
    let height = knownHeight ?? rowHeight
    knownHeight = height
    return height
  }

  /// Forgets the height of the view, and of those around it that depend on it.
  final func forgetHeight() {
    // Who depends on a height has asked for it.
    guard knownHeight != nil else { return }
    knownHeight = nil
    superview?.forgetHeight()
  }

  private var shown: [UIView] { subviews.filter { !$0.isHidden } }

  /// Gives the view and those in it their widths, because a text takes more lines when it is less
  /// wide, and the views below it are laid out by its height.
  final func takeWidth(_ width: CGFloat) {
    if !hasFrame || superview is UIStackView, width != area.width {
      forgetHeight()
      area.size.width = width
    }
    for view in shown { view.takeWidth(frame.width) }
  }

  /// Lays out the view and those in it, in a rectangle unless the app has set another.
  final func layOut(in area: CGRect) {
    isNew = false
    if !hasFrame || superview is UIStackView {
      // The view may be new since the widths were given.
      if area.width != self.area.width { forgetHeight() }
      self.area = area
    }
    layoutSubviews()
    var edge: CGFloat = 0
    for view in shown {
      view.layOut(in: CGRect(x: 0, y: edge, width: frame.width, height: view.height))
      edge += view.height
    }
    help.frame = frame
  }

  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = [] { didSet { changed() } }
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at an index, and fails the test if the view contains this one.
  open func insertSubview(_ view: UIView, at index: Int) {
    // A view without subviews contains no other, which is quick to see while a view is built.
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      return report("\(view.kind) cannot be a subview of itself. Add a different view.")
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public private(set) var interactions: [any UIInteraction] = []
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  var role: ViewNode.Role { .container }

  /// Returns the view and those in it as a test sees them.
  final func node(on screen: LiveScreen) -> ViewNode {
    let node = ViewNode(controller?.kind ?? kind, role, id: ObjectIdentifier(self))
    guard screen.nodes.updateValue(node, forKey: node.id) == nil else {
      // View controllers can contain each other through their views.
      screen.problems.append("\(path) is on screen twice. Add it to one view.")
      return node
    }
    isNew = false
    node.identifier = accessibilityIdentifier
    node.needsToolTip = !interactions.contains { $0 is UIToolTipInteraction }
    fill(node, on: screen)
    if !isUserInteractionEnabled { for inner in node.all { inner.isEnabled = false } }
    if let accessibilityLabel { node.label = accessibilityLabel }
    node.accessibility.value = accessibilityValue
    node.accessibility.hint = accessibilityHint
    node.accessibility.isElement = isAccessibilityElement
    if role == .container, isAccessibilityElement { node.accessibility.children = .ignore }
    // A container takes the name of the first view in it, which the pointer may look for.
    let hasName = role != .container || !interactions.isEmpty
    if let identifier = node.identifier {
      help.id = identifier
    } else {
      let name = hasName ? node.name : node.label
      help.id = name ?? node.kind
    }
    help.show(shown.map(\.help))
    reportEarlierProblems()
    return node
  }

  /// Adds the content of the view to its node.
  func fill(_ node: ViewNode, on screen: LiveScreen) {
    for view in shown {
      let inner = view.controller?.node(on: screen) ?? view.node(on: screen)
      node.append(inner)
      if let items = view.menuItems(openedBy: inner) { node.append(items) }
    }
  }

  func menuItems(openedBy node: ViewNode) -> ViewNode? { nil }
}

extension HelpView {
  /// Changes the subviews from the first difference on, so that the others keep their tooltips.
  func show(_ views: [HelpView]) {
    let same = zip(subviews, views).prefix { $0 === $1 }.count
    for view in subviews[same...] { view.removeFromSuperview() }
    for view in views[same...] { addSubview(view) }
  }
}
