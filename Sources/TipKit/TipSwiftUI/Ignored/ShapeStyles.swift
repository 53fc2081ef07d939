// Styles of the system. They are known by name, and nothing is drawn.

/// A blur of the background (SwiftUI reference).
public struct Material: ShapeStyle, Hashable {
  let name: String
  public var erased: AnyShapeStyle { AnyShapeStyle(name: name) }

  public static let regular = Material(name: "regularMaterial")
  public static let thick = Material(name: "thickMaterial")
  public static let thin = Material(name: "thinMaterial")
  public static let ultraThin = Material(name: "ultraThinMaterial")
  public static let ultraThick = Material(name: "ultraThickMaterial")
  public static let bar = Material(name: "bar")
}

extension StyleOrView where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// A style of the context, such as the background's (SwiftUI reference).
public struct SystemShapeStyle: ShapeStyle, Hashable {
  let name: String
  init(name: String) { self.name = name }
  public init() { name = "background" }
  public var erased: AnyShapeStyle { AnyShapeStyle(name: name) }
}

public typealias BackgroundStyle = SystemShapeStyle
public typealias ForegroundStyle = SystemShapeStyle

extension StyleOrView where Self == SystemShapeStyle {
  public static var foreground: Self { Self(name: "foreground") }
  public static var background: Self { Self(name: "background") }
  public static var selection: Self { Self(name: "selection") }
  public static var separator: Self { Self(name: "separator") }
  public static var placeholder: Self { Self(name: "placeholder") }
  public static var link: Self { Self(name: "link") }
  public static var fill: Self { Self(name: "fill") }
  public static var windowBackground: Self { Self(name: "windowBackground") }
}

/// A shadow of a style (SwiftUI reference).
public enum ShadowStyle: Hashable, Sendable {
  case drop, inner
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { .drop }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { .inner }
}

extension ShapeStyle {
  // A colour has its own: without the attribute the compiler tries both at each link of a chain.
  @_disfavoredOverload
  public func opacity(_ opacity: Double...) -> some ShapeStyle { erased }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { erased }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { erased }
  public var secondary: some ShapeStyle { erased }
  public var tertiary: some ShapeStyle { erased }
  public var quaternary: some ShapeStyle { erased }
}

// A style that is a view has these of both.
extension ShapeStyle where Self: View {
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

extension StyleOrView where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    SystemShapeStyle(name: "foreground")
  }
}
