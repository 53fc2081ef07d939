import Foundation
import TipKit

struct ShareBackyardTip: Tip {
  static let didFavorite = Event(id: "didFavoriteBackyard")

  var id: String { "share-backyard" }

  var title: Text { Text("Share with Friends") }
  var message: Text? { Text("They see the same visitors as you.") }
  var image: Image? { Image(systemName: "square.and.arrow.up") }

  var actions: [Action] {
    Action(id: "share", title: "Share…")
    Action(id: "learn-more", title: "Learn More")
  }

  var rules: [Rule] {
    #Rule(ShareBackyardTip.didFavorite) { $0.donations.count == 1 }
  }

  var options: [Option] {
    Tips.MaxDisplayCount(1)
  }
}

struct InviteFriendTip: Tip {
  var title: Text { Text("Invite a Friend") }

  var actions: [Action] {
    [
      Action(id: "invite", title: "Invite"),
      Action(id: "later", title: "Not Now"),
    ]
  }

  var options: [any Option] {
    return [Tips.MaxDisplayCount(2), Tips.IgnoresDisplayFrequency(true)]
  }
}
