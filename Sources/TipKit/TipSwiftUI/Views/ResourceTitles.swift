// Titles from resources, such as the symbols of a string catalog. A literal is a localized key.
//
// On Apple's systems the type is the one of Foundation, which is not checked here.
#if !canImport(Darwin)
  extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
      self.init(title: { Text(title) }, icon: { Image(systemName: name) })
    }
  }

  extension Button where Label == Text {
    /// Creates a button with a title.
    @_disfavoredOverload
    public init(
      _ title: LocalizedStringResource, role: ButtonRole? = nil,
      action: @escaping @MainActor () -> Void
    ) {
      self.init(role: role, action: action) { Text(title) }
    }
  }

  extension View {
    /// Sets the title of the page, which runs.
    @_disfavoredOverload
    public func navigationTitle(_ title: LocalizedStringResource) -> some View {
      navigationTitle(Text(title))
    }
  }
#endif
