import TipFoundation
import TipModel

/// A screen: as many lines as the terminal has rows, and the place of the cursor.
package struct BoardScreen: Hashable, Sendable {
  /// The lines, none wider than the terminal.
  package let lines: [BoardLine]
  /// The row and the column of the cursor, from zero, or nil when it is hidden.
  package var cursor: [Int]?

  /// The text of the screen without colours, for people and for tests.
  package var text: String {
    lines.map { line in
      var text = line.text
      while text.last == " " { text.removeLast() }
      return text
    }.joined(separator: "\n")
  }
}

extension Board {
  package var screen: BoardScreen {
    guard hasRoom else { return tooSmall }
    let layout = layout
    var middle: [BoardLine]
    if let page {
      middle = pagePart(page, layout)
    } else {
      middle = listPart(layout)
    }
    middle = middle.filled(to: layout.list)
    if layout.columns < size.columns { middle = beside(middle, layout) }
    let (last, column) = lastLine
    let lines =
      headerPart(layout) + middle + detailPart(layout) + messagePart(layout.messages) + [last]
    return BoardScreen(
      lines: lines.map { $0.cut(toWidth: size.columns) },
      cursor: column.map { [lines.count - 1, $0] })
  }

  /// The sentence for a terminal without room.
  private var tooSmall: BoardScreen {
    let least = Self.leastSize
    let text =
      "The window has \(size.columns) columns and \(size.rows) rows; the board needs "
      + "\(least.columns) and \(least.rows). Enlarge it, or press q."
    let lines = text.wrapped(toWidth: size.columns).prefix(size.rows).map { BoardLine($0) }
    return BoardScreen(lines: lines.filled(to: size.rows))
  }

  /// The datastore and the clock, then the settings of all tips and the chosen process.
  private func headerPart(_ layout: BoardLayout) -> [BoardLine] {
    let clock = content.clock(as: owner)
    let first = BoardLine.between(
      "tipctl ui  \(datastore)", clock, width: size.columns, .heading)
    guard layout.header > 1 else { return [first] }
    let settings = content.settings(as: owner)
    return [first, .between(settings, content.processName(as: owner), width: size.columns)]
  }

  /// The messages, oldest first, with a question as the last one.
  private var told: [BoardMessage] {
    guard case .confirm(_, let question) = mode else { return messages }
    return messages + [BoardMessage(lines: [.init("\(question).", .warning)])]
  }

  /// The number of rows that the newest message needs, so that warnings and errors are whole.
  var neededRows: Int {
    guard let newest = told.last else { return 0 }
    let urgent = newest.lines.filter { $0.role == .warning || $0.role == .bad }
    return max(2, newest.commandLine.count + wrapped(urgent).count)
  }

  private func wrapped(_ lines: [TextTable.Cell]) -> [TextTable.Cell] {
    wrapped(lines, width: size.columns, indent: 4)
  }

  /// Returns the newest messages, or the beginning of one that is too long.
  private func messagePart(_ height: Int) -> [BoardLine] {
    let told = told.suffix(height + 1)
    var cells = wrapped(told.last?.cells ?? [])
    // The page of messages has the whole command line.
    if cells.count > height, let newest = told.last {
      cells = newest.commandLine + wrapped(newest.lines)
    }
    if cells.count > height, height > 0 {
      let hint = "  (l shows \(Plural.count(cells.count - height, "more line")))"
      cells = Array(cells.prefix(height))
      let last = cells[height - 1].text.cut(toWidth: size.columns - hint.count)
      cells[height - 1].text = last + hint
    }
    let older = wrapped(told.dropLast().flatMap(\.cells)).suffix(max(0, height - cells.count))
    return (older + cells).map { BoardLine([$0]) }.filled(to: height)
  }
}

// MARK: - The selected row

extension Board {
  /// Returns lines with the whole explanation of the selected row at their right.
  private func beside(_ lines: [BoardLine], _ layout: BoardLayout) -> [BoardLine] {
    let width = size.columns - layout.columns - 3
    let explanation = short(
      wrapped(detail(isWhole: true), width: width, indent: 10), lines.count, width)
    return lines.enumerated().map { index, line in
      line.filled(
        toWidth: layout.columns,
        [.init(" │ ", .faint)] + explanation.dropFirst(index).prefix(1))
    }
  }

  /// Returns a rule with the name of the selected row, and what there is to say about it.
  private func detailPart(_ layout: BoardLayout) -> [BoardLine] {
    var words: [TextTable.Cell] = [""]
    if layout.details > 1 { words = detail(isWhole: false) }
    let name = words[0].text.cut(toWidth: size.columns - 8)
    var rule = ""
    if !name.isEmpty { rule = "── \(name) " }
    rule += String(repeating: "─", count: size.columns - rule.displayWidth)
    let lines = wrapped(Array(words.dropFirst()), width: size.columns, indent: 0)
    return [BoardLine(rule, .faint)]
      + short(lines, layout.details - 1, size.columns).map { BoardLine([$0]) }
      .filled(to: layout.details - 1)
  }

  /// Returns the lines that fit, with an ellipsis where more are cut.
  private func short(
    _ lines: [TextTable.Cell], _ height: Int, _ width: Int
  ) -> [TextTable.Cell] {
    var shown = Array(lines.prefix(height))
    if lines.count > height, height > 0 {
      shown[height - 1].text = "\(shown[height - 1].text) …".cut(toWidth: width)
    }
    return shown
  }

  /// Returns the title of the selected row, and lines about it.
  private func detail(isWhole: Bool) -> [TextTable.Cell] {
    let situation = content.view(of: owner).situation
    let id = selection?.id ?? ""
    var title = id
    let words: [String]
    switch selection?.kind {
    case .tip:
      guard let tip = situation.facts.tips[id] else { return [.init(id)] }
      title = "\(id)  \"\(tip.title)\""
      words = self.words(about: tip, in: situation, isWhole: isWhole)
    case .group:
      guard let group = situation.facts.groups[id] else { return [.init("", .heading)] }
      title = group.name
      words = ["\(GroupsCommand.reason(GroupState(group, in: situation)))."]
    case .event: words = tips(dependingOn: .event(id), in: situation)
    case .parameter: words = tips(dependingOn: .parameter(id), in: situation)
    case .process:
      let cells = sections.flatMap(\.rows).first { $0.item == selection }?.cells ?? []
      title = cells.first?.text ?? ""
      words = cells.suffix(1).map(\.text)
    case nil: words = []
    }
    return [.init(title, .heading)] + words.map { .init($0) }
  }

  private func words(
    about tip: TipDefinition, in situation: Situation, isWhole: Bool
  ) -> [String] {
    let explanation = Explanation(of: tip, in: situation)
    if isWhole {
      let gates = explanation.text.split(separator: "\n").dropFirst().dropLast()
      return [explanation.outlook] + gates.map(String.init)
    }
    let (gate, found) = explanation.verdict.decision
    let reason = gate.isEmpty ? "All gates pass." : "\(gate): \(found)."
    return [reason, explanation.outlook]
  }

  private func tips(dependingOn dependency: RuleDependency, in situation: Situation) -> [String] {
    let tips = situation.tips.filter { $0.dependencies.contains(dependency) }.map(\.id)
    guard !tips.isEmpty else { return ["No rule reads it."] }
    return ["Read by \(tips.joined(separator: ", "))."]
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
    var line = "?: keys  q: quit"
    if !filter.isEmpty { line = "Filter \"\(filter)\"  \(line)" }
    for binding in BoardBinding.all where !binding.label.isEmpty {
      guard binding.action != .help, binding.action != .quit else { continue }
      let hint = "  \(binding.keys[0].name): \(binding.label)"
      guard binding.applies(to: selection),
        line.displayWidth + hint.displayWidth <= size.columns
      else { continue }
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
