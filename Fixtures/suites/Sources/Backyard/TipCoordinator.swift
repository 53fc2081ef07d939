import TipKit

/// Follows a tip as long as the app runs: nothing ends its task.
@MainActor final class TipCoordinator {
  private(set) var isShown = false

  init(_ tip: some Tip) {
    Task { [weak self] in
      for await isShown in tip.shouldDisplayUpdates { self?.isShown = isShown }
    }
  }
}
