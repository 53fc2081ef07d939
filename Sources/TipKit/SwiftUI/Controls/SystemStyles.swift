// The styles of the system, by name; here they change nothing.

/// A style of lists (SwiftUI reference).
public protocol ListStyle {}
/// A style of pickers (SwiftUI reference).
public protocol PickerStyle {}
/// A style of text fields (SwiftUI reference).
public protocol TextFieldStyle {}
/// A style of dates (SwiftUI reference).
public protocol DatePickerStyle {}
/// A style of tabs (SwiftUI reference).
public protocol TabViewStyle {}
/// A style of menus (SwiftUI reference).
public protocol MenuStyle {}
/// A style of navigation (SwiftUI reference).
public protocol NavigationViewStyle {}
/// A style of columns (SwiftUI reference).
public protocol NavigationSplitViewStyle {}
/// A style of gauges (SwiftUI reference).
public protocol GaugeStyle {}
/// A style of groups of controls (SwiftUI reference).
public protocol ControlGroupStyle {}
/// A style of forms (SwiftUI reference).
public protocol FormStyle {}
/// A style of the dots of pages (SwiftUI reference).
public protocol IndexViewStyle {}
/// A style of fields for long text (SwiftUI reference).
public protocol TextEditorStyle {}
/// A style of values with labels (SwiftUI reference).
public protocol LabeledContentStyle {}

/// A style of the system, of any kind of control; here it changes nothing.
nonisolated public struct SystemStyle: StylingName, ListStyle, PickerStyle, TextFieldStyle,
  DatePickerStyle, TabViewStyle, MenuStyle, NavigationViewStyle, GaugeStyle, ControlGroupStyle,
  FormStyle, IndexViewStyle, TextEditorStyle, LabeledContentStyle, NavigationSplitViewStyle
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
  public static var bordered: SystemStyle { .named() }
  public static var carousel: SystemStyle { .named() }
  public static var elliptical: SystemStyle { .named() }
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
  public static var palette: SystemStyle { .named() }
  public static var radioGroup: SystemStyle { .named() }
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
  public static var squareBorder: SystemStyle { .named() }
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
  public static var field: SystemStyle { .named() }
  public static var stepperField: SystemStyle { .named() }
  public static var wheel: SystemStyle { .named() }
}

extension TabViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var page: SystemStyle { .named() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> SystemStyle { .named() }
  public static var sidebarAdaptable: SystemStyle { .named() }
  public static var tabBarOnly: SystemStyle { .named() }
  public static var grouped: SystemStyle { .named() }
  public static var verticalPage: SystemStyle { .named() }
}

/// Whether the dots of pages show (SwiftUI reference).
public enum PageIndexDisplayMode: Hashable, Sendable {
  case automatic, always, never, interactive
}

extension MenuStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var button: SystemStyle { .named() }
  public static var borderlessButton: SystemStyle { .named() }
}

extension GaugeStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var accessoryCircular: SystemStyle { .named() }
  public static var accessoryCircularCapacity: SystemStyle { .named() }
  public static var accessoryLinear: SystemStyle { .named() }
  public static var accessoryLinearCapacity: SystemStyle { .named() }
  public static var linearCapacity: SystemStyle { .named() }
}

extension ControlGroupStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var compactMenu: SystemStyle { .named() }
  public static var menu: SystemStyle { .named() }
  public static var navigation: SystemStyle { .named() }
  public static var palette: SystemStyle { .named() }
}

extension FormStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var columns: SystemStyle { .named() }
  public static var grouped: SystemStyle { .named() }
}

extension IndexViewStyle where Self == SystemStyle {
  public static var page: SystemStyle { .named() }
  public static func page(
    backgroundDisplayMode: PageIndexDisplayMode
  ) -> SystemStyle { .named() }
}

extension TextEditorStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var plain: SystemStyle { .named() }
}

extension LabeledContentStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
}

extension GroupBoxStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
}

extension DisclosureGroupStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
}

extension NavigationSplitViewStyle where Self == SystemStyle {
  public static var automatic: SystemStyle { .named() }
  public static var balanced: SystemStyle { .named() }
  public static var prominentDetail: SystemStyle { .named() }
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
public typealias InsetListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias SidebarListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultListStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias StackNavigationViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DoubleColumnNavigationViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultNavigationViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias ColumnNavigationViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias SegmentedPickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias MenuPickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias WheelPickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias InlinePickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultPickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias RoundedBorderTextFieldStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias PlainTextFieldStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultTextFieldStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias CircularProgressViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias LinearProgressViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultProgressViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias PageTabViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultTabViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias PageIndexViewStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias IconOnlyLabelStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias TitleOnlyLabelStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias TitleAndIconLabelStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultLabelStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias SwitchToggleStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias ButtonToggleStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultToggleStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias GraphicalDatePickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias WheelDatePickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias CompactDatePickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultDatePickerStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias BorderlessButtonMenuStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultMenuStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias DefaultGroupBoxStyle = SystemStyle
/// A style by its type (SwiftUI reference).
public typealias GroupedFormStyle = SystemStyle

extension SystemStyle {
  /// Creates a style.
  public init() { self.init(name: "system") }
  /// Creates a style of the dots of pages.
  public init(backgroundDisplayMode: PageIndexDisplayMode) { self.init(name: "page") }
  /// Creates a style of pages.
  public init(indexDisplayMode: PageIndexDisplayMode) { self.init(name: "page") }
  /// Creates a style with a colour.
  public init(tint: Color) { self.init(name: "tint") }
}
