import TipEngine
import TipHelp

/// One run of the app: a command, and the tips that the person may see after it.
@MainActor
package struct BackyardApp {
  private let terminal: Terminal

  package init(_ terminal: Terminal) { self.terminal = terminal }

  /// Returns the command in the arguments, or prints why there is none.
  func command() -> Command? {
    do throws(UsageError) {
      return try Command(AppArguments.own(in: terminal.arguments))
    } catch {
      terminal.writeError("\(error)\n")
      return nil
    }
  }

  /// Runs the command in the arguments with the center of the current task.
  ///
  /// - Returns: The exit code: 0, or 64 for a command that is not understood.
  package func run() -> Int32 {
    guard let command = command() else { return UsageError.exitCode }
    return run(command)
  }

  /// Runs a command, and ends.
  func run(_ command: Command) -> Int32 {
    if case .help = command {
      terminal.write(HelpPage.text + "\n")
      return 0
    }
    configureTips(.asBuilt)
    perform(command)
    saveTips()
    return 0
  }

  /// Stays open with a backyard's page until the input ends.
  ///
  /// - Returns: The exit code: 0.
  func stayOpen(at backyard: Backyard, _ mode: Command.Mode) async -> Int32 {
    Tips.center.register(LiveYard.tour)
    configureTips(mode)
    await LiveYard(terminal, at: backyard).run()
    saveTips()
    return 0
  }

  private func perform(_ command: Command) {
    if case .tips = command {
      terminal.write(TipsPage.text(for: BackyardTips().all))
      return
    }
    let page = Backyards.perform(command)
    // Saved before a prompt, so that the command's effect does not depend on the answer.
    saveTips()
    let tips = BackyardTips {
      let shared = Backyards.share(command.backyard ?? Backyards.inOrder[0])
      terminal.write(shared.text)
    }
    TipStage(terminal).show(page, with: tips)
  }

  /// Configures tips, or prints the error and continues without tips.
  private func configureTips(_ mode: Command.Mode) {
    // Registered first, so that the names in controls are known when they are read.
    Tips.center.register(BackyardTips().all)
    Tips.center.register(BackyardAlerts.all)
    var options: [Tips.ConfigurationOption] = [.displayFrequency(.daily)]
    if mode == .release { options.append(.testingControls(.disabled)) }
    do {
      try Tips.configure(options)
    } catch {
      terminal.writeError("\(error)\n")
      return
    }
    guard let receipt = Tips.receipt else { return }
    for warning in receipt.warnings { terminal.writeError("\(warning)\n") }
    for unknown in receipt.unknownTips { terminal.writeError("\(unknown)\n") }
  }

  private func saveTips() {
    do {
      try Tips.flush()
    } catch {
      terminal.writeError("\(error)\n")
    }
  }
}
