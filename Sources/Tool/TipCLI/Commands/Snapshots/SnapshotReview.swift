import TipModel
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

  /// Returns the answer and whether it applies to all that are left; nil when the user cancels.
  ///
  /// A button can be typed as its first letter; skipping leaves the question without an answer.
  private func ask() -> (answer: Answer, isForAll: Bool)? {
    let question = TipQuestions.reviewSnapshot
    let titles = question.buttons.map(\.title)
    while true {
      let line = context.ask(
        "\(titles.dropLast().joined(separator: ", ")) or \(titles.last ?? "") "
          + "(a r, s skips; A R S for all that are left; q stops): ")
      if let button = question.button(typed: line) {
        guard button.role != .cancel else { return nil }
        return Answer(rawValue: button.title.prefix(1).lowercased()).map { ($0, false) }
      }
      let word = (line ?? "").filter { !$0.isWhitespace }
      if word == "q" { return nil }
      if let answer = Answer(rawValue: word.lowercased()) {
        return (answer, word != answer.rawValue)
      }
    }
  }
}
