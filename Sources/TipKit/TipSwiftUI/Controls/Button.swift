import TipViewTree

/// A button, whose action a tap runs (SwiftUI reference).
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button, which may have a role.
  public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  package func render(in context: ViewContext) {
    let whole = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(label), action: action)
    if context.addLook(whole) { return }
    let inner = context.node(Self.self, .control) { node in
      node.gestures.tap = action
      node.buttonRole = role?.name
    }
    let look = ButtonStyleConfiguration(role: role, label: .init(label))
    if !inner.addLook(look) { label._render(in: inner) }
  }
}

extension Button where Label == Text {
  /// Creates a button with a title, which may have a role.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a title, which may have a role.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TipSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TipSwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == TipSwiftUI.DefaultButtonLabel {
  /// Creates a button whose role is its title.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button as a style got it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == TipSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and an image of the app's assets.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { TipSwiftUI.Label(title, image: image) }
  }
}

/// The label of a button whose role is its title (SwiftUI reference).
public struct DefaultButtonLabel: PrimitiveView {
  let role: ButtonRole

  package func render(in context: ViewContext) { Text(role.title)._render(in: context) }
}

/// The role of a button (SwiftUI reference).
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// It destroys data.
  public static let destructive = ButtonRole(name: "destructive")
  /// It cancels.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes.
  public static let close = ButtonRole(name: "close")
  /// It confirms.
  public static let confirm = ButtonRole(name: "confirm")

  var title: String {
    switch self {
    case .destructive: "Delete"
    case .confirm: "OK"
    default: name.capitalized
    }
  }
}

/// A control that opens a URL (SwiftUI reference).
public struct Link<Label: View>: PrimitiveView {
  let destination: URL
  let label: Label

  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  package func render(in context: ViewContext) {
    let open = context.environment.openURL
    label._render(
      in: context.node(Self.self, .control) { node in
        node.gestures.tap = { open(destination) }
        node.accessibility.trait = .link
      })
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
