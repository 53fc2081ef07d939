import TipHelp
import TipViewTree

/// The base of views and view controllers (UIKit reference).
@MainActor open class UIResponder: Hashable {
  /// Creates a responder.
  public init() {}

  /// Whether it has the keyboard's focus.
  public private(set) var isFirstResponder = false

  /// Takes the keyboard's focus.
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }

  /// Gives up the keyboard's focus.
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }

  /// Whether two responders are one.
  nonisolated public static func == (first: UIResponder, second: UIResponder) -> Bool {
    first === second
  }

  /// Adds the identity to a hash.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The values that are kept and not drawn, by the names of their properties.
  var recorded: [String: Any] = [:]

  /// The screen that shows it; nil for none.
  var screen: LiveScreen? { nil }

  /// Makes the next pass due, because something on screen has changed.
  func changed() {
    guard let screen else { return }
    screen.changed = self
    screen.news.post()
  }

  /// Fails the test that runs the screen, and says where.
  func report(_ problem: String) {
    screen?.problems.append("\(problem) It is in \(path).")
    changed()
  }

  /// The names of the views around it, from the outside.
  var path: String { kind }

  /// The name of the type.
  var kind: String { String(String(describing: type(of: self)).prefix { $0 != "<" }) }
}

/// A view (UIKit reference): a frame, subviews and interactions, without pixels.
@MainActor open class UIView: UIResponder {
  /// The view as the pointer finds it.
  let help = HelpView(id: "")
  /// The view controller whose view it is.
  weak var controller: UIViewController?
  /// Whether the app has set the frame; otherwise the view is a row of its superview.
  private var hasFrame = false
  private var area = CGRect.zero

  /// Creates a view.
  public init(frame: CGRect) {
    super.init()
    if frame != .zero { self.frame = frame }
  }

  /// Creates a view without what a storyboard would have set.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a view without a frame.
  public convenience override init() { self.init(frame: .zero) }

  override var screen: LiveScreen? { superview?.screen ?? controller?.screen }

  override var path: String {
    if let controller { return controller.path }
    let name = help.id.isEmpty || help.id == kind ? "" : " \"\(help.id)\""
    return (superview.map { "\($0.path) > " } ?? "") + kind + name
  }

  // MARK: - Geometry

  /// The rectangle in the coordinates of the superview.
  ///
  /// Constraints are not solved: a view whose frame the app does not set is a row of its superview.
  open var frame: CGRect {
    get { area }
    set {
      hasFrame = true
      guard newValue != area else { return }
      area = newValue
      changed()
    }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: area.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the frame.
  open var center: CGPoint {
    get { CGPoint(x: area.midX, y: area.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - area.width / 2, y: newValue.y - area.height / 2)
    }
  }

  /// Returns a point in the coordinates of another view; nil stands for the screen.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Returns a rectangle in the coordinates of another view; nil stands for the screen.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// The left upper corner on the screen.
  private var origin: CGPoint {
    guard let superview else { return area.origin }
    let outer = superview.origin
    return CGPoint(x: outer.x + area.origin.x, y: outer.y + area.origin.y)
  }

  /// Lays out the subviews; a view of the app's own overrides it.
  open func layoutSubviews() {}
  /// Makes a layout due.
  open func setNeedsLayout() { changed() }
  /// Does nothing: a layout comes with the next pass.
  open func layoutIfNeeded() {}

  /// The height of the view as a row.
  var rowHeight: CGFloat { max(44, shown.reduce(0) { $0 + $1.heightInColumn }) }

  private var heightInColumn: CGFloat { hasFrame ? area.height : rowHeight }

  /// The subviews that are not hidden.
  var shown: [UIView] { subviews.filter { !$0.isHidden } }

  /// Returns the rectangles of subviews that have no frame of their own: rows below each other.
  func rectangles(of views: [UIView]) -> [CGRect] {
    var edge: CGFloat = 0
    return views.map { view in
      defer { edge += view.heightInColumn }
      return CGRect(x: 0, y: edge, width: area.width, height: view.heightInColumn)
    }
  }

  /// Lays out the view and those in it.
  ///
  /// - Parameter area: The rectangle, unless the app has set another.
  final func layOut(in area: CGRect) {
    if !hasFrame || superview is UIStackView { self.area = area }
    layoutSubviews()
    for (view, area) in zip(shown, rectangles(of: shown)) { view.layOut(in: area) }
    help.frame = frame
  }

  // MARK: - Hierarchy

  /// The view that contains this one; nil for none.
  public private(set) weak var superview: UIView?
  /// The views in this one, from back to front.
  public private(set) var subviews: [UIView] = [] { didSet { changed() } }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at an index; a view that contains this one fails the test.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      return report("\(view.kind) cannot be a subview of itself. Add a different view.")
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.didMoveToSuperview()
  }

  /// Adds a view below another.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: other) ?? 0)
  }

  /// Adds a view above another.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: other).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a view in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Called when the view has a new superview.
  open func didMoveToSuperview() {}

  /// Returns whether the view is another one or in it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// Returns the view with a tag: this one, or one in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  // MARK: - Interactions

  /// The interactions of the view; the last one comes first.
  public private(set) var interactions: [any UIInteraction] = []

  /// Adds an interaction, and removes it from its earlier view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction; its tooltip leaves.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interaction.view === self else { return }
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: - Looks

  /// Whether the view is off screen.
  open var isHidden = false { didSet { if isHidden != oldValue { changed() } } }
  /// The colour behind the view; it is not drawn.
  open var backgroundColor: UIColor?
  /// A number of the app's own.
  open var tag = 0
  /// Whether people can act on the view.
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// The identifier; tests find the view by it.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  /// The label that VoiceOver reads; tests find the view by it.
  open var accessibilityLabel: String? { didSet { changed() } }

  // MARK: - Nodes

  /// The role of the view in the tree.
  var role: ViewNode.Role { .container }

  /// Returns the view and those in it as a test sees them.
  final func node(on screen: LiveScreen) -> ViewNode {
    let node = ViewNode(controller?.kind ?? kind, role, id: ObjectIdentifier(self))
    screen.nodes[node.id] = node
    node.identifier = accessibilityIdentifier
    node.isEnabled = isUserInteractionEnabled
    fill(node, on: screen)
    if let accessibilityLabel { node.label = accessibilityLabel }
    help.id = node.identifier ?? node.name ?? node.kind
    help.show(shown.map(\.help))
    return node
  }

  /// Adds what the view shows to its node.
  func fill(_ node: ViewNode, on screen: LiveScreen) {
    for view in shown { node.append(view.node(on: screen)) }
  }
}

extension HelpView {
  /// Changes the subviews; those before the first difference stay, with their tooltips.
  func show(_ views: [HelpView]) {
    let same = zip(subviews, views).prefix { $0 === $1 }.count
    for view in subviews[same...] { view.removeFromSuperview() }
    for view in views[same...] { addSubview(view) }
  }
}
