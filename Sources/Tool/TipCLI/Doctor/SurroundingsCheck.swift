import TipModel
import TipSnapshot

/// Checks the app's last receipt, and the snapshots below the current folder.
enum SurroundingsCheck {
  static func findings(_ session: DatastoreSession) -> [Finding] {
    receipt(session.situation.facts) + snapshots(session.context)
  }

  private static func receipt(_ facts: Facts) -> [Finding] {
    guard let stored = facts.receipt else {
      return [Finding(.note, "receipt", "No app has written a receipt yet.")]
    }
    let receipt: Receipt
    do throws(TipControlError) {
      receipt = try Receipt(storedValue: stored)
    } catch {
      return [Finding(.warning, error)]
    }
    if let error = receipt.error {
      return [
        Finding(
          .problem, receipt.application,
          "The app's last start failed in Tips.configure(): \(Sentences.ended(error))",
          "It shows no tips until it starts without the error.")
      ]
    }
    let advice = "Correct it where it is set, and start the app again."
    return receipt.warnings.map { warning in
      Finding(
        .warning, warning.spelling,
        "The app reported a problem when it started: \(Sentences.ended(warning.message))", advice)
    }
      + receipt.unknownTips.map { tip in
        Finding(.warning, tip.name, Sentences.ended("\(tip)"), advice)
      }
      + receipt.ignored.map { source in
        Finding(
          .note, source.label,
          "Controls were ignored (\(source.label)): testing controls are off.",
          "Configure the app with .testingControls(.enabled) to use them.")
      }
      + receipt.notes.map { Finding(.note, "receipt", Sentences.ended($0)) }
  }

  private static func snapshots(_ context: CommandContext) -> [Finding] {
    let folders: [SnapshotFolder]
    do throws(TipControlError) {
      folders = try SnapshotFolder.all(below: context.console.currentDirectory)
    } catch {
      return [Finding(.note, error)]
    }
    let pending = folders.flatMap(\.pending)
    let leftovers = folders.flatMap(\.leftovers)
    let waiting = pending.map(\.path).min().map { first in
      let others = pending.count > 1 ? " and \(pending.count - 1) more" : ""
      return Finding(
        .warning, context.shown(first),
        "\(Plural.count(pending.count, "snapshot")) below this folder to review: "
          + "\(context.shown(first))\(others).",
        "Run \"tipctl snapshots review\".", at: .init(file: context.shown(first)))
    }
    let left = leftovers.min().map { first in
      Finding(
        .note, context.shown(first),
        "Found \(Plural.count(leftovers.count, "file")) of interrupted writes below this folder.",
        "Remove them with \"tipctl snapshots prune\".")
    }
    return [waiting, left].compactMap(\.self)
  }
}
