import Foundation

/// A question before data is lost, structured like an alert: title, message, button, Cancel.
package struct Confirmation: Hashable, Sendable {
  /// The action, as a question: "Reset the datastore?".
  package let title: String
  /// The loss, in full sentences.
  package let loss: String
  /// The button, named after the action: "Reset".
  package let button: String

  /// Creates a question.
  package init(title: String, loss: String, button: String) {
    self.title = title
    self.loss = loss
    self.button = button
  }

  /// Asks, unless `--yes` or `--dry-run` is given; returns when the user agrees.
  ///
  /// There is no default: an empty line asks again, and everything except the button's name
  /// (Escape, the end of input, a different word) is Cancel.
  ///
  /// - Throws: ``CLIError`` (refused) when the user cancels, or when the tool may not ask.
  package func ask(in context: CommandContext, _ options: ChangeOptions) throws(CLIError) {
    guard !options.isConfirmed, !options.isDryRun else { return }
    guard context.canAsk else {
      throw .refused("This needs a confirmation: \(loss.last == "." ? loss.dropLast() : loss[...])")
    }
    context.message("\(context.errorStyle(.heading, title))\n\(loss)")
    guard answer(in: context).lowercased() == button.lowercased() else {
      throw CLIError(.refused, "Cancelled; nothing was changed", suggestion: "")
    }
  }

  /// Returns the first line that is not empty; Cancel when there is none.
  private func answer(in context: CommandContext) -> String {
    while true {
      let line = context.console.ask("Type \(button) or Cancel: ")
      guard let line, !line.contains(TerminalInput.escape) else {
        // No line break was typed.
        context.console.standardError("\n")
        return "Cancel"
      }
      let word = line.trimmingCharacters(in: .whitespaces)
      if !word.isEmpty { return word }
    }
  }
}
