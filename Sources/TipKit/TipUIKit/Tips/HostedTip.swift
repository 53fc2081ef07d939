import TipSwiftUI
import TipTipKit
import TipViewTree

/// A tip of a view or a popover: the views of SwiftUI that show it, which run.
@MainActor final class HostedTip {
  private struct Root: PrimitiveView {
    let content: () -> (TipPlace, (any TipViewStyle)?)

    func render(in context: ViewContext) {
      let (place, style) = content()
      func show(_ style: some TipViewStyle) {
        Placed(place: place).tipViewStyle(style)._render(in: context)
      }
      style.map { show($0) } ?? Placed(place: place)._render(in: context)
    }
  }
  private struct Placed: PrimitiveView {
    let place: TipPlace
    func render(in context: ViewContext) {
      context.node(TipView<AnyTip>.self, .tip).add(place, nil)
    }
  }

  private let hierarchy: ViewHierarchy

  /// Creates a tip whose place and look may differ from pass to pass.
  init(_ content: @escaping () -> (TipPlace, (any TipViewStyle)?)) {
    hierarchy = Root(content: content)._makeHierarchy()
  }

  /// Runs the views, and adds them to a node.
  func fill(_ node: ViewNode, on screen: LiveScreen) {
    hierarchy.displayedTips = screen.displayedTips
    hierarchy.closeTip = screen.closeTip
    hierarchy.news.listen { [news = screen.news] in news.post() }
    for child in hierarchy.render().children { node.append(child) }
    screen.problems += hierarchy.problems
    hierarchy.problems = []
    screen.hosted.append(hierarchy)
  }
}
