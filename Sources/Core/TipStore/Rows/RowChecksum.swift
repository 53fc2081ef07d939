/// The checksum of a row, which shows that bytes of the file have changed by other means.
///
/// Every step is reversible, so a change within one word always changes the state, and remains
/// unnoticed in one of a billion cases. It is not a protection against a program that counts it.
struct RowChecksum {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The number in the row: always four bytes long, so that a changed row keeps its size.
  var number: Int64 { Int64(state & 0x3FFF_FFFF) | 0x4000_0000 }

  /// Adds a number.
  mutating func add(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  /// Adds bytes, and their number.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    add(UInt64(bytes.count))
    var offset = 0
    while offset + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    guard offset < bytes.count else { return }
    add(bytes[offset...].reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// Adds a value with its type.
  mutating func add(_ value: SQLiteValue) {
    switch value {
    case .null: add(0)
    case .integer(let number):
      add(1)
      add(UInt64(bitPattern: number))
    case .text(var text):
      add(2)
      text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    case .blob(let bytes):
      add(3)
      bytes.withUnsafeBytes { add($0) }
    }
  }
}
