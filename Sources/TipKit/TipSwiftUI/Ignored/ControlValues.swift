// What ignored modifiers of controls, presentations and VoiceOver take.

/// A size of controls (SwiftUI reference).
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// A form of buttons (SwiftUI reference).
public enum ButtonBorderShape: Hashable, Sendable {
  case automatic, capsule, circle, roundedRectangle
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// Whether a button repeats (SwiftUI reference).
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// How wide a button is (SwiftUI reference).
public enum ButtonSizing: Hashable, Sendable { case automatic, flexible, fitted }

/// The order of a menu (SwiftUI reference).
public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }

/// Whether a menu closes (SwiftUI reference).
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// The prominence of a badge (SwiftUI reference).
public enum BadgeProminence: Hashable, Sendable { case standard, increased, decreased }

/// What people feel (SwiftUI reference).
public enum SensoryFeedback: Hashable, Sendable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange
  case impact, pathComplete
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .impact }
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .impact }
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }
}

// MARK: - Fields, keyboards and pointers

/// The name of the return key (SwiftUI reference).
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// A keyboard (SwiftUI reference).
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The purpose of a field (SwiftUI reference).
public enum UITextContentType: Hashable, Sendable {
  case name, givenName, familyName, username, password, newPassword, oneTimeCode, emailAddress
  case telephoneNumber, postalCode, URL
}

/// Which letters are large (SwiftUI reference).
public enum TextInputAutocapitalization: Hashable, Sendable {
  case never, words, sentences, characters
}

/// Which letters are large (SwiftUI reference).
public enum UITextAutocapitalizationType: Hashable, Sendable {
  case none, words, sentences, allCharacters
}

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

/// Keys that people press at once (SwiftUI reference).
public struct KeyboardShortcut: Hashable, Sendable {
  public let key: KeyEquivalent
  public let modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }
  public static let defaultAction = Self(.return, modifiers: [])
  public static let cancelAction = Self(.escape, modifiers: [])
}

// MARK: - Presentations

/// What people can do behind a presentation (SwiftUI reference).
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// A height of sheets (SwiftUI reference).
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
  case custom(String)
}

/// How a sheet scrolls (SwiftUI reference).
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

/// The form of a presentation on a phone (SwiftUI reference).
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// The size of a presentation (SwiftUI reference).
public enum PresentationSizing: Hashable, Sendable { case automatic, fitted, form, page }

/// Where a popover points (SwiftUI reference).
public enum PopoverAttachmentAnchor {
  /// A rectangle of the view.
  public enum Source: Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
}

// MARK: - VoiceOver

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

/// A level of headings (SwiftUI reference).
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// A direction of a change (SwiftUI reference).
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// An action for VoiceOver (SwiftUI reference).
public enum AccessibilityActionKind: Hashable, Sendable {
  case `default`, escape, magicTap, delete, showMenu
  case named(Text)
}
