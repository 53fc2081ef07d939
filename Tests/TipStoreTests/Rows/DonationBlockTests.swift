import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("A block of donations")
struct DonationBlockTests {
  @Test("is unpacked to the packed donations", arguments: 0..<50)
  func roundTrip(seed: UInt64) {
    var random = RandomChanges(seed: seed)
    let number = Int64(random.whole(-3...40))
    var sequence = number * DonationBlock.span
    let donations = (0..<random.whole(0...60)).map { _ in
      sequence += Int64(random.whole(0...8))
      return PackedDonation(
        sequence: sequence, date: Int64(random.whole(-70_000_000_000_000...260_000_000_000_000)),
        kind: Int64(random.whole(1...400)))
    }
    let bytes = DonationBlock.pack(donations, number: number)
    #expect(DonationBlock.unpack(bytes, number: number) == donations)
  }

  @Test("needs six bytes for a donation every few hours")
  func size() {
    let donations = (0..<100).map { index in
      PackedDonation(
        sequence: Int64(index), date: 1_795_000_000_000 + Int64(index) * 15_000_000, kind: 3)
    }
    #expect(DonationBlock.pack(donations, number: 0).count <= 602)
  }

  @Test("that is truncated is not valid", arguments: [[0x01], [0x01, 0x02], [0x01, 0x02, 0x83]])
  func cut(bytes: [UInt8]) {
    #expect(DonationBlock.unpack(bytes, number: 0) == nil)
  }

  @Test(
    "holds the sequences of its range",
    arguments: [(0, 0), (511, 0), (512, 1), (5000, 9), (-1, -1), (-512, -1), (-513, -2)])
  func number(sequence: Int64, block: Int64) {
    #expect(DonationBlock.number(of: sequence) == block)
  }

  @Test("can be read with only SQLite", arguments: 0..<6)
  func view(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let store = try SQLiteDatastore(path: folder.file, mode: .app)
    var random = RandomChanges(seed: seed)
    for _ in 0..<20 { try store.commit(random.batch(upTo: 30)) }
    // The last random change may have been a reset.
    try store.commit([Backyard.donate("didFillFeeder", 1)])
    let events = try store.facts().events
    let expected = events.flatMap { event, record in
      record.log.donations.map { donation in
        Line(
          sequence: donation.sequence, event: event, date: donation.date.description,
          info: donation.info?.json)
      }
    }

    var lines: [Line] = []
    let shell = try Connection(path: folder.file, mode: .readOnly, busyTimeout: 0)
    try shell.query("SELECT sequence, event, date, info FROM donations_readable") {
      row throws(TipControlError) in
      lines.append(
        Line(
          sequence: row.integer(0), event: row.text(1), date: row.text(2),
          info: row.isNull(3) ? nil : row.text(3)))
    }

    #expect(!expected.isEmpty)
    #expect(lines == expected.sorted { $0.sequence < $1.sequence })
  }

  private struct Line: Equatable {
    let sequence: Int64
    let event: String
    let date: String
    let info: String?
  }
}
