// Layouts and names of views in Xcode's canvas, which does not exist here.

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
