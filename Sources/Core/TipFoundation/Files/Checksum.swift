/// Checksums that show whether a file is complete.
package enum Checksum {
  /// Returns the CRC-32 of bytes, as in ZIP and PNG files.
  package static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8)
    }
  }

  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    var sum = index
    for _ in 0..<8 {
      let isOdd = sum & 1 == 1
      sum >>= 1
      if isOdd { sum ^= 0xEDB8_8320 }
    }
    return sum
  }
}
