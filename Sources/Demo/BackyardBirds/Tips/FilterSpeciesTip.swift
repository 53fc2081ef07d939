import TipEngine

/// Shows a person who views many backyards how to find one species.
struct FilterSpeciesTip: Tip {
  var title: Text { Text("Filter by Species") }
  var message: Text? {
    Text("Find the backyards where a bird lives. Try the filter command with the name of a bird.")
  }
  var image: Image? { Image(systemName: "line.3.horizontal.decrease.circle.fill") }

  var rules: [Rule] {
    Tips.Rule(FavoriteBackyardTip.didViewBackyard) { $0.donations.count >= 5 }
  }

  var options: [any Option] { MaxDisplayCount(5) }
}
