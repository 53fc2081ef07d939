import TipFoundation
import TipModel

/// The live board: its state, which keys, changes of the datastore and answers move on.
///
/// Pure: it asks for effects by ``BoardRequest``, and is drawn by ``screen``.
package struct Board: Sendable {
  /// The part of the board that the keys act on.
  enum Mode: Hashable, Sendable {
    /// The rows.
    case list
    /// The filter, while it is typed.
    case filter(LineEditor)
    /// A question for a value.
    case input(BoardInput)
    /// A question whether to lose data.
    case confirm(BoardCommand, question: String)
    case page(BoardPage)
  }

  var size: TerminalSize
  /// The datastore, in the words that chose it.
  let datastore: String
  /// The words that choose the datastore on a command line.
  let choice: [String]
  /// The reading of the datastore.
  private(set) var content: BoardContent
  /// The sections without filter, as the chosen process sees them.
  private(set) var sections: [BoardSection]
  /// The owner of the process whose view is shown, or nil for the newest one.
  var owner: String? { didSet { sections = content.sections(as: owner) } }
  /// The filter, or an empty text.
  var filter = ""
  var mode = Mode.list
  /// The selected row, if there is one.
  var selection: BoardItem?
  /// The first line of the list that is on screen.
  var top = 0
  /// The messages, oldest first.
  private(set) var messages: [BoardMessage] = []

  /// The number of messages that are kept.
  private static let keptMessages = 500

  /// Creates a board of a datastore, with the words that choose it on a command line.
  package init(
    _ content: BoardContent, size: TerminalSize, datastore: String, choice: [String] = []
  ) {
    self.content = content
    self.size = size
    self.datastore = datastore
    self.choice = choice
    sections = content.sections(as: nil)
    settle()
  }

  /// The sections with the rows that match the filter, also while it is typed.
  var shownSections: [BoardSection] {
    let filter = if case .filter(let editor) = mode { editor.text } else { self.filter }
    guard !filter.isEmpty else {
      return sections.filter { !$0.rows.isEmpty || !$0.note.isEmpty }
    }
    return sections.map { section in
      BoardSection(
        kind: section.kind, columns: section.columns,
        rows: section.rows.filter { $0.matches(filter) }, note: "")
    }.filter { !$0.rows.isEmpty }
  }

  /// The items of the rows that match the filter.
  var items: [BoardItem] { shownSections.flatMap { $0.rows.map(\.item) } }

  /// Adds a message, of a command or of changes by others, and forgets the oldest ones.
  mutating func say(_ lines: [TextTable.Cell], command: String? = nil) {
    messages.append(BoardMessage(command: command, lines: lines))
    if messages.count > Self.keptMessages { messages.removeFirst() }
  }
}

/// An effect that the board asks for.
package enum BoardRequest: Hashable, Sendable {
  /// Run a command, and tell its answer with ``Board/finish(_:_:)``.
  case run(BoardCommand)
  /// Draw the whole screen again.
  case redraw
  /// Stop the process until it is continued.
  case suspend
  case quit
}

/// A message: a command with its outcome, warnings and errors first, or changes by others.
struct BoardMessage: Hashable, Sendable {
  /// The command line, or nil for changes by others.
  var command: String?
  /// The lines below it.
  let lines: [TextTable.Cell]

  /// The command line after a prompt.
  var commandLine: [TextTable.Cell] {
    guard let command else { return [] }
    return [.init("$ \(command)", .code)]
  }
  var cells: [TextTable.Cell] { commandLine + lines }
}

/// A question for a value in the last line.
struct BoardInput: Hashable, Sendable {
  /// The use of the value.
  enum Purpose: Hashable, Sendable {
    case donations(String)
    case value(String)
    case reason(String)
    case clock
    case frequency
  }

  let purpose: Purpose
  var editor: LineEditor
}

/// A page of text that takes the place of the rows.
struct BoardPage: Hashable, Sendable {
  let title: String
  /// The command whose output it is, or nil for a text of the board.
  let command: BoardCommand?
  /// The lines before they are wrapped.
  var lines: [TextTable.Cell]
  /// The first wrapped line on screen.
  var top = 0
}

// MARK: - Changes from outside

extension Board {
  /// Moves on to a new reading of the datastore.
  ///
  /// Changes of statuses can become a message, as `tipctl watch` prints them.
  package mutating func update(to content: BoardContent, tellsChanges: Bool) {
    let old = self.content
    self.content = content
    sections = content.sections(as: owner)
    if tellsChanges {
      let lines = Self.changes(from: old, to: content)
      if !lines.isEmpty { say(lines) }
    }
    settle()
  }

  private static func changes(
    from old: BoardContent, to new: BoardContent
  ) -> [TextTable.Cell] {
    new.views.flatMap { view -> [TextTable.Cell] in
      let before = old.view(of: view.process?.owner)
      let difference = WatchDifference(from: before, to: view, atSystemTime: new.systemTime)
      return difference.lines().map { line in
        var line = line
        if new.views.count > 1 { line.process = view.process }
        let role: Style.Role = line.after?.shows == true ? .good : .plain
        return .init(line.text(style: .plain, width: nil), role)
      }
    }
  }

  package mutating func resize(to size: TerminalSize) {
    self.size = size
    settle()
  }

  /// Shows the answer of a command that was run.
  package mutating func finish(_ command: BoardCommand, _ answer: BoardAnswer) {
    switch command.purpose {
    case .page: showPage(command, answer)
    case .change: finishChange(command, answer)
    }
  }

  /// Shows warnings of the start.
  mutating func warn(_ text: String) {
    say(Self.cells(of: BoardAnswer(warnings: text)))
  }

  private mutating func finishChange(_ command: BoardCommand, _ answer: BoardAnswer) {
    if let failure = answer.failure, failure.exitCode == .refused, !command.isConfirmed {
      mode = .confirm(command.confirmed, question: failure.message)
      return
    }
    say(Self.cells(of: answer), command: line(command))
    // After a failure the value can be corrected.
    if answer.failure == nil, case .input = mode { mode = .list }
    settle()
  }

  private mutating func showPage(_ command: BoardCommand, _ answer: BoardAnswer) {
    var page = BoardPage(
      title: "$ \(line(command))", command: command, lines: Self.cells(of: answer))
    if let old = self.page, old.command == command { page.top = old.top }
    mode = .page(page)
    settle()
  }

  var page: BoardPage? { if case .page(let page) = mode { page } else { nil } }

  /// The command of the page on screen, which runs again after a change.
  package var pageCommand: BoardCommand? { page?.command }

  /// Returns the command line, to copy into a script.
  func line(_ command: BoardCommand) -> String {
    ShellQuoting.line(["tipctl"] + choice + command.words)
  }

  /// The lines of an answer: the failure and warnings come first.
  private static func cells(of answer: BoardAnswer) -> [TextTable.Cell] {
    func lines(_ text: String) -> [String] {
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
    var cells: [TextTable.Cell] = []
    if let failure = answer.failure {
      let words = [failure.message, failure.suggestion].filter { !$0.isEmpty }
      cells += words.map { .init($0, .bad) }
    }
    cells += lines(answer.warnings).map { .init($0, .warning) }
    return cells + lines(answer.output).map { .init($0) }
  }
}
