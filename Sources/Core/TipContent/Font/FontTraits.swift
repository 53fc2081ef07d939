public import Foundation

extension Font {
  /// The thickness of the strokes.
  public enum Weight: Hashable, Sendable, CaseIterable {
    /// The lightest.
    case ultraLight
    /// Lighter than light.
    case thin
    /// Lighter than regular.
    case light
    /// The usual weight.
    case regular
    /// Heavier than regular.
    case medium
    /// Lighter than bold.
    case semibold
    /// The weight of emphasized text.
    case bold
    /// Heavier than bold.
    case heavy
    /// The heaviest.
    case black
  }

  /// The design of the letters.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The system's usual letters.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced
  }

  /// The space between lines.
  public enum Leading: Hashable, Sendable, CaseIterable {
    /// The usual space.
    case standard
    /// Less than usual.
    case tight
    /// More than usual.
    case loose
  }

  /// How wide the letters are, where 0 is the usual width.
  public struct Width: Hashable, Sendable {
    /// The difference from the usual width.
    public var value: CGFloat

    /// Creates a width.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest.
    public static let compressed = Width(-0.4)

    /// Narrower than usual.
    public static let condensed = Width(-0.2)

    /// The usual width.
    public static let standard = Width(0)

    /// Wider than usual.
    public static let expanded = Width(0.2)
  }

  /// A trait that can be added to a face.
  public enum Trait: Hashable, Sendable, CaseIterable {
    /// Bold letters.
    case bold
    /// Italic letters.
    case italic
    /// Letters of one width.
    case monospaced
    /// Digits of one width.
    case monospacedDigit
    /// Small capitals for all letters.
    case smallCaps
  }

  /// Returns the font in bold.
  public func bold() -> Font { adding(.bold) }

  /// Returns the font in italics.
  public func italic() -> Font { adding(.italic) }

  /// Returns the font with letters of one width.
  public func monospaced() -> Font { adding(.monospaced) }

  /// Returns the font with digits of one width.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }

  /// Returns the font in small capitals.
  public func smallCaps() -> Font { adding(.smallCaps) }
}
