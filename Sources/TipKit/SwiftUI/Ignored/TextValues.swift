// What ignored modifiers of text and colours take; nothing is drawn.

/// A name that a styling modifier takes.
public protocol StylingName: Hashable, Sendable {
  init(name: String)
}

extension StylingName {
  static func named(_ name: String = #function) -> Self { Self(name: name) }
}

extension Text {
  /// Upper or lower case (SwiftUI reference).
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where a text is cut off (SwiftUI reference).
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
}

extension Image {
  /// A size of symbols (SwiftUI reference).
  public enum Scale: Hashable, Sendable { case small, medium, large }
}

/// A variant of symbols (SwiftUI reference).
public struct SymbolVariants: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var none: Self { .named() }
  public static var fill: Self { .named() }
  public static var circle: Self { .named() }
  public static var slash: Self { .named() }
  public static var square: Self { .named() }
  public static var rectangle: Self { .named() }
  public var fill: Self { self }
  public var slash: Self { self }
  public var circle: Self { self }
}

/// The reasons to hide the content of a view (SwiftUI reference).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}

/// Whether people can select text (SwiftUI reference).
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

/// An effect of a symbol; here nothing moves (SwiftUI reference).
public struct SymbolEffect: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var bounce: Self { .named() }
  public static var pulse: Self { .named() }
  public static var variableColor: Self { .named() }
  public static var scale: Self { .named() }
  public static var appear: Self { .named() }
  public static var disappear: Self { .named() }
  public static var replace: Self { .named() }
  public static var breathe: Self { .named() }
  public static var rotate: Self { .named() }
  public static var wiggle: Self { .named() }
  public static var drawOn: Self { .named() }
  public static var drawOff: Self { .named() }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
  public var plain: Self { self }
  public var left: Self { self }
  public var right: Self { self }
  public var clockwise: Self { self }
  public var counterClockwise: Self { self }
  public var offUp: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public func magic(fallback: Self) -> Self { self }
}

/// How often an effect of a symbol runs (SwiftUI reference).
public struct SymbolEffectOptions: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var `default`: Self { .named() }
  public static var repeating: Self { .named() }
  public static var nonRepeating: Self { .named() }
  public static func `repeat`(_ count: Int) -> Self { .named() }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { .named() }
  public static func speed(_ speed: Double) -> Self { .named() }
  public enum RepeatBehavior: Hashable, Sendable { case continuous, periodic }
  public var repeating: Self { self }
  public func speed(_ speed: Double) -> Self { self }
}

/// How a symbol's colours are drawn (SwiftUI reference).
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }

/// Glass (SwiftUI reference).
public struct Glass: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var regular: Self { .named() }
  public static var clear: Self { .named() }
  public static var identity: Self { .named() }
  public func tint(_ color: Color?) -> Self { self }
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// How glass comes and goes (SwiftUI reference).
public enum GlassEffectTransition: Hashable, Sendable {
  case identity, matchedGeometry, materialize
}

/// Whether a system helps to write (SwiftUI reference).
public enum WritingToolsBehavior: Hashable, Sendable { case automatic, complete, limited, disabled }

extension Text {
  /// A size of letters beside others (SwiftUI reference).
  public enum Scale: Hashable, Sendable { case `default`, secondary }
}

extension Image {
  /// How an image fills its room (SwiftUI reference).
  public enum ResizingMode: Hashable, Sendable { case stretch, tile }

  public func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image { resizable() }
}

extension Color {
  public func mix(with other: Color, by fraction: Double) -> Color { self }
}
