import Foundation
import Synchronization

/// Notifies a screen that a value has changed that a pass has read.
public final class ViewNews: Sendable {
  struct State {
    var isDue = true
    /// The thread that runs bodies, or nil between passes.
    var rendering: ObjectIdentifier?
    var onChange: (@Sendable () -> Void)?
    var onRefusal: (@MainActor @Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  package var isDue: Bool { state.withLock { $0.isDue } }

  /// Calls an action, on any thread, when a pass becomes due.
  package func listen(_ action: @escaping @Sendable () -> Void) {
    state.withLock { $0.onChange = action }
  }

  /// Makes a pass due.
  package func post() {
    let action = state.withLock { state in
      defer { state.isDue = true }
      return state.isDue ? nil : state.onChange
    }
    action?()
  }

  /// Returns whether a state may change now.
  ///
  /// It may not while this thread runs bodies.
  package func allowsChange() -> Bool {
    let refuse = state.withLock { state in
      state.rendering == ObjectIdentifier(Thread.current) ? state.onRefusal : nil
    }
    guard let refuse else { return true }
    // Bodies run on the main actor only.
    MainActor.assumeIsolated { refuse() }
    return false
  }

  /// Runs bodies.
  ///
  /// - Parameters:
  ///   - bodies: The bodies.
  ///   - onRefusal: Called when they try to change a state.
  @MainActor package func rendering(
    _ bodies: () -> Void, onRefusal: @escaping @MainActor @Sendable () -> Void
  ) {
    state.withLock { state in
      state.isDue = false
      state.rendering = ObjectIdentifier(Thread.current)
      state.onRefusal = onRefusal
    }
    bodies()
    state.withLock { $0.rendering = nil }
  }
}
