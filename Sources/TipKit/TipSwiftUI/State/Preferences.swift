/// A value that views hand to the views around them (SwiftUI reference).
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value without one inside.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to those before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// Collects the values that views hand up in a pass.
@MainActor private final class PreferenceValues<Key: PreferenceKey> {
  private(set) var value: Key.Value?

  func add(_ next: Key.Value) {
    guard var sum = value else { return value = next }
    Key.reduce(value: &sum) { next }
    value = sum
  }
}

extension ViewContext {
  /// Adds a view, and returns the value that it hands up, if there is one.
  fileprivate func collecting<Key: PreferenceKey>(
    _ key: Key.Type, _ view: some View
  ) -> Key.Value? {
    let values = PreferenceValues<Key>()
    var inner = self
    inner.environment.setValue(values, for: Key.self)
    view._render(in: inner)
    return values.value
  }

  fileprivate func handUp<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    let outer: PreferenceValues<Key>? = environment.value(for: key)
    outer?.add(value)
  }
}

extension View {
  /// Hands a value to the views around, in place of the values of the views inside.
  public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modified { view, context in
      _ = context.collecting(key, view)
      context.handUp(key, value)
    }
  }

  /// Changes the value that the views inside hand up.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modified { view, context in
      var value = context.collecting(key, view) ?? key.defaultValue
      callback(&value)
      context.handUp(key, value)
    }
  }

  /// Calls an action when the value that the views inside hand up changes.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    withPreference(key) { value, context in
      let inner = context.child(.name("onPreferenceChange"))
      let effect = inner.scope.keep { ChangeEffect<Key.Value>(callsFirst: true) }
      inner.scope.effect = effect
      effect.value = value
      effect.action = { _, new in action(new) }
      context.noteEffect(effect) {}
    }
  }

  /// Puts a view in front that is made of the value that the views inside hand up.
  public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    withPreference(key) { transform($0)._render(in: $1.child(.name("overlay"))) }
  }

  /// Puts a view behind that is made of the value that the views inside hand up.
  public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    withPreference(key) { transform($0)._render(in: $1.child(.name("background"))) }
  }

  private func withPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ use: @escaping (Key.Value, ViewContext) -> Void
  ) -> some View {
    modified { view, context in
      let value = context.collecting(key, view)
      if let value { context.handUp(key, value) }
      use(value ?? key.defaultValue, context)
    }
  }

  /// Hands a place to the views around, which is the rectangle of a phone here.
  public func anchorPreference<A, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> Key.Value
  ) -> some View { preference(key: key, value: transform(Anchor(value: value.value))) }
}

/// A place in a view, which is the rectangle of a phone here (SwiftUI reference).
public struct Anchor<Value> {
  /// How a place is found.
  public struct Source { let value: Value }
  let value: Value
}

extension Anchor.Source where Value == CGRect {
  /// The rectangle of the view.
  public static var bounds: Self { Self(value: GeometryProxy().frame(in: .local)) }
}

extension GeometryProxy {
  /// The value of a place.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}
