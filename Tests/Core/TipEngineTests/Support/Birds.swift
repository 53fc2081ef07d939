import Foundation
import TipContent
import TipEngine
import TipModel

/// The parameters and events of the examples.
enum Birds {
  static let isSignedIn = Tips.Parameter(Birds.self, "isSignedIn", false)
  static let visits = Tips.Parameter(Birds.self, "visits", 0)
  static let season = Tips.Parameter(Birds.self, "season", "spring", .transient)
  static let didView = Tips.Event<Tips.EmptyDonation>(id: "didViewBackyard")
  static let didFeed = Tips.Event<Feeding>(id: "didFeed")

  struct Feeding: Codable, Sendable {
    let bird: String
    let grams: Int
    var isGenerous: Bool { grams > 10 }
  }
}

/// Shows to a signed-in person who has viewed three backyards within five days.
struct FavoriteTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var rules: [Rule] {
    Rule(Birds.isSignedIn) { $0 == true }
    Rule(Birds.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}

/// Shows to everyone.
struct FeedTip: Tip {
  var title: Text { Text("Feed Birds") }
}

/// Shows to every signed-in person.
struct ShareTip: Tip {
  var title: Text { Text("Share a Backyard") }
  var rules: [Rule] { Rule(Birds.isSignedIn) { $0 } }
}

/// Shows to everyone, exempt from the display frequency.
struct SeasonTip: Tip {
  var title: Text { Text("Meet a Seasonal Visitor") }
  var options: [any TipOption] { IgnoresDisplayFrequency(true) }
}

/// A tip with limits that the test sets.
struct LimitedTip: Tip {
  let id: String
  var count: Int?
  var seconds: TimeInterval?
  var title: Text { Text("Filter by Species") }
  var options: [any TipOption] {
    if let count { MaxDisplayCount(count) }
    if let seconds { MaxDisplayDuration(seconds) }
  }
}

/// A tip whose rule cannot become a tree.
struct GenerousTip: Tip {
  var title: Text { Text("Feed Generously") }
  var rules: [Rule] {
    Rule(Birds.didFeed, source: "$0.donations.filter(\\.isGenerous).count > 1") { event in
      event.donations.filter { $0.isGenerous }.count > 1
    }
  }
}
