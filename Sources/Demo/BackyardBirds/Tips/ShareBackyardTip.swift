import TipEngine

/// Suggests sharing to a person who has a favorite.
struct ShareBackyardTip: Tip {
  private let share: @MainActor @Sendable () -> Void

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
