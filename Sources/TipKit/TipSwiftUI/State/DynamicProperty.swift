/// A property wrapper of views that reads values outside of the view (SwiftUI reference).
public protocol DynamicProperty {
  /// Called before a body runs.
  mutating func update()

  /// Connects the wrapper with the scope of its position.
  ///
  /// An app's wrappers have the default.
  @MainActor mutating func _install(_ context: ViewContext)
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  /// Connects the wrapper with the scope of its place.
  @MainActor public mutating func _install(_ context: ViewContext) {
    DynamicFields.install(in: &self, context)
    update()
  }
}
