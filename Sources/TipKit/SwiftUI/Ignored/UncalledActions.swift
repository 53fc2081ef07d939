// Actions for what never happens to a screen of a test: nothing calls them.
extension View {
  /// Calls an action when the pointer comes or goes; not called here.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    noted()
  }

  /// Calls an action when the pointer moves; not called here.
  nonisolated public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { noted() }

  /// Calls an action at a key; not called here.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPressResult
  ) -> some View { noted(key) }

  /// Calls an action at some keys; not called here.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyEquivalent) -> KeyPressResult
  ) -> some View { noted(keys) }

  /// Calls an action when another app opens a URL; not called here.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    noted()
  }

  /// Calls an action at the escape key; not called here.
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View { noted() }

  /// Asks for files while a binding is true; here no panel opens.
  nonisolated public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { noted() }

  /// Asks for files while a binding is true; here no panel opens.
  nonisolated public func fileImporter<T>(
    isPresented: Binding<Bool>, allowedContentTypes: [T], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { noted() }

  /// Makes the view draggable; here no drag happens.
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    noted()
  }

  /// Makes the view a place to drop at; nothing is dropped here.
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { noted() }

  /// Runs a view through phases; here it stays in the first one.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { inFirst(phases, content) }

  /// Runs a view through phases when a value changes; here it stays in the first one.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { inFirst(phases, content) }

  @ViewBuilder private func inFirst<Phase>(
    _ phases: some Sequence<Phase>,
    _ content: (PlaceholderContentView<Self>, Phase) -> some View
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(view: self), first)
    }
  }
}

/// The view that a modifier changes (SwiftUI reference).
public struct PlaceholderContentView<Content: View>: PrimitiveView {
  let view: Content

  public func _render(in context: ViewContext) { view._render(in: context) }
}

/// Where a pointer is (SwiftUI reference).
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Whether a key was used (SwiftUI reference).
public enum KeyPressResult: Hashable, Sendable { case handled, ignored }
