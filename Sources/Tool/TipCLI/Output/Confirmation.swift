package import TipModel

/// A question before data is lost, which is an alert (``TipQuestions``).
package struct Confirmation: Hashable, Sendable {
  /// The alert: a button that is named after the action, and Cancel.
  package let alert: TipAlert

  /// Creates a question.
  package init(_ alert: TipAlert) { self.alert = alert }

  /// Asks, unless `--yes` or `--dry-run` is given; returns when the user agrees.
  ///
  /// There is no default: an empty line asks again, and everything except the button's name
  /// (Escape, the end of input, a different word) is Cancel.
  ///
  /// - Throws: ``CLIError`` (refused) when the user cancels, or when the tool may not ask.
  package func ask(in context: CommandContext, _ options: ChangeOptions) throws(CLIError) {
    guard !options.isConfirmed, !options.isDryRun else { return }
    let loss = alert.message ?? ""
    guard context.canAsk else {
      throw CLIError(
        .refused, "This needs a confirmation: \(loss.last == "." ? loss.dropLast() : loss[...])",
        suggestion: "Use --yes to continue without a confirmation")
    }
    context.message("\(context.errorStyle(.heading, alert.title))\n\(loss)")
    guard let button = answer(in: context), button.role != .cancel else {
      throw CLIError(.refused, "Cancelled; nothing was changed", suggestion: "")
    }
  }

  /// Returns the button of the first line that is not empty; nil for a word that is no button.
  private func answer(in context: CommandContext) -> TipAlert.Button? {
    let titles = alert.buttons.map(\.title).joined(separator: " or ")
    while true {
      let line = context.ask("Type \(titles): ")
      if let line, line.trimmed.isEmpty { continue }
      return alert.button(typed: line)
    }
  }
}

extension CommandContext {
  /// Asks a question, and returns the line; nil at the end of input.
  func ask(_ question: String) -> String? {
    let line = console.ask(question)
    // No line break was typed.
    if line?.contains(TerminalInput.escape) ?? true { console.standardError("\n") }
    return line
  }
}
