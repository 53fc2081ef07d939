public import TipViewTree

/// A view with a modifier that does something.
public struct ModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let render: (Content, ViewContext) -> Void

  package func render(in context: ViewContext) { render(content, context) }
}

extension View {
  /// Returns the view with a modifier that decides how it is added to a pass.
  package func modified(
    _ render: @escaping (Self, ViewContext) -> Void
  ) -> ModifiedView<Self> {
    ModifiedView(content: self, render: render)
  }

  /// Returns the view with a modifier that changes the nodes that stand for it.
  package func changed(_ change: @escaping (ViewNode) -> Void) -> ModifiedView<Self> {
    modified { view, context in
      let nodes = context.adding { view._render(in: context) }
      for node in nodes { change(node.primary) }
    }
  }
}

// MARK: - Modifiers of an app's own

/// A modifier of an app's own (SwiftUI reference).
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the result.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let render: (ViewContext) -> Void

  package func render(in context: ViewContext) { render(context.child(.name("content"))) }
}

/// A view with a modifier (SwiftUI reference).
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a view with a modifier.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView, ScreenContent, StyleOrView
where Content: View, Modifier: ViewModifier {
  package func render(in context: ViewContext) {
    let inner = context.child(.type(ObjectIdentifier(Modifier.self)))
    var modifier = modifier
    DynamicFields.install(in: &modifier, inner)
    // The content is at its own place, in the environment that the modifier sets.
    let content = content
    modifier.body(content: .init { content._render(in: $0) })._render(in: inner)
  }
}

extension View {
  /// Returns the view with a modifier of the app's own.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Returns the view that a closure makes of it, without the animation.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (Self) -> some View
  ) -> some View { body(self) }
}
