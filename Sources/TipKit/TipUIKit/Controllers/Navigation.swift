import TipSwiftUI
import TipViewTree

/// A button of a bar (UIKit reference).
@MainActor @preconcurrency
open class UIBarButtonItem: UIResponder, MenuOwner,
  UIPopoverPresentationControllerSourceItem
{
  open var title: String? { didSet { changed() } }
  open var image: UIImage? { didSet { changed() } }
  open var isEnabled = true { didSet { changed() } }
  open var primaryAction: UIAction?
  /// The menu, which a tap opens, or a long press if there is an action.
  open var menu: UIMenu? { didSet { changed() } }
  var isMenuOpen = false { didSet { changed() } }
  /// The identifier, by which tests find the button.
  open var accessibilityIdentifier: String? { didSet { changed() } }
  open var accessibilityLabel: String? { didSet { changed() } }
  /// The buttons of the system, each with the name that people hear.
  public enum SystemItem: String, Sendable {
    case add, edit, done, cancel, save, close, undo, redo, search, refresh, compose
    case action = "share"
    case trash = "delete"
  }
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(
      title: systemItem.rawValue.capitalized, primaryAction: primaryAction, menu: menu)
  }
  public init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Returns the button as a test sees it.
  func node(on screen: LiveScreen) -> ViewNode {
    let node = ViewNode(kind, .control, id: ObjectIdentifier(self))
    // The item of a bar cannot have a tooltip here.
    node.needsToolTip = false
    screen.nodes[node.id] = node
    node.identifier = accessibilityIdentifier
    node.symbol = image?.image?.name
    node.label = accessibilityLabel
    node.words = title?.isEmpty == false ? title : nil
    node.isEnabled = isEnabled
    node.gestures.tap = { [weak self] in
      if let self { primaryAction?.run(from: self) }
    }
    openMenu(from: node, byTap: primaryAction == nil)
    return node
  }
}

/// The title and the buttons of a navigation bar (UIKit reference).
@MainActor @preconcurrency public final class UINavigationItem {
  private weak var owner: UIViewController?
  init(of owner: UIViewController) { self.owner = owner }
  public var title: String? { didSet { owner?.changed() } }
  public var titleView: UIView? { didSet { take(titleView.map { [$0] }) } }
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  private func take(_ parts: [UIResponder]?) {
    for part in parts ?? [] { part.owner = owner }
    owner?.changed()
  }

  /// Adds the title and the buttons to a bar.
  func fill(_ bar: ViewNode, on screen: LiveScreen) {
    for item in leftBarButtonItems ?? [] { add(item, to: bar, on: screen) }
    if let titleView {
      bar.append(titleView.node(on: screen))
    } else if let title = title ?? owner?.title {
      let text = ViewNode("UILabel", .content, id: ObjectIdentifier(self))
      text.words = title
      text.accessibility.addedTraits = [.header]
      bar.append(text)
    }
    for item in (rightBarButtonItems ?? []).reversed() { add(item, to: bar, on: screen) }
  }

  private func add(_ item: UIBarButtonItem, to bar: ViewNode, on screen: LiveScreen) {
    let node = item.node(on: screen)
    bar.append(node)
    if let items = item.openItems(below: node) { bar.append(items) }
  }
}

/// Pages above each other, of which the top one is on screen (UIKit reference).
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    addChild(rootViewController)
  }
  public var viewControllers: [UIViewController] { children }
  public var topViewController: UIViewController? { children.last }

  /// Adds a page, and fails the test if it is there already.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !children.contains(controller) else {
      return report("\(controller.kind) is a page already. Push a different one.")
    }
    addChild(controller)
  }

  /// Replaces the pages, and calls nothing of those that stay.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    guard Set(controllers.map(ObjectIdentifier.init)).count == controllers.count else {
      return report("A page is in the list twice. Name each page once.")
    }
    _ = leave(children.filter { !controllers.contains($0) }[...])
    for page in controllers where page.parent !== self { addChild(page) }
    children = controllers.filter { $0.parent === self }
  }

  /// Leaves the top page, but not the lowest one.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    return leave(children.suffix(1)).first
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    leave(children.dropFirst())
  }
  private func leave(_ pages: ArraySlice<UIViewController>) -> [UIViewController] {
    for page in pages {
      page.willMove(toParent: nil)
      page.removeFromParent()
    }
    return Array(pages)
  }
  override var visibleChildren: [UIViewController] { children.suffix(1) }
  override var contentView: UIView { topViewController?.contentView ?? view }
  override func node(on screen: LiveScreen) -> ViewNode {
    let node = ViewNode(kind, .container, id: ObjectIdentifier(self))
    guard let page = topViewController else { return node }
    let bar = ViewNode("UINavigationBar", .container, id: ObjectIdentifier(page))
    page.navigationItem.fill(bar, on: screen)
    node.append(bar)
    if children.count > 1 {
      node.gestures.goBack = { [weak self] in self?.popViewController(animated: true) }
    }
    node.append(page.node(on: screen))
    return node
  }
}
