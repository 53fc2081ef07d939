// Values and objects for the views in a view.
extension View {
  /// Sets a value for the views in the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Hands an object to the views in the view.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    transformEnvironment { $0.set(object, as: Object.self) }
  }

  /// Hands an object to the views in the view.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    transformEnvironment { $0.set(object, as: Object.self) }
  }

  /// Changes a value for the views in the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    transformEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Disables the controls in the view, or not.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  package func transformEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    modified { view, context in
      var inner = context
      change(&inner.environment)
      view._render(in: inner)
    }
  }
}
