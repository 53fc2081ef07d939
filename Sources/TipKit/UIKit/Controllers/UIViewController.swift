import TipEngine
public import TipViewTree

/// A part of an app's interface (UIKit reference); it runs.
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  /// The screen of which it is the root.
  weak var ownScreen: LiveScreen?

  /// Creates a view controller; the names are ignored, because there are no storyboards.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Creates a view controller without what a storyboard would have set.
  public required init?(coder: NSCoder) {}

  /// Creates a view controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  override var screen: LiveScreen? {
    ownScreen ?? parent?.screen ?? presenter?.screen
  }

  override var path: String {
    ((presenter ?? parent).map { "\($0.path) > " } ?? "") + kind
  }

  // MARK: - View

  /// The view; the first use loads it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView = newValue
      newValue?.controller = self
      changed()
    }
  }

  /// Whether the view has been loaded.
  public var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it has been loaded.
  public var viewIfLoaded: UIView? { loadedView }

  /// Loads the view.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    if isLoading {
      report("loadView uses the view before it has set one. Set the view first.")
      return view = UIView()
    }
    isLoading = true
    defer { isLoading = false }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Creates the view; an app's own version sets it.
  open func loadView() { view = UIView() }

  // MARK: - Life cycle

  /// Called once, when the view has been loaded.
  open func viewDidLoad() {}
  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called while the view appears, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view's layout.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's layout.
  open func viewDidLayoutSubviews() {}
  /// Called when the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: - Containers

  /// The title, which a navigation bar shows.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// What a navigation bar shows.
  public private(set) lazy var navigationItem = UINavigationItem(of: self)
  /// The view controller that contains this one.
  public internal(set) weak var parent: UIViewController?
  /// The view controllers in this one.
  public private(set) var children: [UIViewController] = [] { didSet { changed() } }

  /// The navigation controller around this one.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// Adds a view controller; its view is added by the app.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }

  /// Removes the view controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view controllers in this one whose views are on screen.
  var visibleChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// The view that fills the screen.
  var contentView: UIView { view }

  /// Returns the views as a test sees them.
  func node(on screen: LiveScreen) -> ViewNode { view.node(on: screen) }

  // MARK: - Presenting

  /// The way in which it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a swipe does not close it.
  open var isModalInPresentation = false
  /// The size that it asks for, which is not used.
  open var preferredContentSize = CGSize.zero
  /// The view controller that it presents itself.
  private(set) var presented: UIViewController? { didSet { changed() } }
  /// The view controller that presents it.
  private weak var presenter: UIViewController?
  private lazy var presentation = UIPopoverPresentationController(of: self)

  /// The presentation.
  public var presentationController: UIPresentationController? { presentation }

  /// The source of the popover; nil for another way of presenting.
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover || self is UIAlertController ? presentation : nil
  }

  /// The view controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The view controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Presents a view controller over this one.
  ///
  /// A second one, and one that is on screen already, fail the test.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if let parent { return parent.present(controller, animated: animated, completion: completion) }
    if let presented {
      return report(
        "\(controller.kind) cannot be presented, because \(kind) presents \(presented.kind). "
          + "Dismiss that one first, or present from it.")
    }
    guard controller.screen == nil else {
      return report(
        "\(controller.kind) cannot be presented, because it is on screen. Present another one.")
    }
    presented = controller
    controller.presenter = self
    controller.loadViewIfNeeded()
    if let completion { screen?.completions.append(completion) }
  }

  /// Dismisses what this one presents, or itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presented == nil {
      guard let outer = parent ?? presenter else { return completion?() ?? () }
      return outer.dismiss(animated: animated, completion: completion)
    }
    if let completion { screen?.completions.append(completion) }
    dropPresented()
  }

  /// Ends the presentation, as a swipe down or a tap outside does.
  func dismissedByPerson() {
    presentingViewController?.dropPresented()
    presentation.delegate?.presentationControllerDidDismiss(presentation)
  }

  /// Ends what it presents, and what that presents.
  func dropPresented() {
    presented?.dropPresented()
    presented?.presenter = nil
    presented = nil
  }
}

extension UIViewController: ScreenContent {
  /// Returns the hierarchy of the view controller and of those that it presents.
  public func _makeHierarchy() -> ViewHierarchy { LiveScreen(self) }
}
