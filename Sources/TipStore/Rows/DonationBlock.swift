/// A donation as stored in a row; its event and payload are stored separately as a kind.
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
/// seven bits, the highest first; the eighth bit marks all groups but the last. A donation's block
/// depends only on its sequence, so a commit rewrites only the blocks that it changes, usually
/// only the last one.
enum DonationBlock {
  /// The binary logarithm of the number of sequences in a block.
  private static let spanBits = 9
  /// The number of sequences in a block.
  static let span: Int64 = 1 << spanBits

  /// Returns the block that a sequence belongs to.
  static func number(of sequence: Int64) -> Int64 { sequence >> spanBits }

  /// Packs a block's donations, which must be in the order of their sequences.
  static func pack(_ donations: [PackedDonation], number: Int64) -> [UInt8] {
    var bytes: [UInt8] = []
    var sequence = number << spanBits
    var date: Int64 = 0
    for donation in donations {
      let step = donation.date - date
      append(UInt64(bitPattern: donation.sequence - sequence), to: &bytes)
      append(UInt64(bitPattern: step << 1) ^ UInt64(bitPattern: step >> 63), to: &bytes)
      append(UInt64(bitPattern: donation.kind), to: &bytes)
      (sequence, date) = (donation.sequence, donation.date)
    }
    return bytes
  }

  /// Unpacks a block; returns nil when its bytes are not valid.
  static func unpack(_ bytes: [UInt8], number: Int64) -> [PackedDonation]? {
    var rest = bytes[...]
    var donations: [PackedDonation] = []
    var sequence = number << spanBits
    var date: Int64 = 0
    while !rest.isEmpty {
      guard let stride = removeFirst(from: &rest), let step = removeFirst(from: &rest),
        let kind = removeFirst(from: &rest)
      else { return nil }
      sequence &+= Int64(bitPattern: stride)
      date &+= Int64(bitPattern: step >> 1) ^ -Int64(bitPattern: step & 1)
      donations.append(
        PackedDonation(sequence: sequence, date: date, kind: Int64(bitPattern: kind)))
    }
    return donations
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    let groups = max(1, (70 - number.leadingZeroBitCount) / 7)
    for group in (0..<groups).reversed() {
      let bits = UInt8(truncatingIfNeeded: number >> (7 * group)) & 0x7F
      bytes.append(group == 0 ? bits : bits | 0x80)
    }
  }

  private static func removeFirst(from bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var number: UInt64 = 0
    while let byte = bytes.popFirst() {
      number = number << 7 | UInt64(byte & 0x7F)
      if byte < 0x80 { return number }
    }
    return nil
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
      groups(block, place, bits, part) AS (
        SELECT block, place, bits,
          sum(is_last) OVER (PARTITION BY block ORDER BY place) - is_last
        FROM bytes),
      numbers(block, part, number) AS (
        SELECT block, part, sum(bits << 7 * (last - place))
        FROM (
          SELECT *, max(place) OVER (PARTITION BY block, part) AS last FROM groups)
        GROUP BY block, part),
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
