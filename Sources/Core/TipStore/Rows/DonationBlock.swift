import TipModel

/// A donation as stored in a row, whose event and payload are stored separately as a kind.
struct PackedDonation: Hashable {
  let sequence: Int64
  /// Milliseconds since 1970.
  let date: Int64
  let kind: Int64
}

/// Donations with sequences of one range, packed into a few bytes each.
///
/// A donation is three numbers: the differences of its sequence and its date from the previous
/// donation (from the block's first sequence and from 1970, for the first), and its kind. Dates
/// may decrease, so the last bit of their difference is its sign. A number is stored in groups of
/// seven bits, the highest first. The eighth bit marks all groups but the last. A donation's block
/// depends only on its sequence, so a commit rewrites only the blocks that it changes, usually
/// only the newest one.
struct DonationBlock {
  /// The binary logarithm of the number of sequences in a block.
  private static let spanBits = 9
  /// The number of sequences in a block.
  static let span: Int64 = 1 << spanBits
  /// A group that begins a number, so that no packed number ends with it.
  private static let space: UInt8 = 0x80
  /// The number of bytes by which a row grows.
  private static let step = 128

  let number: Int64
  private(set) var bytes: [UInt8] = []
  /// The sequence and the date from which the next donation differs.
  private(set) var sequence: Int64
  private var date: Int64 = 0
  /// The checksum of the number and the donations, which grows with each of them, because a commit
  /// must not read a whole block again.
  private(set) var checksum = RowChecksum()

  /// Creates a block without donations.
  init(number: Int64) {
    self.number = number
    sequence = number << Self.spanBits
    checksum.add(UInt64(bitPattern: number))
  }

  /// Packs donations, which must be in the order of their sequences.
  init(_ donations: some Sequence<PackedDonation>, number: Int64) {
    self.init(number: number)
    for donation in donations { append(donation) }
  }

  /// The numbers of the blocks of all sequences.
  static let numbers =
    number(
      of: StoredDonation.sequences.lowerBound)...number(
      of: StoredDonation.sequences.upperBound)

  /// Returns the block that a sequence belongs to.
  static func number(of sequence: Int64) -> Int64 { sequence >> spanBits }

  /// Appends a donation, whose sequence must not be lower than the others.
  mutating func append(_ donation: PackedDonation) {
    let step = donation.date &- date
    append(UInt64(bitPattern: donation.sequence &- sequence))
    append(UInt64(bitPattern: step &<< 1) ^ UInt64(bitPattern: step &>> 63))
    append(UInt64(bitPattern: donation.kind))
    sequence = donation.sequence
    date = donation.date
  }

  private mutating func append(_ number: UInt64) {
    checksum.add(number)
    let groups = max(1, (70 - number.leadingZeroBitCount) / 7)
    for group in (0..<groups).reversed() {
      let bits = UInt8(truncatingIfNeeded: number >> (7 * group)) & 0x7F
      bytes.append(group == 0 ? bits : bits | Self.space)
    }
  }

  /// The bytes for the block's row.
  ///
  /// They end with space for the next donations, because SQLite writes only the changed pages of a
  /// row whose size stays the same.
  var row: [UInt8] {
    let missing = (Self.step - bytes.count % Self.step) % Self.step
    return bytes + Array(repeating: Self.space, count: missing)
  }

  /// Unpacks the row's bytes after the bytes of the block, and passes their donations to a body.
  ///
  /// - Returns: Whether the bytes are valid, and begin with the block's bytes.
  mutating func unpack<Failure: Error>(
    _ row: UnsafeRawBufferPointer, _ body: (PackedDonation) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    guard row.starts(with: bytes) else { return false }
    var index = bytes.count
    var end = bytes.count
    /// Returns the next number.
    ///
    /// It is nil at the end, for a number that is not finished there, and for one of more than 64
    /// bits.
    func next() -> UInt64? {
      var number: UInt64 = 0
      while index < row.count {
        let byte = row[index]
        index += 1
        guard number.leadingZeroBitCount >= 7 else { return nil }
        number = number << 7 | UInt64(byte & 0x7F)
        if byte < Self.space { return number }
      }
      return nil
    }
    while let stride = next() {
      guard let step = next(), let kind = next(), stride < Self.span else { return false }
      end = index
      for part in [stride, step, kind] { checksum.add(part) }
      // A sum that overflows is in another block, or not a date.
      sequence &+= Int64(bitPattern: stride)
      guard Self.number(of: sequence) == number else { return false }
      date &+= Int64(bitPattern: step >> 1) ^ -Int64(bitPattern: step & 1)
      try body(
        PackedDonation(sequence: sequence, date: date, kind: Int64(bitPattern: kind)))
    }
    bytes = Array(row[..<end])
    return row[end...].allSatisfy { $0 == Self.space }
  }

  /// Unpacks all blocks in SQL, for inspection with only SQLite.
  ///
  /// No step is recursive but the counting of bytes, because a recursion would copy a block for
  /// each of its bytes.
  static let view = """
    CREATE VIEW donations_readable AS
    WITH RECURSIVE
      byte_values(value) AS (
        SELECT 0 UNION ALL SELECT value + 1 FROM byte_values WHERE value < 255),
      digits(hex, bits, is_last) AS MATERIALIZED (
        SELECT printf('%02X', value), value & 127, value < 128 FROM byte_values),
      places(place) AS MATERIALIZED (
        SELECT 1 UNION ALL SELECT place + 1 FROM places
        WHERE place < (SELECT max(length(donations)) FROM donation_blocks)),
      bytes(block, place, bits, is_last) AS (
        SELECT block, place, bits, is_last
        FROM donation_blocks JOIN places ON place <= length(donations)
          JOIN digits ON digits.hex = hex(substr(donations, place, 1))),
      -- part counts the numbers of a block from 0.
      groups(block, place, bits, is_last, part) AS (
        SELECT block, place, bits, is_last,
          sum(is_last) OVER (PARTITION BY block ORDER BY place) - is_last
        FROM bytes),
      numbers(block, part, number) AS (
        SELECT block, part, sum(bits << 7 * (last - place))
        FROM (
          SELECT *, max(place) OVER (PARTITION BY block, part) AS last FROM groups)
        -- The space at the end of a block is a number without a last group.
        GROUP BY block, part HAVING max(is_last)),
      packed(block, row, sequence_step, date_step, kind) AS (
        SELECT block, part / 3, max(iif(part % 3 = 0, number, NULL)),
          max(iif(part % 3 = 1, number, NULL)), max(iif(part % 3 = 2, number, NULL))
        FROM numbers GROUP BY block, part / 3),
      unpacked(sequence, date, kind) AS (
        SELECT block * \(span) + sum(sequence_step) OVER earlier,
          sum(iif(date_step & 1, -1 - (date_step >> 1), date_step >> 1)) OVER earlier, kind
        FROM packed WINDOW earlier AS (PARTITION BY block ORDER BY row))
    SELECT sequence, event, strftime('%Y-%m-%dT%H:%M:%fZ', date / 1000.0, 'unixepoch') AS date,
      info
    FROM unpacked JOIN donation_kinds ON donation_kinds.id = kind
    ORDER BY sequence;
    """
}
