// What people feel (UIKit reference): here nothing is felt.

/// A tap that people feel (UIKit reference).
@MainActor public final class UIImpactFeedbackGenerator {
  /// The strength of a tap.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  public init(style: FeedbackStyle = .medium) {}
  public func prepare() {}
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// A signal that people feel (UIKit reference).
@MainActor public final class UINotificationFeedbackGenerator {
  /// The meaning of a signal.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  public init() {}
  public func prepare() {}
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// A choice that people feel (UIKit reference).
@MainActor public final class UISelectionFeedbackGenerator {
  public init() {}
  public func prepare() {}
  public func selectionChanged() {}
}
