import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("The file of a synced device (D46)")
struct SyncDocumentTests {
  private static let document = SyncDocument(
    SharedFacts(
      Facts().applying([
        Change(.registerTip(ContractBackyard.favorite), at: ContractBackyard.start),
        ContractBackyard.donate("didFillFeeder", 5, ["bird": "wren"]),
      ])))

  private func reading(_ bytes: [UInt8]) -> String {
    do throws(TipControlError) {
      _ = try SyncDocument(bytes, name: "a.tipsync")
      return "read"
    } catch {
      return "\(error)"
    }
  }

  @Test("has all shared facts of any datastore", arguments: 1...40 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var changes = RandomChanges(seed: seed)
    var facts = Facts()
    facts.origin.name = "phone"
    for _ in 0..<10 { facts.apply(changes.batch()) }
    let document = SyncDocument(SharedFacts(facts))
    let read = try SyncDocument(Array(document.text.utf8), name: "a.tipsync")
    #expect(read.shared == SharedFacts(facts))
    #expect(read.header == document.header)
    #expect(read.text == document.text)
  }

  @Test("names its version, checksum and length in the first line")
  func firstLine() throws {
    let header = Self.document.header
    #expect(header.wholeMatch(of: /tipsync 1 crc32 [0-9a-f]{8} bytes \d+/) != nil)
    #expect(Self.document.text.hasPrefix("\(header)\n{\n"))
  }

  @Test("is not read when any part of it is missing")
  func partial() {
    let bytes = Array(Self.document.text.utf8)
    #expect(reading(bytes) == "read")
    for length in stride(from: 0, to: bytes.count, by: 7) {
      #expect(reading(Array(bytes.prefix(length))) != "read", "\(length)")
    }
    #expect(reading(Array(bytes.dropLast())).contains("is incomplete: it has "))
  }

  @Test("is not read when any byte is damaged")
  func damaged() {
    var bytes = Array(Self.document.text.utf8)
    for index in stride(from: 0, to: bytes.count, by: 11) {
      bytes[index] ^= 1
      #expect(reading(bytes) != "read", "\(index)")
      bytes[index] ^= 1
    }
    #expect(reading(bytes + [10]).contains("its checksum does not match"))
  }

  @Test(
    "says why other files are not read",
    arguments: [
      ("", "is empty."), ("{}", "is not a file of a synced device."), ("tipsync", "is not a file"),
      ("tipsync x crc32 0 bytes 0\n", "is not a file of a synced device."),
      ("tipsync 2\n", "has format 2, and this version reads format 1."),
      ("tipsync 1 crc32 00000000 bytes 0 1\n", "has an invalid first line."),
      ("tipsync 1 md5 00000000 bytes 0\n", "has an invalid first line."),
      ("tipsync 1 crc32 00000000 lines 0\n", "has an invalid first line."),
      ("tipsync 2 zstd\n\0\u{1}", "has format 2, and this version reads format 1. Update the app"),
      ("tipsync 1 crc32 00000000 bytes 0\n", "cannot be read: "),
      ("tipsync 1 crc32 00000000 bytes -1\n", "is damaged"),
      ("tipsync 1 crc32 00000000 bytes 99999999999999999999\n", "has an invalid first line."),
      (String(repeating: "tipsync ", count: 50), "is not a file of a synced device."),
    ])
  func foreign(text: String, words: String) {
    #expect(reading(Array(text.utf8)).contains("The synced file \"a.tipsync\" \(words)"))
  }

  /// A text with a correct first line.
  private func sealed(_ contents: String) -> [UInt8] {
    let sum = String(Checksum.crc32(contents.utf8), radix: 16)
    let zeros = String(repeating: "0", count: 8 - sum.count)
    return Array(
      "tipsync 1 crc32 \(zeros)\(sum) bytes \(contents.utf8.count)\n\(contents)".utf8)
  }

  @Test(
    "is not read when its contents are hostile, however valid the checksum is",
    arguments: [
      String(repeating: "[", count: 100_000),
      "{\"events\":[{\"id\":\"e\",\"donations\":[\"9999999999-01-01T00:00:00Z\"]}]}",
      "{\"devices\":[{\"origin\":\"a\",\"version\":1e300}]}", "{\"future\":1}", "null",
      "{\"schema\":9223372036854775808}",
    ])
  func hostile(contents: String) {
    #expect(reading(sealed(contents)).hasPrefix("The synced file \"a.tipsync\" cannot be read: "))
    #expect(reading(sealed("{}")) == "read")
  }
}
