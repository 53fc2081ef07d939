import Foundation
import TipContent
package import TipPictures

extension CardColor {
  /// Creates the colour of a style on a background.
  ///
  /// It is nil for colours of the context or of assets.
  package init?(_ style: AnyShapeStyle?, in appearance: CardAppearance, on ground: CardColor) {
    switch style?.kind {
    case .color(let color)?, .gradient(let color)?: self.init(color, appearance, ground)
    case .hierarchical?, .tint?, .other?, nil: return nil
    }
  }

  private init?(_ color: Color, _ appearance: CardAppearance, _ ground: CardColor) {
    let opaque: CardColor
    switch color.kind {
    case .system(let name):
      guard let hex = Self.system[name] else { return nil }
      opaque = CardColor(appearance == .light ? hex.light : hex.dark)
    case .asset: return nil
    case .rgb(.sRGBLinear, let red, let green, let blue):
      opaque = CardColor(
        red: Self.curved(red), green: Self.curved(green), blue: Self.curved(blue))
    case .rgb(_, let red, let green, let blue):
      opaque = CardColor(red: red, green: green, blue: blue)
    case .hsb(let hue, let saturation, let brightness):
      opaque = CardColor(hue: hue, saturation: saturation, brightness: brightness)
    }
    self = opaque.mixed(into: ground, share: color.opacity)
  }

  /// Approximates the transfer function of sRGB by a gamma of 2.2.
  private static func curved(_ value: Double) -> Double { value > 0 ? pow(value, 1 / 2.2) : 0 }

  /// The system's colours, except the semantic ones such as primary and secondary.
  private static let system: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93), "white": (0xFFFFFF, 0xFFFFFF), "black": (0x000000, 0x000000),
  ]
}
