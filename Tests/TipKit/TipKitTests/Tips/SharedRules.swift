import TipKit

struct FriendsTip: Tip {
  @Parameter static var hasFriends: Bool = false

  static var sharedRules: [Rule] {
    [#Rule($hasFriends) { $0 == true }]
  }

  var title: Text { Text("Visit Your Friends") }
  var rules: [Rule] { Self.sharedRules }
}

struct FriendRequestTip: Tip {
  static let didReceiveRequest = Event(id: "didReceiveRequest")

  var title: Text { Text("Someone Wants to Visit") }

  var rules: [Rule] {
    FriendsTip.sharedRules
    #Rule(Self.didReceiveRequest) { $0.donations.count > 0 }
  }
}
