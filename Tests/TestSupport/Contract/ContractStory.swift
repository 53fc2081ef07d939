package import TipModel

/// Related changes, which in all stories together are of every kind.
package struct ContractStory: Sendable {
  package let name: String
  package let changes: [Change]

  private init(_ name: String, _ changes: [Change]) {
    self.name = name
    self.changes = changes
  }

  package static let all = [
    ContractStory(
      "definitions",
      [
        ContractBackyard.change(.registerTip(ContractBackyard.favorite)),
        ContractBackyard.change(.registerTip(ContractBackyard.feed)),
        ContractBackyard.change(.registerTip(ContractBackyard.favorite)),
        ContractBackyard.change(.registerParameter(ContractBackyard.isSignedIn)),
        ContractBackyard.change(
          .registerEvent(
            EventDefinition(
              id: "didViewBackyard",
              limit: Tips.DonationLimit(maximumCount: 5, maximumAge: .days(2))))),
      ]
    ),
    ContractStory(
      "groups",
      [
        ContractBackyard.change(
          .useGroups([
            GroupDefinition(.ordered, ["FavoriteBackyardTip", "FeedBirdsTip"]),
            GroupDefinition(.firstAvailable, ["Zaunkönig", "with \"quotes\""]),
          ])),
        ContractBackyard.change(
          .useGroups([GroupDefinition(.firstAvailable, ["FeedBirdsTip", "FavoriteBackyardTip"])])),
      ]
    ),
    ContractStory(
      "parameters",
      [
        ContractBackyard.change(.setParameter(id: "Backyard.isSignedIn", value: true), 1),
        ContractBackyard.change(.setParameter(id: "Backyard.name", value: .null), 2),
        ContractBackyard.change(.setParameter(id: "Backyard.size", value: .double(3)), 3),
        ContractBackyard.change(
          .setParameter(id: "Backyard.isSignedIn", value: ["a": [1, 2.5, .null]]), 4),
        ContractBackyard.change(.unsetParameter(id: "Backyard.isSignedIn"), 5),
      ]
    ),
    ContractStory(
      "donations",
      [
        ContractBackyard.donate("didViewBackyard", 10, ["backyardID": "north"]),
        ContractBackyard.donate("didViewBackyard", 5, ["backyardID": "north"]),
        ContractBackyard.donate("didFillFeeder", 11),
        ContractBackyard.donate("didViewBackyard", 12, .null),
        ContractBackyard.donate("didViewBackyard", -4_000_000_000),
        ContractBackyard.change(.deleteDonations(event: "didFillFeeder"), 13),
      ]
    ),
    ContractStory(
      "displays",
      [
        ContractBackyard.change(
          .beginDisplay(tip: "FeedBirdsTip", display: ContractBackyard.display, isForced: false), 60
        ),
        ContractBackyard.change(
          .endDisplay(
            tip: "FeedBirdsTip", display: "display-1", isForced: false, isAbandoned: false), 72),
        ContractBackyard.change(
          .beginDisplay(tip: "FeedBirdsTip", display: ContractBackyard.display, isForced: true), 80),
        ContractBackyard.change(
          .recordOpaqueResult(tip: "FeedBirdsTip", source: "f", value: true), 85),
        ContractBackyard.change(
          .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false), 90),
        ContractBackyard.change(
          .beginDisplay(
            tip: "FavoriteBackyardTip", display: ContractBackyard.display, isForced: false),
          95),
        ContractBackyard.change(.resetEligibility(tip: "FeedBirdsTip"), 99),
      ]
    ),
    help,
    ContractStory(
      "overrides and configuration",
      [
        ContractBackyard.change(.force(tips: ["FeedBirdsTip"], state: .shown), by: .tipctl),
        ContractBackyard.change(.forceAll(state: .hidden), by: .tipctl),
        ContractBackyard.change(
          .setClock(
            AnchoredClock(
              setting: .shifted(milliseconds: 5, rate: 60), anchor: ContractBackyard.start)),
          by: .tipctl),
        ContractBackyard.change(.setDisplayFrequency(.weekly), by: .tipctl),
        ContractBackyard.change(.configure(displayFrequency: .daily)),
        ContractBackyard.change(
          .recordReceipt(["schema": 1, "clock": .date(ContractBackyard.start)])),
        ContractBackyard.change(.setClock(nil), by: .tipctl),
        ContractBackyard.change(.force(tips: ["FeedBirdsTip"], state: nil), by: .tipctl),
      ]
    ),
    merge,
  ]

  /// A tooltip and an alert, with their controls.
  package static let help = ContractStory(
    "help",
    [
      ContractBackyard.change(
        .registerToolTip(
          ToolTipDefinition(id: "star.button", text: "Add to favorites", control: "Favorite"))),
      ContractBackyard.change(
        .beginAlert(ContractBackyard.removal, display: ContractBackyard.display), 61),
      ContractBackyard.change(
        .endAlert(id: "remove-backyard", display: "display-1", button: "Remove"), 63),
      ContractBackyard.change(.suppressAlert(id: "remove-backyard", button: "Remove"), 63),
      ContractBackyard.change(
        .setHelp(TipControls(hideToolTips: ["*"], answerAlerts: ["*": "Cancel"])), by: .tipctl),
    ])

  /// Another device is merged, changes, and is merged again.
  package static let merge = ContractStory(
    "other devices",
    [
      ContractBackyard.change(.merge(pond(displays: 1)), 200),
      ContractBackyard.change(.resetEligibility(tip: "FeedBirdsTip"), 210),
      ContractBackyard.change(.merge(pond(displays: 3)), 220),
    ])

  private static func pond(displays: Int64) -> SharedFacts {
    var facts = Facts().applying([
      ContractBackyard.change(.reset, -9_000_000),
      ContractBackyard.donate("didFillFeeder", 150),
      ContractBackyard.change(.setParameter(id: "Backyard.name", value: "Pond"), 160),
      ContractBackyard.change(
        .invalidate(tip: "FeedBirdsTip", reason: .actionPerformed, isForced: false), 165),
    ])
    for number in 0..<displays {
      let display = ActiveDisplay(
        id: "\(number)", began: ContractBackyard.at(170 + number * 20), owner: "pond 7")
      facts.apply(
        Change(
          .beginDisplay(tip: "FeedBirdsTip", display: display, isForced: false), at: display.began))
    }
    facts.origin.name = "pond"
    return SharedFacts(facts)
  }
}
