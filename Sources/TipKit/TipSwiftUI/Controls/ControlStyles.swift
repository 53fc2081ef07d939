import TipViewTree

// The looks that an app's own styles make of controls. Each kind of control has a configuration,
// and the environment holds one function from it to a view.

extension EnvironmentValues {
  typealias Make<Configuration> = (Configuration, ViewContext) -> any View

  /// Returns the function that makes the look of a control, or nil for the system's look.
  func look<Configuration>(_ type: Configuration.Type) -> Make<Configuration>? {
    value(for: type)
  }

  mutating func setLook<Configuration>(_ look: Make<Configuration>?) {
    setValue(look, for: Configuration.self)
  }
}

extension View {
  /// Sets the look of a kind of control in the view.
  ///
  /// - Parameters:
  ///   - style: The style, which changes nothing if it is the system's.
  ///   - make: Returns the look of a control.
  /// - Returns: The view.
  package func look<Style, Configuration>(
    _ style: Style, _ make: @escaping (Style, Configuration) -> any View
  ) -> some View {
    let isOwn = !(style is SystemStyle || style is SystemButtonStyle)
    return transformEnvironment { environment in
      guard isOwn else {
        return environment.setLook(nil as EnvironmentValues.Make<Configuration>?)
      }
      environment.setLook { (configuration: Configuration, context: ViewContext) in
        var style = style
        DynamicFields.install(in: &style, context)
        return make(style, configuration)
      }
    }
  }
}

extension ViewContext {
  /// Adds the look of a control by a style of the app's own.
  ///
  /// - Parameter configuration: The control, as its style gets it.
  /// - Returns: Whether there is such a style.
  package func addLook<Configuration>(_ configuration: Configuration) -> Bool {
    guard let make = environment.look(Configuration.self) else { return false }
    var inner = child(.name("style"))
    // The look may contain a control of the kind, which has the system's look.
    inner.environment.setLook(nil as EnvironmentValues.Make<Configuration>?)
    AnyView(make(configuration, inner))._render(in: inner)
    return true
  }
}

/// A part of a control, as its style gets it.
public struct StyledPart<Owner, Part>: PrimitiveView {
  let view: AnyView

  init(_ view: some View) { self.view = AnyView(view) }

  package func render(in context: ViewContext) { view._render(in: context) }
}

// MARK: - Labels

/// A style of labels (SwiftUI reference).
@MainActor @preconcurrency public protocol LabelStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A label.
  typealias Configuration = LabelStyleConfiguration
  /// Returns the look of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label, as its style gets it (SwiftUI reference).
public struct LabelStyleConfiguration {
  /// The title of a label.
  public typealias Title = StyledPart<Self, Text>
  /// The image of a label.
  public typealias Icon = StyledPart<Self, Image>
  /// The title.
  public let title: Title
  /// The image.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label as a style got it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

// MARK: - Switches

/// A style of switches (SwiftUI reference).
@MainActor @preconcurrency public protocol ToggleStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A switch.
  typealias Configuration = ToggleStyleConfiguration
  /// Returns the look of a switch.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A switch, as its style gets it (SwiftUI reference).
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public typealias Label = StyledPart<Self, Text>
  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether the values of several bindings differ, which they never do here.
  public var isMixed: Bool { false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch as a style got it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

// MARK: - Progress

/// A style of progress (SwiftUI reference).
@MainActor @preconcurrency public protocol ProgressViewStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// Progress.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the look of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Progress, as its style gets it (SwiftUI reference).
public struct ProgressViewStyleConfiguration {
  /// The label of progress.
  public typealias Label = StyledPart<Self, Text>
  /// The part that is done, from 0 to 1.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The label of the value.
  public var currentValueLabel: Label?
}

extension ProgressView where Label == ProgressViewStyleConfiguration.Label? {
  /// Creates progress as a style got it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      label: configuration.label, value: configuration.fractionCompleted,
      valueLabel: configuration.currentValueLabel.map { AnyView($0) })
  }
}

// MARK: - Boxes

/// A style of boxes (SwiftUI reference).
@MainActor @preconcurrency public protocol GroupBoxStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Returns the look of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A box, as its style gets it (SwiftUI reference).
public struct GroupBoxStyleConfiguration {
  /// The label of a box.
  public typealias Label = StyledPart<Self, Text>
  /// The content of a box.
  public typealias Content = StyledPart<Self, Never>
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates a box as a style got it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// A style of groups that open (SwiftUI reference).
@MainActor @preconcurrency public protocol DisclosureGroupStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Returns the look of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A group that opens, as its style gets it (SwiftUI reference).
public struct DisclosureGroupStyleConfiguration {
  /// The label of a group.
  public typealias Label = StyledPart<Self, Text>
  /// The content of a group.
  public typealias Content = StyledPart<Self, Never>
  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

// MARK: - Menus

/// A style of menus (SwiftUI reference), also one of the app's own.
@MainActor @preconcurrency public protocol MenuStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A menu.
  typealias Configuration = MenuStyleConfiguration
  /// Returns the look of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu, as its style gets it (SwiftUI reference).
public struct MenuStyleConfiguration {
  /// The label of a menu.
  public typealias Label = StyledPart<Self, Text>
  /// The items of a menu.
  public typealias Content = StyledPart<Self, Never>
  let label: Label
  let content: Content
  let primary: (() -> Void)?
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu as a style got it.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      primaryAction: configuration.primary)
  }
}

// MARK: - Fields

/// A style of text fields (SwiftUI reference), also one of the app's own.
@MainActor @preconcurrency public protocol TextFieldStyle: ControlStyle {
  /// The type of the result.
  associatedtype _Body: View
  /// The label of a field.
  typealias _Label = TextFieldStyleLabel
  /// Returns the look of a field. SwiftUI has no other way to make one.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a field, as its style gets it.
public typealias TextFieldStyleLabel = StyledPart<TextField<Never>, Text>

// MARK: - Values with labels

/// A style of values with labels (SwiftUI reference), also one of the app's own.
@MainActor @preconcurrency public protocol LabeledContentStyle: ControlStyle {
  /// The type of the result.
  associatedtype Body: View
  /// A value with a label.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the look of a value with a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A value with a label, as its style gets it (SwiftUI reference).
public struct LabeledContentStyleConfiguration {
  /// The label of a value.
  public typealias Label = StyledPart<Self, Text>
  /// The value.
  public typealias Content = StyledPart<Self, Never>
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates a value with a label as a style got it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

// MARK: - Modifiers

extension View {
  /// Sets the look of the menus in the view, also by a style of the app's own.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the look of the fields in the view, also by a style of the app's own.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    look(style) { $0._body(configuration: $1) }
  }

  /// Sets the look of the values with labels in the view, also by a style of the app's own.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the look of the labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the look of the switches in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the look of the progress in the view.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the look of the boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the look of the groups in the view.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    look(style) { $0.makeBody(configuration: $1) }
  }
}

// The styles of the system make the control unchanged, for styles of an app that go on with one.
extension SystemStyle: LabelStyle, ToggleStyle, ProgressViewStyle, GroupBoxStyle,
  DisclosureGroupStyle, MenuStyle, TextFieldStyle, LabeledContentStyle
{
  /// Returns the look.
  @MainActor public func makeBody(configuration: MenuStyleConfiguration) -> AnyView {
    AnyView(Menu(configuration))
  }
  /// Returns the look.
  @MainActor public func makeBody(configuration: LabeledContentStyleConfiguration) -> AnyView {
    AnyView(LabeledContent(configuration))
  }
  /// Returns the look.
  @MainActor public func _body(configuration: TextField<TextFieldStyleLabel>) -> AnyView {
    AnyView(configuration)
  }
  /// Returns the look.
  @MainActor public func makeBody(configuration: LabelStyleConfiguration) -> AnyView {
    AnyView(Label(configuration))
  }
  /// Returns the look.
  @MainActor public func makeBody(configuration: ToggleStyleConfiguration) -> AnyView {
    AnyView(Toggle(configuration))
  }
  /// Returns the look.
  @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> AnyView {
    AnyView(ProgressView(configuration))
  }
  /// Returns the look.
  @MainActor public func makeBody(configuration: GroupBoxStyleConfiguration) -> AnyView {
    AnyView(GroupBox(configuration))
  }
  /// Returns the look.
  @MainActor public func makeBody(configuration: DisclosureGroupStyleConfiguration) -> AnyView {
    AnyView(
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label
      })
  }
}
