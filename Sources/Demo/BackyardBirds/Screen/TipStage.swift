import TipEngine

/// Shows a page with the tips that may show, and handles the person's answers.
@MainActor
struct TipStage {
  private let terminal: Terminal

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Prints a page with cards, each of which is a display until the person's answer.
  func show(_ page: Page, with tips: BackyardTips) {
    var displays: [TipDisplay] = []
    tips.offer { tip in
      guard page.has(BackyardTips.anchor(of: tip)), let display = tip.present() else { return }
      displays.append(display)
    }
    let cards = displays.map { (card: Card($0.tip), anchor: BackyardTips.anchor(of: $0.tip)) }
    terminal.write(page.text(width: terminal.width, isBold: terminal.isBold, with: cards))
    for display in displays {
      if terminal.isInteractive { ask(about: display) }
      display.end()
    }
  }

  /// Lets the person close a card or press one of its buttons.
  private func ask(about display: TipDisplay) {
    let tip = display.tip
    let actions = tip.actions
    let buttons = actions.enumerated().map { "\($0 + 1) \($1.label().string)" }
    let choices = (["x close"] + buttons + ["Return go on"]).joined(separator: ", ")
    while true {
      terminal.write("\(tip.title.string): \(choices)? ")
      guard let answer = terminal.readLine()?.lowercased() else { return terminal.write("\n") }
      switch answer {
      case "": return
      case "x", "×": return tip.invalidate(reason: .tipClosed)
      default:
        if let number = Int(answer), actions.indices.contains(number - 1) {
          return display.press(actions[number - 1])
        }
        terminal.write("Invalid answer \"\(answer)\". ")
      }
    }
  }
}
