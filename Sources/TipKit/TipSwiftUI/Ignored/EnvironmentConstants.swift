// Values of the environment that never change here, and actions that do nothing.

extension EnvironmentValues {
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }
  public var isFocused: Bool { false }
  public var isLuminanceReduced: Bool { false }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  public var supportsMultipleWindows: Bool { false }
}

/// Opens or closes a window, of which there is only one here (SwiftUI reference).
public struct OpenWindowAction: Sendable {
  @MainActor public func callAsFunction(id: String) {}
  @MainActor public func callAsFunction(value: some Hashable) {}
  @MainActor public func callAsFunction(id: String, value: some Hashable) {}
}

/// Asks for a review of the app (StoreKit reference).
public struct RequestReviewAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Ends a search (SwiftUI reference).
public struct DismissSearchAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// How much contrast there is (SwiftUI reference).
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }
