// The values of styling modifiers, by the modifiers' subjects; nothing is drawn.

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

/// What people feel; here it does nothing (SwiftUI reference).
public struct SensoryFeedback: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var success: Self { .named() }
  public static var warning: Self { .named() }
  public static var error: Self { .named() }
  public static var selection: Self { .named() }
  public static var increase: Self { .named() }
  public static var decrease: Self { .named() }
  public static var start: Self { .named() }
  public static var stop: Self { .named() }
  public static var alignment: Self { .named() }
  public static var levelChange: Self { .named() }
  public static var impact: Self { .named() }
  public static var pathComplete: Self { .named() }
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .named() }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .named() }
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

/// The space between sections (SwiftUI reference).
public struct ListSectionSpacing: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var `default`: Self { .named() }
  public static var compact: Self { .named() }
  public static func custom(_ spacing: CGFloat) -> Self { .named() }
}

/// How much a header stands out (SwiftUI reference).
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How a badge stands out (SwiftUI reference).
public enum BadgeProminence: Hashable, Sendable { case standard, increased, decreased }

/// How a keyboard leaves (SwiftUI reference).
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  case automatic, immediately, interactively, never
}

/// Whether scrolling bounces (SwiftUI reference).
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }

/// Where scrolling ends (SwiftUI reference).
public struct ScrollTargetBehavior: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var paging: Self { .named() }
  public static var viewAligned: Self { .named() }
  public static func viewAligned(limitBehavior: LimitBehavior) -> Self { .named() }
  public enum LimitBehavior: Hashable, Sendable {
    case automatic, always, never, alwaysByFew, alwaysByOne
  }
}

/// The edge of what scrolls (SwiftUI reference).
public enum ScrollEdgeEffectStyle: Hashable, Sendable { case automatic, soft, hard }

/// The place of margins (SwiftUI reference).
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
}

/// When a view is scrolled away (SwiftUI reference).
public struct ScrollTransitionConfiguration: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var identity: Self { .named() }
  public static var animated: Self { .named() }
  public static var interactive: Self { .named() }
  public static func animated(_ animation: Animation) -> Self { .named() }
}

/// How far a view is scrolled away (SwiftUI reference).
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  public var isIdentity: Bool { self == .identity }
  public var value: Double { self == .identity ? 0 : self == .topLeading ? -1 : 1 }
}

/// Where a view is scrolled to (SwiftUI reference); here everything is on screen.
public struct ScrollPosition: Hashable, Sendable {
  public init(edge: Edge? = nil) {}
  public init(idType: (some Hashable).Type) {}
  public mutating func scrollTo(edge: Edge) {}
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {}
  public mutating func scrollTo(y: CGFloat) {}
}

/// How a title shows (SwiftUI reference).
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, large, inline, inlineLarge
}

/// A control that a bar has by itself (SwiftUI reference).
public enum ToolbarDefaultItemKind: Hashable, Sendable { case title, sidebarToggle, search }

/// The purpose of a bar (SwiftUI reference).
public enum ToolbarRole: Hashable, Sendable { case automatic, navigationStack, browser, editor }

/// How a page comes (SwiftUI reference).
public struct NavigationTransition: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var automatic: Self { .named() }
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self { .named() }
}

/// When a tab bar gets smaller (SwiftUI reference).
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, onScrollDown, onScrollUp, never
}

/// Whether a button repeats (SwiftUI reference).
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How wide a button is (SwiftUI reference).
public enum ButtonSizing: Hashable, Sendable { case automatic, flexible, fitted }

/// The order of a menu (SwiftUI reference).
public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }

/// Whether a menu closes (SwiftUI reference).
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// The effect of a pointer on a view (SwiftUI reference).
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

/// A key of a keyboard (SwiftUI reference).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public let character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  public static let `return` = Self("\r")
  public static let escape = Self("\u{1B}")
  public static let space = Self(" ")
  public static let tab = Self("\t")
  public static let delete = Self("\u{08}")
  public static let upArrow = Self("\u{F700}")
  public static let downArrow = Self("\u{F701}")
  public static let leftArrow = Self("\u{F702}")
  public static let rightArrow = Self("\u{F703}")
}

/// Keys that are held (SwiftUI reference).
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let capsLock = Self(rawValue: 1)
  public static let shift = Self(rawValue: 2)
  public static let control = Self(rawValue: 4)
  public static let option = Self(rawValue: 8)
  public static let command = Self(rawValue: 16)
  public static let all: Self = [.capsLock, .shift, .control, .option, .command]
}

/// Keys that people press at once (SwiftUI reference); here there is no keyboard.
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  public static let defaultAction = Self(.return, modifiers: [])
  public static let cancelAction = Self(.escape, modifiers: [])
}

/// A keyboard (SwiftUI reference).
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The purpose of a field (SwiftUI reference).
public struct UITextContentType: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var name: Self { .named() }
  public static var givenName: Self { .named() }
  public static var familyName: Self { .named() }
  public static var username: Self { .named() }
  public static var password: Self { .named() }
  public static var newPassword: Self { .named() }
  public static var oneTimeCode: Self { .named() }
  public static var emailAddress: Self { .named() }
  public static var telephoneNumber: Self { .named() }
  public static var postalCode: Self { .named() }
  public static var URL: Self { .named() }
}

/// Which letters are large (SwiftUI reference).
public struct TextInputAutocapitalization: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var never: Self { .named() }
  public static var words: Self { .named() }
  public static var sentences: Self { .named() }
  public static var characters: Self { .named() }
}

/// Which letters are large (SwiftUI reference).
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// How a sheet scrolls (SwiftUI reference).
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

/// The form of a presentation on a phone (SwiftUI reference).
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// The size of a presentation (SwiftUI reference).
public struct PresentationSizing: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var automatic: Self { .named() }
  public static var fitted: Self { .named() }
  public static var form: Self { .named() }
  public static var page: Self { .named() }
}

/// How grave a dialog is (SwiftUI reference).
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

/// A level of headings (SwiftUI reference).
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A direction of a change (SwiftUI reference).
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// An action for VoiceOver (SwiftUI reference).
public struct AccessibilityActionKind: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var `default`: Self { .named() }
  public static var escape: Self { .named() }
  public static var magicTap: Self { .named() }
  public static var delete: Self { .named() }
  public static var showMenu: Self { .named() }
  public static func named(_ name: Text) -> Self { .named() }
}

/// The purpose of a content shape (SwiftUI reference).
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = Self(rawValue: 1)
  public static let dragPreview = Self(rawValue: 2)
  public static let contextMenuPreview = Self(rawValue: 4)
  public static let hoverEffect = Self(rawValue: 8)
  public static let accessibility = Self(rawValue: 16)
}

/// What two views share in a transition (SwiftUI reference).
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

/// Whether a system helps to write (SwiftUI reference).
public enum WritingToolsBehavior: Hashable, Sendable { case automatic, complete, limited, disabled }

/// A named system of coordinates (SwiftUI reference).
public struct NamedCoordinateSpace: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static func named(_ name: some Hashable) -> Self { .named() }
  public static func scrollView(axis: Axis) -> Self { .named() }
}

extension Text {
  /// A size of letters beside others (SwiftUI reference).
  public enum Scale: Hashable, Sendable { case `default`, secondary }
}

/// An effect that changes how a view looks (SwiftUI reference); here nothing looks different.
public protocol VisualEffect: Sendable {}

/// No effect (SwiftUI reference).
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  public func saturation(_ amount: Double) -> some VisualEffect { self }
}

/// The purpose of a background (SwiftUI reference).
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  case navigation, navigationSplitView, tabView, widget, window
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
