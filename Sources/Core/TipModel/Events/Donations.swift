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

  package init() {}

  package init(_ donations: some Sequence<StoredDonation>) {
    for donation in donations { append(donation) }
  }

  mutating func append(_ donation: StoredDonation) {
    let (block, offset) = Self.position(of: endIndex)
    // A part of a list appends to a block before the newest one.
    if block < full.count {
      newest = full[block]
      full.removeSubrange(block...)
    }
    newest = newest.appending(donation, after: offset)
    countNewest()
  }

  /// Counts a donation that was added to the newest block.
  private mutating func countNewest() {
    endIndex += 1
    guard Self.position(of: endIndex).offset == 0 else { return }
    full.append(newest)
    newest = .empty
  }

  /// Inserts a donation at an index.
  ///
  /// The later donations are stored again, unless only this list has their block.
  mutating func insert(_ donation: StoredDonation, at index: Int) {
    let end = Self.position(of: endIndex)
    let position = Self.position(of: index)
    if position.block == full.count, end.block == full.count, isKnownUniquelyReferenced(&newest),
      newest.insert(donation, at: position.offset, before: end.offset)
    {
      return countNewest()
    }
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

  /// Returns the index of the first donation at an instant or later, without reading payloads.
  func firstIndex(since date: Timestamp) -> Int {
    let start = Self.position(of: startIndex)
    let end = Self.position(of: endIndex)
    // The blocks before the last one are full, so their last donations show in which to look.
    let number = (start.block..<end.block).firstIndexAscending {
      full[$0].date(at: Self.span - 1) >= date
    }
    let first = number == start.block ? start.offset : 0
    let last = number == end.block ? end.offset : Self.span
    let block = block(number)
    let offset = (first..<last).firstIndexAscending { block.date(at: $0) >= date }
    return number << Self.spanBits + offset
  }

  private static func position(of index: Int) -> (block: Int, offset: Int) {
    (index >> spanBits, index & (span - 1))
  }

  private func block(_ number: Int) -> Block {
    number < full.count ? full[number] : newest
  }
}

extension Donations: RandomAccessCollection {
  package subscript(index: Int) -> StoredDonation {
    let (number, offset) = Self.position(of: index)
    return block(number)[offset]
  }

  package subscript(bounds: Range<Int>) -> Donations {
    var part = self
    part.startIndex = bounds.lowerBound
    part.endIndex = bounds.upperBound
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

  /// Returns the number of donations from an index on that equal the other list's, in order.
  func countEqual(from start: Int, to other: Donations, from otherStart: Int) -> Int {
    var length = 0
    if start == otherStart, sharesFullBlocks(with: other) {
      let end = Swift.min(full.count << Self.spanBits, endIndex, other.endIndex)
      length = Swift.max(0, end - start)
    }
    while start + length < endIndex, otherStart + length < other.endIndex {
      let position = Self.position(of: start + length)
      let otherPosition = Self.position(of: otherStart + length)
      let block = block(position.block)
      let otherBlock = other.block(otherPosition.block)
      if block === otherBlock, position.offset == otherPosition.offset {
        length += Swift.min(
          Self.span - position.offset, endIndex - start - length,
          other.endIndex - otherStart - length)
      } else if block[position.offset] == otherBlock[otherPosition.offset] {
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

/// Storage for donations.
///
/// A list knows how many of them it shows.
///
/// `@unchecked`: a donation is written once, by the only list that has claimed its position, before
/// any list shows it. Lists are passed to other threads only afterwards. Donations are moved only
/// while a single list has the block.
private final class Block: @unchecked Sendable {
  private struct Entry {
    let date: Timestamp
    let sequence: Int64
  }

  /// The block of all lists without donations.
  static let empty = Block(capacity: 0, hasPayloads: false)

  private let capacity: Int
  private let entries: UnsafeMutablePointer<Entry>
  /// The payloads, or nil if no donation of the block has one.
  private let payloads: UnsafeMutablePointer<DonationPayload?>?
  /// The number of claimed places.
  private let claimed = Atomic(0)

  private init(capacity: Int, hasPayloads: Bool) {
    self.capacity = capacity
    entries = .allocate(capacity: capacity)
    payloads = hasPayloads ? .allocate(capacity: capacity) : nil
  }

  deinit {
    payloads?.deinitialize(count: claimed.load(ordering: .acquiring))
    payloads?.deallocate()
    entries.deallocate()
  }

  subscript(offset: Int) -> StoredDonation {
    let entry = entries[offset]
    return StoredDonation(
      sequence: entry.sequence, date: entry.date, payload: payloads?[offset])
  }

  func date(at offset: Int) -> Timestamp { entries[offset].date }

  /// Returns a block with a donation after the first ones: this one, or a copy if it is full or
  /// another list has claimed the position.
  func appending(_ donation: StoredDonation, after count: Int) -> Block {
    if canHold(donation, after: count), claims(count) {
      write(donation, at: count)
      return self
    }
    let copy = Block(
      capacity: min(Donations.span, max(8, 2 * count)),
      hasPayloads: payloads != nil || donation.payload != nil)
    for offset in 0..<count { copy.write(self[offset], at: offset) }
    copy.write(donation, at: count)
    copy.claimed.store(count + 1, ordering: .releasing)
    return copy
  }

  /// Inserts a donation before others of the only list that has this block, of which it shows a
  /// number of donations.
  ///
  /// Returns false, without a change, when the block is full.
  func insert(_ donation: StoredDonation, at offset: Int, before count: Int) -> Bool {
    guard canHold(donation, after: count), claims(count) else { return false }
    (entries + offset + 1).moveInitialize(from: entries + offset, count: count - offset)
    payloads.map { ($0 + offset + 1).moveInitialize(from: $0 + offset, count: count - offset) }
    write(donation, at: offset)
    return true
  }

  private func canHold(_ donation: StoredDonation, after count: Int) -> Bool {
    count < capacity && (payloads != nil || donation.payload == nil)
  }

  private func claims(_ offset: Int) -> Bool {
    claimed.compareExchange(
      expected: offset, desired: offset + 1, ordering: .acquiringAndReleasing
    ).exchanged
  }

  private func write(_ donation: StoredDonation, at offset: Int) {
    let entry = Entry(date: donation.date, sequence: donation.sequence)
    (entries + offset).initialize(to: entry)
    payloads.map { ($0 + offset).initialize(to: donation.payload) }
  }
}

/// The donations that only one of two logs of an event contains.
package struct DonationDifference: Hashable, Sendable {
  /// The donations that only the second log contains.
  package private(set) var inserted: [StoredDonation] = []
  /// The donations that only the first log contains.
  package private(set) var removed: [StoredDonation] = []

  /// Compares two logs, which have the same order, in one pass that skips shared parts.
  package init(from old: Donations, to new: Donations) {
    var oldIndex = old.startIndex
    var newIndex = new.startIndex
    while true {
      let equal = old.countEqual(from: oldIndex, to: new, from: newIndex)
      oldIndex += equal
      newIndex += equal
      guard oldIndex < old.endIndex, newIndex < new.endIndex else { break }
      let left = old[oldIndex]
      let right = new[newIndex]
      // Where the position in the order is the same, the payloads differ.
      if !(right < left) {
        removed.append(left)
        oldIndex += 1
      }
      if !(left < right) {
        inserted.append(right)
        newIndex += 1
      }
    }
    removed += old[oldIndex...]
    inserted += new[newIndex...]
  }
}
