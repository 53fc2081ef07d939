import Foundation
import TipEngine

/// Parameters of all kinds, and events with limits and with an id that no literal may end.
enum Habits {
  static let hasSeen = Tips.Parameter(Habits.self, "hasSeen", false)
  static let visits = Tips.Parameter(Habits.self, "visits", 0)
  static let large = Tips.Parameter(Habits.self, "large", UInt64(0))
  static let rain = Tips.Parameter(Habits.self, "rain", 0.0)
  static let note = Tips.Parameter(Habits.self, "note", "")
  static let nickname = Tips.Parameter(Habits.self, "nickname", String?.none)
  static let planted = Tips.Parameter(Habits.self, "planted", Date(timeIntervalSince1970: 0))
  static let favorites = Tips.Parameter(Habits.self, "favorites", [String]())
  static let amounts = Tips.Parameter(Habits.self, "amounts", [String: Int]())
  static let feeder = Tips.Parameter(Habits.self, "feeder", Feeder(level: 0.5, labels: []))

  static let limited = Tips.Event<Sight>(
    id: "limited", donationLimit: Tips.DonationLimit(maximumCount: 2))
  static let recent = Tips.Event<Sight>(
    id: "recent", donationLimit: Tips.DonationLimit(maximumCount: 5, maximumAge: .days(3)))
  static let sighted = Tips.Event<Sight>(id: "sighted \"\"\"#\\#\u{301}(exit(1))\n")
  static let never = Tips.Event(id: "never")
}

/// A feeder.
struct Feeder: Codable, Sendable {
  var level: Double
  var labels: [String]
}

/// The payload of a sighting.
struct Sight: Codable, Sendable {
  var text: String
  var count: Int?
  var amount: Double?
  var isRare: Bool?
}
