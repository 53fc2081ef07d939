import Synchronization

/// A list of donations in blocks that copies of the list share.
///
/// A copy that gets another donation still shares all blocks, so the facts before and after a
/// change cost little more than one of them, and a comparison skips shared blocks. A part of a list
/// has the list's indices, as an `ArraySlice` does.
package struct Donations: Sendable {
  /// The binary logarithm of the number of donations in a full block.
  private static let spanBits = 9
  /// The number of donations in a full block.
  package static let span = 1 << spanBits

  private var full: [Block] = []
  /// The block of the donations after the full blocks, fewer than a block.
  private var newest = Block.empty
  package private(set) var startIndex = 0
  package private(set) var endIndex = 0

  /// Creates a list without donations.
  package init() {}

  /// Creates a list.
  package init(_ donations: some Sequence<StoredDonation>) {
    for donation in donations { append(donation) }
  }

  /// Appends a donation.
  mutating func append(_ donation: StoredDonation) {
    let (block, offset) = Self.position(of: endIndex)
    // A part of a list appends to a block before the newest one.
    if block < full.count {
      newest = full[block]
      full.removeSubrange(block...)
    }
    newest = newest.appending(donation, after: offset)
    endIndex += 1
    guard offset + 1 == Self.span else { return }
    full.append(newest)
    newest = .empty
  }

  /// Inserts a donation at an index; the later donations are stored again.
  mutating func insert(_ donation: StoredDonation, at index: Int) {
    let later = self[index...]
    endIndex = index
    append(donation)
    for donation in later { append(donation) }
  }

  /// Removes the donations before an index.
  mutating func removeFirst(to index: Int) {
    let unused = Swift.min(Self.position(of: index).block, full.count)
    full.removeFirst(unused)
    startIndex = index - unused << Self.spanBits
    endIndex -= unused << Self.spanBits
  }

  private static func position(of index: Int) -> (block: Int, offset: Int) {
    (index >> spanBits, index & (span - 1))
  }

  private func block(_ number: Int) -> Block { number < full.count ? full[number] : newest }
}

extension Donations: RandomAccessCollection {
  package subscript(index: Int) -> StoredDonation {
    let (number, offset) = Self.position(of: index)
    return block(number)[offset]
  }

  package subscript(bounds: Range<Int>) -> Donations {
    var part = self
    (part.startIndex, part.endIndex) = (bounds.lowerBound, bounds.upperBound)
    return part
  }
}

extension Donations: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: StoredDonation...) { self.init(elements) }
}

extension Donations: Hashable {
  package static func == (left: Donations, right: Donations) -> Bool {
    left.count == right.count
      && left.countEqual(from: left.startIndex, to: right, from: right.startIndex) == left.count
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for donation in self { hasher.combine(donation) }
  }

  /// Returns how many donations from an index on equal those of another list, one after another.
  func countEqual(from start: Int, to other: Donations, from otherStart: Int) -> Int {
    var length =
      sharesFullBlocks(with: other) && start == otherStart
      ? Swift.max(0, Swift.min(full.count << Self.spanBits, endIndex, other.endIndex) - start) : 0
    while start + length < endIndex, otherStart + length < other.endIndex {
      let (number, offset) = Self.position(of: start + length)
      let (otherNumber, otherOffset) = Self.position(of: otherStart + length)
      let (block, otherBlock) = (block(number), other.block(otherNumber))
      if block === otherBlock, offset == otherOffset {
        length += Swift.min(
          Self.span - offset, endIndex - start - length, other.endIndex - otherStart - length)
      } else if block[offset] == otherBlock[otherOffset] {
        length += 1
      } else {
        break
      }
    }
    return length
  }

  /// Whether another list has the same full blocks, without looking at each.
  private func sharesFullBlocks(with other: Donations) -> Bool {
    full.withUnsafeBufferPointer { blocks in
      other.full.withUnsafeBufferPointer { $0.baseAddress == blocks.baseAddress }
    }
  }
}

/// Storage for donations; a list knows how many of them it shows.
///
/// `@unchecked`: a donation is written once, by the only list that has claimed its place, before
/// any list shows it. Lists are passed to other threads only afterwards.
private final class Block: @unchecked Sendable {
  private struct Entry {
    let date: Timestamp
    let sequence: Int64
  }

  /// The block of all lists without donations.
  static let empty = Block(capacity: 0, hasInfos: false)

  private let capacity: Int
  private let entries: UnsafeMutablePointer<Entry>
  /// The payloads; nil if no donation of the block has one.
  private let infos: UnsafeMutablePointer<StoredValue?>?
  /// The number of claimed places.
  private let claimed = Atomic(0)

  private init(capacity: Int, hasInfos: Bool) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    infos = hasInfos ? .allocate(capacity: capacity) : nil
  }

  deinit {
    infos?.deinitialize(count: claimed.load(ordering: .acquiring))
    infos?.deallocate()
    entries.deallocate()
  }

  subscript(offset: Int) -> StoredDonation {
    let entry = entries[offset]
    return StoredDonation(sequence: entry.sequence, date: entry.date, info: infos?[offset])
  }

  /// Returns a block with a donation after the first ones: this one, or a copy if it is full or
  /// another list has claimed the place.
  func appending(_ donation: StoredDonation, after count: Int) -> Block {
    if count < capacity, infos != nil || donation.info == nil, claims(count) {
      write(donation, at: count)
      return self
    }
    let copy = Block(
      capacity: min(Donations.span, max(8, 2 * count)),
      hasInfos: infos != nil || donation.info != nil)
    for offset in 0..<count { copy.write(self[offset], at: offset) }
    copy.write(donation, at: count)
    copy.claimed.store(count + 1, ordering: .releasing)
    return copy
  }

  private func claims(_ offset: Int) -> Bool {
    claimed.compareExchange(
      expected: offset, desired: offset + 1, ordering: .acquiringAndReleasing
    ).exchanged
  }

  private func write(_ donation: StoredDonation, at offset: Int) {
    let entry = Entry(date: donation.date, sequence: donation.sequence)
    (entries + offset).initialize(to: entry)
    infos.map { ($0 + offset).initialize(to: donation.info) }
  }
}
