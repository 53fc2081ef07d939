import TipFoundation
import TipSnapshot

/// `tipctl snapshots accept`: turns pending snapshots into references.
enum SnapshotsAcceptCommand {
  static let spec = CommandSpec(
    "snapshots accept", group: .snapshots, summary: "Accepts pending snapshots as references.",
    effect: .destroys, operands: [SnapshotSelection.paths],
    examples: [
      .init(
        "tipctl snapshots accept __Snapshots__/BackyardTests/sings.1.pending.txt",
        "Accepts one snapshot; a named one needs no confirmation."),
      .init("tipctl snapshots accept --yes", "Accepts all below the current folder."),
    ]
  ) { context, arguments in
    let selection = try SnapshotSelection(
      arguments.operands(SnapshotSelection.paths), in: context)
    // Nothing is accepted when one of them is not text.
    for file in selection.pending { _ = try file.pendingDiff() }
    let options = ChangeOptions(arguments)
    let count = Plural.count(selection.pending.count, "snapshot")
    if !selection.isExact, !selection.pending.isEmpty {
      try Confirmation(TipQuestions.acceptSnapshots(count)).ask(in: context, options)
    }
    if !options.isDryRun { for file in selection.pending { try file.accept() } }
    try context.print(
      selection.pending.isEmpty ? "Nothing waits for a review." : "Accepted: \(count).",
      "accepted", selection.pending.map(\.path), options)
    return .done
  }
}
