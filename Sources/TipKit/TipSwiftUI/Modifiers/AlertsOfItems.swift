import TipViewTree

// Alerts and dialogs about an item, which need no identity (SDK 27), and what all alerts of a view
// have in common.
extension View {
  /// Presents an alert about an item while a binding has one.
  public func alert<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(.alert, Text(title), item.isPresent(), item.wrappedValue, actions, message)
  }

  /// Presents an alert about an item while a binding has one.
  public func alert<Item, Actions: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    dialog(.alert, Text(title), item.isPresent(), item.wrappedValue, actions) { _ in EmptyView() }
  }

  /// Presents an alert about an item while a binding has one.
  @_disfavoredOverload
  public func alert<Item, Actions: View, Message: View>(
    _ title: some TitleText, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(.alert, title._text, item.isPresent(), item.wrappedValue, actions, message)
  }

  /// Presents an alert about an item while a binding has one.
  @_disfavoredOverload
  public func alert<Item, Actions: View>(
    _ title: some TitleText, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    dialog(.alert, title._text, item.isPresent(), item.wrappedValue, actions) { _ in EmptyView() }
  }

  /// Presents choices for an item while a binding has one.
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(.confirmationDialog, Text(title), item.isPresent(), item.wrappedValue, actions, message)
  }

  /// Presents choices for an item while a binding has one.
  public func confirmationDialog<Item, Actions: View>(
    _ title: LocalizedStringKey, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    dialog(.confirmationDialog, Text(title), item.isPresent(), item.wrappedValue, actions) { _ in
      EmptyView()
    }
  }

  /// Presents choices for an item while a binding has one.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View, Message: View>(
    _ title: some TitleText, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    dialog(.confirmationDialog, title._text, item.isPresent(), item.wrappedValue, actions, message)
  }

  /// Presents choices for an item while a binding has one.
  @_disfavoredOverload
  public func confirmationDialog<Item, Actions: View>(
    _ title: some TitleText, item: Binding<Item?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    dialog(.confirmationDialog, title._text, item.isPresent(), item.wrappedValue, actions) { _ in
      EmptyView()
    }
  }

  /// Sets how serious the alerts in the view are: critical ones have a caution symbol.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment { $0.dialogSeverity = severity }
  }

  /// Adds a switch to the alerts in the view, with which people ask not to see them again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle("Don’t ask again", isSuppressed: isSuppressed)
  }

  /// Adds a switch to the alerts in the view, with which people ask not to see them again.
  public func dialogSuppressionToggle(
    _ title: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { suppression(Text(title), isSuppressed) }

  /// Adds a switch to the alerts in the view, with which people ask not to see them again.
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ title: some TitleText, isSuppressed: Binding<Bool>
  ) -> some View { suppression(title._text, isSuppressed) }

  private func suppression(_ title: Text, _ isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment { environment in
      environment.dialogSuppression = AnyView(Toggle(isOn: isSuppressed) { title })
    }
  }
}

/// How serious an alert is (SwiftUI reference).
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

extension EnvironmentValues {
  /// How serious the alerts in a view are.
  var dialogSeverity: DialogSeverity {
    get { named(.automatic) }
    set { name(newValue) }
  }

  /// The switch that the alerts in a view have, or nil for none.
  var dialogSuppression: AnyView? {
    get { named(nil) }
    set { name(newValue) }
  }
}
