import Testing
import TipCLI
import TipCLITestSupport

/// Requirements for every command.
@Suite("The table of commands")
struct CommandTableTests {
  static let all = [CommandTable.standard, .backyard].flatMap { table in
    table.commands.map { Case(table: table, command: $0) }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let table: CommandTable
    let command: CommandSpec
    var testDescription: String { command.name }
    var parser: CommandLineParser { CommandLineParser(table: table) }
    var options: [OptionSpec] { command.options + GlobalOptions.options }
  }

  @Test("Names are unique", arguments: [CommandTable.standard, .backyard])
  func uniqueNames(table: CommandTable) {
    let names = table.commands.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("Help shows every operand and option", arguments: all)
  func helpIsComplete(item: Case) {
    let page = HelpPages(table: item.table, width: 200).page(for: item.command)
    let words = page.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(page.contains(item.command.usage))
    #expect(HelpPages(table: item.table).overview().contains("  \(item.command.name) "))
    for option in item.command.options {
      #expect(page.contains("  \(option.signature)"))
      #expect(words.contains(option.help))
    }
    for operand in item.command.operands {
      #expect(page.contains("  \(operand.name) "))
      #expect(page.contains(operand.help))
    }
  }

  @Test("Help says in both places what cannot be given together, and the parser refuses it")
  func exclusions() throws {
    let command = CommandSpec(
      "feed", group: .change, summary: "Feeds birds.",
      operands: [OperandSpec("BIRD", .any, help: "The birds.")],
      options: [OptionSpec("all", short: "a", help: "All birds.")],
      exclusive: [
        Exclusion(
          OptionSpec("all", short: "a", help: "All birds."),
          with: OperandSpec("BIRD", .any, help: "The birds."))
      ], examples: []
    ) { _, _ in .done }
    let table = CommandTable([command])
    let page = HelpPages(table: table).page(for: command)
    #expect(page.contains("The birds. Excludes --all."))
    #expect(page.contains("All birds. Excludes BIRD."))
    #expect(ManPage(table: table).text.contains("Excludes \\-\\-all."))
    let parser = CommandLineParser(table: table)
    _ = try parser.parse(["feed", "wren"]).outcome.get()
    let error = #expect(throws: CLIError.self) {
      try parser.parse(["feed", "wren", "-a"]).outcome.get()
    }
    #expect(error?.exitCode == .usage)
    #expect(error?.message == "\"-a\" and \"wren\" exclude each other")
    #expect(error?.suggestion == "Give one of them")
  }

  @Test("What a command excludes are parts of it", arguments: all)
  func exclusionsAreDeclared(item: Case) {
    let page = HelpPages(table: item.table, width: 1000).page(for: item.command)
    let known = item.options.map(\.spelling) + item.command.operands.map(\.name)
    for match in page.matches(of: /Excludes ([^.]*)\./) {
      for name in match.1.split(separator: ", ") {
        #expect(known.contains(String(name)), "\(name)")
      }
    }
  }

  @Test("The parser accepts every option in help", arguments: all)
  func parity(item: Case) {
    let promised = item.options.flatMap { option in
      option.signature.matches(of: /--?[a-zA-Z][a-z-]*/).map { (option, String($0.output)) }
    }
    #expect(promised.count >= item.options.count)
    for (option, spelling) in promised {
      let value = option.isFlag ? [] : [option.allowed.first ?? "1"]
      let outcome = item.parser.parse([item.command.name, spelling] + value).outcome
      if case .failure(let error) = outcome {
        // Operands may be missing, but the error must not be about the option itself.
        #expect(!error.message.contains(spelling), "\(error.message)")
      }
    }
  }

  @Test("Options are distinct, and names have only letters and dashes", arguments: all)
  func optionsAreDistinct(item: Case) {
    // A command's own option may replace a global one.
    #expect(Set(item.options.map(\.key)).count == item.options.count)
    #expect(Set(item.command.options.map(\.name)).count == item.command.options.count)
    let letters = item.options.compactMap(\.short)
    #expect(Set(letters).count == letters.count)
    #expect(letters.allSatisfy { $0.isASCII && $0.isLetter })
    for name in item.options.map(\.name) {
      #expect(name.wholeMatch(of: /[a-z][a-z-]+/) != nil, "\(name)")
    }
  }

  @Test("Only the last operand takes a different number of words than one", arguments: all)
  func operandsAreDistinct(item: Case) {
    let operands = item.command.operands
    #expect(Set(operands.map(\.name)).count == operands.count)
    #expect(operands.dropLast().allSatisfy { $0.arity == .exactly })
  }

  @Test("Texts are sentences, and a summary fits on one line", arguments: all)
  func sentences(item: Case) {
    let texts =
      [item.command.summary] + item.options.map(\.help) + item.command.operands.map(\.help)
      + item.command.examples.map(\.meaning) + item.command.notes
    for text in texts { #expect(text.hasSuffix("."), "\(text)") }
    #expect(item.command.summary.count <= 80)
    #expect(!item.command.summary.contains("\n"))
  }

  @Test("The parser accepts every example, for this command", arguments: all)
  func examples(item: Case) throws {
    #expect(!item.command.examples.isEmpty)
    for example in item.command.examples {
      let words = try #require(arguments(ofExample: example.line), "\(example.line)")
      guard case .command(let command, _) = try item.parser.parse(words).outcome.get() else {
        Issue.record("\(example.line) runs no command")
        continue
      }
      #expect(command.name == item.command.name)
    }
  }

  @Test("Commands that change have --dry-run, those that destroy also --yes", arguments: all)
  func effects(item: Case) {
    let names = item.command.options.map(\.name)
    #expect(names.contains("dry-run") == (item.command.effect != .reads))
    #expect(names.contains("yes") == [.destroys, .overwrites].contains(item.command.effect))
    #expect(names.contains("no-undo") == [.changes, .destroys].contains(item.command.effect))
  }
}
