import TipFoundation
import TipModel

extension Board {
  private static let day: Int64 = 86_400_000
  private static let hour: Int64 = 3_600_000

  mutating func perform(_ binding: BoardBinding, _ key: TerminalKey) -> [BoardRequest] {
    if let kinds = binding.kinds, !binding.applies(to: selection) {
      let needed = kinds.map(\.words).joined(separator: " or ")
      say([.init("\"\(key.name)\" needs \(needed): select one with j and k.", .warning)])
      return []
    }
    if let requests = moveSelection(binding.action) { return requests }
    if let command = command(for: binding) { return [.run(command)] }
    open(binding.action)
    switch binding.action {
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    case .redraw: return [.redraw]
    default: return []
    }
  }

  /// Moves the selection, or returns nil for another action.
  private mutating func moveSelection(_ action: BoardAction) -> [BoardRequest]? {
    switch action {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(1, layout.list - 1))
    case .pageDown: move(by: max(1, layout.list - 1))
    case .first: selection = items.first
    case .last: selection = items.last
    case .nextSection: moveToSection(1)
    case .previousSection: moveToSection(-1)
    default: return nil
    }
    return []
  }

  /// Returns the command that a key runs at once, or nil for a key that asks first or runs none.
  private func command(for binding: BoardBinding) -> BoardCommand? {
    let id = selection?.id ?? ""
    switch binding.action {
    case .donateMany, .set, .invalidateFor, .clock, .frequency: return nil
    case .reset: return BoardCommand("reset", options: [(selection?.kind.rawValue ?? "", id)])
    case .dayAhead: return clockMoved(by: Self.day)
    case .dayBack: return clockMoved(by: -Self.day)
    case .hourAhead: return clockMoved(by: Self.hour)
    case .hourBack: return clockMoved(by: -Self.hour)
    case .explain: return explanation
    case .card:
      // A card has 44 columns by default.
      guard size.columns < 44 else { return BoardCommand("card", [id], purpose: .page) }
      return BoardCommand("card", [id], options: [("width", "\(size.columns)")], purpose: .page)
    case .history: return BoardCommand("history", purpose: .page)
    case .repro: return BoardCommand("repro", [id], purpose: .page)
    default:
      // The words of all other commands are flags, and the kind of the row for its id.
      let words = binding.command.split(separator: " ").map(String.init)
      guard let name = words.first else { return nil }
      let flags = words.filter { $0.hasPrefix("--") }
      let operands = words.dropFirst().filter { !flags.contains($0) }
      return BoardCommand(
        name, operands.map { _ in id }, options: flags.map { (String($0.dropFirst(2)), nil) })
    }
  }

  /// The command that says more about the selected row.
  private var explanation: BoardCommand? {
    switch selection?.kind {
    case .tip: BoardCommand("explain", [selection?.id ?? ""], purpose: .page)
    case .group: BoardCommand("groups", purpose: .page)
    case .event: BoardCommand("events", purpose: .page)
    case .parameter: BoardCommand("parameters", purpose: .page)
    case .process: BoardCommand("receipt", purpose: .page)
    case nil: nil
    }
  }

  private func clockMoved(by step: Int64) -> BoardCommand {
    let words = ClockStep.words(
      movingBy: step, from: content.facts.overrides.clock?.setting,
      now: content.view(of: owner).situation.now)
    guard let words else { return BoardCommand("clock", options: [("clear", nil)]) }
    return BoardCommand("clock", words)
  }

  /// Opens a question, a page of the board, or the filter.
  private mutating func open(_ action: BoardAction) {
    let id = selection?.id ?? ""
    switch action {
    case .donateMany: ask(.donations(id), "1")
    case .set: ask(.value(id), valueText(of: id))
    case .invalidateFor: ask(.reason(id), Tips.InvalidationReason.tipClosed.rawValue)
    case .clock: ask(.clock, content.facts.overrides.clock?.setting.description ?? "")
    case .frequency: ask(.frequency, content.facts.overrides.displayFrequency?.description ?? "")
    case .filter: mode = .filter(LineEditor(filter))
    case .help: mode = .page(BoardPage(title: "Keys of the board", command: nil, lines: Self.help))
    case .log:
      var lines = messages.flatMap(\.cells)
      if lines.isEmpty { lines = ["Nothing has happened yet in this session."] }
      let title = "Messages of this session"
      mode = .page(BoardPage(title: title, command: nil, lines: lines, top: .max))
    case .process: chooseProcess()
    case .leave: filter = ""
    default: break
    }
  }

  private mutating func ask(_ purpose: BoardInput.Purpose, _ text: String) {
    mode = .input(BoardInput(purpose: purpose, editor: LineEditor(text)))
  }

  /// The text that reads back as the value of a parameter, on one line.
  private func valueText(of id: String) -> String {
    guard let record = content.view(of: owner).situation.parameters[id] else { return "" }
    let text = ParameterText(id: id, record: record).text(of: record.current)
    guard text.unicodeScalars.contains(where: \.isObeyed) else { return text }
    return record.current.json.printableJSON
  }

  private mutating func chooseProcess() {
    guard content.views.count > 1 else {
      return say(["There is no other live process."])
    }
    owner = content.owner(after: content.view(of: owner).process?.owner)
  }

  /// The lines of the page of keys.
  private static let help: [TextTable.Cell] = {
    let names = BoardBinding.all.map(\.names.displayWidth).max() ?? 0
    return BoardBinding.all.map { binding in
      var line = "\(binding.names.padded(toWidth: names))  \(binding.summary)"
      if !binding.command.isEmpty { line += "  (tipctl \(binding.command))" }
      return .init(line)
    }
  }()
}

extension BoardInput {
  /// The command of the typed value, or nil for an empty value that only closes the question.
  var command: BoardCommand? {
    let text = editor.text
    switch purpose {
    case .donations(let event):
      return BoardCommand("donate", [event], options: [("count", text.trimmed)])
    case .value(let parameter): return BoardCommand("set", [parameter, text])
    case .reason(let tip):
      return BoardCommand("invalidate", [tip], options: [("reason", text.trimmed)])
    case .clock:
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard !words.isEmpty else { return nil }
      return BoardCommand("clock", words)
    case .frequency:
      guard !text.trimmed.isEmpty else { return nil }
      return BoardCommand("frequency", [text.trimmed])
    }
  }

  /// The words before the typed value.
  var label: String {
    switch purpose {
    case .donations(let event): "Donations to \(event):"
    case .value(let parameter): "Value of \(parameter):"
    case .reason(let tip): "Reason to invalidate \(tip):"
    case .clock: "Clock, such as +3d or 2026-11-21T09:00Z:"
    case .frequency: "Display frequency, such as daily or 36h:"
    }
  }
}
