import Foundation
import TestSupport
import TipModel

enum Tier: String, Codable, Sendable { case free, silver, gold }

struct Shed: Codable, Sendable, Equatable {
  var tools = 0
  /// A computed member without a stored name.
  var isFull: Bool { tools > 5 }
}

/// A parameter's value with members of every kind.
struct Favorites: Codable, Sendable, Equatable {
  var plants: [String] = []
  var tier = Tier.free
  var nickname: String?
  var shed = Shed()
  var count = 0
  /// A computed member without a stored name.
  var isLarge: Bool { plants.count > 10 }
}

/// The payload of an event.
struct Feeding: Codable, Sendable {
  var backyardID: String
  var seeds = 1
  var isFavorite = false
  var shed = Shed()
  /// A computed member without a stored name.
  var isGenerous: Bool { seeds > 10 }
}

/// The state of an app about backyards.
enum Garden {
  static let isPro = Tips.Parameter(Garden.self, "isPro", false)
  static let isOpen = Tips.Parameter(Garden.self, "isOpen", false)
  static let visits = Tips.Parameter(Garden.self, "visits", 0)
  static let goal = Tips.Parameter(Garden.self, "goal", 3)
  static let rain = Tips.Parameter(Garden.self, "rain", 0.0)
  static let name = Tips.Parameter(Garden.self, "name", "")
  static let nickname = Tips.Parameter<String?>(Garden.self, "nickname", nil)
  static let guests = Tips.Parameter<Int?>(Garden.self, "guests", nil)
  static let planted = Tips.Parameter(Garden.self, "planted", noon.date)
  static let tier = Tips.Parameter(Garden.self, "tier", Tier.free)
  static let birds = Tips.Parameter<[String]>(Garden.self, "birds", [])
  static let tags = Tips.Parameter<Set<String>>(Garden.self, "tags", [])
  static let seen = Tips.Parameter<[String: Bool]>(Garden.self, "seen", [:])
  static let favorites = Tips.Parameter(Garden.self, "favorites", Favorites())
  static let viewed = Tips.Event(id: "didViewBackyard")
  static let fed = Tips.Event<Feeding>(id: "didFeedBirds")
}

extension Tips.Parameter {
  /// Returns the change that writes a value.
  func set(_ value: Value) -> Change.Action {
    .setParameter(id: id, value: stored(value))
  }
}

extension Tips.Event {
  /// Returns the change that donates now or some days ago.
  func donated(_ days: Double = 0, _ info: DonationInfo? = nil) -> Change.Action {
    .donate(event: id, date: daysAgo(days), info: info.map { stored($0) })
  }
}

extension Facts {
  /// Creates the facts after the registration of a rule's inputs and changes, all at noon.
  init(_ rule: Tips.Rule, _ actions: [Change.Action]) {
    self.init(
      rule.inputs.map { input in
        switch input.kind {
        case .parameter(let definition): .registerParameter(definition)
        case .event(let definition): .registerEvent(definition)
        }
      } + actions)
  }
}

extension Tips.Rule {
  /// Returns whether the rule holds after changes, and runs its code only on request.
  func holds(_ actions: [Change.Action], runningCode: Bool = false) throws -> Bool {
    var scope = RuleScope(facts: Facts(self, actions), now: noon)
    scope.runsOpaqueRules = runningCode
    return try RuleEvaluator(scope: scope).holds(expression)
  }

  var isOpaque: Bool {
    expression.parts.contains { if case .opaque = $0 { true } else { false } }
  }
}

/// A rule, its text, and changes after which it holds or does not hold.
struct RuleCase: Sendable, CustomStringConvertible {
  let rule: Tips.Rule
  let description: String
  let holding: [Change.Action]
  let failing: [Change.Action]

  init(
    _ description: String, _ rule: Tips.Rule, holds holding: [Change.Action],
    not failing: [Change.Action]
  ) {
    self.description = description
    self.rule = rule
    self.holding = holding
    self.failing = failing
  }
}
