public import TipSwiftUI
public import TipViewTree

/// A part of an app's interface (UIKit reference).
@MainActor @preconcurrency open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  /// The screen of which it is the root.
  weak var ownScreen: LiveScreen?
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  override var screen: LiveScreen? { ownScreen ?? (parent ?? presenter)?.screen }
  override var path: String {
    guard let outer = parent ?? presenter else { return kind }
    return "\(outer.path) > \(kind)"
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      newValue?.removeFromSuperview()
      loadedView = newValue
      newValue?.controller = self
      changed()
    }
  }
  public var isViewLoaded: Bool { loadedView != nil }
  public var viewIfLoaded: UIView? { loadedView }
  open func loadView() { view = UIView() }
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

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var title: String? { didSet { if title != oldValue { changed() } } }
  public private(set) lazy var navigationItem = UINavigationItem(of: self)
  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = [] { didSet { changed() } }
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// Whether a view controller is this one, or contains or presents it.
  private func isBelow(_ other: UIViewController) -> Bool {
    self === other || [parent, presenter].contains { $0?.isBelow(other) == true }
  }
  /// Adds a view controller, and fails the test if it contains this one.
  open func addChild(_ child: UIViewController) {
    guard !isBelow(child) else {
      return report("\(child.kind) cannot contain itself. Add a different view controller.")
    }
    child.removeFromParent()
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The view controllers in this one whose views are on screen.
  var visibleChildren: [UIViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }

  /// The view that fills the screen.
  var contentView: UIView { view }
  /// Returns the views as a test sees them.
  func node(on screen: LiveScreen) -> ViewNode { view.node(on: screen) }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  /// The view controller that it presents itself.
  private(set) var presented: UIViewController? { didSet { changed() } }
  /// The view controller that presents it.
  private weak var presenter: UIViewController?
  private lazy var presentation = UIPopoverPresentationController(of: self)
  public var presentationController: UIPresentationController? { presentation }
  public var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover || self is UIAlertController ? presentation : nil
  }
  public private(set) lazy var sheetPresentationController: UISheetPresentationController? =
    UISheetPresentationController()
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Presents a view controller, and fails the test if it is a second one or is on screen.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if isLoading {
      return report(
        "\(controller.kind) cannot be presented while \(kind) loads. Present it in viewDidAppear.")
    }
    if let parent { return parent.present(controller, animated: animated, completion: completion) }
    if let presented {
      return report(
        "\(controller.kind) cannot be presented, because \(kind) presents \(presented.kind). "
          + "Dismiss that one first, or present from it.")
    }
    guard controller.screen == nil, controller.presenter == nil, !isBelow(controller) else {
      return report(
        "\(controller.kind) cannot be presented, because it is on screen. Present a new one.")
    }
    presented = controller
    controller.presenter = self
    controller.loadViewIfNeeded()
    if let completion { screen?.completions.append(completion) }
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    if presented == nil, let outer = parent ?? presenter {
      return outer.dismiss(animated: animated, completion: completion)
    }
    if let completion { screen?.completions.append(completion) }
    dropPresented()
  }

  /// Ends the presentation, as a swipe down or a tap outside does.
  func dismissByGesture() {
    let delegate = presentation.delegate
    guard !isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(presentation) != false
    else {
      if let delegate { return delegate.presentationControllerDidAttemptToDismiss(presentation) }
      return report("\(kind) is modal, so no gesture closes it. Use one of its controls.")
    }
    delegate?.presentationControllerWillDismiss(presentation)
    presentingViewController?.dropPresented()
    delegate?.presentationControllerDidDismiss(presentation)
  }

  /// Ends the presentations over this view controller.
  func dropPresented() {
    presented?.dropPresented()
    presented?.presenter = nil
    presented = nil
  }
}

extension UIViewController: ScreenContent {
  public func _makeHierarchy() -> ViewHierarchy { LiveScreen(self) }
}
