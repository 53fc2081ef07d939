public import TipSwiftUI
public import TipEngine
public import TipTipKit
import TipModel
import TipViewTree

/// A view of a tip in line, which the app adds and removes (TipKit reference).
@MainActor @preconcurrency public final class TipUIView: UIView {
  private lazy var hosted = HostedView(
    HostedTip { [unowned self] in
      (TipPlace(tip, .inline, edge: edge, action: action), viewStyle)
    })
  private let tip: any Tip
  private let edge: ArrowEdge?
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  public var viewStyle: (any TipViewStyle)? { didSet { changed() } }
  public var cornerRadius: CGFloat = 0
  public var imageSize = CGSize.zero
  public var imageStyle: (any ShapeStyle)?
  public var backgroundStyle: (any ShapeStyle)?
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    edge = arrowEdge.flatMap { .init($0) }
    action = actionHandler
    super.init(frame: .zero)
  }

  /// Creates nothing: storyboards do not exist here.
  public required init?(coder: NSCoder) { return nil }
  override func fill(_ node: ViewNode, on screen: LiveScreen) { hosted.fill(node, on: screen) }
}

/// A popover with a tip, which the app presents and dismisses (TipKit reference).
///
/// A tap outside dismisses it. Its × only invalidates the tip, and the app then dismisses it.
@MainActor @preconcurrency public final class TipUIPopoverViewController: UIViewController {
  private lazy var hosted = HostedView(
    HostedTip { [unowned self] in
      var place = TipPlace(tip, .popover, edge: nil, action: action)
      place.anchor = anchor
      let views = popoverPresentationController?.passthroughViews ?? []
      place.passthrough = Set(views.map(ObjectIdentifier.init))
      place.onDisplay = { [weak self] isDisplayed in
        if !isDisplayed, let self, tip.status == .available { dismissByGesture() }
      }
      return (place, viewStyle)
    })
  private let tip: any Tip
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  private weak var anchor: ViewNode?
  public var viewStyle: (any TipViewStyle)? { didSet { changed() } }
  public var imageSize = CGSize.zero
  public var imageStyle: (any ShapeStyle)?
  public var backgroundStyle: (any ShapeStyle)?
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.tip = tip
    action = actionHandler
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    self.sourceItem = sourceItem
  }
  /// Creates nothing: storyboards do not exist here.
  public required init?(coder: NSCoder) { return nil }
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { popoverPresentationController?.sourceItem }
    set { popoverPresentationController?.sourceItem = newValue }
  }
  public var presentationDelegate: (any UIPopoverPresentationControllerDelegate)? {
    get { presentationController?.delegate }
    set { presentationController?.delegate = newValue }
  }

  /// Returns the tip as a test sees it.
  func node(on screen: LiveScreen, anchor: ViewNode) -> ViewNode {
    self.anchor = anchor
    let node = ViewNode(kind, .container, id: ObjectIdentifier(self))
    hosted.fill(node, on: screen)
    return node
  }
}
