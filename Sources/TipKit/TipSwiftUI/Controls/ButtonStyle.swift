/// The look of buttons (SwiftUI reference).
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as its style gets it (SwiftUI reference).
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyledPart<Self, Text>

  /// The role of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a press lasts, which it never does here.
  public let isPressed = false
}

/// The look and the behaviour of buttons (SwiftUI reference).
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button, as its style gets it (SwiftUI reference).
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyledPart<Self, Text>

  /// The role of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

extension View {
  /// Sets the look of the buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    look(style) { (style, button: ButtonStyleConfiguration) in
      style.makeBody(configuration: button)
    }
    .transformEnvironment {
      $0.setLook(nil as EnvironmentValues.Make<PrimitiveButtonStyleConfiguration>?)
    }
  }

  /// Sets the look of the buttons in the view.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    look(style) { (style, button: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: button)
    }
    .transformEnvironment { $0.setLook(nil as EnvironmentValues.Make<ButtonStyleConfiguration>?) }
  }
}
