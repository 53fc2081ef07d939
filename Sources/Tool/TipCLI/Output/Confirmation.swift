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

  /// Returns the button that the first line names, unless it is empty; nil for other words.
  ///
  /// Escape, the end of input and Ctrl-D cancel. Ctrl-C ends the process, which changes nothing
  /// either.
  private func answer(in context: CommandContext) -> TipAlert.Button? {
    let titles = alert.buttons.map(\.title).joined(separator: " or ")
    while true {
      let line = context.console.ask("Type \(titles): ")
      guard let line, !line.contains(TerminalInput.escape) else {
        // No line break was typed.
        context.console.standardError("\n")
        return nil
      }
      let word = line.trimmed.lowercased()
      if !word.isEmpty { return alert.buttons.first { $0.title.lowercased() == word } }
    }
  }
}
