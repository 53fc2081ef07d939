/// Shows a view in Xcode's canvas (SwiftUI reference); here it expands to nothing.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TipMacros", type: "PreviewMacro")

/// Marks a state of a preview (SwiftUI reference); here it expands to nothing.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TipMacros", type: "PreviewMacro")

/// A trait of a preview (SwiftUI reference).
public struct PreviewTrait: Sendable {
  public static let sizeThatFitsLayout = PreviewTrait()
  public static let landscapeLeft = PreviewTrait()
  public static let landscapeRight = PreviewTrait()
  public static let portrait = PreviewTrait()
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
}

/// Views in Xcode's canvas (SwiftUI reference); here they are not read.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

extension View {
  /// Names a preview; it is ignored.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    noted(value as Any)
  }

  /// Sets the size of a preview; it is ignored.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { noted(value) }
}

/// The size of a preview (SwiftUI reference).
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
