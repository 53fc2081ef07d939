// What ignored modifiers of text, colours and symbols take.

extension Text {
  /// Upper or lower case (SwiftUI reference).
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// A size of letters beside others (SwiftUI reference).
  public enum Scale: Hashable, Sendable { case `default`, secondary }
  /// Where a text is cut off (SwiftUI reference).
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

/// The position of lines of text (SwiftUI reference).
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// Whether people can select text (SwiftUI reference).
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

extension Image {
  /// A size of symbols (SwiftUI reference).
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// How an image fills its room (SwiftUI reference).
  public enum ResizingMode: Hashable, Sendable { case stretch, tile }

  @_disfavoredOverload  // Without arguments the image's own function is meant.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
}

/// How an image fills its room (SwiftUI reference).
public enum ContentMode: CaseIterable, Hashable, Sendable { case fit, fill }

extension Color {
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}

/// The reasons to hide the content of a view (SwiftUI reference).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}

/// A variant of symbols (SwiftUI reference).
public enum SymbolVariants: Hashable, Sendable {
  case none, fill, circle, slash, square, rectangle
  public var fill: Self { self }
  public var slash: Self { self }
  public var circle: Self { self }
}

/// An effect of a symbol, which does not move here (SwiftUI reference).
public enum SymbolEffect: Hashable, Sendable {
  case bounce, pulse, variableColor, scale, appear, disappear, replace, breathe, rotate, wiggle
  case drawOn, drawOff
  public var up: Self { self }
  public var down: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
  public var plain: Self { self }
  public var offUp: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public func magic(fallback: Self) -> Self { self }
}

/// How often an effect of a symbol runs (SwiftUI reference).
public enum SymbolEffectOptions: Hashable, Sendable {
  case `default`, repeating, nonRepeating
  public enum RepeatBehavior: Hashable, Sendable { case continuous, periodic }
  public static func `repeat`(_ count: Int) -> Self { .repeating }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { .repeating }
  public static func speed(_ speed: Double) -> Self { .default }
  public var repeating: Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

/// Glass (SwiftUI reference).
public enum Glass: Hashable, Sendable {
  case regular, clear, identity
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// How glass comes and goes (SwiftUI reference).
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, matchedGeometry, materialize
}

/// How colours are mixed with those behind (SwiftUI reference).
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// What people select in a text (SwiftUI reference).
public struct TextSelection: Hashable, Sendable {
  /// The places of the selected text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether it is a place for the next letter.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// A size of text, as the first versions of SwiftUI have it (SwiftUI reference).
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  public static func < (left: Self, right: Self) -> Bool { left.index < right.index }
  public static func <= (left: Self, right: Self) -> Bool { left.index <= right.index }
  public static func > (left: Self, right: Self) -> Bool { left.index > right.index }
  public static func >= (left: Self, right: Self) -> Bool { left.index >= right.index }

  private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
