import Foundation
import TipContent

/// Red, green and blue, each from 0 to 1.
struct CardColor: Hashable, Sendable {
  private let red: Double
  private let green: Double
  private let blue: Double

  init(_ hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  private init(red: Double, green: Double, blue: Double) {
    // What is beyond a screen's colours, or no number, becomes the nearest that is not.
    func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    (self.red, self.green, self.blue) = (part(red), part(green), part(blue))
  }

  /// Returns the colour that a style has on a ground; nil when the surroundings decide, or assets.
  init?(_ style: AnyShapeStyle?, in appearance: CardAppearance, on ground: CardColor) {
    switch style?.kind {
    case .color(let color)?, .gradient(let color)?: self.init(color, appearance, ground)
    case .hierarchical?, .tint?, nil: return nil
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

  private init(hue: Double, saturation: Double, brightness: Double) {
    func part(_ shift: Double) -> Double {
      let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1))
  }

  private func mixed(into ground: CardColor, share: Double) -> CardColor {
    let share = share > 0 ? min(share, 1) : 0
    func part(_ part: KeyPath<CardColor, Double>) -> Double {
      self[keyPath: part] * share + ground[keyPath: part] * (1 - share)
    }
    return CardColor(red: part(\.red), green: part(\.green), blue: part(\.blue))
  }

  /// The curve of sRGB, near enough: a gamma of 2.2, which needs no table.
  private static func curved(_ value: Double) -> Double { value > 0 ? pow(value, 1 / 2.2) : 0 }

  /// The colour as `#RRGGBB`.
  var hex: String {
    let parts = [red, green, blue].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0\(digits)" : digits
    }
    return "#\(parts.joined())"
  }

  /// The system's colours; those that it gives to content are left to the card.
  private static let system: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B30, 0xFF453A), "orange": (0xFF9500, 0xFF9F0A), "yellow": (0xFFCC00, 0xFFD60A),
    "green": (0x34C759, 0x30D158), "mint": (0x00C7BE, 0x63E6E2), "teal": (0x30B0C7, 0x40C8E0),
    "cyan": (0x32ADE6, 0x64D2FF), "blue": (0x007AFF, 0x0A84FF), "indigo": (0x5856D6, 0x5E5CE6),
    "purple": (0xAF52DE, 0xBF5AF2), "pink": (0xFF2D55, 0xFF375F), "brown": (0xA2845E, 0xAC8E68),
    "gray": (0x8E8E93, 0x8E8E93), "white": (0xFFFFFF, 0xFFFFFF), "black": (0x000000, 0x000000),
  ]
}
