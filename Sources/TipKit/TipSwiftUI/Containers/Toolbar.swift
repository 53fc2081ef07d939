/// Controls in bars (SwiftUI reference).
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent
  /// The controls.
  @ToolbarContentBuilder var body: Body { get }
  /// The controls as a view.
  ///
  /// An app's controls have the default.
  var _toolbarView: AnyView { get }
}

extension ToolbarContent {
  /// The controls as a view with their state.
  public var _toolbarView: AnyView { AnyView(ToolbarContentView(content: self)) }
}

/// Controls of this module, which add themselves to a pass.
@MainActor @preconcurrency package protocol PrimitiveToolbarContent: ToolbarContent
where Body == Never {
  /// The controls as a view.
  var view: AnyView { get }
}

extension PrimitiveToolbarContent {
  /// The controls as a view.
  public var _toolbarView: AnyView { view }

  /// Not called: the controls add themselves to a pass.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Controls of an app's own, as a view with their state.
struct ToolbarContentView<Content: ToolbarContent>: PrimitiveView {
  let content: Content

  package func render(in context: ViewContext) {
    let inner = context.child(.type(ObjectIdentifier(Content.self)))
    var content = content
    DynamicFields.install(in: &content, inner)
    content.body._toolbarView._render(in: inner)
  }
}

/// Controls that people can move, which stay here (SwiftUI reference).
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension TupleToolbarContent: CustomizableToolbarContent {}

/// Controls with a modifier.
struct ModifiedToolbarContent: PrimitiveToolbarContent, CustomizableToolbarContent {
  let view: AnyView
}

extension ToolbarContent {
  /// Returns the controls with a change of their view.
  package func modifiedView(_ change: (AnyView) -> some View) -> some ToolbarContent {
    ModifiedToolbarContent(view: AnyView(change(_toolbarView)))
  }

  /// Hides the controls, or not.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    modifiedView { view in Group { if !hidden { view } } }
  }
}

extension Never: ToolbarContent {
  /// No view.
  public var _toolbarView: AnyView { AnyView(EmptyView()) }
}

/// A control in a bar (SwiftUI reference).
public struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  let content: Content
  package var view: AnyView { AnyView(content) }
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

  /// Creates a group, which may have a label that is not on screen.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> some View = { EmptyView() }
  ) { self.content = content() }

  package var view: AnyView { AnyView(content) }
}

/// Controls that a bar shows in a menu when the room is short (SwiftUI reference).
///
/// Here they are always in a menu.
public struct ToolbarOverflowMenu<Content: View>: PrimitiveToolbarContent {
  let content: Content

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var view: AnyView {
    AnyView(Menu("More") { content })
  }
}

extension ForEach: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  package var view: AnyView {
    AnyView(
      ForEach<Data, ID, AnyView>(data: data, content: { content($0)._toolbarView }, id: id))
  }
}

extension ForEach where Content: ToolbarContent, ID == Data.Element.ID, Data.Element: Identifiable {
  /// Creates controls of elements that have an identity.
  public init(_ data: Data, @ToolbarContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: \.id)
  }
}

extension ForEach where Content: ToolbarContent {
  /// Creates controls of elements, with the identity at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ToolbarContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

/// A space in a bar, which is nothing here (SwiftUI reference).
public struct ToolbarSpacer: PrimitiveToolbarContent {
  /// Creates a space.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
  package var view: AnyView { AnyView(EmptyView()) }
}

extension Optional: ToolbarContent, PrimitiveToolbarContent where Wrapped: ToolbarContent {
  package var view: AnyView { AnyView(self?._toolbarView) }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// Several controls as one.
public struct TupleToolbarContent: PrimitiveToolbarContent {
  let views: [AnyView]
  package var view: AnyView {
    AnyView(ForEach(Array(views.enumerated()), id: \.offset) { _, view in view })
  }
}

/// Collects controls of bars (SwiftUI reference).
@MainActor @preconcurrency @resultBuilder public struct ToolbarContentBuilder {
  /// Returns a control unchanged.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Returns one control unchanged.
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
    TupleToolbarContent(views: [AnyView(first._toolbarView.id("first"))])
  }

  /// Returns the controls of the second branch.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> TupleToolbarContent {
    TupleToolbarContent(views: [AnyView(second._toolbarView.id("second"))])
  }

  /// Returns the controls of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> TupleToolbarContent {
    TupleToolbarContent(views: [content._toolbarView])
  }
}
