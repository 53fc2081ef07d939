public import Foundation

/// A font, as a plain value.
public struct Font: Hashable, Sendable {
  /// How a font is chosen.
  public enum Face: Hashable, Sendable {
    /// The system's font for a text style.
    case textStyle(TextStyle)
    /// The system's font in a size.
    case system(size: CGFloat)
    /// A font by its name, in a fixed size when it has no text style.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  /// How the font is chosen.
  public let face: Face

  /// The weight, or none for the face's own.
  public private(set) var weight: Weight?

  /// The design, or none for the face's own.
  public private(set) var design: Design?

  /// The width, or none for the face's own.
  public private(set) var width: Width?

  /// The space between lines, or none for the face's own.
  public private(set) var leading: Leading?

  /// The traits added to the face.
  public private(set) var traits: Set<Trait> = []

  init(_ face: Face, weight: Weight? = nil, design: Design? = nil) {
    self.face = face
    self.weight = weight
    self.design = design
  }

  /// Returns the system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.textStyle(style), weight: weight, design: design)
  }

  /// Returns the system's font in a size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size), weight: weight, design: design)
  }

  /// Returns a font by its name, in a size that scales with the body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// Returns a font by its name, in a size that scales with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// Returns a font by its name, in a size that never changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  func adding(_ trait: Trait) -> Font {
    changed { $0.traits.insert(trait) }
  }

  /// Returns the font in a weight.
  public func weight(_ weight: Weight) -> Font {
    changed { $0.weight = weight }
  }

  /// Returns the font in a width.
  public func width(_ width: Width) -> Font {
    changed { $0.width = width }
  }

  /// Returns the font with more or less space between lines.
  public func leading(_ leading: Leading) -> Font {
    changed { $0.leading = leading }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }
}
