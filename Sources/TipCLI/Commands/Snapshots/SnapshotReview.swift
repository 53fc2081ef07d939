import TipFoundation
import TipSnapshot

/// The questions of a review.
struct SnapshotReview {
  private enum Answer: String {
    case accept = "a"
    case reject = "r"
    case skip = "s"
  }

  let context: CommandContext
  let isDryRun: Bool
  private(set) var accepted: [SnapshotFile] = []
  private(set) var rejected: [SnapshotFile] = []

  init(context: CommandContext, isDryRun: Bool) {
    self.context = context
    self.isDryRun = isDryRun
  }

  /// Shows the snapshots and asks, until all are decided or the user quits.
  mutating func run(_ pending: [SnapshotFile]) throws {
    // An unreadable snapshot is reported before any is decided.
    let diffs = try pending.map { try $0.pendingDiff() }
    var standing: Answer?
    for (index, (file, diff)) in zip(pending, diffs).enumerated() {
      if standing == nil {
        show(file, diff, "\(index + 1) of \(pending.count)")
        guard let (answer, isForAll) = ask() else { return }
        try decide(answer, file)
        if isForAll { standing = answer }
      } else if let standing {
        try decide(standing, file)
      }
    }
  }

  private mutating func decide(_ answer: Answer, _ file: SnapshotFile) throws {
    switch answer {
    case .accept:
      if !isDryRun { try file.accept() }
      accepted.append(file)
    case .reject:
      if !isDryRun { try file.reject() }
      rejected.append(file)
    case .skip: break
    }
  }

  private func show(_ file: SnapshotFile, _ diff: SnapshotDiff, _ number: String) {
    let style = context.errorStyle
    let lines = diff.text().split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.map { line in
      let role: Style.Role =
        line.hasPrefix("+")
        ? .good : line.hasPrefix("-") ? .bad : line.hasPrefix("@") ? .code : .plain
      return style(role, String(line).printable)
    }
    let title = "\(number): \(context.shown(file.path).printable)"
    context.message(([style(.heading, title)] + shown).joined(separator: "\n"))
  }

  /// Returns the answer and whether it applies to all that are left; nil when the user quits.
  private func ask() -> (answer: Answer, isForAll: Bool)? {
    while true {
      let line = context.console.ask(
        "Accept, reject or skip (a r s; A R S for all that are left; q stops): ")
      guard let line, !line.contains(TerminalInput.escape) else {
        // No line break was typed.
        context.console.standardError("\n")
        return nil
      }
      let word = line.filter { !$0.isWhitespace }
      if word == "q" { return nil }
      if let answer = Answer(rawValue: word.lowercased()) {
        return (answer, word != answer.rawValue)
      }
    }
  }
}
