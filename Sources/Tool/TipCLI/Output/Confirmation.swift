package import TipModel

/// A question before data is lost, which is an alert (``TipQuestions``).
package struct Confirmation: Hashable, Sendable {
  /// The alert: a button that is named after the action, and Cancel.
  package let alert: TipAlert

  /// Creates a question.
  package init(_ alert: TipAlert) { self.alert = alert }

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - title: The action, as a question: "Reset the datastore?".
  ///   - loss: The loss, in full sentences.
  ///   - button: The button, named after the action: "Reset".
  package init(title: String, loss: String, button: String) {
    self.init(TipQuestions.confirmation(button.lowercased(), title, loss: loss, button: button))
  }

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
      throw .refused("This needs a confirmation: \(loss.last == "." ? loss.dropLast() : loss[...])")
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
      let line = context.console.ask("Type \(titles): ")
      if line == nil || line?.contains(TerminalInput.escape) == true {
        // No line break was typed.
        context.console.standardError("\n")
      }
      if let line, line.trimmed.isEmpty { continue }
      return alert.button(typed: line)
    }
  }
}
