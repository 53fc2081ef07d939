import Testing
import TipModel

/// Changes that belong together; all stories together use every kind of change.
struct Story: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let changes: [Change]

  private init(_ name: String, _ changes: [Change]) {
    testDescription = name
    self.changes = changes
  }

  static let all = [
    Story(
      "definitions",
      [
        Backyard.change(.registerTip(Backyard.favorite)),
        Backyard.change(.registerTip(Backyard.feed)),
        Backyard.change(.registerTip(Backyard.favorite)),
        Backyard.change(.registerParameter(Backyard.isSignedIn)),
        Backyard.change(
          .registerEvent(
            EventDefinition(
              id: "didViewBackyard",
              limit: Tips.DonationLimit(maximumCount: 5, maximumAge: .days(2))))),
      ]
    ),
    Story(
      "parameters",
      [
        Backyard.change(.setParameter(id: "Backyard.isSignedIn", value: true), 1),
        Backyard.change(.setParameter(id: "Backyard.name", value: .null), 2),
        Backyard.change(.setParameter(id: "Backyard.size", value: .double(3)), 3),
        Backyard.change(
          .setParameter(id: "Backyard.isSignedIn", value: ["a": [1, 2.5, .null]]), 4),
        Backyard.change(.unsetParameter(id: "Backyard.isSignedIn"), 5),
      ]
    ),
    Story(
      "donations",
      [
        Backyard.donate("didViewBackyard", 10, ["backyardID": "north"]),
        Backyard.donate("didViewBackyard", 5, ["backyardID": "north"]),
        Backyard.donate("didFillFeeder", 11),
        Backyard.donate("didViewBackyard", 12, .null),
        Backyard.donate("didViewBackyard", -4_000_000_000),
        Backyard.change(.deleteDonations(event: "didFillFeeder"), 13),
      ]
    ),
    Story(
      "displays",
      [
        Backyard.change(
          .beginDisplay(tip: "FeedBirdsTip", display: Backyard.display, isForced: false), 60),
        Backyard.change(
          .endDisplay(
            tip: "FeedBirdsTip", display: "display-1", isForced: false, isAbandoned: false), 72),
        Backyard.change(
          .beginDisplay(tip: "FeedBirdsTip", display: Backyard.display, isForced: true), 80),
        Backyard.change(.recordOpaqueResult(tip: "FeedBirdsTip", source: "f", value: true), 85),
        Backyard.change(
          .invalidate(tip: "FeedBirdsTip", reason: .tipClosed, isForced: false), 90),
        Backyard.change(
          .beginDisplay(tip: "FavoriteBackyardTip", display: Backyard.display, isForced: false),
          95),
        Backyard.change(.resetEligibility(tip: "FeedBirdsTip"), 99),
      ]
    ),
    Story(
      "overrides and configuration",
      [
        Backyard.change(.force(tips: ["FeedBirdsTip"], state: .shown), by: .tipctl),
        Backyard.change(.forceAll(state: .hidden), by: .tipctl),
        Backyard.change(
          .setClock(
            AnchoredClock(setting: .shifted(milliseconds: 5, rate: 60), anchor: Backyard.start)),
          by: .tipctl),
        Backyard.change(.setDisplayFrequency(.weekly), by: .tipctl),
        Backyard.change(.configure(displayFrequency: .daily)),
        Backyard.change(.recordReceipt(["schema": 1, "clock": .date(Backyard.start)])),
        Backyard.change(.setClock(nil), by: .tipctl),
        Backyard.change(.force(tips: ["FeedBirdsTip"], state: nil), by: .tipctl),
      ]
    ),
  ]
}
