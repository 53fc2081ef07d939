import Foundation
import TestSupport
import TipEngine
import TipModel

extension RuleCase {
  private static let spring = at("2026-03-20T06:30:00Z").date

  // Outside of the table, in which the compiler takes long to choose their operators.
  private static let remainder = Tips.Rule(Garden.visits) { visits in
    let product = (visits + 2) * 3
    return product % 4 == 1
  }
  private static let quotient = Tips.Rule(Garden.visits) { visits in
    let half = visits / 2
    return 10 - half != 8
  }

  /// Conditions on one Bool, number or text.
  static let parameters: [RuleCase] = [
    .init(
      #"parameter("Garden.isPro") == true"#, Tips.Rule(Garden.isPro) { $0 == true },
      holds: [Garden.isPro.set(true)], not: []),
    .init(
      #"parameter("Garden.isPro") == false"#, Tips.Rule(Garden.isPro) { $0 == false },
      holds: [], not: [Garden.isPro.set(true)]),
    .init(
      #"parameter("Garden.isPro")"#, Tips.Rule(Garden.isPro) { $0 },
      holds: [Garden.isPro.set(true)], not: []),
    .init(
      #"!parameter("Garden.isPro")"#, Tips.Rule(Garden.isPro) { !$0 },
      holds: [], not: [Garden.isPro.set(true)]),
    // The text does not depend on how the closure spells its argument.
    .init(
      #"parameter("Garden.isPro") == true"#, Tips.Rule(Garden.isPro) { isPro in isPro == true },
      holds: [Garden.isPro.set(true)], not: []),
    .init(
      #"parameter("Garden.visits") >= 3"#, Tips.Rule(Garden.visits) { $0 >= 3 },
      holds: [Garden.visits.set(3)], not: [Garden.visits.set(2)]),
    .init(
      #"parameter("Garden.visits") > 0 && parameter("Garden.visits") < 5"#,
      Tips.Rule(Garden.visits) { $0 > 0 && $0 < 5 },
      holds: [Garden.visits.set(4)], not: [Garden.visits.set(5)]),
    .init(
      #"parameter("Garden.visits") == 1 || 7 <= parameter("Garden.visits")"#,
      Tips.Rule(Garden.visits) { $0 == 1 || 7 <= $0 },
      holds: [Garden.visits.set(7)], not: [Garden.visits.set(6)]),
    .init(
      #"(parameter("Garden.visits") + 2) * 3 % 4 == 1"#, remainder,
      holds: [Garden.visits.set(1)], not: [Garden.visits.set(2)]),
    .init(
      #"10 - parameter("Garden.visits") div 2 != 8"#, quotient,
      holds: [Garden.visits.set(3)], not: [Garden.visits.set(5)]),
    .init(
      #"-parameter("Garden.visits") < -2"#, Tips.Rule(Garden.visits) { -$0 < -2 },
      holds: [Garden.visits.set(3)], not: [Garden.visits.set(2)]),
    .init(
      #"parameter("Garden.rain") / 2.0 > 1.5"#, Tips.Rule(Garden.rain) { $0 / 2 > 1.5 },
      holds: [Garden.rain.set(3.2)], not: [Garden.rain.set(3)]),
    .init(
      #"parameter("Garden.name") == "North \"gate\"""#,
      Tips.Rule(Garden.name) { $0 == "North \"gate\"" },
      holds: [Garden.name.set("North \"gate\"")], not: [Garden.name.set("North gate")]),
  ]

  /// Comparisons and differences of dates, and dates moved by seconds.
  static let dates: [RuleCase] = [
    .init(
      #"parameter("Garden.planted") < date("2026-03-20T06:30:00.000Z")"#,
      Tips.Rule(Garden.planted) { $0 < spring },
      holds: [Garden.planted.set(spring - 0.001)], not: [Garden.planted.set(spring)]),
    .init(
      #"parameter("Garden.planted") == date("2026-03-20T06:30:00.000Z")"#,
      Tips.Rule(Garden.planted) { $0 == spring },
      holds: [Garden.planted.set(spring)], not: [Garden.planted.set(spring + 0.001)]),
    .init(
      #"parameter("Garden.planted") - date("1970-01-01T00:00:00.000Z") > 5.0"#,
      Tips.Rule(Garden.planted) { $0.timeIntervalSince1970 > 5 },
      holds: [], not: [Garden.planted.set(Date(timeIntervalSince1970: 5))]),
    .init(
      #"parameter("Garden.planted") - date("2001-01-01T00:00:00.000Z") > 5.0"#,
      Tips.Rule(Garden.planted) { $0.timeIntervalSinceReferenceDate > 5 },
      holds: [], not: [Garden.planted.set(Date(timeIntervalSinceReferenceDate: 5))]),
    .init(
      #"parameter("Garden.planted") - date("2026-03-20T06:30:00.000Z") > 5.0"#,
      Tips.Rule(Garden.planted) { $0.timeIntervalSince(spring) > 5 },
      holds: [Garden.planted.set(spring + 6)], not: [Garden.planted.set(spring + 5)]),
    .init(
      #"parameter("Garden.planted") - date("2026-03-20T06:30:00.000Z") > 5.0"#,
      Tips.Rule(Garden.planted) { spring.distance(to: $0) > 5 },
      holds: [Garden.planted.set(spring + 6)], not: [Garden.planted.set(spring + 5)]),
    .init(
      #"date("2026-03-20T06:30:00.000Z") - parameter("Garden.planted") > 5.0"#,
      Tips.Rule(Garden.planted) { spring.timeIntervalSince($0) > 5 },
      holds: [Garden.planted.set(spring - 6)], not: [Garden.planted.set(spring - 5)]),
    .init(
      #"date("2026-03-20T06:30:00.000Z") - parameter("Garden.planted") > 5.0"#,
      Tips.Rule(Garden.planted) { $0.distance(to: spring) > 5 },
      holds: [Garden.planted.set(spring - 6)], not: [Garden.planted.set(spring - 5)]),
    .init(
      #"parameter("Garden.planted") + 60.0 > date("2026-03-20T06:30:00.000Z")"#,
      Tips.Rule(Garden.planted) { $0.advanced(by: 60) > spring },
      holds: [Garden.planted.set(spring - 59)], not: [Garden.planted.set(spring - 60)]),
    .init(
      #"parameter("Garden.planted") - 60.0 > date("2026-03-20T06:30:00.000Z")"#,
      Tips.Rule(Garden.planted) { $0.advanced(by: -60) > spring },
      holds: [Garden.planted.set(spring + 61)], not: [Garden.planted.set(spring + 60)]),
    .init(
      #"parameter("Garden.planted") + parameter("Garden.rain") > "#
        + #"date("2026-03-20T06:30:00.000Z")"#,
      Tips.Rule(Garden.planted, Garden.rain) { $0.addingTimeInterval($1) > spring },
      holds: [Garden.planted.set(spring), Garden.rain.set(0.5)],
      not: [Garden.planted.set(spring)]),
    .init(
      #"parameter("Garden.planted") + parameter("Garden.rain") > "#
        + #"date("2026-03-20T06:30:00.000Z")"#,
      Tips.Rule(Garden.planted, Garden.rain) { $0.advanced(by: $1) > spring },
      holds: [Garden.planted.set(spring), Garden.rain.set(0.5)],
      not: [Garden.planted.set(spring)]),
  ]

  /// Members of values, of texts and of lists.
  static let members: [RuleCase] = [
    .init(
      #"parameter("Garden.favorites").plants.count >= 2"#,
      Tips.Rule(Garden.favorites) { $0.plants.count >= 2 },
      holds: [Garden.favorites.set(Favorites(plants: ["Rose", "Oak"]))], not: []),
    .init(
      #"parameter("Garden.favorites").plants.contains("Rose")"#,
      Tips.Rule(Garden.favorites) { $0.plants.contains("Rose") },
      holds: [Garden.favorites.set(Favorites(plants: ["Oak", "Rose"]))], not: []),
    .init(
      #"parameter("Garden.favorites").plants.isEmpty"#,
      Tips.Rule(Garden.favorites) { $0.plants.isEmpty },
      holds: [], not: [Garden.favorites.set(Favorites(plants: ["Oak"]))]),
    .init(
      #"parameter("Garden.favorites").plants[0] == "Oak""#,
      Tips.Rule(Garden.favorites) { $0.plants[0] == "Oak" },
      holds: [Garden.favorites.set(Favorites(plants: ["Oak"]))],
      not: [Garden.favorites.set(Favorites(plants: ["Rose", "Oak"]))]),
    .init(
      #"parameter("Garden.favorites").shed.tools > 1"#,
      Tips.Rule(Garden.favorites) { $0.shed.tools > 1 },
      holds: [Garden.favorites.set(Favorites(shed: Shed(tools: 2)))], not: []),
    .init(
      #"parameter("Garden.favorites").`count` == 4"#,
      Tips.Rule(Garden.favorites) { $0.count == 4 },
      holds: [Garden.favorites.set(Favorites(count: 4))], not: []),
    .init(
      #"parameter("Garden.name").hasPrefix("No")"#, Tips.Rule(Garden.name) { $0.hasPrefix("No") },
      holds: [Garden.name.set("North")], not: [Garden.name.set("nor")]),
    .init(
      #"parameter("Garden.name").hasSuffix("th")"#, Tips.Rule(Garden.name) { $0.hasSuffix("th") },
      holds: [Garden.name.set("South")], not: [Garden.name.set("East")]),
    .init(
      #"parameter("Garden.name").contains("ort")"#, Tips.Rule(Garden.name) { $0.contains("ort") },
      holds: [Garden.name.set("North")], not: [Garden.name.set("South")]),
    .init(
      #"parameter("Garden.name").count > 4"#, Tips.Rule(Garden.name) { $0.count > 4 },
      holds: [Garden.name.set("North")], not: [Garden.name.set("East")]),
    .init(
      #"!parameter("Garden.name").isEmpty"#, Tips.Rule(Garden.name) { !$0.isEmpty },
      holds: [Garden.name.set("North")], not: []),
    .init(
      #"parameter("Garden.tags").contains("shade")"#,
      Tips.Rule(Garden.tags) { $0.contains("shade") },
      holds: [Garden.tags.set(["sun", "shade"])], not: [Garden.tags.set(["sun"])]),
    .init(
      #"parameter("Garden.tags") == ["shade", "sun"]"#,
      Tips.Rule(Garden.tags) { $0 == ["sun", "shade"] },
      holds: [Garden.tags.set(["shade", "sun"])], not: [Garden.tags.set(["sun"])]),
  ]

  /// Values that may be nil, and the values of a dictionary.
  static let optionals: [RuleCase] = [
    .init(
      #"parameter("Garden.nickname") != nil"#, Tips.Rule(Garden.nickname) { $0 != nil },
      holds: [Garden.nickname.set("Yard")], not: []),
    .init(
      #"parameter("Garden.nickname") == nil"#, Tips.Rule(Garden.nickname) { $0 == nil },
      holds: [], not: [Garden.nickname.set("Yard")]),
    .init(
      #"parameter("Garden.nickname") == "Yard""#, Tips.Rule(Garden.nickname) { $0 == "Yard" },
      holds: [Garden.nickname.set("Yard")], not: []),
    .init(
      #"parameter("Garden.favorites").nickname == nil"#,
      Tips.Rule(Garden.favorites) { $0.nickname == nil },
      holds: [], not: [Garden.favorites.set(Favorites(nickname: "Yard"))]),
    .init(
      #"parameter("Garden.guests") ?? 2 > 1"#, Tips.Rule(Garden.guests) { $0 ?? 2 > 1 },
      holds: [], not: [Garden.guests.set(1)]),
    .init(
      #"(parameter("Garden.nickname") ?? "").hasPrefix("Y")"#,
      Tips.Rule(Garden.nickname) { ($0 ?? "").hasPrefix("Y") },
      holds: [Garden.nickname.set("Yard")], not: []),
    .init(
      #"parameter("Garden.seen")["north"] == true"#, seenRule("north"),
      holds: [Garden.seen.set(["north": true])], not: [Garden.seen.set(["south": true])]),
    .init(
      #"parameter("Garden.seen")["north"] ?? false"#,
      Tips.Rule(Garden.seen) { $0["north"] ?? false },
      holds: [Garden.seen.set(["north": true])], not: []),
    .init(
      #"parameter("Garden.seen")["a \"b\""] != nil"#,
      Tips.Rule(Garden.seen) { $0["a \"b\""] != nil },
      holds: [Garden.seen.set(["a \"b\"": false])], not: []),
  ]

  /// Returns a rule that depends on a property of its tip's instance (D23).
  private static func seenRule(_ id: String) -> Tips.Rule {
    Tips.Rule(Garden.seen) { $0[id] == true }
  }
}
