/// Collects views (SwiftUI reference).
@resultBuilder public struct ViewBuilder {
  /// Returns a view unchanged.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns no view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns one view unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Returns several views as one.
  @MainActor @preconcurrency public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView(repeat each content) }

  /// Returns the view of a condition.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Returns the view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .init(.first(first)) }

  /// Returns the view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .init(.second(second)) }

  /// Returns the view of an `if #available`.
  @MainActor @preconcurrency public static func buildLimitedAvailability(
    _ content: some View
  ) -> AnyView { AnyView(content) }
}

/// Collects views, by the name of SDK 27 (SwiftUI reference).
public typealias ContentBuilder = ViewBuilder

/// Several views in order.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  package func render(in context: ViewContext) {
    var index = 0
    for view in repeat each content {
      view._render(in: context.child(.index(index)))
      index += 1
    }
  }
}

/// The view of one of two branches.
nonisolated public struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  @MainActor package func render(in context: ViewContext) {
    switch branch {
    case .first(let view): view._render(in: context.child(.name("first")))
    case .second(let view): view._render(in: context.child(.name("second")))
    }
  }
}
