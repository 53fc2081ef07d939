// The values of styling modifiers: names, of which nothing is drawn.

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

extension VerticalEdge {
  /// Some sides (SwiftUI reference).
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// A size of controls (SwiftUI reference).
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// A form of buttons (SwiftUI reference).
public struct ButtonBorderShape: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var automatic: Self { .named() }
  public static var capsule: Self { .named() }
  public static var circle: Self { .named() }
  public static var roundedRectangle: Self { .named() }
  public static func roundedRectangle(radius: CGFloat) -> Self { .named() }
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

/// Whether scroll bars show (SwiftUI reference).
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// A bar (SwiftUI reference).
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar, windowToolbar, keyboard, bottomOrnament
}

/// The name of the return key (SwiftUI reference).
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// What people can do behind a presentation (SwiftUI reference).
public struct PresentationBackgroundInteraction: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var automatic: Self { .named() }
  public static var enabled: Self { .named() }
  public static var disabled: Self { .named() }
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .named() }
}

/// A height of sheets (SwiftUI reference).
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
  case custom(String)
}

/// The reasons to hide the content of a view (SwiftUI reference).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
  public static let invalidated = Self(rawValue: 4)
}

/// How content changes (SwiftUI reference).
public struct ContentTransition: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var identity: Self { .named() }
  public static var opacity: Self { .named() }
  public static var interpolate: Self { .named() }
  public static func numericText(countsDown: Bool = false) -> Self { .named() }
  public static func numericText(value: Double) -> Self { .named() }
  public static var symbolEffect: Self { .named() }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { .named() }
}

/// Whether people can select text (SwiftUI reference).
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

/// The traits of a view for VoiceOver (SwiftUI reference).
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let isButton = Self(rawValue: 1)
  public static let isHeader = Self(rawValue: 2)
  public static let isSelected = Self(rawValue: 4)
  public static let isLink = Self(rawValue: 8)
  public static let isImage = Self(rawValue: 16)
  public static let isStaticText = Self(rawValue: 32)
  public static let isModal = Self(rawValue: 64)
  public static let isSearchField = Self(rawValue: 128)
  public static let isToggle = Self(rawValue: 256)
  public static let isSummaryElement = Self(rawValue: 512)
  public static let updatesFrequently = Self(rawValue: 1024)
  public static let startsMediaSession = Self(rawValue: 2048)
  public static let allowsDirectInteraction = Self(rawValue: 4096)
  public static let causesPageTurn = Self(rawValue: 8192)
  public static let playsSound = Self(rawValue: 16384)
  public static let isKeyboardKey = Self(rawValue: 32768)
}

/// What VoiceOver makes of the views in a view (SwiftUI reference).
public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

/// The parts of the screen that bars and keyboards cover (SwiftUI reference).
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all: Self = [.container, .keyboard]
}

/// An angle (SwiftUI reference).
public struct Angle: Hashable, Sendable {
  public var radians: Double
  public init(radians: Double = 0) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  public var degrees: Double { radians * 180 / .pi }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static let zero = Angle()
}
