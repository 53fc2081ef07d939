/// What people see in place of content (SwiftUI reference).
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: PrimitiveView {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a view with a label.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  package func render(in context: ViewContext) {
    let inner = context.node(ContentUnavailableView<EmptyView, EmptyView, EmptyView>.self)
    label._render(in: inner.child(.name("label")))
    description._render(in: inner.child(.name("description")))
    actions._render(in: inner.child(.name("actions")))
  }
}

extension ContentUnavailableView
where Label == TipSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init(TipSwiftUI.Label(title, systemImage: systemImage), description)
  }

  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String, description: Text? = nil) {
    self.init(TipSwiftUI.Label(title, systemImage: systemImage), description)
  }

  /// Creates a view with a title and an image of the app's assets.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(TipSwiftUI.Label(title, image: name), description)
  }

  private init(_ label: Label, _ description: Text?) {
    self.init(label: { label }, description: { description })
  }

  /// A view for a search without a result.
  public static var search: Self { search(text: "") }

  /// Returns a view for a search without a result.
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}
