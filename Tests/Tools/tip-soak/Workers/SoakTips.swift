import Foundation
import TipEngine
import TipModel
import TipStore

/// A donation that can be found again.
struct Numbered: Codable, Sendable {
  let number: Int
}

/// A tip as apps write them, with a window of time and a limit.
struct SoakTip: Tip {
  static let isSignedIn = Tips.Parameter(SoakTip.self, "isSignedIn", false)
  /// All donations that must not be lost.
  static let event = Event<Numbered>(
    id: "soak", donationLimit: Tips.DonationLimit(maximumCount: 1_000_000))

  var title: Text { Text("Save to Favorites") }
  var rules: [Rule] {
    Rule(Self.isSignedIn) { $0 == true }
    Rule(Self.event) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
  var options: [any Option] { MaxDisplayCount(5) }
}

extension TipsCenter {
  /// Configures a new center with a folder's datastore, as an app does at its start.
  static func opened(
    _ folder: String, clock: any TipClock = SystemTipClock(), controls: Bool = false
  ) throws -> TipsCenter {
    let center: TipsCenter
    if controls {
      center = TipsCenter(clock: clock, application: "TipSoak")
    } else {
      center = TipsCenter(
        arguments: [], environment: [:], clock: clock, application: "TipSoak")
    }
    try center.configure([
      .datastoreLocation(.url(URL(filePath: folder, directoryHint: .isDirectory))),
      .testingControls(.enabled),
    ])
    center.register([SoakTip()])
    return center
  }
}

extension Facts {
  /// The numbers of the donations that must not be lost, in order.
  var soakNumbers: [Int] {
    (events[SoakTip.event.id]?.log.donations ?? []).compactMap { donation in
      if case .object(let members)? = donation.info, case .int(let number)? = members["number"] {
        number
      } else {
        nil
      }
    }.sorted()
  }

  /// The text of all facts but those donations.
  var textWithoutSoak: String {
    var facts = self
    facts.events[SoakTip.event.id] = nil
    return StateDocument(facts).text
  }
}

extension SoakDatastore {
  /// Returns the stored facts, read as a tool reads them.
  func facts() throws -> Facts {
    let store = try SQLiteDatastore(path: file, mode: .tool(creates: false))
    defer { store.close() }
    return try store.facts()
  }
}
