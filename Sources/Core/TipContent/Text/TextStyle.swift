public import Foundation

extension Text {
  /// The style of a run, where `nil` leaves a trait to the context.
  public struct Style: Hashable, Sendable {
    /// The colour or other style that fills the letters.
    public internal(set) var foreground: AnyShapeStyle?

    /// The font.
    public internal(set) var font: Font?

    /// The weight, which overrides the font's own.
    public internal(set) var weight: Font.Weight?

    /// The design, which overrides the font's own.
    public internal(set) var design: Font.Design?

    /// The width, which overrides the font's own.
    public internal(set) var width: Font.Width?

    /// Whether the letters are bold.
    public internal(set) var isBold: Bool?

    /// Whether the letters are italic.
    public internal(set) var isItalic: Bool?

    /// Whether all characters have the same width.
    public internal(set) var isMonospaced: Bool?

    /// Whether all digits have the same width.
    public internal(set) var isMonospacedDigit: Bool?

    /// The line below the letters.
    public internal(set) var underline: Line?

    /// The line through the letters.
    public internal(set) var strikethrough: Line?

    /// The space added between letters, ligatures broken up.
    public internal(set) var kerning: CGFloat?

    /// The space added between letters, ligatures kept.
    public internal(set) var tracking: CGFloat?

    /// How far the letters are raised above their line.
    public internal(set) var baselineOffset: CGFloat?

    /// Creates a style that leaves all traits to the context.
    public init() {}
  }

  /// A line drawn along the text, or its explicit absence.
  public struct Line: Hashable, Sendable {
    /// Whether the line is drawn.
    public let isActive: Bool

    /// The pattern of the line.
    public let pattern: LineStyle.Pattern

    /// The colour, or none for the colour of the letters.
    public let color: Color?
  }

  /// How underlines and strikethroughs are drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      /// An unbroken line.
      case solid
      /// A line of dots.
      case dot
      /// A line of dashes.
      case dash
      /// Dashes and dots in turn.
      case dashDot
      /// A dash and two dots in turn.
      case dashDotDot
    }
  }
}
