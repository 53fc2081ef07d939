import Foundation
import TestSupport
import TipEngine
import TipModel

extension RuleCase {
  private static let twice = [Garden.viewed.donated(9), Garden.viewed.donated(1)]
  private static let yesterday = daysAgo(1).date

  static let events: [RuleCase] = [
    .init(
      #"event("didViewBackyard").donations.count >= 2"#,
      Tips.Rule(Garden.viewed) { $0.donations.count >= 2 }, holds: twice, not: []),
    .init(
      #"event("didViewBackyard").donations.count == 0"#,
      Tips.Rule(Garden.viewed) { $0.donations.count == 0 }, holds: [], not: twice),
    .init(
      #"event("didViewBackyard").donations.count > 1"#,
      Tips.Rule(Garden.viewed) { $0.donations.count > 1 }, holds: twice, not: []),
    .init(
      #"event("didViewBackyard").donations.count < 2"#,
      Tips.Rule(Garden.viewed) { $0.donations.count < 2 }, holds: [], not: twice),
    .init(
      #"event("didViewBackyard").donations.isEmpty"#,
      Tips.Rule(Garden.viewed) { $0.donations.isEmpty }, holds: [], not: twice),
    .init(
      #"!event("didViewBackyard").donations.isEmpty"#,
      Tips.Rule(Garden.viewed) { event in !event.donations.isEmpty }, holds: twice, not: []),
    .init(
      #"event("didViewBackyard").donations.donatedWithin(.weeks(1)).count >= 1"#,
      Tips.Rule(Garden.viewed) { $0.donations.donatedWithin(.week).count >= 1 },
      holds: twice, not: [Garden.viewed.donated(9)]),
    .init(
      #"event("didViewBackyard").donations.donatedWithin(.days(31)).count == 0"#,
      Tips.Rule(Garden.viewed) { $0.donations.donatedWithin(.days(31)).count == 0 },
      holds: [Garden.viewed.donated(32)], not: twice),
    .init(
      #"event("didViewBackyard").donations.donatedWithin(.minutes(30)).isEmpty"#,
      Tips.Rule(Garden.viewed) { $0.donations.donatedWithin(.minutes(30)).isEmpty },
      holds: twice, not: [Garden.viewed.donated()]),
    .init(
      #"event("didViewBackyard").donations.count > 0 && "#
        + #"event("didViewBackyard").donations.donatedWithin(.hours(1)).isEmpty"#,
      Tips.Rule(Garden.viewed) {
        $0.donations.count > 0 && $0.donations.donatedWithin(.hour).isEmpty
      },
      holds: twice, not: []),
  ]

  private static let fed = [
    Garden.fed.donated(3, Feeding(backyardID: "north", seeds: 5)),
    Garden.fed.donated(2, Feeding(backyardID: "south", isFavorite: true)),
    Garden.fed.donated(1, Feeding(backyardID: "north", seeds: 2, shed: Shed(tools: 1))),
  ]

  static let filters: [RuleCase] = [
    .init(
      #"event("didFeedBirds").donations.filter(backyardID == "north").count >= 2"#,
      Tips.Rule(Garden.fed) { $0.donations.filter { $0.backyardID == "north" }.count >= 2 },
      holds: fed, not: []),
    .init(
      #"event("didFeedBirds").donations.filter(backyardID != "north").count > 0"#,
      Tips.Rule(Garden.fed) { $0.donations.filter({ $0.backyardID != "north" }).count > 0 },
      holds: fed, not: [Garden.fed.donated(1, Feeding(backyardID: "north"))]),
    .init(
      #"event("didFeedBirds").donations.donatedWithin(.hours(1)).filter(isFavorite == true)"#
        + ".isEmpty",
      Tips.Rule(Garden.fed) {
        $0.donations.donatedWithin(.hour).filter { $0.isFavorite == true }.isEmpty
      },
      holds: fed, not: [Garden.fed.donated(0, Feeding(backyardID: "north", isFavorite: true))]),
    .init(
      #"event("didFeedBirds").donations.filter(isFavorite).filter(seeds < 3)"#
        + ".donatedWithin(.days(2)).count == 1",
      Tips.Rule(Garden.fed) {
        $0.donations.filter { $0.isFavorite }.filter { $0.seeds < 3 }.donatedWithin(.days(2)).count
          == 1
      },
      holds: fed, not: []),
    .init(
      #"event("didFeedBirds").donations.filter(seeds > 4 || shed.tools > 0).count == 2"#,
      Tips.Rule(Garden.fed) {
        $0.donations.filter { $0.seeds > 4 || $0.shed.tools > 0 }.count == 2
      },
      holds: fed, not: []),
    .init(
      #"event("didFeedBirds").donations.filter(date >= date("2026-11-20T12:00:00.000Z")).count"#
        + " == 1",
      Tips.Rule(Garden.fed) { $0.donations.filter { $0.date >= yesterday }.count == 1 },
      holds: fed, not: []),
    .init(
      #"event("didFeedBirds").donations.largestSubset(groupedBy: backyardID).count == 2"#,
      Tips.Rule(Garden.fed) { $0.donations.largestSubset(groupedBy: \.backyardID).count == 2 },
      holds: fed, not: []),
    .init(
      #"event("didFeedBirds").donations.smallestSubset(groupedBy: shed.tools).count == 1"#,
      Tips.Rule(Garden.fed) { $0.donations.smallestSubset(groupedBy: \.shed.tools).count == 1 },
      holds: fed, not: []),
  ]

  /// D27: each closure parameter is its input.
  static let several: [RuleCase] = [
    .init(
      #"parameter("Garden.isPro") && !parameter("Garden.isOpen")"#,
      Tips.Rule(Garden.isPro, Garden.isOpen) { $0 && !$1 },
      holds: [Garden.isPro.set(true)], not: [Garden.isPro.set(true), Garden.isOpen.set(true)]),
    .init(
      #"parameter("Garden.visits") == parameter("Garden.goal")"#,
      Tips.Rule(Garden.visits, Garden.goal) { visits, goal in visits == goal },
      holds: [Garden.visits.set(3)], not: []),
    .init(
      #"event("didViewBackyard").donations.count >= parameter("Garden.goal")"#,
      Tips.Rule(Garden.viewed, Garden.goal) { $0.donations.count >= $1 },
      holds: [Garden.goal.set(2)] + twice, not: twice),
    .init(
      #"event("didViewBackyard").donations.count - event("didFeedBirds").donations.count > 1"#,
      Tips.Rule(Garden.viewed, Garden.fed) { viewed, fed in
        let difference = viewed.donations.count - fed.donations.count
        return difference > 1
      },
      holds: twice, not: twice + fed),
  ]
}
