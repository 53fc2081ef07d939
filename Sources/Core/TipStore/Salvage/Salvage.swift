import TipFoundation
package import TipModel
import TipSystem

/// The sound parts of the file of a damaged datastore, and of its log.
package struct Salvage {
  /// The facts of all rows that are sound.
  package let facts: Facts
  /// The damaged parts, one sentence each.
  package let problems: [String]

  /// Reads a file and its log, without changing them and without any lock.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``TipControlError``: `missing` when the file does not exist, `refused` when it is
  ///   not a datastore, `corrupt` when nothing can be read.
  package init(path: String) throws(TipControlError) {
    let path = DatastoreLocator.followed(path)
    guard let status = try FileStatus(of: path) else { throw .missing(path) }
    guard status.kind == .file else { throw .noDatabase(path) }
    let log = try LogFile(beside: path)
    let schema = try KnownSchema()
    var image = try DatastoreFiles.contents(of: path)
    var problems: [String] = []
    do throws(TipControlError) {
      try DatabaseHeader(checked: image, path, newest: Schema.migrations.version)
        .check(size: image.count, path)
    } catch {
      // The log of a file whose start is lost still has the pages that were changed last.
      let isKnown = schema.isPart(of: image) || error.isDamage && log?.frames.isEmpty == false
      guard isKnown else { throw error }
      problems.append(error.reason)
      image = schema.applied(to: image)
    }
    if let log {
      if let damage = log.damage {
        problems.append("Its log is damaged from page \(damage) of \(log.frames.count) on.")
      }
      log.apply(to: &image)
    }
    var rows = try Self.rows(in: image, path)
    if !rows.problems.isEmpty {
      let known = try Self.rows(in: schema.applied(to: image), path)
      if known.problems.count < rows.problems.count {
        // Without the schema no table is read, so that the first problem stands for all.
        problems += rows.problems.prefix(1)
        rows = known
      }
    }
    facts = rows.facts
    self.problems = problems + rows.problems
  }

  /// Whether nothing but damage was found.
  package var isEmpty: Bool { facts.withoutOrigin == Facts() && !problems.isEmpty }

  /// Reads the sound rows in the bytes of a file.
  private static func rows(
    in image: [UInt8], _ path: String
  ) throws(TipControlError) -> (facts: Facts, problems: [String]) {
    let connection = try Connection(image: MainFileImage.withoutLog(image), path: path)
    try DatabaseHeader.check(
      version: try connection.version(), path, newest: Schema.migrations.version)
    try connection.migrate(Schema.migrations)
    var problems: [String] = []
    let facts = try FactsReader(connection: connection).sound { problems.append($0.reason) }
    return (facts, problems)
  }
}

/// The pages with the schema of a file of this version.
///
/// One script creates all files, so the tables begin at the same pages in each.
private struct KnownSchema {
  /// The bytes of a file without facts.
  private let file: [UInt8]
  private let pages: [Range<Int>]

  init() throws(TipControlError) {
    let connection = try Connection(path: ":memory:", mode: .memory)
    try connection.create(Facts(), Schema.migrations)
    file = try connection.snapshot()
    var roots: Set<Int64> = []
    try connection.query("SELECT rootpage FROM sqlite_schema") { row in
      roots.insert(row.integer(0))
    }
    // Each table without rows has one page, and all other pages belong to the schema.
    let size = Schema.pageSize
    pages = stride(from: 0, to: file.count, by: size).map { $0..<$0 + size }
      .filter { !roots.contains(Int64($0.upperBound / size)) }
  }

  /// Whether a file has one of the pages behind its first one.
  func isPart(of bytes: [UInt8]) -> Bool {
    pages.dropFirst().contains { page in
      bytes.count >= page.upperBound && bytes[page].elementsEqual(file[page])
    }
  }

  /// Returns the bytes of a file in which these pages replace the old ones.
  func applied(to bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes + file.dropFirst(bytes.count)
    for page in pages { bytes.replaceSubrange(page, with: file[page]) }
    return bytes
  }
}
