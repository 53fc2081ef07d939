// Colours by the names of UIKit and AppKit, which view files use with `import SwiftUI` alone. They
// are values, and nothing is drawn.

/// A colour of UIKit, as a reference to a plain value.
public final class UIColor: Hashable, Sendable {
  package let color: Color

  public init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  public convenience init?(named name: String) { self.init(Color(name)) }

  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).color)
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  public static func == (first: UIColor, second: UIColor) -> Bool { first.color == second.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The traits of a view of UIKit, as a phone in light mode has them.
public struct UITraitCollection: Sendable {
  public init() {}
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

/// Light or dark (UIKit reference).
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

// The system's colours by UIKit's names. The colours that SwiftUI has too are the same.
extension UIColor {
  public static var systemRed: UIColor { UIColor(.red) }
  public static var systemOrange: UIColor { UIColor(.orange) }
  public static var systemYellow: UIColor { UIColor(.yellow) }
  public static var systemGreen: UIColor { UIColor(.green) }
  public static var systemMint: UIColor { UIColor(.mint) }
  public static var systemTeal: UIColor { UIColor(.teal) }
  public static var systemCyan: UIColor { UIColor(.cyan) }
  public static var systemBlue: UIColor { UIColor(.blue) }
  public static var systemIndigo: UIColor { UIColor(.indigo) }
  public static var systemPurple: UIColor { UIColor(.purple) }
  public static var systemPink: UIColor { UIColor(.pink) }
  public static var systemBrown: UIColor { UIColor(.brown) }
  public static var systemGray: UIColor { UIColor(.gray) }
  public static var red: UIColor { UIColor(.red) }
  public static var orange: UIColor { UIColor(.orange) }
  public static var yellow: UIColor { UIColor(.yellow) }
  public static var green: UIColor { UIColor(.green) }
  public static var cyan: UIColor { UIColor(.cyan) }
  public static var blue: UIColor { UIColor(.blue) }
  public static var purple: UIColor { UIColor(.purple) }
  public static var brown: UIColor { UIColor(.brown) }
  public static var gray: UIColor { UIColor(.gray) }
  public static var white: UIColor { UIColor(.white) }
  public static var black: UIColor { UIColor(.black) }
  public static var clear: UIColor { UIColor(.clear) }
  public static var label: UIColor { .named() }
  public static var secondaryLabel: UIColor { .named() }
  public static var tertiaryLabel: UIColor { .named() }
  public static var quaternaryLabel: UIColor { .named() }
  public static var placeholderText: UIColor { .named() }
  public static var link: UIColor { .named() }
  public static var separator: UIColor { .named() }
  public static var opaqueSeparator: UIColor { .named() }
  public static var systemBackground: UIColor { .named() }
  public static var secondarySystemBackground: UIColor { .named() }
  public static var tertiarySystemBackground: UIColor { .named() }
  public static var systemGroupedBackground: UIColor { .named() }
  public static var secondarySystemGroupedBackground: UIColor { .named() }
  public static var tertiarySystemGroupedBackground: UIColor { .named() }
  public static var systemFill: UIColor { .named() }
  public static var secondarySystemFill: UIColor { .named() }
  public static var tertiarySystemFill: UIColor { .named() }
  public static var quaternarySystemFill: UIColor { .named() }
  public static var systemGray2: UIColor { .named() }
  public static var systemGray3: UIColor { .named() }
  public static var systemGray4: UIColor { .named() }
  public static var systemGray5: UIColor { .named() }
  public static var systemGray6: UIColor { .named() }
  public static var tintColor: UIColor { .named() }
  public static var lightGray: UIColor { .named() }
  public static var darkGray: UIColor { .named() }

  private static func named(_ name: String = #function) -> UIColor { UIColor(Color(system: name)) }
}

/// A colour of AppKit, which is UIKit's here (AppKit reference).
public typealias NSColor = UIColor

// The system's colours have AppKit's names.
extension NSColor {
  public static var controlBackgroundColor: UIColor { .named() }
  public static var windowBackgroundColor: UIColor { .named() }
  public static var textBackgroundColor: UIColor { .named() }
  public static var controlAccentColor: UIColor { .named() }
  public static var labelColor: UIColor { .named() }
  public static var secondaryLabelColor: UIColor { .named() }
  public static var separatorColor: UIColor { .named() }
}

extension Color {
  public init(nsColor: NSColor) { self = nsColor.color }

  public init(uiColor: UIColor) { self = uiColor.color }

  // A file that Xcode generates has colours and resources of one name.
  @_disfavoredOverload public init(_ uiColor: UIColor) { self = uiColor.color }
}
