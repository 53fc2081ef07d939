public import TipSwiftUI
import TipViewTree

/// A view controller with a view of SwiftUI on the same screen (SwiftUI reference).
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  private struct Root: PrimitiveView {
    let content: () -> Content
    func render(in context: ViewContext) { content()._render(in: context) }
  }

  private final class HostingView: UIView {
    var hosted: HostedView?
    override func fill(_ node: ViewNode, on screen: LiveScreen) {
      super.fill(node, on: screen)
      hosted?.fill(node, on: screen)
    }
  }

  open var rootView: Content { didSet { changed() } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates nothing: storyboards do not exist here.
  public required init?(coder: NSCoder) { return nil }

  open override func loadView() {
    let view = HostingView()
    view.hosted = HostedView(Root { [unowned self] in rootView })
    self.view = view
  }
}
