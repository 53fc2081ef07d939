import Foundation
import TipEngine
import TipModel

extension Benchmark {
  /// How fast a state document is written and read.
  static let documents = [written, read]

  private static let written = Benchmark(
    work: "state document of 20 tips, write", baseline: "JSONEncoder", aim: .factor(1.5),
    isQuick: true
  ) { _ in
    let facts = try DocumentWorkload.facts(tips: 20)
    let byHand = try DocumentWorkload.decode(StateDocument(facts).text)
    return try await Rounds().alternate {
      CostClock.perCall { keep(StateDocument(facts).text) }
    } baseline: {
      try CostClock.perCall { keep(try DocumentWorkload.encode(byHand)) }
    }
  }

  private static let read = Benchmark(
    work: "state document of 20 tips, read", baseline: "JSONDecoder", aim: .factor(1.5),
    isQuick: true
  ) { _ in
    let text = StateDocument(try DocumentWorkload.facts(tips: 20)).text
    let byHand = try DocumentWorkload.encode(try DocumentWorkload.decode(text))
    try check(byHand.count == text.utf8.count - 1, "both have the same document")
    return try await Rounds().alternate {
      try CostClock.perCall { keep(try StateDocument(json: text, subject: "text")) }
    } baseline: {
      try CostClock.perCall { keep(try DocumentWorkload.decode(text)) }
    }
  }
}

/// The document by `Codable`, which also checks that its members are the same.
private enum DocumentWorkload {
  /// Returns the facts of an app with tips, of which some were displayed.
  static func facts(tips count: Int) throws -> Facts {
    let center = try TipsCenter.inMemory()
    let tips = (0..<count).map { NumberedTip(number: $0) }
    center.register(tips)
    Tips.withCenter(center) {
      BackyardTip.isSignedIn.wrappedValue = true
      for number in 0..<(6 * NumberedTip.eventCount) {
        NumberedTip.event(number).sendDonation()
      }
      for tip in tips.prefix(5) { tip.present()?.end() }
    }
    try center.flush()
    return center.facts
  }

  static func decode(_ text: String) throws -> CodableDocument {
    try JSONDecoder().decode(CodableDocument.self, from: Data(text.utf8))
  }

  static func encode(_ document: CodableDocument) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(document)
  }
}

/// The members of the document that the facts have, as an app would declare them.
private struct CodableDocument: Codable {
  struct Tip: Codable {
    let id: String
    let type: String?
    let title: String
    let message: String?
    let image: String?
    let rules: [String]
    let options: Limits
    let record: Record?
  }

  struct Limits: Codable {
    let maxDisplayCount: Int?
  }

  struct Record: Codable {
    let displayCount: Int?
    let displayedSeconds: Double?
    let firstDisplayed: String?
    let lastDisplayed: String?
  }

  struct Parameter: Codable {
    let id: String
    let type: String?
    let initialValue: Bool?
    let value: Bool?
    let written: String?
  }

  struct Event: Codable {
    let id: String
    let donations: [Donation]
  }

  struct Donation: Codable {
    let date: String
  }

  struct History: Codable {
    let actor: String?
    let date: String
    let detail: String?
    let event: String
    let subject: String?
  }

  let schemaAddress: String
  let schema: Int
  let tips: [Tip]
  let parameters: [Parameter]
  let events: [Event]
  let history: [History]?

  enum CodingKeys: String, CodingKey {
    case schemaAddress = "$schema"
    case schema, tips, parameters, events, history
  }
}
