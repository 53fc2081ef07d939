import TipFoundation

/// The pages in a write-ahead log, as SQLite's file format defines it.
///
/// SQLite drops everything behind a damaged page of a log without a word. Here the rest is still
/// read, as far as it belongs to the same log.
struct LogFile {
  /// A page at the time of a commit.
  struct Frame {
    /// The number of the page, from 1 on.
    let page: Int
    /// The number of pages of the file if a commit ends here, and otherwise 0.
    let commit: Int
    let content: ArraySlice<UInt8>
  }

  private static let headerLength = 32
  private static let frameHeaderLength = 24
  private static let marks: ClosedRange<UInt32> = 0x377F_0682...0x377F_0683

  /// How far behind the end of a file a page may be, in bytes: its number may be damaged.
  private static let greatestGap = 8 << 20

  let pageSize: Int
  /// The frames up to the last commit.
  let frames: [Frame]
  /// The number, from 1 on, of the first frame that is damaged though a commit follows it.
  let damage: Int?

  /// Reads the bytes of a log, if they are enough for a header.
  ///
  /// A damaged header does not hide the frames: each repeats its salts, and the size of a
  /// datastore's pages is known.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= Self.headerLength else { return nil }
    let mark = bytes.number(at: 0)
    let size = Int(bytes.number(at: 8))
    let isSize = (512...65_536).contains(size) && size.nonzeroBitCount == 1
    var sum = LogChecksum(isBigEndian: mark & 1 == 1)
    sum.add(bytes[..<24])
    let isHeaderSound = Self.marks.contains(mark) && isSize && sum.matches(bytes[24..<32])
    pageSize = isSize ? size : Schema.pageSize
    let length = Self.frameHeaderLength + pageSize
    let saltsOffset = isHeaderSound ? 16 : Self.headerLength + 8
    let salts = bytes.dropFirst(saltsOffset).prefix(8)
    var isValid = isHeaderSound
    var frames: [Frame] = []
    var sound = 0
    var ends = 0
    for offset in stride(from: Self.headerLength, through: bytes.count - length, by: length) {
      let header = bytes[offset..<offset + Self.frameHeaderLength]
      let content = bytes[offset..<offset + length].dropFirst(Self.frameHeaderLength)
      let hasSalts = header.dropFirst(8).prefix(8).elementsEqual(salts)
      var next = sum
      next.add(header.prefix(8))
      next.add(content)
      let isChained = next.matches(header.suffix(8))
      // Behind the newest frames there may be some of an earlier use of the file. One that
      // continues the checksum is not: only its salts are damaged.
      guard hasSalts || isChained else { break }
      sum = next
      isValid = isValid && hasSalts && isChained
      let frame = Frame(
        page: Int(bytes.number(at: offset)), commit: Int(bytes.number(at: offset + 4)),
        content: content)
      frames.append(frame)
      if isValid { sound = frames.count }
      if frame.commit > 0 { ends = frames.count }
    }
    self.frames = Array(frames.prefix(ends))
    damage = ends > sound ? sound + 1 : nil
  }

  /// Puts the pages into the bytes of a file, which then has the size of the last commit.
  func apply(to image: inout [UInt8]) {
    let limit = image.count + frames.count * pageSize + Self.greatestGap
    for frame in frames {
      let end = frame.page * pageSize
      guard frame.page > 0, end <= limit else { continue }
      image += [UInt8](repeating: 0, count: max(0, end - image.count))
      image.replaceSubrange(end - pageSize..<end, with: frame.content)
    }
    guard let last = frames.last else { return }
    image.removeLast(max(0, image.count - last.commit * pageSize))
  }

  /// Reads the log beside a datastore's file, if there is one.
  ///
  /// - Throws: `inputOutput` when it cannot be read.
  init?(beside path: String) throws(TipControlError) {
    guard try FileStatus(of: path + DatastoreFiles.log) != nil else { return nil }
    self.init(try DatastoreFiles.contents(of: path + DatastoreFiles.log))
  }
}

/// The running checksum of a log.
private struct LogChecksum {
  private var first: UInt32 = 0
  private var second: UInt32 = 0
  private let isBigEndian: Bool

  init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }

  /// Adds bytes whose number is a multiple of 8.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { buffer in
      for offset in stride(from: 0, to: buffer.count - 7, by: 8) {
        first = first &+ word(buffer, offset) &+ second
        second = second &+ word(buffer, offset + 4) &+ first
      }
    }
  }

  private func word(_ buffer: UnsafeRawBufferPointer, _ offset: Int) -> UInt32 {
    let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    if isBigEndian { return UInt32(bigEndian: word) }
    return UInt32(littleEndian: word)
  }

  /// Compares the checksum with one of a header.
  func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
    let stored = Array(bytes)
    return stored.number(at: 0) == first && stored.number(at: 4) == second
  }
}

extension [UInt8] {
  /// The number in the four bytes at an offset, the highest first.
  func number(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
