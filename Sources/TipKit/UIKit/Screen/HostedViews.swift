public import SwiftUI
import TipViewTree

/// A view controller that shows a view of SwiftUI, which runs (SwiftUI reference).
@MainActor open class UIHostingController<Content: View>: UIViewController {
  private lazy var views = HostedViews { [unowned self] in AnyView(rootView) }
  /// The view of SwiftUI.
  public var rootView: Content { didSet { changed() } }

  /// Creates a view controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing, because there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  override func node(on screen: LiveScreen) -> ViewNode {
    let node = super.node(on: screen)
    views.fill(node, on: screen)
    return node
  }
}

/// Views of SwiftUI inside of a view or a view controller.
@MainActor final class HostedViews {
  private struct Root: PrimitiveView {
    let view: () -> AnyView
    func render(in context: ViewContext) { view()._render(in: context) }
  }

  private let hierarchy: ViewHierarchy

  /// Creates views, which may differ from pass to pass.
  init(_ view: @escaping () -> AnyView) { hierarchy = Root(view: view)._makeHierarchy() }

  /// Runs the views, and adds them to a node.
  func fill(_ node: ViewNode, on screen: LiveScreen) {
    hierarchy.displayedTips = screen.displayedTips
    hierarchy.closeTip = screen.closeTip
    hierarchy.news.listen { [news = screen.news] in news.post() }
    let root = hierarchy.render()
    for child in root.children { node.append(child) }
    node.covers += root.covers
    screen.problems += hierarchy.problems
    hierarchy.problems = []
    screen.hosted.append(hierarchy)
  }
}
