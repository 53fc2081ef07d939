package import TipModel

/// Tips, parameters and events of a small backyard.
package enum ContractBackyard {
  package static let start = Timestamp(milliseconds: 1_795_000_000_000)

  package static let favorite = TipDefinition(
    id: "FavoriteBackyardTip", title: "Save to Favorites",
    message: "Your favorite backyards always appear at the top of the list.", image: "star",
    rules: [
      .binary(.equal, .parameter("Backyard.isSignedIn"), .literal(true)),
      .binary(
        .greaterOrEqual,
        .count(.donatedWithin(.donations(event: "didViewBackyard"), .days(5))), .literal(3)),
    ],
    options: TipOptions(maxDisplayCount: 3, maxDisplayDuration: 90.5))

  package static let feed = TipDefinition(
    id: "FeedBirdsTip", type: "FeedBirdsTip", title: "Feed the Birds",
    actions: [ActionDefinition(id: "open", title: "Open Feeder")],
    options: TipOptions(ignoresDisplayFrequency: true))

  package static let isSignedIn = ParameterDefinition(
    id: "Backyard.isSignedIn", type: "Bool", initialValue: false)

  package static let removal = TipAlert(
    id: "remove-backyard", title: "Remove “North Pond”?",
    message: "Its visitors are removed from your journal.",
    buttons: [.destructive("Remove"), .cancel], intent: .sideEffect, hasSuppression: true)

  package static let display = ActiveDisplay(id: "display-1", began: at(60), owner: "app 42")

  package static func at(_ seconds: Int64) -> Timestamp {
    start.adding(milliseconds: seconds * 1000)
  }

  package static func change(
    _ action: Change.Action, _ seconds: Int64 = 0, by actor: Change.Actor = .app
  ) -> Change {
    Change(action, at: at(seconds), by: actor)
  }

  package static func donate(_ event: String, _ seconds: Int64, _ info: StoredValue? = nil)
    -> Change
  {
    change(.donate(event: event, date: at(seconds), info: info), seconds)
  }
}
