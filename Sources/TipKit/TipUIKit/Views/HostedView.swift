import TipSwiftUI
import TipViewTree

/// Views of SwiftUI in a view or a view controller, which run.
@MainActor final class HostedView {
  private let hierarchy: ViewHierarchy

  init(_ content: some View) { hierarchy = content._makeHierarchy() }

  /// Runs the views, and adds them to a node.
  func fill(_ node: ViewNode, on screen: LiveScreen) {
    hierarchy.outer = screen
    hierarchy.displayedTips = screen.displayedTips
    hierarchy.closeTip = screen.closeTip
    hierarchy.news.listen { [news = screen.news] in news.post() }
    for child in hierarchy.render().children { node.append(child) }
    screen.problems += hierarchy.problems
    hierarchy.problems = []
    screen.hosted.append(hierarchy)
  }
}
