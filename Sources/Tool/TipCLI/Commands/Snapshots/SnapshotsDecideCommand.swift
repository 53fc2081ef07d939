import TipFoundation
import TipModel
import TipSnapshot

/// `tipctl snapshots accept` and `reject`: decide about pending snapshots without showing them.
enum SnapshotsDecideCommand {
  static let accept = command(
    "accept", summary: "Accepts pending snapshots as references.",
    examples: [
      .init(
        "tipctl snapshots accept __Snapshots__/BackyardTests/sings.1.pending.txt",
        "Accepts one snapshot; a named one needs no confirmation."),
      .init("tipctl snapshots accept --yes", "Accepts all below the current folder."),
    ], done: "Accepted", TipQuestions.acceptSnapshots(_:replacing:),
    check: { _ = try $0.pendingDiff() }, decide: { try $0.accept() })

  static let reject = command(
    "reject", summary: "Removes pending snapshots; the references are not changed.",
    examples: [
      .init(
        "tipctl snapshots reject __Snapshots__/BackyardTests/sings.1.txt",
        "Rejects one snapshot; a named one needs no confirmation."),
      .init("tipctl snapshots reject --yes", "Rejects all below the current folder."),
    ], done: "Rejected", { count, _ in TipQuestions.rejectSnapshots(count) },
    decide: { try $0.reject() })

  /// Returns a command that decides about snapshots.
  ///
  /// No snapshot changes when one of them does not pass a check.
  private static func command(
    _ verb: String, summary: String, examples: [CommandSpec.Example], done: String,
    _ question: @escaping @Sendable (String, Int) -> TipAlert,
    check: @escaping @Sendable (SnapshotFile) throws -> Void = { _ in },
    decide: @escaping @Sendable (SnapshotFile) throws -> Void
  ) -> CommandSpec {
    CommandSpec(
      "snapshots \(verb)", group: .snapshots, summary: summary, effect: .overwrites,
      operands: [SnapshotSelection.paths], examples: examples
    ) { context, arguments in
      let selection = try SnapshotSelection(arguments, in: context)
      let files = selection.pending
      for file in files { try check(file) }
      let options = ChangeOptions(arguments)
      let count = Plural.count(files.count, "snapshot")
      let references = files.count(where: \.hasReference)
      if !selection.isExact, !files.isEmpty {
        try Confirmation(question(count, references)).ask(in: context, options)
      }
      if !options.isDryRun { for file in files { try decide(file) } }
      var message = "Nothing waits for a review."
      if !files.isEmpty { message = "\(done): \(count)." }
      try context.print(
        message, done.lowercased(), files.map(\.path), options,
        createsFiles: verb == "accept" && references == 0)
      return .done
    }
  }
}
