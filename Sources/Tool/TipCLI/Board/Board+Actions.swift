import TipFoundation
import TipModel

extension Board {
  private static let day: Int64 = 86_400_000
  private static let hour: Int64 = 3_600_000

  /// Performs the action of a key.
  mutating func perform(_ binding: BoardBinding, _ key: BoardKey) -> [BoardRequest] {
    if let kinds = binding.kinds, selection.map({ kinds.contains($0.kind) }) != true {
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

  /// Moves the selection; nil for an action that does not.
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

  /// Returns the command that a key runs at once; nil for one that asks first, or runs none.
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
      let width = size.columns < 44 ? [("width", "\(size.columns)")] : []
      return BoardCommand("card", [id], options: width, purpose: .page)
    case .history: return BoardCommand("history", purpose: .page)
    case .repro: return BoardCommand("repro", [id], purpose: .page)
    default:
      // The words of all other commands are flags, and the kind of the row for its id.
      let words = binding.command.split(separator: " ").map(String.init)
      return words.first.map { name in
        let (flags, operands) = (words.filter { $0.hasPrefix("--") }, words.dropFirst())
        return BoardCommand(
          name, operands.filter { !flags.contains($0) }.map { _ in id },
          options: flags.map { (String($0.dropFirst(2)), nil) })
      }
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
    return words.map { BoardCommand("clock", $0) }
      ?? BoardCommand("clock", options: [("clear", nil)])
  }

  /// Opens a question, a page of the board's own, or the filter.
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
      let none = TextTable.Cell("Nothing has happened yet in this session.")
      let lines = messages.flatMap(\.cells)
      let page = BoardPage(
        title: "Messages of this session", command: nil, lines: lines.isEmpty ? [none] : lines,
        top: .max)
      mode = .page(page)
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
    let isPlain = !text.unicodeScalars.contains(where: \.isObeyed)
    return isPlain ? text : record.current.json.printableJSON
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
      let command = binding.command.isEmpty ? "" : "  (tipctl \(binding.command))"
      return .init("\(binding.names.padded(toWidth: names))  \(binding.summary)\(command)")
    }
  }()
}

extension BoardInput {
  /// The command of the typed value; nil for an empty one where the question is then closed.
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
      return words.isEmpty ? nil : BoardCommand("clock", words)
    case .frequency:
      return text.trimmed.isEmpty ? nil : BoardCommand("frequency", [text.trimmed])
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
