import TipEngine

/// A tip as apps write them: without stored properties, with three rules.
struct BackyardTip: Tip {
  static let isSignedIn = Tips.Parameter(BackyardTip.self, "isSignedIn", false)
  static let didViewBackyard = Event(id: "didViewBackyard")
  static let didFillFeeder = Event(id: "didFillFeeder")

  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Favorite backyards come first in every list.") }
  var rules: [Rule] {
    Rule(Self.isSignedIn) { $0 == true }
    Rule(Self.didViewBackyard) { $0.donations.donatedWithin(.days(5)).count >= 3 }
    Rule(Self.didFillFeeder) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}

/// One of many tips, which share some events.
struct NumberedTip: Tip {
  /// The number of events of all tips.
  static let eventCount = 8

  let number: Int

  var id: String { "BackyardTip\(number)" }
  var title: Text { Text("Visit Backyard \(number)") }
  var message: Text? {
    Text("A full feeder brings more visitors. Fill it with the feed command.")
  }
  var image: Image? { Image(systemName: "bird.fill") }
  var rules: [Rule] {
    Rule(BackyardTip.isSignedIn) { $0 == true }
    Rule(Self.event(number)) { $0.donations.donatedWithin(.days(5)).count >= 3 }
    Rule(Self.event(number + 1)) { $0.donations.count >= 5 }
  }
  var options: [any Option] { MaxDisplayCount(5) }

  /// Returns one of the shared events.
  static func event(_ number: Int) -> Event<Tips.EmptyDonation> {
    Event(id: "didVisit\(number % eventCount)")
  }
}

/// A tip with its own event.
struct OwnEventTip: Tip {
  let number: Int

  var event: Event<Tips.EmptyDonation> { Event(id: "didVisit\(number)") }
  var id: String { "OwnEventTip\(number)" }
  var title: Text { Text("Visit Backyard \(number)") }
  var rules: [Rule] {
    Rule(event) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}

/// A tip that depends on one parameter.
struct SignedInTip: Tip {
  var title: Text { Text("Share Your Backyard") }
  var rules: [Rule] {
    Rule(BackyardTip.isSignedIn) { $0 == true }
  }
}

/// The payload of a donation, with two members.
struct BackyardVisit: Codable, Sendable {
  let backyardID: String
  let minutes: Int

  /// Returns one of 64 payloads.
  static func numbered(_ number: Int) -> BackyardVisit {
    BackyardVisit(backyardID: "backyard-\(number % 8)", minutes: number / 8 % 8)
  }
}
