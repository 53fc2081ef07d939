import TipSwiftUI
import TipHelp
import TipViewTree

/// View controllers that run on a screen.
final class LiveScreen: ViewHierarchy {
  private let root: UIViewController
  private let window: HelpView
  private var visible: [UIViewController] = []
  private var entering: [UIViewController] = []
  private var leaving: [UIViewController] = []
  /// Called after the pass.
  var completions: [() -> Void] = []
  /// The nodes of the pass, by the identities of their views.
  var nodes: [ObjectIdentifier: ViewNode] = [:]
  /// The hierarchies of SwiftUI in this pass, and in the one before.
  var hosted: [ViewHierarchy] = []
  private var hostedBefore: [ViewHierarchy] = []
  /// The view or the view controller that changed last.
  weak var changed: UIResponder?
  init(_ root: UIViewController) {
    self.root = root
    window = HelpView(id: "window", frame: UIScreen.main.bounds)
    super.init()
    root.ownScreen = self
    pointed = window
  }
  override var lastChange: String? { changed?.path }
  override func render() -> ViewNode {
    let node = ViewNode("Screen", .container, id: ObjectIdentifier(self))
    nodes = [:]
    hostedBefore = hosted
    hosted = []
    let pass = { [self] in
      transition()
      node.append(self.node(of: root))
      window.show(fronts(of: root).map(\.contentView.help))
    }
    news.rendering(pass, onRefusal: {})
    Self.current = self
    return node
  }
  override func runEffects() {
    for controller in leaving { controller.viewDidDisappear(true) }
    for controller in entering { controller.viewDidAppear(true) }
    leaving = []
    entering = []
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
    for old in hostedBefore where !hosted.contains(where: { $0 === old }) { old.end() }
    for hierarchy in hosted { hierarchy.runEffects() }
  }
  override func end() {
    for controller in visible.reversed() {
      controller.viewWillDisappear(true)
      controller.viewDidDisappear(true)
    }
    for hierarchy in hosted { hierarchy.end() }
    visible = []
    hosted = []
  }

  /// Lets view controllers come and go as far as that precedes the layout, and lays them out.
  private func transition() {
    let now = onScreen(root)
    leaving = visible.filter { !now.contains($0) }
    entering = now.filter { !visible.contains($0) }
    visible = now
    for controller in entering { controller.loadViewIfNeeded() }
    for controller in leaving { controller.viewWillDisappear(true) }
    for controller in entering {
      controller.viewWillAppear(true)
      controller.viewIsAppearing(true)
      controller.reportEarlierProblems()
    }
    for controller in now { controller.viewWillLayoutSubviews() }
    for controller in fronts(of: root) {
      controller.contentView.takeWidth(window.frame.width)
      controller.contentView.layOut(in: window.frame)
    }
    for controller in now { controller.viewDidLayoutSubviews() }
  }

  /// The root, and those presented over it whose views fill the screen.
  private func fronts(of controller: UIViewController) -> [UIViewController] {
    var fronts: [UIViewController] = []
    let isOwn = controller is UIAlertController || controller is TipUIPopoverViewController
    if !isOwn { fronts.append(controller) }
    if let presented = controller.presented { fronts += self.fronts(of: presented) }
    return fronts
  }

  /// The view controllers on screen: what covers the whole screen hides those below it.
  private func onScreen(_ controller: UIViewController) -> [UIViewController] {
    let own = [controller] + controller.visibleChildren.flatMap(onScreen)
    guard let presented = controller.presented else { return own }
    let above = onScreen(presented)
    if presented.modalPresentationStyle == .fullScreen { return above }
    return own + above
  }

  private func node(of controller: UIViewController) -> ViewNode {
    let node = controller.node(on: self)
    if let presented = controller.presented { show(presented, over: node) }
    return node
  }

  private func show(_ presented: UIViewController, over node: ViewNode) {
    switch presented {
    case let alert as UIAlertController:
      node.covers.append(alert.cover(on: self))
      if let above = alert.presented { show(above, over: node) }
    case let tip as TipUIPopoverViewController:
      guard let source = source(of: tip) else { return }
      node.append(tip.node(on: self, anchor: source))
      if let above = tip.presented { show(above, over: node) }
    default:
      let popover = presented.popoverPresentationController
      if popover != nil, source(of: presented) == nil { return }
      let kind: ViewCover.Kind =
        if popover != nil {
          .popover
        } else if presented.modalPresentationStyle == .fullScreen {
          .fullScreenCover
        } else {
          .sheet
        }
      let inner = ViewNode("\(kind)", .container, id: ObjectIdentifier(presented))
      inner.append(self.node(of: presented))
      node.covers.append(
        ViewCover(kind, inner) { [weak presented] in presented?.dismissByGesture() })
    }
  }

  /// Returns the node at which a popover points.
  ///
  /// Without one, the popover does not show.
  private func source(of controller: UIViewController) -> ViewNode? {
    let item = controller.popoverPresentationController?.sourceItem
    if let item, let node = nodes[ObjectIdentifier(item)] { return node }
    let reason =
      if let item { "its source, \(item.kind), is not on screen" } else { "it has no source" }
    controller.report(
      "The popover \(controller.kind) cannot show, because \(reason). Set a source on screen.")
    controller.presentingViewController?.dropPresented()
    return nil
  }
}
