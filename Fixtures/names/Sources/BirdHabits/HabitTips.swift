import Foundation
import TipEngine

// Rules that hold at the start.

struct UnseenTip: Tip {
  var title: Text { Text("Unseen") }
  var rules: [Rule] { Tips.Rule(Habits.hasSeen) { $0 == false } }
}

struct NotSeenTip: Tip {
  var title: Text { Text("Not Seen") }
  var rules: [Rule] { Tips.Rule(Habits.hasSeen) { !$0 } }
  var options: [any Option] { MaxDisplayCount(2) }
}

struct NoFavoritesTip: Tip {
  var title: Text { Text("No Favorites") }
  var rules: [Rule] { Tips.Rule(Habits.favorites) { $0.isEmpty } }
}

struct NoNoteTip: Tip {
  var title: Text { Text("No Note") }
  var rules: [Rule] { Tips.Rule(Habits.note) { $0.isEmpty } }
}

struct NoNicknameTip: Tip {
  var title: Text { Text("No Nickname") }
  var rules: [Rule] { Tips.Rule(Habits.nickname) { $0 == nil } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct NeverTip: Tip {
  var title: Text { Text("Never") }
  var rules: [Rule] { Tips.Rule(Habits.never) { $0.donations.isEmpty } }
}

// Limits.

struct LimitedTip: Tip {
  var title: Text { Text("Limited") }
  var rules: [Rule] { Tips.Rule(Habits.limited) { $0.donations.count < 3 } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct RecentTip: Tip {
  var title: Text { Text("Recent") }
  var rules: [Rule] { Tips.Rule(Habits.recent) { $0.donations.count >= 3 } }
}

struct RecentDayTip: Tip {
  var title: Text { Text("Recent Day") }
  var rules: [Rule] {
    Tips.Rule(Habits.recent) { $0.donations.donatedWithin(.day).count >= 2 }
  }
  var options: [any Option] { MaxDisplayCount(1) }
}

struct GroupedTip: Tip {
  var title: Text { Text("Grouped") }
  var rules: [Rule] {
    Tips.Rule(Habits.recent) { $0.donations.largestSubset(groupedBy: \.text).count >= 2 }
  }
}

// Values of all kinds.

struct VisitsTip: Tip {
  var title: Text { Text("Visits") }
  var rules: [Rule] { Tips.Rule(Habits.visits) { $0 > 9_007_199_254_740_991 } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct NoVisitsTip: Tip {
  var title: Text { Text("No Visits") }
  var rules: [Rule] { Tips.Rule(Habits.visits) { $0 <= 0 } }
}

struct LargeTip: Tip {
  var title: Text { Text("Large") }
  var rules: [Rule] { Tips.Rule(Habits.large) { $0 > 9_223_372_036_854_775_807 } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct RainTip: Tip {
  var title: Text { Text("Rain") }
  var rules: [Rule] { Tips.Rule(Habits.rain) { $0 > 1e300 } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct DryTip: Tip {
  var title: Text { Text("Dry") }
  var rules: [Rule] { Tips.Rule(Habits.rain) { $0 == 0 } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct LongNoteTip: Tip {
  var title: Text { Text("Long Note") }
  var rules: [Rule] { Tips.Rule(Habits.note) { $0.count > 6 } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct QuotedNoteTip: Tip {
  var title: Text { Text("Quoted Note") }
  var rules: [Rule] { Tips.Rule(Habits.note) { $0.contains("\"") || $0.contains("\\") } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct LinesNoteTip: Tip {
  var title: Text { Text("Lines") }
  var rules: [Rule] { Tips.Rule(Habits.note) { $0.hasPrefix("\n") || $0.hasSuffix("\n") } }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct NicknameTip: Tip {
  var title: Text { Text("Nickname") }
  var rules: [Rule] { Tips.Rule(Habits.nickname) { $0 == "wren" } }
}

struct PlantedTip: Tip {
  var title: Text { Text("Planted") }
  var rules: [Rule] {
    Tips.Rule(Habits.planted) { $0 > Date(timeIntervalSince1970: 1_795_000_000) }
  }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct ManyFavoritesTip: Tip {
  var title: Text { Text("Many Favorites") }
  var rules: [Rule] { Tips.Rule(Habits.favorites) { $0.count >= 2 && $0.contains("wren") } }
}

struct AmountsTip: Tip {
  var title: Text { Text("Amounts") }
  var rules: [Rule] { Tips.Rule(Habits.amounts) { $0.count > 1 } }
}

struct FeederLevelTip: Tip {
  var title: Text { Text("Feeder") }
  var rules: [Rule] { Tips.Rule(Habits.feeder) { $0.level > 0.75 } }
}

struct SightedTip: Tip {
  var title: Text { Text("Sighted") }
  var rules: [Rule] {
    Tips.Rule(Habits.sighted) { $0.donations.filter { $0.text.count > 6 }.count >= 2 }
  }
}

struct RareTip: Tip {
  var title: Text { Text("Rare") }
  var rules: [Rule] {
    Tips.Rule(Habits.sighted) { $0.donations.filter { $0.isRare == true }.isEmpty }
    Tips.Rule(Habits.sighted) { $0.donations.count >= 1 }
  }
}

// Constant ids.

struct ConstantTip: Tip {
  var id: String { "constant" }
  var title: Text { Text("Constant") }
  var rules: [Rule] { Tips.Rule(Habits.hasSeen) { $0 } }
}

struct HostileTip: Tip {
  var id: String { "tip \"\"\"#\\#\u{301}(exit(1))\n*/ }" }
  var title: Text { Text("Hostile") }
  var options: [any Option] { MaxDisplayCount(1) }
}
