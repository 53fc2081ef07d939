import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipGuidance
import TipModel

@Suite("Completing words")
struct CompleterTests {
  private static let commands = CommandTable.standard.commands
  private let completer: Completer

  init() throws {
    let document = try String(contentsOfFile: Yard.fixture, encoding: .utf8)
    let facts = try StateDocument(json: document, subject: "fixture").facts
    completer = Completer(
      table: .standard,
      sources: CompletionSources(
        facts: { $0.app == nil ? facts : nil }, apps: { ["BackyardBirds"] },
        snapshots: { ["Tests/__Snapshots__/BirdTests/sings.1.txt"] }))
  }

  private func values(_ words: [String], _ current: String = "") -> [String] {
    completer.answer(words, current: current).candidates.map(\.value)
  }

  // MARK: - From the table

  @Test("Every command is offered with its summary, at its position", arguments: commands)
  func command(_ command: CommandSpec) {
    let words = command.name.split(separator: " ").map(String.init)
    for start in [[], ["--quiet"], ["help"]] {
      let places = words.indices.map { (start + words[..<$0], words[$0]) }
      for (before, word) in places { #expect(values(before).contains(word)) }
    }
    let last = completer.answer(words.dropLast(), current: "").candidates
    #expect(last.first { $0.value == words.last }?.description == command.summary)
  }

  @Test("Every option is offered with its help", arguments: commands)
  func options(_ command: CommandSpec) {
    let words = command.name.split(separator: " ").map(String.init)
    for current in ["-", "--", "--d"] {
      let offered = completer.answer(words, current: current).candidates
      for option in command.options {
        #expect(
          offered.first { $0.value == option.spelling }?.description == command.help(of: option))
      }
      for option in GlobalOptions.options {
        #expect(offered.filter { $0.value == option.spelling }.count == 1)
      }
      #expect(offered.count == Set(offered.map(\.value)).count)
    }
  }

  @Test("Every allowed value is offered, in both spellings")
  func allowed() {
    var count = 0
    for command in Self.commands {
      let words = command.name.split(separator: " ").map(String.init)
      // A command's option replaces the global option of the same name.
      let replaced = Set(command.options.map(\.name))
      let options = command.options + GlobalOptions.options.filter { !replaced.contains($0.name) }
      for option in options where !option.allowed.isEmpty {
        count += 1
        #expect(values(words + [option.spelling]) == option.allowed)
        #expect(
          values(words, "\(option.spelling)=") == option.allowed.map { "\(option.spelling)=\($0)" })
      }
      for operand in command.operands where !operand.allowed.isEmpty {
        let before = command.operands.prefix { $0 != operand }.map { _ in "FeedBirdsTip" }
        #expect(values(words + before) == operand.allowed)
      }
    }
    #expect(count > commandsWithFormat)
  }

  private var commandsWithFormat: Int { Self.commands.count }

  @Test("A hidden command is never offered, named or listed")
  func hidden() throws {
    let hidden = CommandTable.standard.hidden
    #expect(hidden.map(\.name) == ["__complete"])
    #expect(!values([]).contains("__complete"))
    #expect(!values(["help"]).contains("__complete"))
    let texts = [
      HelpPages(table: .standard).overview(), HelpPages(table: .standard).brief(),
      CommandTable.standard.markdownTable, ManPage(table: .standard).text,
      runTipCtl(["help", "--format", "json"], table: .standard).output,
      runTipCtl(["__complet"], table: .standard).errors.replacing("\"__complet\"", with: ""),
    ]
    for text in texts { #expect(!text.contains("__complet")) }
  }

  /// The completions of the placeholders, each of which needs an entry.
  private static let kinds: [String: [CompletionKind]] = [
    "TIP": [.tips, .help], "TIPS": [.list(of: .tips)], "EVENT": [.events],
    "PARAMETER": [.parameters],
    "NAME": [.apps], "PATH": [.files(), .snapshots],
    "FILE": [
      .files(), .files(extension: "json"), .files(extension: "sqlite"),
      .files(extension: "swift"), .files(extension: "xcstrings"),
    ],
    "FOLDER": [.folders], "URL": [.nothing], "CATALOG": [.files()],
    "SETTLING": [.words(["synchronous", "asOnDevice", "keepsPopovers"])], "DATASTORE": [.files()],
    "STATE": [.files()],
    "COMMAND": [.commands, .shellCommand], "MODE": [.words(["never", "missing", "failed", "all"])],
    "FREQUENCY": [.words(["immediate", "hourly", "daily", "weekly", "monthly"])],
    "PREFIX": [.words(["SIMCTL_CHILD_", "TEST_RUNNER_"])],
    "N": [.nothing], "DATE": [.nothing], "JSON": [.nothing], "SETTING": [.nothing],
    "RULE": [.nothing], "TIME": [.nothing], "MODULE": [.nothing], "SENTENCE": [.nothing],
    "ANSWERS": [.nothing], "ALERT=BUTTON": [.nothing], "DURATION": [.nothing],
    "TOOLTIPS": [.list(of: .toolTips)], "ALERT": [.alerts], "ALERTS": [.list(of: .alerts)],
    "TAG": [.words(["en", "de", "es", "fr", "ja"])],
    "ID": [.checks], "BUNDLE": [.nothing], "DEVICE": [.words(["booted"])],
    "SCENARIO": [.files()], "D": [.nothing], "S": [.nothing], "I/N": [.nothing],
    "WHAT": [.words(["immediate", "hourly", "daily", "weekly", "monthly"])],
    "CLAIM": [.words(["no tip starves"])],
  ]

  @Test("Every operand and option declares its completions", arguments: commands)
  func kinds(_ command: CommandSpec) {
    for option in command.options + GlobalOptions.options where option.allowed.isEmpty {
      guard let placeholder = option.placeholder else { continue }
      #expect(Self.kinds[placeholder]?.contains(option.completion) == true, "\(option.name)")
    }
    for operand in command.operands where operand.allowed.isEmpty && operand.name != "VALUE" {
      #expect(Self.kinds[operand.name]?.contains(operand.completion) == true, "\(operand.name)")
    }
  }

  // MARK: - From the datastore

  @Test("Tips with their titles, except those already named")
  func tips() {
    let all = completer.answer(["show"], current: "").candidates
    #expect(all.count == 5)
    #expect(all.first { $0.value == "FeedBirdsTip" }?.description == "Feed the Birds")
    let others = all.map(\.value).filter { $0 != "FeedBirdsTip" }
    #expect(values(["show", "FeedBirdsTip"]) == others)
    #expect(values(["auto", "FeedBirdsTip"]) == others)
    #expect(values(["explain", "FeedBirdsTip"]).isEmpty)
    #expect(values(["reset", "--tip"]).count == 5)
    #expect(values(["reset"], "--tip=").contains("--tip=FeedBirdsTip"))
  }

  @Test("The checks of lint")
  func checks() {
    #expect(values(["lint", "--explain"]) == GuidanceRegistry.checks.map(\.id))
  }

  @Test("A list in one word is completed after its last comma")
  func list() {
    #expect(values(["args", "--show-tips"]).contains("FeedBirdsTip"))
    let second = values(["args", "--show-tips"], "FeedBirdsTip,Fi")
    #expect(second.contains("FeedBirdsTip,FilterSpeciesTip"))
    #expect(!second.contains("FeedBirdsTip,FeedBirdsTip"))
    #expect(values(["args", "--show-tips"], "FeedBirdsTip,") == second)
  }

  @Test("Tips of one type have the type too; a name with a comma cannot be in a list")
  func types() throws {
    let facts = Facts([
      .registerTip(TipDefinition(id: "NewTrailTip-7", type: "NewTrailTip", title: "Pond")),
      .registerTip(TipDefinition(id: "NewTrailTip-8", type: "NewTrailTip")),
      .registerTip(TipDefinition(id: "a,b")),
    ])
    let completer = Completer(
      table: .standard, sources: CompletionSources(facts: { _ in facts }))
    #expect(
      completer.answer(["show"], current: "").lines == [
        "NewTrailTip-7\tPond", "NewTrailTip-8\t", "a,b\t",
        "NewTrailTip\ttype of NewTrailTip-7, NewTrailTip-8",
      ])
    #expect(
      completer.answer(["args", "--show-tips"], current: "NewTrailTip-7,").lines == [
        "NewTrailTip-7,NewTrailTip-8\t",
        "NewTrailTip-7,NewTrailTip\ttype of NewTrailTip-7, NewTrailTip-8",
      ])
  }

  /// The command, and the names that it takes with their descriptions.
  @Test(
    "Names come by their kind, in order, with what they stand for",
    arguments: [
      (
        "explain",
        "Nest-1 First, Nest-2 Second, WrenTip Wren, NestTip type of Nest-1; Nest-2, bell Ring, "
          + "star Save, add Add it?, remove Remove it?"
      ),
      ("show", "Nest-1 First, Nest-2 Second, WrenTip Wren, NestTip type of Nest-1; Nest-2"),
      ("alerts", "add Add it?, remove Remove it?"), ("donate", "fed 1 donation, sang 2 donations"),
      ("set", "eggs 3, nests 1"),
    ])
  func names(command: String, names: String) {
    let date = Timestamp(milliseconds: 0)
    let facts = Facts([
      .registerTip(TipDefinition(id: "WrenTip", title: "Wren")),
      .registerTip(TipDefinition(id: "Nest-2", type: "NestTip", title: "Second")),
      .registerTip(TipDefinition(id: "Nest-1", type: "NestTip", title: "First")),
      .registerToolTip(ToolTipDefinition(id: "star", text: "Save")),
      .registerToolTip(ToolTipDefinition(id: "bell", text: "Ring")),
      .registerAlert(TipAlert(id: "remove", title: "Remove it?", buttons: [.cancel])),
      .registerAlert(TipAlert(id: "add", title: "Add it?", buttons: [.cancel])),
      .donate(event: "sang", date: date, info: nil), .donate(event: "sang", date: date, info: nil),
      .donate(event: "fed", date: date, info: nil),
      .registerParameter(ParameterDefinition(id: "nests", type: "Int", initialValue: 1)),
      .registerParameter(ParameterDefinition(id: "eggs", type: "Int", initialValue: 3)),
    ])
    let completer = Completer(
      table: .standard, sources: CompletionSources(facts: { _ in facts }))
    let found = completer.answer([command], current: "").candidates.map {
      "\($0.value) \($0.description.replacing(",", with: ";"))"
    }
    #expect(found.joined(separator: ", ") == names)
  }

  @Test("The first word of commands of two words is offered with the second ones")
  func families() {
    for start in [[], ["help"]] {
      let candidates = completer.answer(start, current: "").candidates
      for family in CommandTable.standard.families {
        let members = CommandTable.standard.family(family)
          .map { $0.name.dropFirst(family.count + 1) }
        let found = candidates.filter { $0.value == family }
        #expect(found.map(\.description) == [members.joined(separator: ", ")])
      }
    }
  }

  @Test("Events, parameters, and the values of Bool parameters")
  func facts() {
    #expect(values(["donate"]).contains("didViewBackyard"))
    #expect(values(["set"]).contains("BackyardBirds.isSignedIn"))
    #expect(values(["set", "BackyardBirds.isSignedIn"]) == ["true", "false"])
    #expect(values(["set", "BackyardBirds.favoriteCount"]).isEmpty)
    #expect(values(["list", "--app"]) == ["BackyardBirds"])
    #expect(values(["--app", "Other", "show"]).isEmpty, "the line names a different datastore")
  }

  @Test("Suggested words among other valid ones: frequencies, record modes, runners, snapshots")
  func words() {
    #expect(values(["frequency"]).contains("weekly"))
    #expect(values(["run", "--snapshot-record"]) == SnapshotRecordMode.allCases.map(\.rawValue))
    #expect(values(["args", "--for"]) == Runner.all.map(\.name))
    #expect(values(["snapshots", "accept"]) == ["Tests/__Snapshots__/BirdTests/sings.1.txt"])
  }

  // MARK: - From the shell

  @Test("Files, folders and commands are left to the shell")
  func directives() {
    let places: [([String], String, CompletionAnswer.Directive?)] = [
      (["import"], "", .files(extension: "json")),
      (["list", "--datastore"], "", .files(extension: nil)),
      (["list"], "--datastore=b", .files(extension: nil)),
      (["snapshots", "prune"], "", .folders),
      (["snapshots", "accept"], "", .files(extension: nil)),
      (["run", "--"], "", .command), (["run", "--", "swift"], "--b", .command),
      (["run"], "", nil), (["show"], "", nil),
    ]
    for (words, current, directive) in places {
      #expect(completer.answer(words, current: current).directive == directive, "\(words)")
    }
  }

  // MARK: - Invalid lines

  @Test("An earlier name of a command is not offered, and its options and operands are")
  func aliases() {
    #expect(!values([]).contains("status"))
    #expect(!values(["help"]).contains("status"))
    #expect(values(["status"]) == values(["list"]))
    #expect(values(["status"], "--") == values(["list"], "--"))
  }

  @Test("The words already in the line decide")
  func context() {
    #expect(!values(["list", "--format", "json"], "-").contains("--format"))
    #expect(values(["reset", "--tip", "FeedBirdsTip"], "-").contains("--tip"))
    #expect(values(["run"], "--").filter { $0 == "--quiet" }.count == 1)
    #expect(values(["nothing"]).isEmpty)
    #expect(values(["snapshots", "nothing"]).isEmpty)
    #expect(completer.answer(["list"], current: "--nothing=") == CompletionAnswer())
    #expect(completer.answer(["list"], current: "--quiet=") == CompletionAnswer())
    #expect(values(["events", "too", "many"]).isEmpty)
    #expect(values(["show", "--unknown"]).contains("FeedBirdsTip"), "the rest is still valid")
    #expect(values(["show", "--"], "--").contains("FeedBirdsTip"), "no options after dashes")
    #expect(values(["show", "--"], "--a=b").contains("FeedBirdsTip"))
    #expect(values(["show"], "a=b").contains("FeedBirdsTip"))
  }

  @Test("A name that begins with a dash is offered only where the parser accepts it")
  func dashes() {
    let document = try? StateDocument(
      json: #"{"tips": [{"id": "-dash"}, {"id": "-5"}]}"#, subject: "test")
    let completer = Completer(
      table: .standard, sources: CompletionSources(facts: { _ in document?.facts }))
    func values(_ words: [String], _ current: String = "") -> [String] {
      completer.answer(words, current: current).candidates.map(\.value)
    }
    #expect(values(["show"]) == ["-5"])
    #expect(values(["show", "--"]) == ["-5", "-dash"])
    #expect(values(["reset", "--tip"]) == ["-5"])
    #expect(values(["reset"], "--tip=") == ["--tip=-5", "--tip=-dash"])
  }

  @Test("A name with control characters is not offered, and a description is one line")
  func control() {
    #expect(CompletionCandidate("a\tb") == nil)
    #expect(CompletionCandidate("a\nb") == nil)
    #expect(CompletionCandidate("\u{1B}[2J") == nil)
    #expect(CompletionCandidate("") == nil)
    #expect(CompletionCandidate("a", "b\n\tc")?.description.contains(where: \.isNewline) == false)
    #expect(CompletionAnswer([]).lines.isEmpty)
    #expect(CompletionAnswer(directive: .folders).lines == ["folders"])
    #expect(CompletionAnswer(directive: .files(extension: nil)).lines == ["files"])
  }
}
