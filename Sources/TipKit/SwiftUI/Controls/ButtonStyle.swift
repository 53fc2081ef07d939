/// The look of buttons (SwiftUI reference); a style of the app's own runs.
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
  public struct Label: PrimitiveView {
    let view: AnyView
    /// Adds the label to a pass.
    public func _render(in context: ViewContext) { view._render(in: context) }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a press lasts; here never.
  public let isPressed = false
}

/// The look and the behaviour of buttons (SwiftUI reference); a style of the app's own runs.
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
  public struct Label: PrimitiveView {
    let view: AnyView
    /// Adds the label to a pass.
    public func _render(in context: ViewContext) { view._render(in: context) }
  }

  /// The role of the button.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the button's action.
  @MainActor public func trigger() { action() }
}

/// A style of the system; here it changes nothing (SwiftUI reference).
public struct SystemButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}

  /// Returns the label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style of the system (SwiftUI reference).
public typealias DefaultButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias PlainButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias BorderlessButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias BorderedButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias BorderedProminentButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias LinkButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias GlassButtonStyle = SystemButtonStyle
/// A style of the system (SwiftUI reference).
public typealias GlassProminentButtonStyle = SystemButtonStyle

extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  /// The style for the context.
  nonisolated public static var automatic: SystemButtonStyle { SystemButtonStyle() }
  /// Without a border.
  nonisolated public static var borderless: SystemButtonStyle { SystemButtonStyle() }
  /// Without any decoration.
  nonisolated public static var plain: SystemButtonStyle { SystemButtonStyle() }
  /// With a border.
  nonisolated public static var bordered: SystemButtonStyle { SystemButtonStyle() }
  /// With a border, and filled.
  nonisolated public static var borderedProminent: SystemButtonStyle { SystemButtonStyle() }
  /// Of glass.
  nonisolated public static var glass: SystemButtonStyle { SystemButtonStyle() }
  /// Of glass, and filled.
  nonisolated public static var glassProminent: SystemButtonStyle { SystemButtonStyle() }
  /// Of glass, in a form.
  nonisolated public static func glass(_ glass: Glass) -> SystemButtonStyle { SystemButtonStyle() }
  /// As a card on a television.
  nonisolated public static var card: SystemButtonStyle { SystemButtonStyle() }
  /// As in a bar of accessories.
  nonisolated public static var accessoryBar: SystemButtonStyle { SystemButtonStyle() }
  /// A link.
  nonisolated public static var link: SystemButtonStyle { SystemButtonStyle() }
}

extension View {
  /// Sets the look of the buttons in the view; a style of the app's own runs.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    look(style) { (style, button: ButtonStyleConfiguration) in
      style.makeBody(configuration: button)
    }
    .transformEnvironment {
      $0.setLook(nil as EnvironmentValues.Make<PrimitiveButtonStyleConfiguration>?)
    }
  }

  /// Sets the look of the buttons in the view; a style of the app's own runs.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    look(style) { (style, button: PrimitiveButtonStyleConfiguration) in
      style.makeBody(configuration: button)
    }
    .transformEnvironment { $0.setLook(nil as EnvironmentValues.Make<ButtonStyleConfiguration>?) }
  }
}
