import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("What is read of a file that is known")
struct FactsReaderTests {
  private static let feeder = "didFillFeeder"
  private static let views = "didViewBackyard"
  private static let shares = "didShareBackyard"

  private let folder: TemporaryFolder
  private let store: SQLiteDatastore
  private let connection: Connection

  /// Two blocks with the donations 1 to 602, of which the event of views has none.
  init() throws {
    folder = try TemporaryFolder()
    store = try folder.open()
    let feedings = (1...600).map { Backyard.donate(Self.feeder, Int64($0)) }
    try store.commit(
      feedings + [
        Backyard.donate(Self.views, 601),
        Backyard.change(.deleteDonations(event: Self.views), 601),
        Backyard.change(.setParameter(id: "Backyard.name", value: "pond"), 601),
        Self.limit(of: Self.shares, 1), Self.limit(of: "didSeeOwl", 0),
        Backyard.donate(Self.shares, 602),
      ])
    connection = try Connection(path: folder.file, mode: .readWrite, busyTimeout: 1000)
  }

  private static func limit(of event: String, _ count: Int) -> Change {
    let limit = Tips.DonationLimit(maximumCount: count)
    return Backyard.change(.registerEvent(EventDefinition(id: event, limit: limit)))
  }

  private static func log(_ sequences: [Int64]) -> DonationLog {
    DonationLog(sequences.map { StoredDonation(sequence: $0, date: Backyard.at($0), info: nil) })
  }

  /// The facts that were read: a false frequency and donations show which parts are kept.
  private func known() throws -> StoredFacts {
    var known = try FactsReader(connection: connection).read()
    known.facts.displayFrequency = .weekly
    known.facts.events[Self.feeder]?.log = Self.log([1])
    known.facts.events[Self.views]?.log = Self.log([601])
    return known
  }

  /// The parts that other processes read again after a change.
  private struct Step {
    let change: Change?
    let frequency: DisplayFrequency
    let feedings: [Int64]
    let views: [Int64]
    let next: Int64
  }

  private static var steps: [Step] {
    let all = Array(1...600) as [Int64]
    return [
      // Other programs may have changed rows without counting it.
      Step(change: nil, frequency: .immediate, feedings: all, views: [], next: 603),
      // A new donation with a new payload, behind the known ones.
      Step(
        change: Backyard.donate(feeder, 700, "pond"), frequency: .weekly, feedings: [1, 603],
        views: [601], next: 604),
      Step(
        change: Backyard.change(.setParameter(id: "Backyard.name", value: "lake"), 701),
        frequency: .immediate, feedings: [1], views: [601], next: 604),
      // The limit drops an old donation.
      Step(
        change: Backyard.donate(shares, 702), frequency: .weekly, feedings: all + [603], views: [],
        next: 605),
      // The limit drops the new donation itself.
      Step(
        change: Backyard.donate("didSeeOwl", 703), frequency: .weekly, feedings: [1],
        views: [601], next: 606),
      Step(
        change: Backyard.change(.deleteDonations(event: feeder), 704), frequency: .immediate,
        feedings: [], views: [], next: 606),
    ]
  }

  @Test("is what a commit has changed, and everything when no change was counted")
  func changes() throws {
    for step in Self.steps {
      let known = try known()
      if let change = step.change { try store.commit([change]) }
      let read = try FactsReader(connection: connection).read(after: known)
      #expect(read.facts.displayFrequency == step.frequency)
      let feedings = read.facts.events[Self.feeder]?.log.donations.map(\.sequence)
      #expect(feedings == step.feedings)
      let views = read.facts.events[Self.views]?.log.donations.map(\.sequence)
      #expect(views == step.views)
      #expect(read.facts.nextSequence == step.next)
      let facts = try connection.integer("SELECT facts_revision FROM datastore")
      let donations = try connection.integer("SELECT donations_revision FROM datastore")
      #expect(read.revisions.facts == facts)
      #expect(read.revisions.donations == donations)
    }
    store.close()
  }

  @Test("is everything when known donations have become others")
  func replacedBlock() throws {
    let known = try known()
    let donation = PackedDonation(sequence: 513, date: Backyard.at(5).milliseconds, kind: 1)
    let block = DonationBlock([donation], number: 1)
    try connection.run(
      "UPDATE donation_blocks SET donations = ? WHERE block = 1", .blob(block.row))
    try connection.executeSigned("SELECT 1")
    let read = try FactsReader(connection: connection).read(after: known)
    #expect(read.facts.displayFrequency == .immediate)
    #expect(
      Set(read.facts.events[Self.feeder]?.log.donations.map(\.sequence) ?? [])
        == Set(1...511).union([513]))
    store.close()
  }

  @Test(
    "is corrupt when the rest of it no longer fits",
    arguments: [
      (
        "UPDATE parameters SET record = '{\"id\": \"p\", \"written\": \"today\"}'",
        "parameters.record.written cannot be \"today\""
      ),
      (
        "DELETE FROM events WHERE id = 'didFillFeeder'",
        "\"events\" lacks the event of a donation"
      ),
    ])
  func corrupt(sql: String, reason: String) throws {
    let known = try known()
    try connection.executeSigned(
      "\(sql); UPDATE datastore SET facts_revision = facts_revision + 1")
    let error = #expect(throws: TipControlError.self) {
      try FactsReader(connection: connection).read(after: known)
    }
    #expect(error?.code == .corrupt)
    #expect(error?.reason == "The datastore \"\(folder.file)\" is damaged: \(reason)")
    store.close()
  }
}
