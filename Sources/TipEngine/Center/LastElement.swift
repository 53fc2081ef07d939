import Synchronization

/// Remembers what a stream told last.
final class LastElement<Element: Equatable & Sendable>: Sendable {
  private let last = Mutex<Element?>(nil)

  /// Whether an element differs from the last one, which it then is.
  func isNew(_ element: Element) -> Bool {
    last.withLock { last in
      defer { last = element }
      return last != element
    }
  }
}
