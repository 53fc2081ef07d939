import SwiftUI
import TipViewTree

/// A button of a bar (UIKit reference).
@MainActor open class UIBarButtonItem: UIResponder, UIPopoverPresentationControllerSourceItem {
  /// The looks, which are not drawn.
  public enum Style: Int, Sendable { case plain, done = 2 }
  /// The system's buttons.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
    case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo
    case redo, close = 24
  }

  /// The title.
  open var title: String? { didSet { changed() } }
  /// The image.
  open var image: UIImage? { didSet { changed() } }
  /// Whether people can use it.
  open var isEnabled = true { didSet { changed() } }
  /// What a tap does.
  open var primaryAction: UIAction?
  /// The identifier; tests find the button by it.
  open var accessibilityIdentifier: String?
  /// The label that VoiceOver reads; tests find the button by it.
  open var accessibilityLabel: String?
  weak var owner: UIViewController?

  /// Creates a button.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: "\(systemItem)".capitalized, primaryAction: primaryAction)
  }

  override var screen: LiveScreen? { owner?.screen }

  /// Returns the button as a test sees it.
  func node(on screen: LiveScreen) -> ViewNode {
    let node = ViewNode(kind, .control, id: ObjectIdentifier(self))
    screen.nodes[node.id] = node
    node.identifier = accessibilityIdentifier
    node.symbol = image?.image?.name
    node.label = accessibilityLabel
    node.words = title?.isEmpty == false ? title : nil
    node.isEnabled = isEnabled
    node.gestures.tap = { [weak self] in
      guard let self, let primaryAction else { return }
      primaryAction.sender = self
      primaryAction.handler(primaryAction)
      changed()
    }
    return node
  }
}

/// What a navigation bar shows for a view controller (UIKit reference).
@MainActor public final class UINavigationItem {
  private weak var owner: UIViewController?

  init(of owner: UIViewController) { self.owner = owner }

  /// The title, instead of the view controller's.
  public var title: String? { didSet { owner?.changed() } }
  /// The view in place of the title.
  public var titleView: UIView? { didSet { owner?.changed() } }
  /// The buttons before the title.
  public var leftBarButtonItems: [UIBarButtonItem]? { didSet { take(leftBarButtonItems) } }
  /// The buttons behind the title, from the edge on.
  public var rightBarButtonItems: [UIBarButtonItem]? { didSet { take(rightBarButtonItems) } }

  /// The button before the title.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button at the edge behind the title.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  private func take(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.owner = owner }
    owner?.changed()
  }

  /// Adds the title and the buttons to a bar.
  func fill(_ bar: ViewNode, on screen: LiveScreen) {
    for item in leftBarButtonItems ?? [] { bar.append(item.node(on: screen)) }
    if let titleView {
      bar.append(titleView.node(on: screen))
    } else if let title = title ?? owner?.title {
      let text = ViewNode("UILabel", .content, id: ObjectIdentifier(self))
      text.words = title
      bar.append(text)
    }
    for item in (rightBarButtonItems ?? []).reversed() { bar.append(item.node(on: screen)) }
  }
}

/// Pages above each other, of which the top one is on screen (UIKit reference).
@MainActor open class UINavigationController: UIViewController {
  /// Creates a navigation controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The pages, the lowest first.
  open var viewControllers: [UIViewController] {
    get { children }
    set {
      for child in children where !newValue.contains(child) { child.removeFromParent() }
      for controller in newValue { addChild(controller) }
    }
  }

  /// The page on screen.
  public var topViewController: UIViewController? { children.last }
  /// What is on screen: the page, or what is presented.
  public var visibleViewController: UIViewController? { presented ?? topViewController }
  /// Whether the bar is off screen.
  open var isNavigationBarHidden = false { didSet { changed() } }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  /// Replaces the pages.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
  }

  /// Adds a page; one that is there already fails the test.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !children.contains(controller) else {
      return report("\(controller.kind) is a page already. Push a different one.")
    }
    addChild(controller)
  }

  /// Leaves the top page; the lowest one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard children.count > 1 else { return nil }
    let top = topViewController
    top?.removeFromParent()
    return top
  }

  /// Leaves all pages but the lowest.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(children.dropFirst())
    viewControllers = Array(children.prefix(1))
    return popped
  }

  override var visibleChildren: [UIViewController] { children.suffix(1) }
  override var contentView: UIView { topViewController?.contentView ?? view }

  override func node(on screen: LiveScreen) -> ViewNode {
    let node = ViewNode(kind, .container, id: ObjectIdentifier(self))
    guard let page = topViewController else { return node }
    if !isNavigationBarHidden {
      let bar = ViewNode("UINavigationBar", .container, id: ObjectIdentifier(page))
      page.navigationItem.fill(bar, on: screen)
      node.append(bar)
    }
    if children.count > 1 {
      node.gestures.goBack = { [weak self] in self?.popViewController(animated: true) }
    }
    node.append(page.node(on: screen))
    return node
  }
}
