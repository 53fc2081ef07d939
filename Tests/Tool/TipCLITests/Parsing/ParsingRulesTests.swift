import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The parsing rules of tipctl")
struct ParsingRulesTests {
  /// Arguments and the resulting values of `--info`.
  @Test(
    "Values of options",
    arguments: [
      (["donate", "e", "--info="], [""]),
      (["donate", "e", "--info", ""], [""]),
      (["donate", "e", "--info=a=b"], ["a=b"]),
      (["donate", "e", "--info=--loud"], ["--loud"]),
      (["donate", "e", "--info", "-5"], ["-5"]),
      (["donate", "e", "--info", "-2h30m"], ["-2h30m"]),
      (["donate", "e", "--info", "-"], ["-"]),
      (["donate", "e", "-i", "x", "--info=y"], ["x", "y"]),
      (["donate", "e", "-li", "x"], ["x"]),
      (["donate", "--info", "x", "e"], ["x"]),
      (["donate", "e", "--info=\u{301}"], ["\u{301}"]),
    ])
  func values(arguments: [String], expected: [String]) throws {
    #expect(try parsed(arguments).values(Backyard.info) == expected)
  }

  /// Arguments and the resulting tips.
  @Test(
    "Operands",
    arguments: [
      (["status", "a", "b"], ["a", "b"]),
      (["status", "-5"], ["-5"]),
      (["status", "-2h30m"], ["-2h30m"]),
      (["status", "-"], ["-"]),
      (["status", "--", "--help", "-q"], ["--help", "-q"]),
      (["status", "a", "--", "b", "--"], ["a", "b", "--"]),
      (["--", "status", "--version"], ["--version"]),
      (["status", "--quiet", "a"], ["a"]),
      (["status", ""], [""]),
      (["status"], []),
    ])
  func operands(arguments: [String], expected: [String]) throws {
    #expect(try parsed(arguments).operands(Backyard.tips) == expected)
  }

  /// Arguments, and parts of the message and the suggestion.
  @Test(
    "Invalid arguments, with their messages and suggestions",
    arguments: [
      (["donate", "e", "--cuont", "3"], "\"--cuont\"", "\"--count\""),
      (["donate", "--cuont"], "\"--cuont\"", "\"--count\""),
      (["donate", "e", "--coun", "3"], "no option \"--coun\"", "\"--count\""),
      (["donate", "e", "-count"], "no option \"-count\"", "\"--count\""),
      (["donate", "e", "--cuont=3", "--count", "1", "--count", "2"], "\"--cuont\"", "--count"),
      (["donate", "e", "-x"], "no option \"-x\"", "tipctl help donate"),
      (["donate", "e", "--zzzzzzz"], "no option \"--zzzzzzz\"", "tipctl help donate"),
      (["donate", "e", "-lx"], "no option \"-lx\"", "tipctl help donate"),
      (["donate", "e", "-il", "x"], "no option \"-il\"", "tipctl help donate"),
      (["--cuont", "3", "donate"], "no option \"--cuont\"", "\"--count\""),
      (["--formt", "json", "status"], "no option \"--formt\"", "\"--format\""),
      (["--count", "3", "donate", "e"], "is written before the command", "tipctl donate --count"),
      (["-l", "donate", "e"], "\"-l\" is written before the command", "tipctl donate -l"),
      (["status", "--ap"], "no option \"--ap\"", "\"--app\""),
      (["status", "-app"], "no option \"-app\"", "\"--app\""),
      (["status", "-o", "json"], "\"status\" has no option \"-o\"", "Write \"--json\" instead"),
      (["status", "--output=json"], "no option \"--output\"", "Write \"--json\" instead"),
      (["-o", "json", "status"], "There is no option \"-o\"", "Write \"--json\" instead"),
      (["status", "-o", "birds"], "no option \"-o\"", "tipctl help status"),
      (["status", "-ap"], "no option \"-ap\"", "tipctl help status"),
      (["donate", "e", "--yes"], "no option \"--yes\"", "tipctl help donate"),
      (["donate", "e", "--zzzzzzz", "json"], "no option \"--zzzzzzz\"", "tipctl help donate"),
      (["statsu"], "no command \"statsu\"", "\"status\""),
      (["statsu", "--whatever"], "no command \"statsu\"", "\"status\""),
      (["stat"], "no command \"stat\"", "\"status\""),
      (["quetzalcoatl"], "no command \"quetzalcoatl\"", "tipctl help"),
      (["donate", "e", "--count", "1", "--count=2"], "as arguments 3 and 5", "once"),
      (
        ["--app", "A", "status", "--app", "A"], "\"--app\" was given twice, as arguments 1 and 4",
        ""
      ),
      (["donate", "e", "--loud=yes"], "\"--loud\" takes no value", "\"--loud\" alone"),
      (["donate", "e", "--loud="], "\"--loud\" takes no value", "alone"),
      (["status", "--quiet=1"], "\"--quiet\" takes no value", "alone"),
      (["donate", "e", "--count"], "\"--count\" needs a value", "--count N"),
      (["donate", "e", "--count", "--loud"], "needs a value, and \"--loud\" is", "--count=N"),
      (["donate", "--count", "--", "e"], "needs a value", "--count N"),
      (["donate", "e", "-i"], "\"-i\" needs a value", "-i JSON"),
      (["donate"], "\"donate\" needs EVENT", "tipctl donate [options] EVENT"),
      (["donate", "e", "f"], "Unexpected argument \"f\" for \"donate\"", "tipctl donate"),
      (
        ["diff", "a", "b", "c", "d"], "Unexpected argument \"c\" for \"diff\"",
        "tipctl diff A [B]"
      ),
      (["reset", "--", "x"], "Unexpected argument \"x\" for \"reset\"", "tipctl reset"),
      (["diff"], "\"diff\" needs A", "tipctl diff A [B]"),
      (["completions"], "needs SHELL", "SHELL…"),
      (["completions", "zhs"], "Invalid value \"zhs\" for SHELL", "\"zsh\""),
      (["completions", "powershell"], "\"powershell\"", "bash, zsh, fish"),
      (["--format", "jsn", "status"], "Invalid value \"jsn\" for --format", "\"json\""),
      (["status", "--format="], "Invalid value \"\" for --format", "text, json"),
      (["run", "swift", "test"], "after \"--\"", "tipctl run -- swift test"),
      (["run"], "needs COMMAND", "-- COMMAND…"),
      (["run", "--"], "needs COMMAND", "-- COMMAND…"),
      (["run", "x", "--", "swift"], "Unexpected argument \"x\" for \"run\"", "-- COMMAND…"),
      (["donate", "e", "--count", "-5"], "Invalid value \"-5\" for --count", "from 1 to 100"),
      (["donate", "e", "--count", "many"], "Invalid value \"many\" for --count", "a whole number"),
      (["donate", "e", "--count="], "Invalid value \"\" for --count", "a whole number"),
    ] as [([String], String, String)])
  func mistakes(arguments: [String], message: String, suggestion: String) {
    let run = runTipCtl(arguments)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errorLines.count == 2)
    #expect(run.errorLines.first?.contains(message) == true, "\(run.errors)")
    #expect(run.errorLines.last?.contains(suggestion) == true, "\(run.errors)")
  }

  @Test("A flag does not consume the next word, and may be repeated")
  func flags() throws {
    let arguments = try parsed(["donate", "--loud", "didView", "-l"])
    #expect(arguments.has(Backyard.loud))
    #expect(arguments.required(Backyard.event) == "didView")
  }

  @Test("An option that needs a value does not consume the next option")
  func optionsAreNotEaten() {
    let run = runTipCtl(["donate", "e", "--count", "--help"])
    #expect(run.code == .done)
    #expect(run.output.contains("Usage: tipctl donate"))
  }

  @Test("Words after -- belong to the child command")
  func dashes() {
    let run = runTipCtl(["run", "--quiet", "--", "swift", "test", "--", "-q"])
    #expect(run.output == "swift|test|--|-q\n")
    #expect(run.code.rawValue == 42)
  }

  @Test(
    "Global options are allowed before or after the command",
    arguments: [
      ["--datastore", "d", "--app=A", "--format", "json", "-q", "--debug", "--no-color", "status"],
      [
        "status", "--datastore=d", "--app", "A", "--format=json", "--quiet", "--debug",
        "--no-color",
      ],
      ["--datastore=d", "status", "--app=A", "-q", "x", "--debug", "--no-color", "--format=json"],
    ])
  func globals(arguments: [String]) throws {
    let globals = CommandLineParser(table: .backyard).parse(arguments).globals
    #expect(globals.datastore == "d")
    #expect(globals.app == "A")
    #expect(globals.format == .json)
    #expect(globals.quiet && globals.debug && globals.noColor)
  }

  @Test(
    "--json anywhere means --format json",
    arguments: [
      ["--json", "status"], ["status", "--json"], ["status", "a", "--json", "b"],
      ["--json", "stauts"], ["status", "--bogus", "--json"], ["status", "--json", "--json"],
    ])
  func json(arguments: [String]) {
    let globals = CommandLineParser(table: .backyard).parse(arguments).globals
    #expect(globals.format == .json)
  }

  @Test(
    "A mistake is reported as JSON where the output would be JSON",
    arguments: [
      (["doctor", "--format", "json", "--reporter", "junit"], true),
      (["doctor", "--reporter", "json", "--bogus"], true), (["card", "--json"], true),
      (["doctor", "--reporter", "junit", "--bogus"], false),
      (["card", "--format", "svg"], false),
    ])
  func formatOfMistakes(arguments: [String], isJSON: Bool) {
    let run = runTipCtl(arguments, table: .standard)
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix(isJSON ? "{\"error\":" : "tipctl: "), "\(run.errors)")
  }

  @Test("--json after -- is a word of the child command")
  func jsonOfChild() {
    let run = runTipCtl(["run", "--", "swift", "--json"])
    #expect(run.output == "swift|--json\n")
  }

  @Test("--json is the format of a command that has its own formats", arguments: [true, false])
  func ownFormat(isFirst: Bool) throws {
    let line = isFirst ? ["--json", "repro"] : ["repro", "--json"]
    let outcome = CommandLineParser(table: .standard).parse(line).outcome
    guard case .command(let command, let parsed) = try outcome.get() else {
      throw Backyard.Unforeseen(detail: "no command")
    }
    let format = try #require(command.options.first { $0.name == "format" })
    #expect(parsed.value(format) == "json")
  }

  @Test("--json and a format exclude each other", arguments: ["text", "json"])
  func jsonAndFormat(format: String) {
    let run = runTipCtl(["status", "--json", "--format", format])
    #expect(run.code == .usage)
    // With JSON the report escapes the quotes.
    let errors = run.errors.replacing("\\\"", with: "\"")
    #expect(errors.contains("\"--format \(format)\" and \"--json\" exclude each other"))
  }

  @Test(
    "Help takes precedence over every mistake",
    arguments: [
      ["donate", "--help"], ["--help", "donate"], ["donate", "-h", "--bogus"],
      ["donate", "--count", "--help"], ["donate", "a", "b", "c", "-lh"],
      ["--bogus", "donate", "--help", "--count=1", "--count=2"],
      ["help", "donate"], ["--version", "donate", "-h"],
    ])
  func helpWins(arguments: [String]) {
    let run = runTipCtl(arguments)
    #expect(run.code == .done)
    #expect(run.output.contains("Usage: tipctl donate"))
    #expect(run.errors.isEmpty)
  }

  @Test(
    "Without a known command, help is about the tool",
    arguments: [["help"], ["--help"], ["-h"], ["nonsense", "--help"], ["--bogus", "-h"]])
  func overview(arguments: [String]) {
    let run = runTipCtl(arguments)
    #expect(run.code == .done)
    #expect(run.output.contains("tipctl [global options] COMMAND"))
    #expect(run.errors.isEmpty)
  }

  @Test("A bare tipctl prints help to standard error", arguments: [[], ["--no-color"], ["--"]])
  func bare(arguments: [String]) {
    let run = runTipCtl(arguments)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("donate"))
    #expect(run.errors.contains("tipctl help"))
  }

  @Test("An empty environment variable counts as unset")
  func environment() {
    let console = Console { $0.environment = ["TIPCTL_DATASTORE": "", "CI": "1"] }
    #expect(console.setting("TIPCTL_DATASTORE") == nil)
    #expect(console.setting("CI") == "1")
    #expect(console.setting("HOME") == nil)
  }

  @Test(
    "The version is one line on standard output",
    arguments: [["--version"], ["status", "--version"]])
  func version(arguments: [String]) {
    #expect(runTipCtl(arguments).output == "tipctl \(TipCtl.version)\n")
    #expect(runTipCtl(arguments + ["--bogus"]).code == .usage)
  }

  @Test("Without global options there is text, in colour, with notes")
  func noGlobals() {
    let globals = CommandLineParser(table: .backyard).parse(["status"]).globals
    #expect(globals == GlobalOptions())
    #expect(globals.format == .text && globals.datastore == nil && globals.app == nil)
    #expect(!globals.quiet && !globals.debug && !globals.noColor)
  }

  @Test("A number without a range may be 0 and any larger one")
  func numbers() throws {
    for number in [0, 1, Int.max] {
      #expect(try parsed(["donate", "e", "--count", "\(number)"]).int(Backyard.count) == number)
    }
    #expect(try parsed(["donate", "e"]).int(Backyard.count) == nil)
    let error = CLIError.usage(
      "Invalid value \"-1\" for --count", suggestion: "Give it a whole number from 0 on")
    #expect(throws: error) {
      try parsed(["donate", "e", "--count", "-1"]).int(Backyard.count)
    }
  }

  @Test("Effects add their options")
  func effects() throws {
    let dryRun = try parsed(["donate", "e", "-n"])
    #expect(ChangeOptions(dryRun) == ChangeOptions(isDryRun: true, command: "donate e"))
    let both = try parsed(["reset", "-ny"])
    #expect(
      ChangeOptions(both) == ChangeOptions(isDryRun: true, isConfirmed: true, command: "reset"))
    #expect(ChangeOptions(try parsed(["status"])) == ChangeOptions(command: "status"))
    let all = try parsed(["donate", "-n", "-li", "a b", "e", "--count=2", "-i", "c", "-q"])
    #expect(ChangeOptions(all).command == "donate e --count 2 --info 'a b' --info c --loud")
  }

  private func parsed(_ arguments: [String]) throws -> ParsedArguments {
    let outcome = CommandLineParser(table: .backyard).parse(arguments).outcome
    guard case .command(_, let parsed) = try outcome.get() else {
      throw Backyard.Unforeseen(detail: "no command")
    }
    return parsed
  }
}
