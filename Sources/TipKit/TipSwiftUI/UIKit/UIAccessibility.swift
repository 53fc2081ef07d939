/// VoiceOver and the settings of accessibility, which are all off here (UIKit reference).
public enum UIAccessibility {
  /// The kind of a message to VoiceOver.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// A text to read.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Another screen has appeared.
    public static let screenChanged = Notification(name: "screenChanged")
  }

  /// Whether VoiceOver reads.
  @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether people want less motion.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether people want less transparency.
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether people want bold text.
  @MainActor public static var isBoldTextEnabled: Bool { false }
  /// Sends a message to VoiceOver, which does not run here.
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
