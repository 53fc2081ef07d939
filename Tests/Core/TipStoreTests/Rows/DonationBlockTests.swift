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
      let date = Int64(random.whole(-70_000_000_000_000...260_000_000_000_000))
      return PackedDonation(
        sequence: sequence, date: date, kind: Int64(random.whole(1...400)))
    }
    let block = DonationBlock(donations, number: number)
    #expect(unpack(block.row, number: number)?.donations == donations)
    // Appending to an unpacked block continues it.
    let half = donations.count / 2
    let begun = DonationBlock(donations.prefix(half), number: number)
    var grown = unpack(begun.row, number: number)
    for donation in donations.dropFirst(half) { grown?.block.append(donation) }
    #expect(grown?.block.row == block.row)
  }

  private func unpack(
    _ row: [UInt8], number: Int64 = 0
  ) -> (block: DonationBlock, donations: [PackedDonation])? {
    var block = DonationBlock(number: number)
    var donations: [PackedDonation] = []
    let isValid = row.withUnsafeBytes { bytes in
      block.unpack(bytes) { donations.append($0) }
    }
    return isValid ? (block, donations) : nil
  }

  @Test("is unpacked from where it ended before, and only if it begins as before")
  func continued() throws {
    let donations = (0..<100).map {
      PackedDonation(sequence: Int64($0), date: 1_795_000_000_000 + Int64($0), kind: 1)
    }
    var block = DonationBlock(donations.prefix(60), number: 0)
    var new: [PackedDonation] = []
    let row = DonationBlock(donations, number: 0).row
    #expect(row.withUnsafeBytes { bytes in block.unpack(bytes) { new.append($0) } })
    #expect(new == Array(donations.dropFirst(60)))
    #expect(block.row == row)
    var other = DonationBlock(donations.dropFirst().prefix(60), number: 0)
    #expect(!row.withUnsafeBytes { bytes in other.unpack(bytes) { _ in } })
  }

  @Test("keeps the size of its row for several donations, and rows of older versions have no space")
  func space() throws {
    let donations = (0..<100).map {
      PackedDonation(sequence: Int64($0), date: 1_795_000_000_000 + Int64($0), kind: 1)
    }
    let sizes = donations.indices.map { DonationBlock(donations.prefix($0), number: 0).row.count }
    #expect(Set(sizes).count < 6)
    #expect(sizes.allSatisfy { $0.isMultiple(of: 128) })
    let block = DonationBlock(donations, number: 0)
    #expect(block.row.count > block.bytes.count)
    #expect(unpack(block.bytes)?.donations == donations)
  }

  // Files of other versions have these bytes.
  @Test("has the differences of its donations in groups of seven bits")
  func bytes() {
    let block = DonationBlock(
      [
        PackedDonation(sequence: 515, date: -1, kind: 127),
        PackedDonation(sequence: 715, date: 999, kind: 128),
      ], number: 1)
    #expect(block.bytes == [3, 1, 0x7F, 0x81, 0x48, 0x8F, 0x50, 0x81, 0x00])
    #expect(block.row == block.bytes + Array(repeating: 0x80, count: 119))
    #expect(block.checksum.number == 1_776_573_624)
    #expect(DonationBlock(number: 1).row.isEmpty)
  }

  @Test("needs six bytes for a donation every few hours")
  func size() {
    let donations = (0..<100).map { index in
      PackedDonation(
        sequence: Int64(index), date: 1_795_000_000_000 + Int64(index) * 15_000_000, kind: 3)
    }
    #expect(DonationBlock(donations, number: 0).bytes.count <= 602)
  }

  @Test(
    "that is truncated, or has sequences of another block or in a different order, is not valid",
    arguments: [
      [0x01], [0x01, 0x02], [0x01, 0x02, 0x83], [0x01, 0x80, 0x80], [0x80, 0x81],
      [0x84, 0x00, 0, 1], [0x83, 0x7F, 0, 1, 1, 0, 1],
      [5, 0, 1, 0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0, 1],
    ])
  func cut(bytes: [UInt8]) {
    #expect(unpack(bytes) == nil)
  }

  @Test(
    "has numbers of 64 bits, and is not valid with a longer one", arguments: [0x82, 0x83, 0xFF])
  func longNumber(first: UInt8) {
    // 64 bits are nine groups of seven bits, and one bit before them.
    let groups = Array(repeating: UInt8(0xFF), count: 8) + [0x7F]
    #expect(unpack([0, 0, 0x81] + groups)?.donations.map(\.kind) == [-1])
    #expect(unpack([0, 0, first] + groups) == nil)
    #expect(unpack([0, 0, 0x81, 0xFF] + groups) == nil)
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
    let store = try folder.open()
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
    try shell.query("SELECT sequence, event, date, info FROM donations_readable") { row in
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
