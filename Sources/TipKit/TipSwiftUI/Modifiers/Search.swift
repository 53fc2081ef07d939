import TipViewTree

// The search of a page: a field for text that is called "Search", or as its prompt.
extension View {
  /// Adds a field to search with.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searched(text, prompt) }

  /// Adds a field to search with.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searched(text, Text(prompt)) }

  /// Adds a field to search with.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: some StringProtocol
  ) -> some View { searched(text, Text(prompt)) }

  /// Adds a field to search with, which is always there.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey = "Search"
  ) -> some View { searched(text, Text(prompt)) }

  private func searched(_ text: Binding<String>, _ prompt: Text?) -> some View {
    modified { view, context in
      var inner = context
      inner.environment.isSearching = !text.wrappedValue.isEmpty
      let name = (prompt ?? Text("Search")).string
      let field = context.child(.name("search")).field(SearchField.self, text, isSecure: false)
      field.node.label = name
      field.node.accessibility.trait = .searchField
      view._render(in: inner)
    }
  }

  /// Adds the scopes of a search, which are choices of a picker called "Scope".
  public func searchScopes<Scope: Hashable, Content: View>(
    _ scope: Binding<Scope>, @ViewBuilder scopes: () -> Content
  ) -> some View {
    let scopes = scopes()
    return modified { view, context in
      Picker("Scope", selection: scope) { scopes }
        ._render(in: context.child(.name("scopes")))
      view._render(in: context.child(.name("view")))
    }
  }

  /// Adds suggestions for a search, which are on screen as long as the field is.
  public func searchSuggestions<Content: View>(
    @ViewBuilder _ suggestions: () -> Content
  ) -> some View {
    let suggestions = suggestions()
    return modified { view, context in
      suggestions._render(in: context.child(.name("suggestions")))
      view._render(in: context.child(.name("view")))
    }
  }

  /// Sets the action that refreshes the view, which only `\.refresh` runs here.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    transformEnvironment { $0.refresh = RefreshAction(action: action) }
  }
}

/// The name of a search field in paths.
private enum SearchField {}

extension EnvironmentValues {
  /// Whether people search: whether the field has a text.
  @Entry public var isSearching: Bool = false
}
