import TipGuidance
import TipModel

/// Repairs the mechanical findings of files in place: `tipctl lint --fix`.
struct LintRepair {
  /// A repair can make another check find something, so files are checked again up to this often.
  private static let passes = 8

  let files: [String]
  let check: LintCommand.Check
  let context: CommandContext

  /// Repairs all files, or writes nothing in a dry run; prints the repairs as text.
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
    if !isDryRun {
      for file in changed.sorted(by: { $0.key < $1.key }) {
        try AtomicFile.write(file.value, to: context.path(file.key))
      }
    }
    guard prints || isDryRun else { return }
    let count = Plural.count(lines.count, "repair")
    let files = Plural.count(changed.count, "file")
    let message = isDryRun ? "\(count) to make in \(files)." : "\(count) made in \(files)."
    try context.print(
      changed: !changed.isEmpty, isDryRun: isDryRun, message,
      lines: lines.map(\.printable),
      fields: ["repairs": .array(lines.map(StoredValue.string))])
  }

  /// Repairs a file and its catalogs, and returns the repairs.
  private func repair(
    _ name: String, _ changed: inout [String: String]
  ) throws -> [GuidanceDocument.Repair] {
    var all: [GuidanceDocument.Repair] = []
    for _ in 0..<Self.passes {
      let document = try LintSource.document(name, context, changed: changed)
      let (files, repairs) = document.repaired(check(document.contents), after: all)
      all += repairs
      for file in files { changed[file.name] = file.text }
      guard !repairs.isEmpty else { break }
    }
    return all
  }
}
