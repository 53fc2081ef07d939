// The styles of the system, by name. They change nothing here.

/// A style of a kind of control, which has a default of the system.
public protocol ControlStyle {}

extension ControlStyle where Self == SystemStyle {
  public static var automatic: Self { Self() }
}

/// A style of lists (SwiftUI reference).
public protocol ListStyle: ControlStyle {}
/// A style of pickers (SwiftUI reference).
public protocol PickerStyle: ControlStyle {}
/// A style of dates (SwiftUI reference).
public protocol DatePickerStyle: ControlStyle {}
/// A style of tabs (SwiftUI reference).
public protocol TabViewStyle: ControlStyle {}
/// A style of navigation (SwiftUI reference).
public protocol NavigationViewStyle: ControlStyle {}
/// A style of columns (SwiftUI reference).
public protocol NavigationSplitViewStyle: ControlStyle {}
/// A style of gauges (SwiftUI reference).
public protocol GaugeStyle: ControlStyle {}
/// A style of groups of controls (SwiftUI reference).
public protocol ControlGroupStyle: ControlStyle {}
/// A style of forms (SwiftUI reference).
public protocol FormStyle: ControlStyle {}
/// A style of the dots of pages (SwiftUI reference).
public protocol IndexViewStyle: ControlStyle {}
/// A style of fields for long text (SwiftUI reference).
public protocol TextEditorStyle: ControlStyle {}

/// A style of the system, of any kind of control.
nonisolated public struct SystemStyle: ListStyle, PickerStyle, DatePickerStyle, TabViewStyle,
  NavigationViewStyle, NavigationSplitViewStyle, GaugeStyle, ControlGroupStyle, FormStyle,
  IndexViewStyle, TextEditorStyle, Sendable
{
  public init() {}
  public init(backgroundDisplayMode: PageIndexDisplayMode) {}
  public init(indexDisplayMode: PageIndexDisplayMode) {}
  public init(tint: Color) {}
}

/// Whether the dots of pages show (SwiftUI reference).
public enum PageIndexDisplayMode: Hashable, Sendable {
  case automatic, always, never, interactive
}

extension ListStyle where Self == SystemStyle {
  public static var plain: Self { Self() }
  public static var grouped: Self { Self() }
  public static var insetGrouped: Self { Self() }
  public static var inset: Self { Self() }
  public static var sidebar: Self { Self() }
  public static var bordered: Self { Self() }
  public static var carousel: Self { Self() }
  public static var elliptical: Self { Self() }
}

extension LabelStyle where Self == SystemStyle {
  public static var iconOnly: Self { Self() }
  public static var titleOnly: Self { Self() }
  public static var titleAndIcon: Self { Self() }
}

extension PickerStyle where Self == SystemStyle {
  public static var segmented: Self { Self() }
  public static var menu: Self { Self() }
  public static var inline: Self { Self() }
  public static var wheel: Self { Self() }
  public static var navigationLink: Self { Self() }
  public static var palette: Self { Self() }
  public static var radioGroup: Self { Self() }
}

extension ToggleStyle where Self == SystemStyle {
  public static var `switch`: Self { Self() }
  public static var button: Self { Self() }
  public static var checkbox: Self { Self() }
}

extension TextFieldStyle where Self == SystemStyle {
  public static var plain: Self { Self() }
  public static var roundedBorder: Self { Self() }
  public static var squareBorder: Self { Self() }
}

extension ProgressViewStyle where Self == SystemStyle {
  public static var linear: Self { Self() }
  public static var circular: Self { Self() }
}

extension DatePickerStyle where Self == SystemStyle {
  public static var compact: Self { Self() }
  public static var graphical: Self { Self() }
  public static var field: Self { Self() }
  public static var stepperField: Self { Self() }
  public static var wheel: Self { Self() }
}

extension TabViewStyle where Self == SystemStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> Self { Self() }
  public static var sidebarAdaptable: Self { Self() }
  public static var tabBarOnly: Self { Self() }
  public static var grouped: Self { Self() }
  public static var verticalPage: Self { Self() }
}

extension MenuStyle where Self == SystemStyle {
  public static var button: Self { Self() }
  public static var borderlessButton: Self { Self() }
}

extension GaugeStyle where Self == SystemStyle {
  public static var accessoryCircular: Self { Self() }
  public static var accessoryCircularCapacity: Self { Self() }
  public static var accessoryLinear: Self { Self() }
  public static var accessoryLinearCapacity: Self { Self() }
  public static var linearCapacity: Self { Self() }
}

extension ControlGroupStyle where Self == SystemStyle {
  public static var compactMenu: Self { Self() }
  public static var menu: Self { Self() }
  public static var navigation: Self { Self() }
  public static var palette: Self { Self() }
}

extension FormStyle where Self == SystemStyle {
  public static var columns: Self { Self() }
  public static var grouped: Self { Self() }
}

extension IndexViewStyle where Self == SystemStyle {
  public static var page: Self { Self() }
  public static func page(backgroundDisplayMode: PageIndexDisplayMode) -> Self { Self() }
}

extension TextEditorStyle where Self == SystemStyle {
  public static var plain: Self { Self() }
}

extension NavigationSplitViewStyle where Self == SystemStyle {
  public static var balanced: Self { Self() }
  public static var prominentDetail: Self { Self() }
}

extension NavigationViewStyle where Self == SystemStyle {
  public static var stack: Self { Self() }
  public static var columns: Self { Self() }
}

// The same styles by their types. All are one type.

public typealias PlainListStyle = SystemStyle
public typealias GroupedListStyle = SystemStyle
public typealias InsetGroupedListStyle = SystemStyle
public typealias InsetListStyle = SystemStyle
public typealias SidebarListStyle = SystemStyle
public typealias DefaultListStyle = SystemStyle
public typealias StackNavigationViewStyle = SystemStyle
public typealias DoubleColumnNavigationViewStyle = SystemStyle
public typealias SegmentedPickerStyle = SystemStyle
public typealias MenuPickerStyle = SystemStyle
public typealias WheelPickerStyle = SystemStyle
public typealias InlinePickerStyle = SystemStyle
public typealias RoundedBorderTextFieldStyle = SystemStyle
public typealias PlainTextFieldStyle = SystemStyle
public typealias CircularProgressViewStyle = SystemStyle
public typealias LinearProgressViewStyle = SystemStyle
public typealias PageTabViewStyle = SystemStyle
public typealias PageIndexViewStyle = SystemStyle
public typealias IconOnlyLabelStyle = SystemStyle
public typealias TitleOnlyLabelStyle = SystemStyle
public typealias TitleAndIconLabelStyle = SystemStyle
public typealias SwitchToggleStyle = SystemStyle
public typealias ButtonToggleStyle = SystemStyle
public typealias GraphicalDatePickerStyle = SystemStyle
public typealias WheelDatePickerStyle = SystemStyle
public typealias CompactDatePickerStyle = SystemStyle
public typealias BorderlessButtonMenuStyle = SystemStyle
public typealias GroupedFormStyle = SystemStyle
public typealias AutomaticDisclosureGroupStyle = SystemStyle

// MARK: - Buttons

/// A style of buttons of the system (SwiftUI reference).
public struct SystemButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

nonisolated extension PrimitiveButtonStyle where Self == SystemButtonStyle {
  public static var automatic: Self { Self() }
  public static var borderless: Self { Self() }
  public static var plain: Self { Self() }
  public static var bordered: Self { Self() }
  public static var borderedProminent: Self { Self() }
  public static var glass: Self { Self() }
  public static func glass(_ glass: Glass) -> Self { Self() }
  public static var glassProminent: Self { Self() }
  public static var card: Self { Self() }
  public static var accessoryBar: Self { Self() }
  public static var link: Self { Self() }
}

public typealias DefaultButtonStyle = SystemButtonStyle
public typealias PlainButtonStyle = SystemButtonStyle
public typealias BorderlessButtonStyle = SystemButtonStyle
public typealias BorderedButtonStyle = SystemButtonStyle
public typealias BorderedProminentButtonStyle = SystemButtonStyle
public typealias LinkButtonStyle = SystemButtonStyle
public typealias GlassButtonStyle = SystemButtonStyle
public typealias GlassProminentButtonStyle = SystemButtonStyle
