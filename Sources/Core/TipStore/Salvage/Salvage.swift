package import TipModel
import TipSystem

/// What is sound in the file of a damaged datastore, and in its log.
package struct Salvage {
  /// The facts of all rows that are sound.
  package let facts: Facts
  /// What is damaged, one sentence each.
  package let problems: [String]

  /// Reads a file and its log, without changing them and without any lock.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: ``TipControlError``: `missing` when there is no file, `refused` when it is not a
  ///   datastore, `corrupt` when nothing can be read.
  package init(path: String) throws(TipControlError) {
    guard let status = try FileStatus(of: path) else { throw .missing(path) }
    guard status.kind == .file else { throw .noDatabase(path) }
    let main = try DatastoreFiles.contents(of: path)
    let log = try LogFile(beside: path)
    var problems: [String] = []
    var image = try Self.base(main, path, log, &problems)
    if let log {
      if let damage = log.damage {
        problems.append("Its log is damaged from page \(damage) of \(log.frames.count) on.")
      }
      log.apply(to: &image)
    }
    DatabaseHeader.note(size: image.count, in: &image)
    let connection = try Connection(image: MainFileImage.withoutLog(image), path: path)
    try DatabaseHeader.check(
      version: try connection.version(), path, newest: Schema.migrations.version)
    try connection.migrate(Schema.migrations)
    facts = try FactsReader(connection: connection).sound { problems.append($0.reason) }
    self.problems = problems
  }

  /// Returns the bytes of the main file, or those of a new one in place of a damaged start.
  private static func base(
    _ main: [UInt8], _ path: String, _ log: LogFile?, _ problems: inout [String]
  ) throws(TipControlError) -> [UInt8] {
    do throws(TipControlError) {
      let header = try DatabaseHeader(checked: main, path, newest: Schema.migrations.version)
      do throws(TipControlError) {
        try header.check(size: main.count, path)
      } catch {
        problems.append(error.reason)
      }
      return main
    } catch {
      // The log of a file whose start is lost still has the pages that were changed last.
      guard error.isDamage, log?.frames.isEmpty == false else { throw error }
      problems.append(error.reason)
      let connection = try Connection(path: ":memory:", mode: .readWrite, busyTimeout: 0)
      try connection.create(Facts(), Schema.migrations)
      return try connection.snapshot()
    }
  }
}
