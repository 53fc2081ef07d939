public import TipViewTree

/// A part of an app's interface (SwiftUI reference).
///
/// Here it runs, and is not drawn. Modifiers run too, except the ones that only change looks,
/// layout or motion, and the ones whose comment says so.
@MainActor @preconcurrency public protocol View: ScreenContent, StyleOrView {
  /// The type of the body.
  associatedtype Body: View

  /// The view's content.
  @ViewBuilder var body: Body { get }

  /// Adds the view to a pass.
  ///
  /// An app's views have the default.
  func _render(in context: ViewContext)
}

extension View {
  /// Adds the body to a pass.
  public func _render(in context: ViewContext) {
    guard context.runs(), let inner = context.view(Self.self), inner.runs() else { return }
    var view = self
    DynamicFields.install(in: &view, inner)
    view.body._render(in: inner)
  }
}

/// A view of this module, which adds itself to a pass.
@MainActor @preconcurrency package protocol PrimitiveView: View where Body == Never {
  /// Adds the view to a pass.
  func render(in context: ViewContext)
}

extension PrimitiveView {
  /// Not called: the view adds itself to a pass.
  public var body: Never { fatalError("\(Self.self) has no body.") }

  /// Adds the view to a pass.
  public func _render(in context: ViewContext) {
    if context.runs() { render(in: context) }
  }
}

extension Never: View {
  /// Not called: there is no such view.
  public var body: Never { fatalError("Never has no body.") }
}

/// A view that arranges others (here, in order).
@MainActor @preconcurrency protocol ContainerView: PrimitiveView {
  /// The type of the content.
  associatedtype Content: View

  /// The views in it.
  var content: Content { get }
}

extension ContainerView {
  package func render(in context: ViewContext) {
    content._render(in: context.node(Self.self))
  }
}

/// A view of any type (SwiftUI reference).
public struct AnyView: PrimitiveView {
  let view: any View

  /// Creates a view from another.
  public init(_ view: some View) { self.view = view }

  /// Creates a view from another.
  public init(erasing view: some View) { self.view = view }

  package func render(in context: ViewContext) {
    view._render(in: context.child(.type(ObjectIdentifier(type(of: view)))))
  }
}

/// No view (SwiftUI reference).
public struct EmptyView: PrimitiveView {
  /// Creates the view.
  nonisolated public init() {}

  package func render(in context: ViewContext) {}
}

/// Several views as one (SwiftUI reference).
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package func render(in context: ViewContext) {
    content._render(in: context.child(.name("Group")))
  }
}

extension Optional: View, ScreenContent, StyleOrView where Wrapped: View {
  /// Not called: the view adds itself to a pass.
  public var body: Never { fatalError("Optional has no body.") }

  /// Adds the view to a pass, if there is one.
  public func _render(in context: ViewContext) {
    if let self { self._render(in: context.child(.name("some"))) }
  }
}
