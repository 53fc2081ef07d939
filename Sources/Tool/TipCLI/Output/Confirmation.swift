package import TipModel

/// A question before data is lost, which is an alert (``TipQuestions``).
package struct Confirmation: Hashable, Sendable {
  /// The alert: a button that is named after the action, and Cancel.
  package let alert: TipAlert

  package init(_ alert: TipAlert) { self.alert = alert }

  /// Asks, unless `--yes` or `--dry-run` is given, and returns when the user agrees.
  ///
  /// There is no default: an empty line asks again, and everything except the button's name
  /// (Escape, the end of input, a different word) is Cancel.
  ///
  /// - Throws: ``CLIError`` (refused) when the user cancels, or when the tool may not ask.
  package func ask(in context: CommandContext, _ options: ChangeOptions) throws(CLIError) {
    guard !options.isConfirmed, !options.isDryRun else { return }
    let loss = alert.message ?? ""
    guard context.canAsk else {
      let reason = loss.last == "." ? loss.dropLast() : loss[...]
      throw CLIError(
        .refused, "This needs a confirmation: \(reason)",
        suggestion: "Use --yes to continue without a confirmation")
    }
    context.message("\(context.errorStyle(.heading, alert.title))\n\(loss)")
    guard let button = try answer(in: context), button.role != .cancel else {
      throw CLIError(.refused, "Cancelled; nothing was changed", suggestion: "")
    }
  }

  /// Returns the button that the first line names, unless it is empty, or nil for other words.
  ///
  /// - Throws: ``CLIError`` (interrupted) at Ctrl-C.
  private func answer(in context: CommandContext) throws(CLIError) -> TipAlert.Button? {
    let question = "Type \(alert.buttons.map(\.title).joined(separator: " or ")): "
    let terminal = context.console.keyTerminal()
    let errors = context.console.standardError
    // Before the question appears: the user may press a key at once.
    terminal.enterKeyMode()
    defer { terminal.leaveKeyMode() }
    errors(question)
    var line = ""
    while true {
      for event in terminal.next(nil) {
        switch event {
        case .key(.control("c")):
          errors("\n")
          throw CLIError(.interrupted, "Interrupted; nothing was changed", suggestion: "")
        case .ended, .key(.escape), .key(.control("d")):
          errors("\n")
          return nil
        case .key(.enter):
          let word = line.trimmed.lowercased()
          errors("\n")
          if !word.isEmpty { return alert.buttons.first { $0.title.lowercased() == word } }
          errors(question)
        case .key(.character(let letter)):
          line.append(letter)
          errors(String(letter))
        case .key(.backspace):
          line = String(line.dropLast())
          errors(["1G", "2K"].map(context.errorStyle.sequence).joined() + question + line)
        default: break
        }
      }
    }
  }
}
