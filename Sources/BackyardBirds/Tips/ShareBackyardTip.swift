import TipEngine

/// Offers a person who has a favorite to share it.
struct ShareBackyardTip: Tip {
  private let share: @MainActor @Sendable () -> Void

  /// Creates the tip.
  ///
  /// - Parameter share: Runs when the button is pressed, and decides what that means for the tip.
  init(perform share: @escaping @MainActor @Sendable () -> Void = {}) { self.share = share }

  var title: Text { Text("Share a Backyard") }
  var message: Text? { Text("Friends who watch with you see the same birds.") }
  var image: Image? { Image(systemName: "square.and.arrow.up.fill") }

  var actions: [Action] { Action(id: "share", title: "Share Backyard", perform: share) }

  var rules: [Rule] {
    Tips.Rule(BackyardBirds.favorites) { !$0.isEmpty }
  }

  var options: [any Option] { MaxDisplayCount(3) }
}
