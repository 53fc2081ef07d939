import TipFoundation
import TipModel

/// A screen: as many lines as the terminal has rows, and the place of the cursor.
package struct BoardScreen: Hashable, Sendable {
  /// The lines, none wider than the terminal.
  package let lines: [BoardLine]
  /// The row and the column of the cursor, from zero; nil when it is hidden.
  package var cursor: [Int]?

  /// The text of the screen without colours, for people and for tests.
  package var text: String {
    lines.map { line in
      let text = line.text
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }.joined(separator: "\n")
  }
}

extension Board {
  /// The screen of the board.
  package var screen: BoardScreen {
    guard size.isEnough else { return tooSmall }
    let layout = layout
    let middle = if case .page(let page) = mode { pagePart(page) } else { listPart }
    let (last, column) = lastLine
    let lines = headerPart + middle.filled(to: layout.list) + detailPart + messagePart + [last]
    return BoardScreen(
      lines: lines.map { $0.cut(toWidth: size.columns) },
      cursor: column.map { [lines.count - 1, $0] })
  }

  /// The sentence for a terminal without room.
  private var tooSmall: BoardScreen {
    let least = BoardSize.least
    let text =
      "The window has \(size.columns) columns and \(size.rows) rows; the board needs "
      + "\(least.columns) and \(least.rows). Enlarge it, or press q."
    let lines = text.wrapped(toWidth: size.columns).prefix(size.rows).map { BoardLine($0) }
    return BoardScreen(lines: lines.filled(to: size.rows))
  }

  /// The datastore and the clock; then what concerns all tips, and whose view it is.
  private var headerPart: [BoardLine] {
    let clock = content.clock(as: owner)
    let first = BoardLine.between(
      "tipctl ui  \(datastore)", clock, width: size.columns, .heading)
    guard layout.header > 1 else { return [first] }
    let settings = content.settings(as: owner)
    return [first, .between(settings, content.processName(as: owner), width: size.columns)]
  }

  private func wrapped(_ cells: [TextTable.Cell]) -> [TextTable.Cell] {
    cells.flatMap { cell in
      cell.text.hanging(toWidth: size.columns, indent: 4).map { .init($0, cell.role) }
    }
  }

  /// The newest messages; a long one shows its beginning.
  private var messagePart: [BoardLine] {
    let height = layout.messages
    if case .confirm(_, let question) = mode {
      let lines = "\(question).".printable.wrapped(toWidth: size.columns).prefix(height)
      return lines.map { BoardLine($0, .warning) }.filled(to: height)
    }
    guard let newest = messages.last else { return [].filled(to: height) }
    let wrapped = wrapped(newest.cells)
    var cells = wrapped.count > height ? newest.cells : wrapped
    if cells.count > height {
      let rest = cells.count - height
      cells = Array(cells.prefix(height))
      let hint = "  (l shows \(Plural.count(rest, "more line")))"
      let text = cells[height - 1].text.cut(toWidth: max(0, size.columns - hint.count))
      cells[height - 1] = .init(text + hint, cells[height - 1].role)
    } else {
      let older = messages.dropLast().flatMap(\.cells).suffix(height - cells.count)
      cells = older + cells
    }
    return cells.map { BoardLine([$0]) }.filled(to: height)
  }
}

// MARK: - The selected row

extension Board {
  /// A rule with the name of the selected row, and what there is to say about it.
  private var detailPart: [BoardLine] {
    guard layout.details > 0 else { return [] }
    let room = layout.details - 1
    let (title, words) = detail
    let name = title.printable.cut(toWidth: max(0, size.columns - 8))
    let lead = title.isEmpty ? "" : "── \(name) "
    let rule = lead + String(repeating: "─", count: max(0, size.columns - lead.displayWidth))
    var lines = words.flatMap { $0.printable.wrapped(toWidth: size.columns) }
    if lines.count > room {
      lines[room - 1] = "\(lines[room - 1]) …".cut(toWidth: size.columns)
      lines = Array(lines.prefix(room))
    }
    return [BoardLine(rule, .faint)] + lines.map { BoardLine($0) }.filled(to: room)
  }

  /// The title of the selected row, and sentences about it.
  private var detail: (String, [String]) {
    let situation = content.view(of: owner).situation
    let id = selection?.id ?? ""
    switch selection?.kind {
    case .tip:
      guard let tip = situation.facts.tips[id] else { return (id, []) }
      let explanation = Explanation(of: tip, in: situation)
      let (gate, found) = explanation.verdict.decision
      let reason = gate.isEmpty ? "All gates pass." : "\(gate): \(found)."
      return ("\(id)  \"\(tip.title)\"", [explanation.outlook, reason])
    case .group:
      let group = situation.facts.groups[id]
      let reason = group.map { GroupsCommand.reason(GroupState($0, in: situation)) }
      return (group?.name ?? "", reason.map { ["\($0)."] } ?? [])
    case .event: return (id, tips(dependingOn: .event(id), in: situation))
    case .parameter: return (id, tips(dependingOn: .parameter(id), in: situation))
    case .process:
      let row = sections.flatMap(\.rows).first { $0.item == selection }
      return (row?.cells.first?.text ?? "", (row?.cells.last).map { [$0.text] } ?? [])
    case nil: return ("", [])
    }
  }

  private func tips(dependingOn dependency: RuleDependency, in situation: Situation) -> [String] {
    let tips = situation.tips.filter { $0.dependencies.contains(dependency) }.map(\.id)
    return tips.isEmpty ? ["No rule reads it."] : ["Read by \(tips.joined(separator: ", "))."]
  }
}

// MARK: - The last line

extension Board {
  /// The last line, with the column of the cursor in it.
  private var lastLine: (BoardLine, Int?) {
    switch mode {
    case .list: (keyLine, nil)
    case .page: (BoardLine("j, k, Space: scroll  q, Esc: back", .faint), nil)
    case .confirm: (BoardLine("y: continue  n, Esc: cancel", .heading), nil)
    case .filter(let editor): typed("Filter:", editor)
    case .input(let input): typed(input.label, input.editor)
    }
  }

  /// The keys that act on the selected row, as far as there is room.
  private var keyLine: BoardLine {
    let filter = filter.isEmpty ? "" : "Filter \"\(filter)\"  "
    var line = "\(filter)?: keys  q: quit"
    for binding in BoardBinding.all where !binding.label.isEmpty {
      guard binding.action != .help, binding.action != .quit else { continue }
      let isUseful = binding.kinds.map { kinds in
        selection.map { kinds.contains($0.kind) } ?? false
      }
      let hint = "  \(binding.keys[0].name): \(binding.label)"
      guard isUseful ?? true, line.displayWidth + hint.displayWidth <= size.columns else {
        continue
      }
      line += hint
    }
    return BoardLine(line, .faint)
  }

  private func typed(_ label: String, _ editor: LineEditor) -> (BoardLine, Int?) {
    let lead = label.printable.cut(toWidth: size.columns / 2) + " "
    let window = editor.window(width: size.columns - lead.displayWidth)
    return (
      BoardLine([.init(lead, .heading), .init(window.text)]), lead.displayWidth + window.cursor
    )
  }
}
