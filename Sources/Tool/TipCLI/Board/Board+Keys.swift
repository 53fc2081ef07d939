extension Board {
  /// Applies a key, and returns the effects that it asks for.
  package mutating func press(_ key: TerminalKey) -> [BoardRequest] {
    defer { settle() }
    switch key {
    case .control("c"): return [.quit]
    case .control("z"): return [.suspend]
    case .control("l"): return [.redraw]
    default: break
    }
    // What cannot be seen must not act.
    guard hasRoom else { return key == .character("q") ? [.quit] : [] }
    switch mode {
    case .list:
      guard let binding = BoardBinding.of(key) else { return [] }
      return perform(binding, key)
    case .filter(let editor): typeFilter(key, editor)
    case .input(let input): return type(key, input)
    case .confirm(let command, _): return confirm(key, command)
    case .page(let page): turn(key, page)
    }
    return []
  }

  private mutating func typeFilter(_ key: TerminalKey, _ editor: LineEditor) {
    var editor = editor
    switch key {
    case .enter:
      filter = editor.text
      mode = .list
    case .escape:
      filter = ""
      mode = .list
    case .up: move(by: -1)
    case .down: move(by: 1)
    default:
      editor.press(key)
      mode = .filter(editor)
    }
  }

  private mutating func type(_ key: TerminalKey, _ input: BoardInput) -> [BoardRequest] {
    var input = input
    switch key {
    case .escape: mode = .list
    case .enter:
      if let command = input.command { return [.run(command)] }
      mode = .list
    default:
      input.editor.press(key)
      mode = .input(input)
    }
    return []
  }

  /// Only y confirms: Return alone does nothing that could lose data.
  private mutating func confirm(_ key: TerminalKey, _ command: BoardCommand) -> [BoardRequest] {
    switch key {
    case .character("y"):
      mode = .list
      return [.run(command)]
    case .character("n"), .character("q"), .escape:
      mode = .list
      say(["Cancelled; nothing was changed."])
      return []
    default: return []
    }
  }

  /// Scrolls a page, or closes it.
  private mutating func turn(_ key: TerminalKey, _ page: BoardPage) {
    var page = page
    let height = max(1, layout.list - 1)
    switch BoardBinding.of(key)?.action {
    case .quit, .leave, .explain:
      mode = .list
      return
    case .up: page.top -= 1
    case .down: page.top += 1
    case .pageUp: page.top -= height
    case .pageDown: page.top += height
    case .first: page.top = 0
    case .last: page.top = .max
    default: return
    }
    mode = .page(page)
  }
}

// MARK: - Selection

extension Board {
  /// Moves the selection by rows, at most to the first or the last one.
  mutating func move(by rows: Int) {
    let items = items
    guard !items.isEmpty else { return }
    let index = selection.flatMap { items.firstIndex(of: $0) } ?? 0
    selection = items[min(max(index + rows, 0), items.count - 1)]
  }

  /// Selects the first row of the next section, or of an earlier one.
  mutating func moveToSection(_ step: Int) {
    let sections = shownSections.filter { !$0.rows.isEmpty }
    guard let kind = selection?.kind, let index = sections.firstIndex(where: { $0.kind == kind })
    else { return }
    selection = sections[(index + step + sections.count) % sections.count].rows[0].item
  }

  /// Keeps the selection and the scrolled positions within the rows that are left.
  mutating func settle() {
    let items = items
    if let selection, !items.contains(selection) {
      // The neighbour in the same section is nearest to a row that is gone.
      self.selection = items.first { $0.kind == selection.kind } ?? items.first
    } else if selection == nil {
      selection = items.first
    }
    guard var page else { return settleTop() }
    let last = max(0, wrapped(page).count - layout.list + 1)
    page.top = min(max(page.top, 0), last)
    mode = .page(page)
  }

  private mutating func settleTop() {
    let layout = layout
    let lines = listLines(layout)
    let height = max(1, layout.list)
    guard let index = lines.firstIndex(where: { $0.item != nil && $0.item == selection }) else {
      top = 0
      return
    }
    // The heading of a section stays above its first row.
    var first = index
    if index > 0, lines[index - 1].isHeading, height > 1 { first -= 1 }
    if first < top { top = first }
    var end = index + 1
    // Notes below the last row can be seen with it.
    if !lines[end...].contains(where: { $0.item != nil }) { end = lines.count }
    if end > top + height { top = min(first, end - height) }
    top = min(max(top, 0), max(0, lines.count - height))
  }
}
