import TipViewTree

/// Shows a view in Xcode's canvas (SwiftUI reference). Here a test finds it and shows it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TipMacros", type: "PreviewMacro")

/// Marks a state of a preview, which changes as in a view (SwiftUI reference).
@attached(peer)
public macro Previewable() = #externalMacro(module: "TipMacros", type: "PreviewableMacro")

/// The kinds of traits (SwiftUI reference).
public enum Preview {
  /// Traits of views.
  public enum ViewTraits {}
}

/// A trait of a preview, of which only modifiers change something here (SwiftUI reference).
public struct PreviewTrait<Kind>: Sendable {
  /// Returns a view in the trait's modifier.
  let modify: @MainActor @Sendable (AnyView) async throws -> AnyView

  private static var unmodified: Self { Self { $0 } }

  /// The size of the view.
  public static var sizeThatFitsLayout: Self { unmodified }
  /// A device on its left side.
  public static var landscapeLeft: Self { unmodified }
  /// A device on its right side.
  public static var landscapeRight: Self { unmodified }
  /// An upright device.
  public static var portrait: Self { unmodified }
  /// An upright device with its upper side down.
  public static var portraitUpsideDown: Self { unmodified }
  /// A size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { unmodified }

  /// A modifier around the view.
  @MainActor @preconcurrency
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> Self {
    Self { view in
      let context = try await Modifier.makeSharedContext()
      return AnyView(modifier.body(content: view, context: context))
    }
  }
}

/// Changes the views of previews (SwiftUI reference).
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The type of what previews with this modifier share.
  associatedtype Context = Void
  /// The type of the view.
  typealias Content = AnyView

  /// Returns what previews with this modifier share. Here it is made each time that one is shown.
  static func makeSharedContext() async throws -> Context

  /// Returns the changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Returns nothing.
  public static func makeSharedContext() async throws {}
}

// MARK: - The expansion of the macro

/// A function that adds a preview, as the list of a program's previews has it.
public typealias _PreviewEntry = @convention(c) @Sendable () -> Void

/// The view that the macro makes of a preview's states.
@MainActor @preconcurrency public protocol _PreviewStates: View {}

extension _PreviewStates {
  /// Adds the body to a pass without a node, so that an outline begins with a view of the app.
  public func _render(in context: ViewContext) {
    guard context.runs() else { return }
    let inner = context.child(.type(ObjectIdentifier(Self.self)))
    var view = self
    DynamicFields.install(in: &view, inner)
    view.body._render(in: inner)
  }
}

/// The arguments of a preview.
@MainActor public struct _PreviewContent {
  private let traits: [PreviewTrait<Preview.ViewTraits>]
  private let body: @MainActor () -> any View

  /// Adds a preview to those that a test collects.
  nonisolated public static func add(
    _ name: String?, fileID: String, line: Int,
    _ content: @escaping @MainActor @Sendable () -> _PreviewContent
  ) {
    PreviewDeclaration(name, fileID: fileID, line: line) { try await content().makeView() }.add()
  }

  /// Creates the arguments, of which the list has the name already.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.traits = traits
    self.body = body
  }

  private func makeView() async throws -> AnyView {
    var view = AnyView(erasing: body())
    for trait in traits { view = try await trait.modify(view) }
    return view
  }
}
