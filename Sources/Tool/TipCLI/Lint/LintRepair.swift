import TipGuidance
import TipModel

/// Repairs the mechanical findings of files in place: `tipctl lint --fix`.
struct LintRepair {
  /// A repair can make another check find something, so files are checked again up to this often.
  private static let passes = 8

  let files: [String]
  let check: LintCommand.Check
  let context: CommandContext

  /// Repairs all files.
  ///
  /// - Parameters:
  ///   - isDryRun: Whether nothing is written.
  ///   - prints: Whether the repairs are printed, as text.
  /// - Throws: `TipControlError` when a file cannot be read or written.
  func run(isDryRun: Bool, prints: Bool) throws {
    var lines: [String] = []
    var changed: [(name: String, text: String)] = []
    for name in files {
      guard try StateSource.isText(name, context) else {
        throw CLIError.usage(
          "\"\(name)\" is a datastore, whose texts are in the app's code",
          suggestion: "Repair a content file or a state document")
      }
      let old = try context.readText(name)
      let (text, repairs) = try repaired(old, name)
      lines += repairs.map { "\(name):\($0.line): \($0.description)" }
      if text != old { changed.append((name, text)) }
    }
    if !isDryRun {
      for file in changed { try AtomicFile.write(file.text, to: context.path(file.name)) }
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

  private func repaired(
    _ text: String, _ name: String
  ) throws(TipControlError) -> (text: String, repairs: [GuidanceDocument.Repair]) {
    var text = text
    var all: [GuidanceDocument.Repair] = []
    for _ in 0..<Self.passes {
      let document = try GuidanceDocument(text: text, subject: name, at: context.console.now())
      let (new, repairs) = document.repaired(check(document.content).findings)
      all += repairs
      guard !repairs.isEmpty, new != text else { break }
      text = new
    }
    return (text, all)
  }
}
