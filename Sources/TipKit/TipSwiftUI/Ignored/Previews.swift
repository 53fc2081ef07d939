// Previews in Xcode's canvas: there is none here, and the macros expand to nothing.

/// Shows a view in Xcode's canvas (SwiftUI reference).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TipMacros", type: "PreviewMacro")

/// Marks a state of a preview (SwiftUI reference).
@attached(peer)
public macro Previewable() = #externalMacro(module: "TipMacros", type: "PreviewMacro")

/// A trait of a preview (SwiftUI reference).
public enum PreviewTrait: Sendable {
  case sizeThatFitsLayout, landscapeLeft, landscapeRight, portrait
  case fixedLayout(width: CGFloat, height: CGFloat)
  case modifier
  public static func modifier(_ modifier: some PreviewModifier) -> Self { .modifier }
}

/// Changes the views of previews, which do not exist here (SwiftUI reference).
@MainActor @preconcurrency public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = AnyView
  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// Views in Xcode's canvas (SwiftUI reference).
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

nonisolated extension View {
  public func previewDisplayName(_ value: String?) -> some View { self }
  public func previewLayout(_ value: PreviewLayout) -> some View { self }
}

/// The size of a preview (SwiftUI reference).
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
