import Testing
import TipFoundation

@Suite("Checksum")
struct ChecksumTests {
  @Test(
    "equals the published values of CRC-32",
    arguments: [("", 0), ("123456789", 0xCBF4_3926), ("a", 0xE8B7_BE43)] as [(String, UInt32)])
  func published(text: String, sum: UInt32) {
    #expect(Checksum.crc32(text.utf8) == sum)
  }
}
