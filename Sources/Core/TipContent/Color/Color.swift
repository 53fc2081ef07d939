public import Foundation

/// A colour, as a plain value.
public struct Color: ShapeStyle, Hashable, Sendable {
  /// How a colour is described.
  public enum Kind: Hashable, Sendable {
    /// One of the system's colours, by its name in code.
    case system(name: String)
    /// A colour of the app's assets, in the main bundle when no other is given.
    case asset(name: String, bundle: Bundle?)
    /// Red, green and blue, each from 0 to 1.
    case rgb(RGBColorSpace, red: Double, green: Double, blue: Double)
    /// Hue, saturation and brightness, each from 0 to 1.
    case hsb(hue: Double, saturation: Double, brightness: Double)
  }

  /// The colour spaces in which red, green and blue are given.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard sRGB space.
    case sRGB
    /// sRGB without its gamma curve.
    case sRGBLinear
    /// The wide Display P3 space.
    case displayP3
  }

  /// How the colour is described.
  public let kind: Kind

  /// How opaque the colour is, from 0 to 1.
  public let opacity: Double

  init(kind: Kind, opacity: Double = 1) {
    self.kind = kind
    self.opacity = opacity
  }

  /// Creates a colour of the system by its name in code.
  package init(system name: String) {
    self.init(kind: .system(name: name))
  }

  /// Creates a colour of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(kind: .asset(name: name, bundle: bundle))
  }

  /// Creates a colour from a resource of the app.
  public init(_ resource: ColorResource) {
    self.init(kind: .asset(name: resource.name, bundle: resource.bundle))
  }

  /// Creates a colour from red, green and blue.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(kind: .rgb(colorSpace, red: red, green: green, blue: blue), opacity: opacity)
  }

  /// Creates a grey.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      kind: .hsb(hue: hue, saturation: saturation, brightness: brightness), opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    Color(kind: kind, opacity: self.opacity * opacity)
  }

  /// The system's gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }

  /// The style in a form that holds any style.
  public var erased: AnyShapeStyle { AnyShapeStyle(kind: .color(self)) }
}

/// A colour of the app's assets, known by name.
public struct ColorResource: Hashable, Sendable {
  /// The name of the asset.
  public let name: String

  /// The bundle of the asset.
  public let bundle: Bundle

  /// Creates a resource.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}
