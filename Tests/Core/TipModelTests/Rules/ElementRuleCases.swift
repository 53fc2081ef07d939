import Foundation
import TestSupport
import TipEngine
import TipModel

extension Garden {
  static let counts = Tips.Parameter<[Int]>(Garden.self, "counts", [])
  static let plots = Tips.Parameter<[[Int]]>(Garden.self, "plots", [])
  static let yields = Tips.Parameter<[String: Int]>(Garden.self, "yields", [:])
  static let list = Tips.Parameter<[String]?>(Garden.self, "list", nil)
  static let wish = Tips.Parameter<Favorites?>(Garden.self, "wish", nil)
}

extension RuleCase {
  /// Choices, values that may be nil, lists and texts.
  static let choices: [RuleCase] = [
    .init(
      #"parameter("Garden.isPro") ? parameter("Garden.visits") > 2 : true"#,
      Tips.Rule(Garden.isPro, Garden.visits) { Tips.RuleSyntax.choose($0, $1 > 2, true) },
      holds: [Garden.visits.set(1)], not: [Garden.isPro.set(true), Garden.visits.set(2)]),
    .init(
      #"(parameter("Garden.isPro") ? 3 : parameter("Garden.goal")) <= parameter("Garden.visits")"#,
      Tips.Rule(Garden.isPro, Garden.goal, Garden.visits) {
        Tips.RuleSyntax.choose($0, 3, $1) <= $2
      },
      holds: [Garden.isPro.set(true), Garden.visits.set(3), Garden.goal.set(9)],
      not: [Garden.visits.set(3), Garden.goal.set(9)]),
    .init(
      #"parameter("Garden.guests")! > 2"#,
      Tips.Rule(Garden.guests) { Tips.RuleSyntax.unwrap($0) > 2 },
      holds: [Garden.guests.set(3)], not: [Garden.guests.set(2)]),
    .init(
      #"parameter("Garden.list")?.isEmpty ?? true"#,
      Tips.Rule(Garden.list) { Tips.RuleSyntax.chain($0) { $0.isEmpty } ?? true },
      holds: [], not: [Garden.list.set(["a"])]),
    .init(
      #"parameter("Garden.list")?.count == 1"#,
      Tips.Rule(Garden.list) { Tips.RuleSyntax.chain($0) { $0.count } == 1 },
      holds: [Garden.list.set(["a"])], not: [Garden.list.set([])]),
    .init(
      #"parameter("Garden.list")?.count == 1"#,
      Tips.Rule(Garden.list) { $0.flatMap { $0.count } == 1 },
      holds: [Garden.list.set(["a"])], not: [Garden.list.set([])]),
    .init(
      #"parameter("Garden.list")?.contains("a") == nil"#,
      Tips.Rule(Garden.list) { $0.map { $0.contains("a") } == nil },
      holds: [], not: [Garden.list.set(["b"])]),
    .init(
      #"parameter("Garden.wish")?.nickname?.hasPrefix("Y") ?? false"#,
      Tips.Rule(Garden.wish) {
        $0.flatMap { $0.nickname }.map { $0.hasPrefix("Y") } ?? false
      },
      holds: [Garden.wish.set(Favorites(nickname: "Yard"))], not: [Garden.wish.set(Favorites())]),
    .init(
      #"(parameter("Garden.guests") != nil ? parameter("Garden.guests") + 1 : nil) ?? 0 > 2"#,
      Tips.Rule(Garden.guests) { $0.map { $0 + 1 } ?? 0 > 2 },
      holds: [Garden.guests.set(2)], not: []),
    .init(
      #"parameter("Garden.guests") != nil ? parameter("Garden.guests") > 3 : true"#,
      Tips.Rule(Garden.guests) { Tips.RuleSyntax.ifPresent($0, { $0 > 3 }, else: true) },
      holds: [], not: [Garden.guests.set(3)]),
    .init(
      #"parameter("Garden.yields")["rose"] ?? 3 > 2"#,
      Tips.Rule(Garden.yields) { $0["rose", default: 3] > 2 },
      holds: [], not: [Garden.yields.set(["rose": 2])]),
  ]

  static let elements: [RuleCase] = [
    .init(
      #"parameter("Garden.counts").filter($0 > 3).count == 2"#,
      Tips.Rule(Garden.counts) { $0.filter { $0 > 3 }.count == 2 },
      holds: [Garden.counts.set([1, 4, 5])], not: [Garden.counts.set([3, 4])]),
    .init(
      #"parameter("Garden.counts").allSatisfy($0 > parameter("Garden.goal"))"#,
      Tips.Rule(Garden.counts, Garden.goal) { counts, goal in counts.allSatisfy { $0 > goal } },
      holds: [Garden.counts.set([4, 5])], not: [Garden.counts.set([3])]),
    .init(
      #"parameter("Garden.birds").contains(where: $0.hasPrefix("t"))"#,
      Tips.Rule(Garden.birds) { $0.contains { $0.hasPrefix("t") } },
      holds: [Garden.birds.set(["wren", "tit"])], not: [Garden.birds.set(["wren"])]),
    .init(
      #"parameter("Garden.plots").contains(where: $0.allSatisfy($1 < $0.count))"#,
      Tips.Rule(Garden.plots) { $0.contains { plot in plot.allSatisfy { $0 < plot.count } } },
      holds: [Garden.plots.set([[5], [1, 1]])], not: [Garden.plots.set([[5], [2, 1]])]),
    .init(
      #"parameter("Garden.counts").max() ?? 0 > 3"#,
      Tips.Rule(Garden.counts) { $0.max() ?? 0 > 3 },
      holds: [Garden.counts.set([1, 4, 2])], not: []),
    .init(
      #"parameter("Garden.counts").min()! > 1"#,
      Tips.Rule(Garden.counts) { Tips.RuleSyntax.unwrap($0.min()) > 1 },
      holds: [Garden.counts.set([4, 2])], not: [Garden.counts.set([4, 1])]),
    .init(
      #"parameter("Garden.counts").starts(with: [1, 2])"#,
      Tips.Rule(Garden.counts) { $0.starts(with: [1, 2]) },
      holds: [Garden.counts.set([1, 2, 3])], not: [Garden.counts.set([1])]),
    .init(
      #"parameter("Garden.name").starts(with: "No")"#,
      Tips.Rule(Garden.name) { $0.starts(with: "No") },
      holds: [Garden.name.set("North")], not: [Garden.name.set("north")]),
    .init(
      #"parameter("Garden.name").localizedStandardContains("ÉTÉ")"#,
      Tips.Rule(Garden.name) { $0.localizedStandardContains("ÉTÉ") },
      holds: [Garden.name.set("L'ete e\u{301}")],
      not: [Garden.name.set("été".replacing("t", with: "d"))]),
    .init(
      #"parameter("Garden.name").caseInsensitiveCompare("NORTH") == 0"#,
      Tips.Rule(Garden.name) { $0.caseInsensitiveCompare("NORTH") == .orderedSame },
      holds: [Garden.name.set("north")], not: [Garden.name.set("nörth")]),
    .init(
      #"!event("didFeedBirds").donations.filter(seeds > 3).isEmpty"#,
      Tips.Rule(Garden.fed) { $0.donations.contains { $0.seeds > 3 } },
      holds: [Garden.fed.donated(1, Feeding(backyardID: "a", seeds: 4))],
      not: [Garden.fed.donated(1, Feeding(backyardID: "a", seeds: 3))]),
    .init(
      #"event("didFeedBirds").donations.filter(!(seeds > 3)).isEmpty"#,
      Tips.Rule(Garden.fed) { $0.donations.allSatisfy { $0.seeds > 3 } },
      holds: [Garden.fed.donated(1, Feeding(backyardID: "a", seeds: 4))],
      not: [Garden.fed.donated(1, Feeding(backyardID: "a", seeds: 3))]),
  ]
}
