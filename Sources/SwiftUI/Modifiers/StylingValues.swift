// The values of styling modifiers: names, of which nothing is drawn.

/// A name that a styling modifier takes.
public protocol StylingName: Hashable, Sendable {
  init(name: String)
}

extension StylingName {
  static func named(_ name: String = #function) -> Self { Self(name: name) }
}

/// A style of lists (SwiftUI reference).
public protocol ListStyle {}
/// A style of labels (SwiftUI reference).
public protocol LabelStyle {}
/// A style of pickers (SwiftUI reference).
public protocol PickerStyle {}
/// A style of switches (SwiftUI reference).
public protocol ToggleStyle {}
/// A style of text fields (SwiftUI reference).
public protocol TextFieldStyle {}
/// A style of progress (SwiftUI reference).
public protocol ProgressViewStyle {}
/// A style of dates (SwiftUI reference).
public protocol DatePickerStyle {}
/// A style of tabs (SwiftUI reference).
public protocol TabViewStyle {}
/// A style of menus (SwiftUI reference).
public protocol MenuStyle {}
/// A style of navigation (SwiftUI reference).
public protocol NavigationViewStyle {}

/// A style of the system, of any kind of control; here it changes nothing.
public struct SystemStyle: StylingName, ListStyle, LabelStyle, PickerStyle, ToggleStyle,
  TextFieldStyle, ProgressViewStyle, DatePickerStyle, TabViewStyle, MenuStyle, NavigationViewStyle
{
  let name: String
  public init(name: String) { self.name = name }
}

extension ListStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var plain: SystemStyle { .named() }
  public static var grouped: SystemStyle { .named() }
  public static var insetGrouped: SystemStyle { .named() }
  public static var inset: SystemStyle { .named() }
  public static var sidebar: SystemStyle { .named() }
}

extension LabelStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var iconOnly: SystemStyle { .named() }
  public static var titleOnly: SystemStyle { .named() }
  public static var titleAndIcon: SystemStyle { .named() }
}

extension PickerStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var segmented: SystemStyle { .named() }
  public static var menu: SystemStyle { .named() }
  public static var inline: SystemStyle { .named() }
  public static var wheel: SystemStyle { .named() }
  public static var navigationLink: SystemStyle { .named() }
}

extension ToggleStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var `switch`: SystemStyle { .named() }
  public static var button: SystemStyle { .named() }
  public static var checkbox: SystemStyle { .named() }
}

extension TextFieldStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var plain: SystemStyle { .named() }
  public static var roundedBorder: SystemStyle { .named() }
}

extension ProgressViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var linear: SystemStyle { .named() }
  public static var circular: SystemStyle { .named() }
}

extension DatePickerStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var compact: SystemStyle { .named() }
  public static var graphical: SystemStyle { .named() }
  public static var wheel: SystemStyle { .named() }
}

extension TabViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var page: SystemStyle { .named() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> SystemStyle { .named() }
  public static var sidebarAdaptable: SystemStyle { .named() }
}

/// Whether the dots of pages show (SwiftUI reference).
public enum PageIndexDisplayMode: Hashable, Sendable { case automatic, always, never }

extension MenuStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var button: SystemStyle { .named() }
  public static var borderlessButton: SystemStyle { .named() }
}

extension NavigationViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var stack: SystemStyle { .named() }
  public static var columns: SystemStyle { .named() }
}

/// A style by its type (SwiftUI reference).
public typealias PlainListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias GroupedListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias InsetGroupedListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias SidebarListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias StackNavigationViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias SegmentedPickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias MenuPickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias RoundedBorderTextFieldStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias CircularProgressViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias PageTabViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias IconOnlyLabelStyle = SystemStyle

extension SystemStyle {
  /// Creates a style.
  public init() { self.init(name: "system") }
  /// Creates a style of pages.
  public init(indexDisplayMode: PageIndexDisplayMode) { self.init(name: "page") }
  /// Creates a style with a colour.
  public init(tint: Color) { self.init(name: "tint") }
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
  public var fill: Self { self }
}

/// Whether scroll bars show (SwiftUI reference).
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }

/// A bar (SwiftUI reference).
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, navigationBar, tabBar, bottomBar, windowToolbar
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
}

/// A height of sheets (SwiftUI reference).
public enum PresentationDetent: Hashable, Sendable {
  case medium, large
  case fraction(CGFloat)
  case height(CGFloat)
}

/// What is hidden of a view (SwiftUI reference).
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = Self(rawValue: 1)
  public static let privacy = Self(rawValue: 2)
}

/// How content changes (SwiftUI reference).
public struct ContentTransition: StylingName {
  let name: String
  public init(name: String) { self.name = name }
  public static var identity: Self { .named() }
  public static var opacity: Self { .named() }
  public static var interpolate: Self { .named() }
  public static func numericText(countsDown: Bool = false) -> Self { .named() }
}

/// Whether people can select text (SwiftUI reference).
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

/// What a view is to VoiceOver (SwiftUI reference).
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
