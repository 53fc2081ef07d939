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
  }
}
