import TipEngine

/// Points a person who often views one backyard at its feeder.
struct FeedBirdsTip: Tip {
  var title: Text { Text("Feed the Birds") }
  var message: Text? {
    Text("A full feeder brings more visitors. Fill it with the feed command.")
  }
  var image: Image? { Image(systemName: "bird.fill") }

  var rules: [Rule] {
    Tips.Rule(FavoriteBackyardTip.didViewBackyard) {
      $0.donations.largestSubset(groupedBy: \.backyardID).count >= 4
    }
  }

  var options: [any Option] { MaxDisplayCount(5) }
}
