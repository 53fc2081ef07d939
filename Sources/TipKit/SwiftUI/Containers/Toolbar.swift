/// Controls in bars (SwiftUI reference).
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The controls.
  @ToolbarContentBuilder var body: Body { get }
  /// The controls as a view.
  var _toolbarView: AnyView { get }
}

extension ToolbarContent {
  public var _toolbarView: AnyView { AnyView(ToolbarContentView(content: self)) }
}

/// Controls of this module, which add themselves to a pass.
@MainActor @preconcurrency public protocol PrimitiveToolbarContent: ToolbarContent
where Body == Never {}

extension PrimitiveToolbarContent {
  /// Not called: the controls add themselves to a pass.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Controls of an app's own, as a view with their state.
struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
  let content: Content

  func _render(in context: ViewContext) {
    let inner = context.child(.type(ObjectIdentifier(Content.self)))
    var content = content
    DynamicFields.install(in: &content, inner)
    content.body._toolbarView._render(in: inner)
  }
}

/// Controls that people can move (SwiftUI reference); here they stay.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension TupleToolbarContent: CustomizableToolbarContent {}

/// Controls with a modifier.
struct ModifiedToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  let _toolbarView: AnyView
}

extension ToolbarContent {
  /// Returns the controls with a change of their view.
  package func modifiedView(_ change: (AnyView) -> some View) -> some ToolbarContent {
    ModifiedToolbarContent(_toolbarView: AnyView(change(_toolbarView)))
  }

  /// Hides the controls, or not; it runs.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    modifiedView { view in Group { if !hidden { view } } }
  }

  /// Sets whether the controls share a background; it is ignored.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }

  /// Names the controls as the source of a transition; it is ignored.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
  /// Sets how people can move the controls; it is ignored.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Sets whether the controls are there before people move any; it is ignored.
  public func defaultCustomization(
    _ visibility: Visibility = .automatic
  ) -> some CustomizableToolbarContent { self }
}

/// How people can move controls (SwiftUI reference).
public enum ToolbarCustomizationBehavior: Hashable, Sendable {
  case `default`, reorderable, disabled
}

extension Never: ToolbarContent {
  public var _toolbarView: AnyView { AnyView(EmptyView()) }
}

/// A control in a bar (SwiftUI reference).
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let content: Content
  public var _toolbarView: AnyView { AnyView(content) }
}

extension ToolbarItem where ID == () {
  /// Creates a control.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension ToolbarItem where ID == String {
  /// Creates a control with an identity.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Several controls in a bar (SwiftUI reference).
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Creates a group with a label.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View
  ) { self.content = content() }

  /// Creates a group.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  public var _toolbarView: AnyView { AnyView(content) }
}

/// A space in a bar (SwiftUI reference); here it is nothing.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  public var _toolbarView: AnyView { AnyView(EmptyView()) }
}

/// How much room a space takes (SwiftUI reference).
public enum SpacerSizing: Hashable, Sendable { case fixed, flexible }

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  public var _toolbarView: AnyView { AnyView(self?._toolbarView) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several controls as one.
public struct TupleToolbarContent: PrimitiveToolbarContent {
  let views: [AnyView]
  public var _toolbarView: AnyView {
    AnyView(ForEach(Array(views.enumerated()), id: \.offset) { _, view in view })
  }
}

/// Collects controls of bars (SwiftUI reference).
@MainActor @preconcurrency @resultBuilder public struct ToolbarContentBuilder {
  /// Returns a control as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns one control as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns several controls as one.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent {
    var views: [AnyView] = []
    for item in repeat each content { views.append(item._toolbarView) }
    return TupleToolbarContent(views: views)
  }

  /// Returns the controls of a condition.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Returns the controls of the first branch.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> TupleToolbarContent {
    TupleToolbarContent(views: [AnyView(first._toolbarView.id(1))])
  }

  /// Returns the controls of the second branch.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> TupleToolbarContent {
    TupleToolbarContent(views: [AnyView(second._toolbarView.id(2))])
  }

  /// Returns the controls of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> TupleToolbarContent {
    TupleToolbarContent(views: [content._toolbarView])
  }
}

/// A place in the bars (SwiftUI reference).
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String

  public static let automatic = Self(name: "automatic")
  public static let title = Self(name: "title")
  public static let subtitle = Self(name: "subtitle")
  public static let largeTitle = Self(name: "largeTitle")
  public static let bottomOrnament = Self(name: "bottomOrnament")
  public static let topBarPinnedTrailing = Self(name: "topBarPinnedTrailing")
  public static func accessoryBar(id: some Hashable) -> Self { Self(name: "accessoryBar") }
  public static let principal = Self(name: "principal")
  public static let navigation = Self(name: "navigation")
  public static let primaryAction = Self(name: "primaryAction")
  public static let secondaryAction = Self(name: "secondaryAction")
  public static let confirmationAction = Self(name: "confirmationAction")
  public static let cancellationAction = Self(name: "cancellationAction")
  public static let destructiveAction = Self(name: "destructiveAction")
  public static let status = Self(name: "status")
  public static let keyboard = Self(name: "keyboard")
  public static let bottomBar = Self(name: "bottomBar")
  public static let topBarLeading = Self(name: "topBarLeading")
  public static let topBarTrailing = Self(name: "topBarTrailing")
  public static let navigationBarLeading = Self(name: "navigationBarLeading")
  public static let navigationBarTrailing = Self(name: "navigationBarTrailing")
}
