import TipFoundation
import TipGuidance
import TipSystem

/// Repairs the mechanical findings of files in place: `tipctl lint --fix`.
struct LintRepair {
  /// A repair can make another check find something, so files are checked again up to this often.
  private static let passes = 8

  let files: [String]
  let linter: LintCommand.Linter
  let context: CommandContext

  /// Repairs all files, or writes nothing in a dry run.
  ///
  /// Prints the repairs as text.
  func run(isDryRun: Bool, prints: Bool) throws {
    var lines: [String] = []
    // Two files can share a catalog.
    var changed: [String: String] = [:]
    for name in files {
      guard try StateSource.isText(name, context) else {
        throw CLIError.usage(
          "\"\(name)\" is not a JSON object, and cannot be repaired",
          suggestion: "Repair a content file or a state document")
      }
      lines += try repair(name, &changed).map { "\($0.file):\($0.line): \($0.description)" }
    }
    if !isDryRun { try write(changed) }
    guard prints || isDryRun else { return }
    let count = Plural.count(lines.count, "repair")
    let files = Plural.count(changed.count, "file")
    let verb = isDryRun ? "to make" : "made"
    try context.print(
      changed: !changed.isEmpty, isDryRun: isDryRun, "\(count) \(verb) in \(files).",
      lines: lines.map(\.printable),
      fields: ["repairs": .array(lines.map(StoredValue.string))])
  }

  /// Writes all files, or none when one of them cannot be written.
  private func write(_ texts: [String: String]) throws(TipControlError) {
    let names = texts.keys.sorted()
    for folder in Set(names.compactMap(folder)) { AtomicFile.removeLeftovers(in: folder) }
    var staged: [StagedFile] = []
    var written: [String] = []
    do throws(TipControlError) {
      for name in names {
        try checkWritable(name)
        staged.append(try AtomicFile.stage(texts[name] ?? "", for: context.path(name)))
      }
      while let file = staged.first {
        staged.removeFirst()
        try file.commit(keepsLinks: true)
        written.append(names[written.count])
      }
    } catch {
      for file in staged { file.discard() }
      throw TipControlError(
        error.code, subject: error.subject,
        reason: "\(error.reason); \(Self.summary(of: names, written: written))",
        suggestion: error.suggestion)
    }
  }

  /// Says what became of the files before one of them could not be written.
  private static func summary(of names: [String], written: [String]) -> String {
    func list(_ names: some Sequence<String>) -> String {
      names.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let rest = "not repaired: \(list(names.dropFirst(written.count)))"
    if written.isEmpty { return rest }
    return "repaired: \(list(written)); \(rest)"
  }

  /// The folder that has the file, behind all links.
  private func folder(of name: String) -> String? {
    FileSystem.end(ofLinks: context.path(name)).map(FileSystem.folder)
  }

  /// A rename would replace a read-only file, and a repair is written in UTF-8.
  private func checkWritable(_ name: String) throws(TipControlError) {
    let path = context.path(name)
    guard access(path, W_OK) == 0 else { throw .cannotWrite(path, errno) }
    guard !TextFile.isUTF16(path) else {
      throw TipControlError(
        .malformed, subject: name, reason: "\"\(name)\" is in UTF-16, and cannot be repaired",
        suggestion: "Convert it to UTF-8 first")
    }
  }

  /// Repairs a file and its catalogs, and returns the repairs.
  private func repair(
    _ name: String, _ changed: inout [String: String]
  ) throws -> [GuidanceDocument.Repair] {
    var all: [GuidanceDocument.Repair] = []
    for _ in 0..<Self.passes {
      let document = try LintSource.document(name, context, changed: changed)
      let (files, repairs) = document.repaired(linter(document.contents), after: all)
      all += repairs
      for file in files { changed[file.name] = file.text }
      guard !repairs.isEmpty else { break }
    }
    return all
  }
}
