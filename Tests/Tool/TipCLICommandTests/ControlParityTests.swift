import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Descriptors of controls and the commands")
struct ControlParityTests {
  /// The controls that tipctl stores in the datastore.
  static let stored: [Control] = [
    .showAllTips, .hideAllTips, .showTips, .hideTips, .resetDatastore, .clock, .displayFrequency,
  ]

  @Test("Every stored control has the command in its descriptor", arguments: stored)
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

  @Test("A command stores the value that the environment has with the control's example")
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

  @Test("tipctl controls lists each control with the value of the environment")
  func listed() throws {
    for control in Control.allCases {
      let value = control == .datastore ? "birds" : control.descriptor.example
      let environment = [ControlName.environmentVariable(for: control): value]
      guard
        case .array(let list) = try Yard().json("controls", environment: environment)["controls"]
      else { return #expect(Bool(false), "no controls") }
      let entries = list.compactMap { entry -> [String: StoredValue]? in
        if case .object(let fields) = entry { fields } else { nil }
      }
      #expect(entries.map { $0["control"] } == Control.allCases.map { .string($0.rawValue) })
      let entry = entries.first { $0["control"] == .string(control.rawValue) }
      #expect(
        entry?["inForce"]
          == [["value": .string(value), "source": "environment", "process": .null]])
    }
  }

  @Test("args and run have an option for each control, described as in its descriptor")
  func options() throws {
    let yard = try Yard()
    for page in [yard.run("help", "args").output, yard.run("help", "run").output] {
      for control in Control.allCases where control != .datastore {
        let variable = ControlName.environmentVariable(for: control).dropFirst(
          "TIPCTL_".count)
        let option = "--" + variable.lowercased().replacing("_", with: "-")
        #expect(page.contains(option), "\(option) is missing")
        #expect(
          page.contains(control.descriptor.help.prefix(20)),
          "\(control) is not described")
      }
    }
  }

  @Test("doctor lists each control of the environment that affects tips")
  func doctor() throws {
    let yard = try Yard()
    for control in Control.allCases where control != .datastore {
      let variable = ControlName.environmentVariable(for: control)
      let run = yard.run("doctor", environment: [variable: control.descriptor.example])
      let isListed = run.output.contains("note: \(variable)\n")
      #expect(
        isListed == (control.descriptor.effect != .process), "\(control)\n\(run.output)")
    }
  }
}
