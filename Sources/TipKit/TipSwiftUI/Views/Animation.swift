// Changes with an animation: they happen, and the animation is over at once.

/// The values of a change of state (SwiftUI reference).
public struct Transaction: Sendable {
  /// How views move, which they never do here.
  public var animation: Animation?
  /// Whether views do not move.
  public var disablesAnimations = false
  /// Whether the change is one of many, as in a drag.
  public var isContinuous = false

  /// Creates the values of a change.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Runs a change (SwiftUI reference).
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Runs a change, then the completion of the animation, which is over at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// Runs a change with a transaction (SwiftUI reference).
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

extension View {
  /// Runs a view through phases, or when a value changes.
  ///
  /// Here it stays in the first phase.
  @ViewBuilder public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable = 0,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(view: self), first)
    }
  }
}

/// The view that a modifier changes (SwiftUI reference).
public struct PlaceholderContentView<Content: View>: PrimitiveView {
  let view: Content

  package func render(in context: ViewContext) { view._render(in: context) }
}
