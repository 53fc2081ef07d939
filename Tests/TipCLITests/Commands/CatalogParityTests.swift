import Testing
import TipCLI
import TipModel

@Suite("The catalog of controls and the commands")
struct CatalogParityTests {
  /// The controls that tipctl keeps in the datastore.
  static let stored: [Control] = [
    .showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore, .clock, .displayFrequency,
  ]

  @Test("Every stored control has the command that the catalog promises", arguments: stored)
  func commands(control: Control) throws {
    let words = control.descriptor.command.split(separator: " ").map(String.init)
    #expect(words.first == "tipctl")
    let parsed = CommandLineParser(table: .standard).parse(Array(words.dropFirst()))
    guard case .command(let command, _) = try parsed.outcome.get() else {
      Issue.record("\(control.descriptor.command) runs no command")
      return
    }
    #expect(command.effect != .reads)
  }

  @Test("What a command stores is what the environment says with the catalog's example")
  func values() throws {
    let commands: [(Control, [String])] = [
      (.showAllTips, ["show", "--all"]), (.hideAllTips, ["hide", "--all"]),
      (.clock, ["clock", Control.clock.descriptor.example]),
      (.displayFrequency, ["frequency", Control.displayFrequency.descriptor.example]),
    ]
    for (control, command) in commands {
      let (stored, environment) = (try Yard(), try Yard())
      #expect(stored.run(command).code == .done)
      let variable = ControlName.environmentVariable(for: control)
      #expect(
        stored.statuses()
          == environment.statuses(environment: [variable: control.descriptor.example]))
    }
  }
}
