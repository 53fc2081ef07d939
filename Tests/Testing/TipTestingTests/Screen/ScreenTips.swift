import Foundation
import Synchronization
import TipModel
import TipTesting

/// The tips and parameters of the screen's tests.
enum ScreenTips {
  static let isSignedIn = Tips.Parameter(ScreenTips.self, "isSignedIn", false)
  static let didView = Tips.Event<Tips.EmptyDonation>(id: "didViewBackyard")

  /// Shows to everyone, within the limits of a test.
  struct Plain: Tip {
    let id: String
    var count: Int?
    var seconds: TimeInterval?
    var isExempt = false
    var title: Text { Text("Feed Birds") }
    var options: [any TipOption] {
      if let count { MaxDisplayCount(count) }
      if let seconds { MaxDisplayDuration(seconds) }
      IgnoresDisplayFrequency(isExempt)
    }
  }

  /// Shows to signed-in users.
  struct Share: Tip {
    var id = "share"
    var title: Text { Text("Share a Backyard") }
    var rules: [Rule] { Rule(ScreenTips.isSignedIn) { $0 } }
  }

  /// Shows after a backyard was viewed within a day.
  struct Favorite: Tip {
    var id: String { "favorite" }
    var title: Text { Text("Save to Favorites") }
    var rules: [Rule] {
      Rule(ScreenTips.didView) { $0.donations.donatedWithin(.day).count > 0 }
    }
  }

  /// Has buttons, the first of which performs the tip's action.
  struct Species: Tip {
    var id: String { "species" }
    var title: Text { Text("Filter by Species") }
    var actions: [Action] {
      Action(id: "filter", title: "Filter now") {
        Species().invalidate(reason: .actionPerformed)
      }
      Action(title: "Later")
    }
  }

  static let feed = Plain(id: "feed")
  static let filter = Plain(id: "filter")
  static let seasons = Plain(id: "seasons")
}

/// Runs a test with its own engine in memory.
func withBirds<Result>(
  _ frequency: DisplayFrequency = .immediate, clock: ManualClock = ManualClock(),
  _ body: (TipsCenter) async throws -> Result
) async throws -> Result {
  let center = TipsCenter(arguments: [], environment: [:], clock: clock, application: "Birds")
  try center.configure([.datastoreLocation(.memory), .displayFrequency(frequency)])
  return try await Tips.withCenter(center) { try await body(center) }
}

extension TipsCenter {
  /// Returns how many displays of a tip have counted.
  func displays(of tip: any Tip) -> Int { facts.records[tip.id]?.displayCount ?? 0 }

  /// Whether no display is open.
  var isDark: Bool { facts.records.values.allSatisfy(\.activeDisplays.isEmpty) }
}
