import Foundation
import TestSupport
import Testing
import TipContent
import TipEngine
import TipModel

/// The forms in which apps declare events.
private struct FeedBirdsTip: Tip {
  static let opened = Event(id: "didOpen")
  static let viewed = Tips.Event(id: "didView")
  static let fed = Event<Feeding>(id: "didFeed")
  static let shared: Tips.Event<Feeding> = .init(id: "didShare")
  static let plain: Event<Tips.EmptyDonation> = Tips.Event(id: "didTap")
  static let limited = Tips.Event(id: "limited", donationLimit: .init(maximumCount: 3))
  static let aged = Tips.Event<Feeding>(
    id: "aged", donationLimit: .init(maximumCount: 3, maximumAge: .week))
  var title: Text { Text("Feed the birds") }
}

@Suite("Events")
struct EventTests {
  @Test("are declared in every form, and identified by their id")
  func declarations() {
    let ids = [
      FeedBirdsTip.opened.id, FeedBirdsTip.viewed.id, FeedBirdsTip.fed.id, FeedBirdsTip.shared.id,
      FeedBirdsTip.plain.id, FeedBirdsTip.limited.id, FeedBirdsTip.aged.id,
    ]
    #expect(
      ids == ["didOpen", "didView", "didFeed", "didShare", "didTap", "limited", "aged"])
    #expect(type(of: FeedBirdsTip.opened) == Tips.Event<Tips.EmptyDonation>.self)
  }

  @Test("register their limit in the datastore")
  func definitions() {
    #expect(
      FeedBirdsTip.opened.inputDefinition.kind
        == .event(EventDefinition(id: "didOpen", limit: nil)))
    #expect(
      FeedBirdsTip.aged.inputDefinition.kind
        == .event(
          EventDefinition(
            id: "aged", limit: Tips.DonationLimit(maximumCount: 3, maximumAge: .week))))
  }

  @Test("provide their donations with date and payload to code")
  func donations() throws {
    let facts = Facts([
      Garden.fed.donated(2, Feeding(backyardID: "north", seeds: 3)),
      Garden.fed.donated(1, Feeding(backyardID: "south")),
    ])
    let scope = RuleScope(facts: facts, now: noon)
    let donations = Garden.fed.donations(in: scope)
    #expect(donations.map(\.backyardID) == ["north", "south"])
    #expect(donations.map(\.seeds) == [3, 1])
    #expect(donations.map(\.date) == [daysAgo(2).date, daysAgo(1).date])
    #expect(try Garden.fed.value(in: scope).evaluatedDonations?.count == 2)
    let none = Garden.viewed.donations(in: RuleScope(facts: Facts(), now: noon))
    #expect(none.isEmpty)
  }

  @Test("provide donations without a payload to code")
  func empty() {
    let scope = RuleScope(facts: Facts([Garden.viewed.donated(1)]), now: noon)
    #expect(Garden.viewed.donations(in: scope).map(\.date) == [daysAgo(1).date])
  }
}
