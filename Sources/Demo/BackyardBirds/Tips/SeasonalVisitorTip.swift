import TipEngine

/// Announces a bird that leaves soon, so it is exempt from the display frequency.
struct SeasonalVisitorTip: Tip {
  var title: Text { Text("Look for Seasonal Visitors") }
  var message: Text? {
    Text("Wood ducks rest here before winter. Filter by wood duck to find them all.")
  }
  var image: Image? { Image(systemName: "leaf.fill") }

  var rules: [Rule] {
    Tips.Rule(FavoriteBackyardTip.didViewBackyard) {
      $0.donations.donatedWithin(.week).filter { $0.backyardID == "pond" }.count >= 2
    }
  }

  var options: [any Option] {
    IgnoresDisplayFrequency(true)
    MaxDisplayCount(3)
  }
}
