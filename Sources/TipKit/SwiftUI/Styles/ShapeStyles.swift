// Styles of the system. They are known by name, and nothing is drawn.

/// A blur of the background (SwiftUI reference).
public struct Material: ShapeStyle, Hashable {
  let name: String

  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(name: name) }

  /// The usual blur.
  public static let regular = Material(name: "regularMaterial")
  /// More opaque than usual.
  public static let thick = Material(name: "thickMaterial")
  /// Less opaque than usual.
  public static let thin = Material(name: "thinMaterial")
  /// Hardly opaque.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// Almost opaque.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// That of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// The usual blur.
  public static var regularMaterial: Material { .regular }
  /// More opaque than usual.
  public static var thickMaterial: Material { .thick }
  /// Less opaque than usual.
  public static var thinMaterial: Material { .thin }
  /// Hardly opaque.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Almost opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { Material(name: "bar") }
}

/// A style of the context, such as the background's (SwiftUI reference).
public struct SystemShapeStyle: ShapeStyle, Hashable {
  let name: String

  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(name: name) }
}

/// The style of backgrounds (SwiftUI reference).
public typealias BackgroundStyle = SystemShapeStyle
/// The style of the foreground (SwiftUI reference).
public typealias ForegroundStyle = SystemShapeStyle

extension SystemShapeStyle {
  /// Creates the style of the context.
  public init() { self.init(name: "background") }
}

extension ShapeStyle where Self == SystemShapeStyle {
  /// The style of the foreground.
  public static var foreground: SystemShapeStyle { .init(name: "foreground") }
  /// The style of backgrounds.
  public static var background: SystemShapeStyle { .init(name: "background") }
  /// The style of a selection.
  public static var selection: SystemShapeStyle { .init(name: "selection") }
  /// The style of lines between rows.
  public static var separator: SystemShapeStyle { .init(name: "separator") }
  /// The style of placeholders.
  public static var placeholder: SystemShapeStyle { .init(name: "placeholder") }
  /// The style of links.
  public static var link: SystemShapeStyle { .init(name: "link") }
  /// The style of filled shapes.
  public static var fill: SystemShapeStyle { .init(name: "fill") }
  /// The style of windows.
  public static var windowBackground: SystemShapeStyle { .init(name: "windowBackground") }
}

/// A shadow of a style (SwiftUI reference); here it is not drawn.
public struct ShadowStyle: Hashable, Sendable {
  let radius: CGFloat

  /// Returns a shadow behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }

  /// Returns a shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(radius: radius) }
}

extension ShapeStyle {
  /// Returns the style with an opacity; here it stays as it is.
  public func opacity(_ opacity: Double) -> some ShapeStyle { erased }
  /// Returns the style with a shadow; here it stays as it is.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { erased }
  /// Returns the style blended with the background; here it stays as it is.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { erased }
  /// The second level of the style.
  public var secondary: some ShapeStyle { erased }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { erased }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { erased }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// Returns the foreground with a shadow; here it is the foreground.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    SystemShapeStyle(name: "foreground")
  }
}

/// How colours are mixed with those behind (SwiftUI reference).
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}
