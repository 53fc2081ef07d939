/// A system on which an app offers help.
public enum TipPlatform: String, CaseIterable, Hashable, Sendable {
  /// iPhone.
  case iOS
  /// iPad.
  case iPadOS
  /// Mac, Mac Catalyst included.
  case macOS
  /// Apple TV.
  case tvOS
  /// Apple Watch.
  case watchOS
  /// Apple Vision Pro.
  case visionOS
}

/// The main way in which people control an app.
public enum TipInput: String, CaseIterable, Hashable, Sendable {
  /// Fingers on a screen.
  case touch
  /// A mouse or a trackpad.
  case pointer
  /// The remote of an Apple TV.
  case remote
  /// A game controller.
  case controller
  /// Eyes, and hands in the air.
  case gaze
}

extension TipPlatform {
  /// The input that people use on this system without accessories.
  public var input: TipInput {
    switch self {
    case .iOS, .iPadOS, .watchOS: .touch
    case .macOS: .pointer
    case .tvOS: .remote
    case .visionOS: .gaze
    }
  }
}
