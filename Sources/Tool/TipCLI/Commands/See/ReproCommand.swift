import TipFoundation
import TipModel
import TipSimulation

/// `tipctl repro`: a test that starts from the current state.
enum ReproCommand {
  private static let module = OptionSpec(
    "import", value: "MODULE", help: "The module with the tips, which the test imports.")
  private static let expectations = OptionSpec(
    "expect", value: "SENTENCE", repeatable: true,
    help: "What should hold, such as 'FeedBirdsTip available', so that the test fails.")
  private static let framework = OptionSpec(
    "framework", allowed: TestFile.Framework.allCases.map(\.rawValue),
    help: "The framework of the test: Swift Testing by default, or XCTest.")

  static let spec: CommandSpec = .init(
    "repro", group: .see, summary: "Prints a test that starts from the state as it is.",
    operands: [SharedOperands.tips],
    options: [module, expectations, framework, ResultFormat.fixture, OutputFile.option],
    examples: [
      .init(
        "tipctl repro FeedBirdsTip --import Backyard -o ReproTests.swift",
        "Writes a test that expects what holds now."),
      .init(
        "tipctl repro FeedBirdsTip --expect 'FeedBirdsTip available'",
        "Prints a test that fails until the bug is repaired."),
    ],
    notes: [
      "The test has the records, donations, values and overrides that decide about the tips; their "
        + "definitions come from the code. Comments say what a test cannot have, such as a display "
        + "in a process. The suite has the name of the output, with \"Tests\" at the end.",
      "An expectation is a tip and available, pending, or invalidated, which may have a reason.",
    ]
  ) { context, arguments in
    let expected = try arguments.values(expectations).map { text throws in
      do throws(TipControlError) {
        return try StatusExpectation(text)
      } catch {
        throw CLIError.usage(error.reason, suggestion: error.suggestion)
      }
    }
    return try DatastoreSession.run(context) { session in
      let file = try OutputFile(arguments, context)
      let words = arguments.operands(SharedOperands.tips) + expected.map(\.tip)
      let named = try session.situation.tips(words)
      let tips = named.isEmpty ? session.situation.tips : named
      guard !tips.isEmpty else {
        context.note("The datastore has no tips, so there is no test.")
        return .no
      }
      let state = Reproduction(of: tips, in: session.situation, expecting: expected)
      let framework = arguments.value(framework).flatMap(TestFile.Framework.init)
      let source = TestFile(
        of: state, for: framework ?? .testing, importing: arguments.value(module),
        name: file?.name ?? "\(tips[0].type)Repro")
      let text =
        if ResultFormat(arguments, ResultFormat.fixture) == .json {
          StateDocument(state.facts).text.printableJSON
        } else {
          source.text
        }
      try context.print(text, to: file, Plural.count(tips.count, "tip"))
      return .done
    }
  }
}
