public import SwiftUI
public import TipEngine
public import TipKit
import TipModel
import TipViewTree

/// A view of a tip in line (TipKit reference); the app adds and removes it.
@MainActor public final class TipUIView: UIView {
  private lazy var views = HostedViews { [unowned self] in
    AnyView(PlacedTip(TipPlace(tip, .inline, edge: edge, action: action))).styled(viewStyle)
  }
  private let tip: any Tip
  private let edge: ArrowEdge?
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  /// The look of the tip; nil for the system's. One of the app's own runs.
  public var viewStyle: (any TipViewStyle)? { didSet { changed() } }

  /// Creates a view of a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: The edge of the tip with the arrow; nil for no arrow.
  ///   - actionHandler: Called with an action after its own handler.
  public init(
    _ tip: any Tip, arrowEdge: Edge? = nil,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, edge, action) = (tip, arrowEdge.flatMap { .init($0) }, actionHandler)
    super.init(frame: .zero)
  }

  /// Creates nothing, because there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  override func fill(_ node: ViewNode, on screen: LiveScreen) { views.fill(node, on: screen) }
}

/// A popover with a tip (TipKit reference); the app presents and dismisses it.
///
/// A tap outside dismisses it. Its × only invalidates the tip, and the app then dismisses it.
@MainActor public final class TipUIPopoverViewController: UIViewController {
  private lazy var views = HostedViews { [unowned self] in
    var place = TipPlace(tip, .popover, edge: nil, action: action)
    place.anchor = anchor
    place.onDisplay = { [weak self] isDisplayed in
      if !isDisplayed, let self, tip.status == .available { dismissedByPerson() }
    }
    return AnyView(PlacedTip(place)).styled(viewStyle)
  }
  private let tip: any Tip
  private let action: @MainActor @Sendable (Tips.Action) -> Void
  private weak var anchor: ViewNode?
  /// The item at which the popover points.
  public var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The look of the tip; nil for the system's. One of the app's own runs.
  public var viewStyle: (any TipViewStyle)? { didSet { changed() } }

  /// Creates a popover.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - sourceItem: The view or the button at which the popover points.
  ///   - actionHandler: Called with an action after its own handler.
  public init(
    _ tip: any Tip, sourceItem: any UIPopoverPresentationControllerSourceItem,
    actionHandler: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    (self.tip, self.sourceItem, action) = (tip, sourceItem, actionHandler)
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
  }

  /// Creates nothing, because there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// The object that follows the popover's end.
  public var presentationDelegate: (any UIPopoverPresentationControllerDelegate)? {
    get { presentationController?.delegate as? any UIPopoverPresentationControllerDelegate }
    set { presentationController?.delegate = newValue }
  }

  /// Returns the tip as a test sees it.
  func node(on screen: LiveScreen, anchor: ViewNode) -> ViewNode {
    self.anchor = anchor
    let node = ViewNode(kind, .container, id: ObjectIdentifier(self))
    views.fill(node, on: screen)
    return node
  }
}

extension AnyView {
  /// Returns the view with a look of tips.
  fileprivate func styled(_ style: (any TipViewStyle)?) -> AnyView {
    func apply(_ style: some TipViewStyle) -> AnyView { AnyView(tipViewStyle(style)) }
    return style.map { apply($0) } ?? self
  }
}
