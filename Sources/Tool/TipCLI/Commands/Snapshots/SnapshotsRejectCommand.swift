import TipFoundation
import TipSnapshot

/// `tipctl snapshots reject`: removes pending snapshots.
enum SnapshotsRejectCommand {
  static let spec = CommandSpec(
    "snapshots reject", group: .snapshots,
    summary: "Removes pending snapshots; the references are not changed.",
    effect: .destroys, operands: [SnapshotSelection.paths],
    examples: [
      .init(
        "tipctl snapshots reject __Snapshots__/BackyardTests/sings.1.txt",
        "Rejects one snapshot; a named one needs no confirmation."),
      .init("tipctl snapshots reject --yes", "Rejects all below the current folder."),
    ]
  ) { context, arguments in
    let selection = try SnapshotSelection(
      arguments.operands(SnapshotSelection.paths), in: context)
    let options = ChangeOptions(arguments)
    let count = Plural.count(selection.pending.count, "snapshot")
    if !selection.isExact, !selection.pending.isEmpty {
      try Confirmation(TipQuestions.rejectSnapshots(count)).ask(in: context, options)
    }
    if !options.isDryRun { for file in selection.pending { try file.reject() } }
    try context.print(
      selection.pending.isEmpty ? "Nothing waits for a review." : "Rejected: \(count).",
      "rejected", selection.pending.map(\.path), options)
    return .done
  }
}
