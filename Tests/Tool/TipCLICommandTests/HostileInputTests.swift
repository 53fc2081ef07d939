import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

/// Properties of every command with unintended input.
@Suite("Hostile input to every command")
struct HostileInputTests {
  static let commands = CommandTable.standard.commands.map(\.name)

  /// Words that a shell, a terminal, a path or a format would interpret.
  private static let hostile = [
    "", " ", "a\nb", "\u{1B}[2J\u{7}", "\u{202E}gnp.exe", "$(touch pwned)", "`touch pwned`",
    "'; touch pwned; '", "\"; touch pwned; \"", "../nowhere/else", "%n%s%p", "' OR 1=1 --",
    "it'\u{301}s", "🐦🏽\u{200D}🪺", "{\"id\":", "null", "NaN", "9223372036854775808",
    String(repeating: "wren", count: 1250),
  ]

  let yard: Yard
  /// The state after the last run, which is also the state before the next one.
  private let last: LastState

  private final class LastState {
    var state: State
    init(_ state: State) { self.state = state }
  }

  /// The contents of the datastore, and the names of all files except SQLite's temporary ones.
  private struct State: Equatable {
    let facts: Facts?
    let files: [String]
    /// The bytes of the datastore and its log, which have the same facts while they are equal.
    let bytes: [Data?]

    static func == (left: State, right: State) -> Bool {
      left.facts == right.facts && left.files == right.files
    }
  }

  init() throws {
    yard = try ExampleYard.make()
    last = LastState(try Self.state(of: yard))
  }

  // MARK: - Invalid command lines

  @Test("An unknown option is refused, and the nearest one is suggested")
  func unknownOptions() throws {
    for command in CommandTable.standard.commands {
      try expectUsage(command, ["--zzzzzzzz"], "no option \"--zzzzzzzz\"", "tipctl help")
      for option in command.options where option.name.count > 4 {
        let typo = "--" + option.name.dropLast(2) + String(option.name.suffix(2).reversed())
        guard typo != option.spelling else { continue }
        try expectUsage(command, [typo], "no option \"\(typo)\"", "\"\(option.spelling)\"")
      }
    }
  }

  @Test("An option without its value, and a flag with one, are refused")
  func values() throws {
    for command in CommandTable.standard.commands {
      for option in command.options + GlobalOptions.options where option.name != "help" {
        if option.isFlag {
          try expectUsage(
            command, ["\(option.spelling)=x"], "\"\(option.spelling)\" takes no value",
            "\"\(option.spelling)\"")
        } else {
          try expectUsage(
            command, [option.spelling], "\"\(option.spelling)\" needs a value",
            option.spelling)
        }
      }
    }
  }

  @Test("A value that is not allowed is refused, and the allowed ones are listed")
  func allowed() throws {
    for command in CommandTable.standard.commands {
      for option in command.options where !option.allowed.isEmpty {
        try expectUsage(
          command, ["\(option.spelling)=zzzzzzzz"], "\"zzzzzzzz\"", option.allowed[0])
      }
      for operand in command.operands where !operand.allowed.isEmpty {
        let before = command.operands.prefix { $0 != operand }.map { _ in "FeedBirdsTip" }
        try expectUsage(command, before + ["zzzzzzzz"], "\"zzzzzzzz\"", operand.allowed[0])
      }
    }
  }

  @Test("Too many and too few words are refused with the usage")
  func operands() throws {
    for command in CommandTable.standard.commands {
      let takesAny = command.operands.contains {
        [.any, .oneOrMore, .afterDashes].contains($0.arity)
      }
      if !takesAny {
        let words = command.operands.map { $0.allowed.first ?? "FeedBirdsTip" }
        try expectUsage(
          command, words + ["sparrow"], "\"sparrow\"", "tipctl \(command.name)")
      }
      let needed = command.operands.first { [.exactly, .oneOrMore].contains($0.arity) }
      if let needed { try expectUsage(command, [], "needs \(needed.name)", command.usage) }
    }
  }

  private func expectUsage(
    _ command: CommandSpec, _ words: [String], _ message: String, _ suggestion: String
  ) throws {
    let run = run(command.name.split(separator: " ").map(String.init) + words)
    let line = "\(command.name) \(words): \(run.errors)"
    #expect(run.code == .usage, "\(line)")
    #expect(run.output.isEmpty, "\(line)")
    #expect(run.errors.contains(message), "\(line)")
    #expect(run.errorLines.last?.contains(suggestion) == true, "\(line)")
    try expectState(line) { $0 == $1 }
  }

  /// Expects of the states before and after a run that they are as they should be.
  private func expectState(_ line: String, _ isRight: (State, State) -> Bool) throws {
    let (before, after) = (last.state, try Self.state(of: yard, after: last.state))
    #expect(isRight(before, after), "\(line)")
    last.state = after
  }

  // MARK: - Words that other programs interpret

  @Test("A hostile operand is data: quoted, and never interpreted", arguments: commands)
  func hostileOperands(name: String) throws {
    let command = try CommandTable.standard.command(named: name)
    guard command.operands.contains(where: \.allowed.isEmpty) else { return }
    for word in Self.hostile {
      let words = command.operands.flatMap { operand -> [String] in
        operand.arity == .afterDashes ? ["--", word] : [operand.allowed.first ?? word]
      }
      // A script's unset variable must not select everything.
      let code = try expectHarmless(command, words, word)
      #expect(!word.isEmpty || code != .done, "\(name)")
    }
  }

  @Test(
    "A hostile value of an option is data: quoted, and never interpreted",
    arguments: commands)
  func hostileValues(name: String) throws {
    let command = try CommandTable.standard.command(named: name)
    let base = try #require(command.examples.first.flatMap { arguments(ofExample: $0.line) })
      .dropFirst(name.split(separator: " ").count)
    let options =
      command.options + GlobalOptions.options.filter { ["datastore", "app"].contains($0.name) }
    for option in options where !option.isFlag {
      for word in Self.hostile {
        // A file for the output has any name that the file system allows.
        let writes = option.name == "output"
        try expectHarmless(
          command, ["\(option.spelling)=\(word)"] + base, word, mayAddFiles: writes)
      }
    }
  }

  @discardableResult
  private func expectHarmless(
    _ command: CommandSpec, _ words: [String], _ word: String, mayAddFiles: Bool = false
  ) throws -> ExitCode {
    let dryRun = command.effect == .reads ? [] : ["--dry-run"]
    let run = run(command.name.split(separator: " ").map(String.init) + dryRun + words)
    let line = "\(command.name) \(words): \(run.errors)"
    let known = ExitCode.documented.map(\.code).filter { $0 != .bug }
    #expect(known.contains(run.code), "\(run.code) \(line)")
    let isObeyed = run.errors.unicodeScalars.contains { $0.isObeyed }
    #expect(!isObeyed, "\(line)")
    try expectState(line) { before, after in
      mayAddFiles ? after.facts == before.facts : after == before
    }
    guard run.code != .done, run.code != .no else { return run.code }
    // Without a terminal, a review prints the commands to run instead.
    #expect(run.output.isEmpty || run.code == .refused, "\(line)")
    #expect(run.errorLines.count > 1, "no suggestion: \(line)")
    return run.code
  }

  // MARK: - The yard

  /// Runs in the folder `birds`, without answers to questions and without programs to start.
  private func run(_ words: [String]) -> RecordedRun {
    let data = yard.folder.appending(path: "data").path
    let isChosen = words.contains { $0.hasPrefix("--app") || $0.hasPrefix("--datastore") }
    return yard.run(
      words, environment: ["TIPCTL_DATASTORE": isChosen ? "" : ".", "XDG_DATA_HOME": data]
    ) { console in
      console.currentDirectory = yard.folder.appending(path: "birds").path
      console.runChild = { _ in throw ChildFailure(code: ENOENT) }
    }
  }

  private static func state(of yard: Yard, after last: State? = nil) throws -> State {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: yard.folder.path)
    let files = paths.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }.sorted()
    let bytes = [yard.file, yard.file + "-wal"].map(FileManager.default.contents)
    if let last, last.bytes == bytes {
      return State(facts: last.facts, files: files, bytes: bytes)
    }
    return State(
      facts: try SQLiteDatastore.peek(path: yard.file), files: files, bytes: bytes)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would interpret it instead of showing it.
  fileprivate var isObeyed: Bool {
    self != "\n" && properties.generalCategory == .control
      || (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
