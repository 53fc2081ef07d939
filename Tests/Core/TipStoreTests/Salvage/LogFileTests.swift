import Testing
@testable import TipStore

@Suite("The pages of a log")
struct LogFileTests {
  private static let salts: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]

  private func number(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The start of a log with an odd checksum.
  private func header(mark: Int = 0x377F_0682, pageSize: Int = 512) -> [UInt8] {
    number(mark) + number(3_007_000) + number(pageSize) + number(0) + Self.salts
      + number(0) + number(0)
  }

  private func frame(
    _ page: Int, commit: Int = 0, _ byte: UInt8, salts: [UInt8] = Self.salts
  ) -> [UInt8] {
    number(page) + number(commit) + salts + number(0) + number(0) + content(byte)
  }

  private func content(_ byte: UInt8) -> [UInt8] { [UInt8](repeating: byte, count: 512) }

  @Test("have sizes that are powers of two from 512 on, or that of a datastore")
  func sizes() {
    for size in [512, 1024, 65_536] {
      #expect(LogFile(header(pageSize: size))?.pageSize == size)
    }
    for size in [0, 256, 511, 513, 768, 131_072] {
      #expect(LogFile(header(pageSize: size))?.pageSize == Schema.pageSize, "\(size)")
    }
    #expect(LogFile(Array(header().dropLast())) == nil)
  }

  @Test("count up to the last commit, and not from an earlier use of the file")
  func frames() throws {
    let first = header() + frame(1, 0xA) + frame(3, commit: 3, 0xB)
    let log = try #require(LogFile(first + frame(2, 0xC)))
    #expect(log.frames.map(\.page) == [1, 3])
    #expect(log.frames.map(\.commit) == [0, 3])
    #expect(log.frames.map { Array($0.content) } == [content(0xA), content(0xB)])
    // None of the checksums is right.
    #expect(log.damage == 1)
    let older = frame(2, commit: 3, 0xC, salts: Self.salts.reversed())
    #expect(LogFile(first + older)?.frames.map(\.page) == [1, 3])
    let unfinished = try #require(LogFile(header() + frame(1, 0xA)))
    #expect(unfinished.frames.isEmpty)
    #expect(unfinished.damage == nil)
    #expect(LogFile(header() + frame(1, commit: 1, 0xA))?.frames.count == 1)
  }

  /// A log of pages that are all commits, with the checksums of a machine's order of bytes.
  private func soundLog(isBigEndian: Bool, pages: ClosedRange<Int>) -> [UInt8] {
    var first: UInt32 = 0
    var second: UInt32 = 0
    func add(_ bytes: [UInt8]) {
      for start in stride(from: 0, to: bytes.count, by: 8) {
        let words = [start, start + 4].map { start in
          let word = Array(bytes[start..<start + 4])
          let digits = isBigEndian ? word : word.reversed()
          return digits.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        first = first &+ words[0] &+ second
        second = second &+ words[1] &+ first
      }
    }
    func checksum() -> [UInt8] { number(Int(first)) + number(Int(second)) }
    var log = Array(header(mark: isBigEndian ? 0x377F_0683 : 0x377F_0682).prefix(24))
    add(log)
    log += checksum()
    for page in pages {
      let start = number(page) + number(page)
      let bytes = content(UInt8(page))
      add(start)
      add(bytes)
      log += start + Self.salts + checksum() + bytes
    }
    return log
  }

  @Test(
    "are sound with their checksums, and damaged from the first page whose bytes differ",
    arguments: [false, true])
  func checksums(isBigEndian: Bool) throws {
    let log = soundLog(isBigEndian: isBigEndian, pages: 1...3)
    let sound = try #require(LogFile(log))
    #expect(sound.damage == nil)
    #expect(sound.frames.map(\.commit) == [1, 2, 3])
    // The order of bytes, a counter, the salts and the checksum of the header.
    for offset in [3, 15, 16, 23, 24, 31] {
      var damaged = log
      damaged[offset] ^= 1
      #expect(LogFile(damaged)?.damage == 1, "byte \(offset)")
      #expect(LogFile(damaged)?.frames.count == 3, "byte \(offset)")
    }
    // The number, the commit, the salts, the checksum and the content of the second page.
    let second = 32 + 24 + 512
    for offset in [3, 7, 8, 15, 16, 23, 24, 24 + 511] {
      var damaged = log
      damaged[second + offset] ^= 1
      #expect(LogFile(damaged)?.damage == 2, "byte \(offset)")
      #expect(LogFile(damaged)?.frames.count == 3, "byte \(offset)")
    }
    // A file that was longer before still has frames of that time behind the newest ones.
    let older = frame(4, commit: 4, 0xC, salts: Self.salts.reversed())
    #expect(LogFile(log + older)?.frames.count == 3)
    #expect(LogFile(log + older)?.damage == nil)
  }

  @Test("lie at most 8 MiB behind the end of a file")
  func distance() throws {
    let last = (8 << 20) / 512 + 1
    for (page, size) in [(last, last * 512), (last + 1, 0)] {
      var image: [UInt8] = []
      try #require(LogFile(header() + frame(page, commit: page, 0xA))).apply(to: &image)
      #expect(image.count == size)
    }
  }

  @Test("are put into a file, which gets the size of the last commit")
  func apply() throws {
    var image: [UInt8] = []
    let growing = header() + frame(1, 0xA) + frame(3, commit: 3, 0xB)
    try #require(LogFile(growing)).apply(to: &image)
    #expect(image == content(0xA) + content(0) + content(0xB))

    image = [UInt8](repeating: 7, count: 2048)
    // No file has a page 0, and none far behind its end.
    let far = frame(1 << 20, commit: 1 << 20, 0xE)
    let shrinking = header() + far + frame(0, 0xF) + frame(2, commit: 2, 0xC)
    try #require(LogFile(shrinking)).apply(to: &image)
    #expect(image == content(7) + content(0xC))

    // A commit of more pages than there are leaves the file as long as its last page.
    image = content(7)
    let repeated = header() + frame(1, 0xA) + frame(1, commit: 3, 0xB)
    try #require(LogFile(repeated)).apply(to: &image)
    #expect(image == content(0xB))
  }
}
