import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipModel

@testable import TipCLI

/// No printed text may send sequences to a terminal, whatever it contains.
@Suite("Control characters in what is printed")
struct EscapingTests {
  /// A colour, a title of the window, controls of 8 bits and of the cursor, and a direction.
  private static let word =
    "\u{1B}[31mred\u{1B}]0;x\u{7}\u{9B}2J\u{7F}\u{8}\r\u{202E}\u{1B}[1mbold\u{200F}\u{E0041}"

  private static let commands = (CommandTable.standard.commands + CommandTable.standard.hidden)
    .map(\.name)

  /// Those that print no JSON for any of their examples here.
  private static let withoutDocument: Set<String> = [
    "run", "watch", "ui", "completions", "__complete", "man", "init", "simulator inspect",
    "simulator list", "simulator quiet", "simulator reset", "simulator undo",
  ]

  let yard: Yard

  init() throws { yard = try Self.image.copy() }

  /// The example yard with the word in every place.
  private static let image = YardImage {
    let yard = try ExampleYard.make()
    for action in try changes(word) { try yard.change(action) }
    for name in ["sings.1.txt", "sings.1.pending.txt"] {
      let folder = "birds/__Snapshots__/BackyardTests"
      try yard.write("wren \(word) \(name)", to: "\(folder)/\(name)")
    }
    let tip: StoredValue = [
      "tips": [["id": .string(word), "title": .string(word), "message": "OK, click it"]]
    ]
    try yard.write(tip.json, to: "birds/Help.json")
    return yard
  }

  /// Changes that put a word into every text of a datastore.
  private static func changes(_ word: String) throws -> [Change.Action] {
    let date = try #require(Timestamp(iso8601: Yard.now))
    let info: StoredValue = .object([word: .string(word)])
    var tip = TipDefinition(id: word, type: word, title: word)
    tip.message = word
    let receipt: StoredValue = ["application": .string(word)]
    return [
      .registerTip(tip),
      .registerTip(TipDefinition(id: "Other\(word)", type: word, title: word)),
      .setParameter(id: word, value: .string(word)),
      .donate(event: word, date: date, info: info),
      .useGroups([GroupDefinition(.firstAvailable, [word, "Other\(word)"])]),
      .beginAlert(
        TipAlert(id: word, title: word, message: word, buttons: [.plain(word), .cancel]),
        display: ActiveDisplay(id: word, began: date, owner: word)),
      .invalidate(tip: "Other\(word)", reason: .tipClosed, isForced: false),
      .recordOpaqueResult(tip: word, source: word, value: false),
      .recordReceipt(receipt),
      .operate(
        command: word, changes: [Change(.donate(event: word, date: date, info: nil), at: date)]),
    ]
  }

  /// The command lines of a command: its examples, and a hostile word in each place.
  private func lines(of command: CommandSpec) throws -> [[String]] {
    let name = command.name.split(separator: " ").map(String.init)
    let examples = try command.examples.map { try #require(arguments(ofExample: $0.line)) }
    let operands = command.operands.map { operand -> [String] in
      let word = operand.allowed.first ?? Self.word
      return operand.arity == .afterDashes ? ["--", word] : [word]
    }
    let options =
      command.options + GlobalOptions.options.filter { ["datastore", "app"].contains($0.name) }
    let base = examples.first ?? name
    return examples + [name, name + operands.flatMap(\.self), name + [Self.word, Self.word]]
      + [name + ["--\(Self.word)"], [Self.word]]
      + options.filter { !$0.isFlag && $0.allowed.isEmpty }.map { option in
        name + ["\(option.spelling)=\(Self.word)"] + base.dropFirst(name.count)
      }
  }

  /// Variables of every kind, which are read before the command runs.
  private static let variables: [[String: String]] = [
    [
      "TIPCTL_SHOW_TIPS": word, "TIPCTL_HIDE_TIPS": "a,\(word)", "TIPCTL_\(word)": word,
      "TIPCTL_APP": word,
    ],
    ["TIPCTL_CLOCK": word], ["TIPCTL_DATASTORE": word],
    ["TIPCTL_DISPLAY_FREQUENCY": word, "TIPCTL_RESET_DATASTORE": "1"],
  ]

  @Test("are escaped by every command, whatever their source", arguments: commands)
  func everyCommand(name: String) throws {
    let command = try #require(CommandTable.standard[name])
    let lines = try lines(of: command)
    for line in lines { check(line, ["CLICOLOR_FORCE": "1"]) }
    for variables in Self.variables { check(lines[0], variables) }
    var documents = 0
    for line in lines.prefix(command.examples.count + 2) {
      let run = check(line, ["CLICOLOR_FORCE": "1"], format: "json")
      guard [.done, .no].contains(run.code), run.output.hasPrefix("{\n") else { continue }
      _ = try StoredValue(json: run.output, subject: "\(line)")
      documents += 1
    }
    #expect((documents == 0) == Self.withoutDocument.contains(name))
  }

  @discardableResult
  private func check(
    _ line: [String], _ variables: [String: String], format: String = "text"
  ) -> RecordedRun {
    let run = run(line, variables, format)
    for text in [run.output, run.errors] {
      let bad = Self.obeyed(text, isColoured: variables["CLICOLOR_FORCE"] != nil)
      #expect(bad.isEmpty, "\(line) \(variables) \(format): \(text.debugDescription)")
    }
    return run
  }

  @Test("are escaped in two warnings that named words of the user")
  func warnings() throws {
    let yard = try Yard()
    let list = yard.run("list", environment: ["TIPCTL_SHOW_TIPS": "\u{1B}[31mred"])
    #expect(list.errors.contains("\\u{1B}[31mred"))
    let events = yard.run(
      "events", "--app", "\u{1B}]0;x\u{7}", environment: ["XDG_DATA_HOME": yard.folder.path])
    #expect(events.errors.contains("\\u{1B}]0;x\\u{07}"))
    for run in [list, events] {
      #expect(Self.obeyed(run.errors + run.output, isColoured: false).isEmpty)
    }
  }

  @Test("are escaped even if they are the tool's own colours")
  func ownColours() throws {
    let run = try Yard().run(
      "list", environment: ["TIPCTL_SHOW_TIPS": "\u{1B}[32mred", "CLICOLOR_FORCE": "1"])
    #expect(run.errors.contains("\u{1B}[33mwarning:\u{1B}[0m"))
    #expect(run.errors.contains("\\u{1B}[32mred"))
  }

  @Test("are escaped in reports, as is markup, also before a combining mark")
  func marks() {
    let text = "&\u{301}<\u{301}\"\u{301}%\u{301}:\u{301}\u{1B}"
    let report = Report(
      name: "tipctl lint", subject: text, findings: [Finding(.problem, text, text)])
    let mark = "\u{301}"
    let xml = JUnitReport.text(of: report)
    let escaped = "&amp;\(mark)&lt;\(mark)&quot;\(mark)%\(mark):\(mark)\\u{1B}"
    #expect(Array(xml.utf8).firstRange(of: Array("message=\"\(escaped)\"".utf8)) != nil, "\(xml)")
    let line = GitHubAnnotations.text(of: report)
    let title = "title=tipctl lint%3A &\(mark)<\(mark)\"\(mark)%25\(mark)%3A\(mark)\\u{1B}::"
    #expect(Array(line.utf8).firstRange(of: Array(title.utf8)) != nil, "\(line)")
  }

  @Test("are escaped where a workflow would obey a line of the output")
  func workflowCommands() throws {
    let yard = try Yard()
    let word = "::stop-commands::x"
    try yard.change(.donate(event: word, date: Timestamp(milliseconds: 0), info: nil))
    try yard.change(.setParameter(id: "  \(word)", value: .string(word)))
    for line in [["events"], ["parameters"], ["history"], ["eval", word], [word]] {
      let run = yard.run(line)
      let lines = (run.output + run.errors).components(separatedBy: "\n")
      #expect(
        !lines.contains { $0.drop(while: \.isWhitespace).hasPrefix("::") }, "\(line) \(lines)")
      #expect(lines.contains { $0.contains(":stop-commands::x") }, "\(line) \(lines)")
    }
    #expect(yard.run("events").output.contains("\\u{3A}:stop-commands::x"))
  }

  @Test("are escaped by the streams themselves, whatever a command forgets")
  func streams() throws {
    let recorder = Recorder(input: [])
    let context = recorder.context { $0.environment = ["CLICOLOR_FORCE": "1"] }
    try context.print(raw: context.style(.good, Self.word) + "\n")
    try context.print(json: [:]) { Self.word }
    context.message(Self.word)
    context.console.standardError(Self.word)
    #expect(recorder.output.hasPrefix("\u{1B}[32m\\u{1B}[31mred"))
    #expect(Self.obeyed(recorder.output + recorder.errors, isColoured: true).isEmpty)
    #expect(recorder.errors.components(separatedBy: "\\u{202E}").count == 3)
  }

  @Test("keep their meaning in JSON and in the quotes of a shell")
  func meaning() throws {
    let yard = try Yard()
    try yard.change(.setParameter(id: "a\u{9B}\u{202E}", value: "\u{7F}\u{1B}"))
    let json = yard.run("export").output
    #expect(json.contains("\"a\\u009b\\u202e\""))
    let facts = try StateDocument(json: json, subject: "export").facts
    #expect(facts.parameters["a\u{9B}\u{202E}"]?.value == "\u{7F}\u{1B}")
    #expect(ShellQuoting.quoted("it's \u{1B}[\u{9B}\\") == "$'it\\'s \\033[\\302\\233\\\\'")
    #expect(ShellQuoting.quoted("two\nlines") == "'two\nlines'")
  }

  /// Returns the characters that a terminal would obey, besides colours of the tool.
  private static func obeyed(_ text: String, isColoured: Bool) -> [UInt32] {
    var text = text
    if isColoured {
      text = text.replacing(/\u{1B}\[(?:1;31|[012]|3[236])m/, with: "")
    }
    return text.unicodeScalars.filter { $0.isObeyed && $0 != "\n" && $0 != "\t" }.map(\.value)
  }

  private func run(
    _ words: [String], _ variables: [String: String], _ format: String
  ) -> RecordedRun {
    let data = yard.folder.appending(path: "data").path
    let split = words.firstIndex(of: "--") ?? words.endIndex
    let line = words[..<split] + ["--format", format] + words[split...]
    let input = yard.fixtureLines
    return yard.run(
      Array(line), input: input,
      environment: ["TIPCTL_DATASTORE": ".", "XDG_DATA_HOME": data].merging(variables) { $1 }
    ) { console in
      console.currentDirectory = yard.folder.appending(path: "birds").path
      console.runChild = { _ in throw ChildFailure(code: ENOENT) }
    }
  }
}

extension Yard {
  /// The lines of the document of the initial state.
  fileprivate var fixtureLines: [String] {
    do {
      return try String(contentsOfFile: Self.fixture, encoding: .utf8)
        .split(separator: "\n").map(String.init)
    } catch {
      Issue.record(error)
      return []
    }
  }
}
