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
  private(set) lazy var terminal = context.console.keyTerminal()
  /// The keys that were pressed early.
  private(set) var events: ArraySlice<KeyTerminal.Event> = []

  /// Shows the snapshots and asks, until all are decided or the user quits.
  mutating func run(_ pending: [SnapshotFile]) throws {
    // An unreadable snapshot is reported before any is decided.
    let diffs = try pending.map { try $0.pendingDiff() }
    var standing: Answer?
    for (index, (file, diff)) in zip(pending, diffs).enumerated() {
      if let standing {
        try decide(standing, file)
        continue
      }
      show(file, diff, "\(index + 1) of \(pending.count)")
      guard let (answer, isForAll) = ask() else { return }
      try decide(answer, file)
      if isForAll { standing = answer }
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
    var shown = ColouredDifference(style: style).lines(lines.map { String($0).printable })
    if file.isPicture {
      let picture = context.shown(file.pendingPath).printable
      shown.append(
        "Open \(picture) in a browser, or run \"tipctl snapshots review --html -o review.html\".")
    }
    let title = "\(number): \(context.shown(file.path).printable)"
    context.message(([style(.heading, title)] + shown).joined(separator: "\n"))
  }

  /// Returns the answer and whether it applies to all that are left, or nil when the user stops.
  private mutating func ask() -> (answer: Answer, isForAll: Bool)? {
    // Before the question appears: the user may press a key at once.
    terminal.enterKeyMode()
    defer { terminal.leaveKeyMode() }
    context.message(
      "\(TipQuestions.reviewSnapshot.title) a accepts, r rejects, s skips; A R S for all that are "
        + "left; q stops.")
    while true {
      if events.isEmpty { events = terminal.next(nil)[...] }
      switch events.popFirst() {
      case .ended, .key(.escape), .key("q"), .key(.control("c")), .key(.control("d")): return nil
      case .key(.character(let letter)):
        guard let answer = Answer(rawValue: letter.lowercased()) else { continue }
        return (answer, letter.isUppercase)
      default: continue
      }
    }
  }
}
