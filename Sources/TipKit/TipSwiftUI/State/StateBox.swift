import Foundation
import Observation
import TipViewTree

/// A value that stays while a view is at its position.
///
/// Bodies that read it run again when it changes.
///
/// `@unchecked Sendable`: the lock guards the value, which the app shares as it does in SwiftUI.
final class StateBox<Value>: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private let lock = NSLock()
  private var stored: Value
  private let news: ViewNews?
  /// Called with a new value.
  ///
  /// It is set before the box is shared, so it needs no lock.
  var onChange: ((Value) -> Void)?

  init(_ value: Value, _ news: ViewNews?) {
    stored = value
    self.news = news
  }

  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return lock.withLock { stored }
    }
    set {
      guard news?.allowsChange() ?? true else { return }
      lock.withLock { stored = newValue }
      onChange?(newValue)
      // Told after the change: who listens may read it at once, on another thread.
      registrar.withMutation(of: self, keyPath: \.value) {}
    }
  }

  /// The value, without that a body depends on it.
  var untracked: Value { lock.withLock { stored } }

  var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
}
