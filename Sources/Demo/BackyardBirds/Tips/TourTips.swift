import TipEngine

/// The first step of the tour of the page that stays open.
struct TourViewTip: Tip {
  var title: Text { Text("Visit a Backyard") }
  var message: Text? { Text("Type view and the name of a backyard.") }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}

/// The second step of the tour.
struct TourFeedTip: Tip {
  var title: Text { Text("Fill a Feeder") }
  var message: Text? { Text("Type feed and the name of a backyard.") }
  var options: [any Option] { IgnoresDisplayFrequency(true) }
}
