public import TipSwiftUI
public import TipEngine
import TipModel
package import TipViewTree

/// A view that shows a tip in line while it is available (TipKit reference).
public struct TipView<Content: Tip>: PrimitiveView {
  let tip: (any Tip)?
  let edge: Edge?
  let isPresented: Binding<Bool>?
  let action: @MainActor @Sendable (Tips.Action) -> Void

  package func render(in context: ViewContext) {
    guard let tip else { return }
    let place = TipPlace(tip, .inline, edge: edge.flatMap { .init($0) }, action: action)
    context.node(TipView<AnyTip>.self, .tip).add(place, isPresented)
  }
}

extension TipView {
  /// Creates a view for a tip.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - arrowEdge: The edge of the tip with the arrow, or nil for no arrow.
  ///   - action: Called with an action after its own handler.
  public init(
    _ tip: Content, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip: tip, edge: arrowEdge, isPresented: nil, action: action)
  }

  /// Creates a view for a tip of any type, which a binding can hide (TipKit 26).
  ///
  /// - Parameters:
  ///   - tip: The tip, or nil for nothing.
  ///   - isPresented: Becomes true when the tip shows, and false when it leaves. An app sets it to
  ///     false to hide a tip that shows, and to true to show it again.
  ///   - arrowEdge: The edge of the tip with the arrow, or nil for no arrow.
  ///   - action: Called with an action after its own handler.
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    self.init(tip: tip, edge: arrowEdge, isPresented: isPresented, action: action)
  }

  /// Creates a view for a tip that points at a view with `tipAnchor` (TipKit 26).
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - isPresented: Becomes true when the tip shows, and false when it leaves. An app sets it to
  ///     false to hide a tip that shows, and to true to show it again.
  ///   - anchorID: The anchor of the view, which is ignored: here the tip is in line.
  ///   - action: Called with an action after its own handler.
  public init(
    _ tip: Content, isPresented: Binding<Bool>? = nil, anchorID: some Hashable & Sendable,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) {
    self.init(tip: tip, edge: nil, isPresented: isPresented, action: action)
  }

  /// Creates a view for a tip of any type that points at a view with `tipAnchor` (TipKit 26).
  ///
  /// - Parameters:
  ///   - tip: The tip, or nil for nothing.
  ///   - isPresented: Becomes true when the tip shows, and false when it leaves. An app sets it to
  ///     false to hide a tip that shows, and to true to show it again.
  ///   - anchorID: The anchor of the view, which is ignored: here the tip is in line.
  ///   - action: Called with an action after its own handler.
  public init(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil, anchorID: some Hashable & Sendable,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) where Content == AnyTip {
    self.init(tip: tip, edge: nil, isPresented: isPresented, action: action)
  }
}

extension View {
  /// Shows a tip as a popover at the view while it is available (TipKit reference).
  ///
  /// - Parameters:
  ///   - tip: The tip, or nil for nothing.
  ///   - isPresented: Becomes true when the tip shows, and false when it leaves. An app sets it to
  ///     false to hide a tip that shows, and to true to show it again.
  ///   - attachmentAnchor: The part of the view at which the tip points, which is not drawn.
  ///   - arrowEdge: The edge of the tip with the arrow, or nil for the default.
  ///   - action: Called with an action after its own handler.
  /// - Returns: The view with the tip.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    modified { view, context in
      let outer = context.child(.name("popoverTip"))
      let nodes = outer.adding { view._render(in: outer) }
      guard let tip else { return }
      var place = TipPlace(tip, .popover, edge: arrowEdge.flatMap { .init($0) }, action: action)
      place.anchor = nodes.first { $0.role != .tip }?.primary
      outer.node(PopoverTip.self, .tip).add(place, isPresented)
    }
  }

  /// Shows a tip as a popover at the view, at one of some edges (TipKit 26).
  ///
  /// - Parameters:
  ///   - tip: The tip, or nil for nothing.
  ///   - isPresented: Becomes true when the tip shows, and false when it leaves. An app sets it to
  ///     false to hide a tip that shows, and to true to show it again.
  ///   - attachmentAnchor: The part of the view at which the tip points, which is not drawn.
  ///   - arrowEdges: The edges that may have the arrow, of which the first one has it.
  ///   - action: Called with an action after its own handler.
  /// - Returns: The view with the tip.
  public func popoverTip(
    _ tip: (any Tip)?, isPresented: Binding<Bool>? = nil,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdges: Edge.Set,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some View {
    popoverTip(
      tip, isPresented: isPresented, attachmentAnchor: attachmentAnchor,
      arrowEdge: Edge.allCases.first { arrowEdges.contains(.init($0)) }, action: action)
  }
}

extension ToolbarContent {
  /// Shows a tip as a popover at the controls while it is available (TipKit reference).
  ///
  /// - Parameters:
  ///   - tip: The tip, or nil for nothing.
  ///   - arrowEdge: The edge of the tip with the arrow, or nil for the default.
  ///   - action: Called with an action after its own handler.
  /// - Returns: The view.
  public func popoverTip(
    _ tip: (any Tip)?, arrowEdge: Edge? = nil,
    action: @escaping @MainActor @Sendable (Tips.Action) -> Void = { _ in }
  ) -> some ToolbarContent {
    modifiedView { $0.popoverTip(tip, arrowEdge: arrowEdge, action: action) }
  }
}

/// The name of a popover's place in paths.
private enum PopoverTip {}

/// Whether the app hides a tip by its binding.
///
/// A binding that was never true hides nothing.
private final class Hiding {
  var isHidden = false
}

extension ViewContext {
  /// Sets the tip of the node.
  ///
  /// While the tip shows, its style makes the content.
  package func add(_ place: TipPlace, _ isPresented: Binding<Bool>?) {
    var place = place
    if let isPresented {
      let hiding = child(.name("isPresented")).scope.keep { Hiding() }
      if isPresented.wrappedValue {
        hiding.isHidden = false
        // It became false when the tip left, so the app has changed it since.
        place.isReopened = hierarchy.displayedTips[node.id] == nil
      } else if hierarchy.displayedTips[node.id] == place.tip.id {
        // It became true when the tip showed, so the app has changed it since.
        hiding.isHidden = true
      }
      place.isWanted = !hiding.isHidden
      place.onDisplay = { isPresented.wrappedValue = $0 }
    }
    place.letsGesturesThrough = environment.tipBackgroundInteraction == .enabled
    node.tip = place
    guard hierarchy.displayedTips[node.id] == place.tip.id else { return }
    let configuration = TipViewStyleConfiguration(place) { [weak hierarchy, node] in
      hierarchy?.closeTip?(node.id)
    }
    if !addLook(configuration) {
      MiniTipViewStyle().makeBody(configuration: configuration)._render(in: self)
    }
  }
}

extension ArrowEdge {
  /// Creates the edge of the same name.
  package init?(_ edge: Edge) { self.init(rawValue: "\(edge)") }
}
