import Foundation
import TestSupport
import Testing
import TipCLITestSupport
import TipModel
@testable import TipCLI

@Suite("tipctl args", .ownThread)
struct ArgsTests {
  /// Names that every format has to quote in some way.
  private static let names = [
    "FeedBirdsTip", "It's new", "say \"hi\"", "$HOME `ls` \\n", "a&b<c>", "öl 🐦", "x=y#z",
    "{[:]}", "%20~*?!", "two\nlines",
    // Quotes followed by a combining accent, which Swift reads as different characters.
    "it'\u{301}s \"\u{301}$\u{301}`\u{301}\\\u{301}",
  ]

  private static let options = [
    "--hide-all-tips", "--clock", "@2026-11-21 x60", "--fresh",
  ]

  /// The controls that an app would apply.
  private func expected(_ name: String) throws -> TipControls {
    TipControls(
      hideAllTips: true, showTips: [name], resetDatastore: true,
      clock: try ClockSetting("@2026-11-21 x60", subject: "test"),
      displayFrequency: .immediate)
  }

  private func args(_ name: String, _ words: [String]) throws -> String {
    let run = runTipCtl(
      ["args"] + Self.options + ["--show-tips=\(name)"] + words, table: .standard)
    try #require(run.code == .done, "\(run.errors)")
    return String(run.output.dropLast())
  }

  /// Returns the texts of all names for a runner.
  private func texts(_ words: String...) throws -> [String] {
    try Self.names.map { try args($0, words) }
  }

  /// Runs a program over texts, each with a zero at its end, and returns its output.
  ///
  /// One process reads all of them, because it takes longer to start than to read.
  private func output(of program: [String], _ texts: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = program
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(texts.map { "\($0)\0" }.joined().utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program)\n\(texts)")
    return String(decoding: data, as: UTF8.self)
  }

  /// Expects the value that an expression of Python reads from the text of each name.
  private func expectPython(
    _ expression: String, reads texts: [String], as wanted: (TipControls) throws -> StoredValue
  ) throws {
    let script = """
      import json, shlex, sys, yaml
      import xml.etree.ElementTree as tree
      def words(entries, key): return sum((shlex.split(e.get(key)) for e in entries), [])
      def pairs(entries): return {e.get('key'): e.get('value') for e in entries}
      def read(text): return \(expression)
      print(json.dumps([read(text) for text in sys.stdin.read().split('\\0')[:-1]]))
      """
    let found = try StoredValue(
      json: try output(of: ["python3", "-c", script], texts), subject: "parsed")
    guard case .array(let answers) = found, answers.count == Self.names.count else {
      return #expect(Bool(false), "\(found.json)")
    }
    for (name, answer) in zip(Self.names, answers) {
      let expected = try wanted(try expected(name))
      #expect(answer == expected, "\(name)")
    }
  }

  /// Expects the words that a shell prints, each with a zero at its end, for the text of each name.
  private func expectShell(
    _ line: String, prints texts: [String], as wanted: (TipControls) throws -> [String]
  ) throws {
    let script = "while IFS= read -r -d '' text; do (\(line)); printf '\\0'; done"
    let found = try output(of: ["bash", "-c", script], texts).components(separatedBy: "\0\0")
    try #require(found.count == Self.names.count + 1)
    for (name, words) in zip(Self.names, found) {
      let expected = try wanted(try expected(name))
      #expect(words.components(separatedBy: "\0") == expected, "\(name)")
    }
  }

  /// Prints our variables in the order of their names.
  private static let variables = "env -0 | grep -z TIPCTL_ | LC_ALL=C sort -z"

  private func assignments(
    _ controls: TipControls, prefix: String = ""
  ) throws -> [String] {
    try controls.launchEnvironment.map { "\(prefix)\($0.key)=\($0.value)" }.sorted()
  }

  private func list(_ words: [String]) -> StoredValue {
    .array(words.map { .string($0) })
  }

  private func object(_ variables: [String: String]) -> StoredValue {
    .object(variables.mapValues { .string($0) })
  }

  @Test("A shell splits its words", arguments: ["shell", "simctl", "devicectl"])
  func shell(runner: String) throws {
    let texts = try texts("--for", runner)
    try expectPython("shlex.split(text)", reads: texts) { list(try $0.launchArguments) }
    try expectShell("eval \"set -- $text\"; printf '%s\\0' \"$@\"", prints: texts) {
      try $0.launchArguments
    }
  }

  @Test(
    "A shell reads its assignments",
    arguments: [
      ("env", ""), ("xcodebuild", "TEST_RUNNER_"), ("simctl", "SIMCTL_CHILD_"),
      ("devicectl", "DEVICECTL_CHILD_"),
    ])
  func assignments(runner: (name: String, prefix: String)) throws {
    let texts = try texts("--for", runner.name, "--environment")
    try expectShell("eval \"export $text\"; \(Self.variables)", prints: texts) {
      try assignments($0, prefix: runner.prefix)
    }
  }

  @Test("A shell reads its .env file")
  func dotenv() throws {
    let texts = try texts("--for", "dotenv")
    try expectShell("set -a; eval \"$text\"; \(Self.variables)", prints: texts) {
      try assignments($0)
    }
  }

  @Test("An XML parser reads a scheme")
  func scheme() throws {
    try expectPython(
      """
      (lambda root: [
          words(root.iter('CommandLineArgument'), 'argument'),
          pairs(root.iter('EnvironmentVariable'))])(tree.fromstring(text))
      """, reads: try texts("--for", "xcode-scheme", "--both"), as: parts)
  }

  @Test("A JSON parser reads a test plan")
  func testPlan() throws {
    try expectPython(
      """
      (lambda plan: [
          words(plan['commandLineArgumentEntries'], 'argument'),
          pairs(plan['environmentVariableEntries'])])(json.loads(text))
      """, reads: try texts("--for", "test-plan", "--both"), as: parts)
  }

  @Test("A JSON parser reads capabilities and plain JSON")
  func json() throws {
    try expectPython(
      "(lambda parts: [parts['args'], parts['env']])(json.loads(text)['appium:processArguments'])",
      reads: try texts("--for", "appium", "--both"), as: parts)
    try expectPython(
      "(lambda parts: [parts['arguments'], parts['environment']])(json.loads(text))",
      reads: try texts("--for", "json"), as: parts)
  }

  @Test("A YAML parser reads Maestro's flow")
  func maestro() throws {
    try expectPython(
      "yaml.safe_load(text)[0]['launchApp']['arguments']",
      reads: try texts("--for", "maestro"), as: pairs)
  }

  @Test("A JSON parser reads Detox's parameters")
  func detox() throws {
    try expectPython(
      "json.loads(text)['launchArgs']", reads: try texts("--for", "detox"), as: pairs)
  }

  /// The launch arguments and the variables.
  private func parts(_ controls: TipControls) throws -> StoredValue {
    [list(try controls.launchArguments), object(try controls.launchEnvironment)]
  }

  /// The launch arguments without the dash, which some runners add.
  private func pairs(_ controls: TipControls) throws -> StoredValue {
    let words = try controls.launchArguments
    let pairs = stride(from: 0, to: words.count, by: 2).map {
      (String(words[$0].dropFirst()), StoredValue.string(words[$0 + 1]))
    }
    return .object(Dictionary(uniqueKeysWithValues: pairs))
  }

  @Test("fastlane splits at white space, so a value with a space is refused")
  func fastlane() throws {
    let plain = runTipCtl(
      ["args", "--only", "FeedBirdsTip", "--for", "fastlane"], table: .standard)
    #expect(
      plain.output
        == "-com.apple.TipKit.HideAllTips 1 -com.apple.TipKit.ShowTips FeedBirdsTip\n")
    let quiet = runTipCtl(["args", "--quiet", "--for", "fastlane"], table: .standard)
    #expect(quiet.output == "-com.apple.TipKit.HideAllTips 1\n")
    let cut = runTipCtl(
      ["args", "--only", "It's new", "--for", "fastlane"], table: .standard)
    #expect(cut.code == .badData)
    #expect(cut.output.isEmpty)
    #expect(cut.errors.contains("\"It's new\" in -com.apple.TipKit.ShowTips"))
    let own = runTipCtl(
      ["args", "--only", "It's new", "--for", "fastlane", "--dialect", "tipctl"],
      table: .standard)
    #expect(own.errors.contains("\"It's new\" in -tipctl.ShowTips"))
    let quote = runTipCtl(
      ["args", "--only", "a\"b", "--for", "fastlane"], table: .standard)
    #expect(quote.code == .badData)
    #expect(quote.errors.contains("fastlane would split it"))
  }

  /// The words after the controls, and the whole text without controls and with two of them.
  @Test(
    "The text of a runner for one channel, and for no controls at all",
    arguments: [
      (
        "shell", "",
        "-com.apple.TipKit.HideAllTips 1 -com.apple.TipKit.ShowTips FeedBirdsTip"
      ),
      (
        "simctl", "",
        "-com.apple.TipKit.HideAllTips 1 -com.apple.TipKit.ShowTips FeedBirdsTip"
      ),
      (
        "devicectl", "",
        "-com.apple.TipKit.HideAllTips 1 -com.apple.TipKit.ShowTips FeedBirdsTip"
      ),
      ("env", "", "TIPCTL_HIDE_ALL_TIPS=1 TIPCTL_SHOW_TIPS=FeedBirdsTip"),
      ("dotenv", "", "TIPCTL_HIDE_ALL_TIPS='1'\nTIPCTL_SHOW_TIPS='FeedBirdsTip'"),
      (
        "swift", "[]",
        """
        [
          "-com.apple.TipKit.HideAllTips", "1",
          "-com.apple.TipKit.ShowTips", "FeedBirdsTip",
        ]
        """
      ),
      (
        "xcode-scheme", "<LaunchAction>\n</LaunchAction>",
        """
        <LaunchAction>
           <CommandLineArguments>
              <CommandLineArgument argument = "-com.apple.TipKit.HideAllTips 1" isEnabled = "YES"/>
              <CommandLineArgument argument = "-com.apple.TipKit.ShowTips FeedBirdsTip" \
        isEnabled = "YES"/>
           </CommandLineArguments>
        </LaunchAction>
        """
      ),
      (
        "maestro", "- launchApp:\n    arguments: {}",
        """
        - launchApp:
            arguments:
              "com.apple.TipKit.HideAllTips": "1"
              "com.apple.TipKit.ShowTips": "FeedBirdsTip"
        """
      ),
      (
        "detox",
        """
        {
          "launchArgs" : {

          }
        }
        """,
        """
        {
          "launchArgs" : {
            "com.apple.TipKit.HideAllTips" : "1",
            "com.apple.TipKit.ShowTips" : "FeedBirdsTip"
          }
        }
        """
      ),
    ])
  func texts(runner: String, none: String, two: String) {
    let words = ["args", "--for", runner]
    #expect(runTipCtl(words, table: .standard).output.trimmed == none)
    let run = runTipCtl(words + ["--only", "FeedBirdsTip"], table: .standard)
    #expect(run.output == two + "\n", "\(run.output)")
  }

  @Test("A document for one channel leaves the other one out")
  func oneChannel() throws {
    let arguments: StoredValue = ["-com.apple.TipKit.ShowAllTips", "1"]
    let variables: StoredValue = ["TIPCTL_SHOW_ALL_TIPS": "1"]
    let schema = StoredValue.int(JSONOutput.schema)
    let documents: [(String, StoredValue, StoredValue)] = [
      (
        "json", ["schema": schema, "arguments": arguments],
        ["schema": schema, "environment": variables]
      ),
      (
        "appium", ["appium:processArguments": ["args": arguments]],
        ["appium:processArguments": ["env": variables]]
      ),
      (
        "test-plan",
        ["commandLineArgumentEntries": [["argument": "-com.apple.TipKit.ShowAllTips 1"]]],
        ["environmentVariableEntries": [["key": "TIPCTL_SHOW_ALL_TIPS", "value": "1"]]]
      ),
    ]
    for (runner, arguments, environment) in documents {
      for (channel, expected) in [
        ("--arguments", arguments), ("--environment", environment),
      ] {
        let run = runTipCtl(
          ["args", "--demo", "--for", runner, channel], table: .standard)
        #expect(
          try StoredValue(json: run.output, subject: runner) == expected, "\(run.output)")
      }
    }
    let scheme = runTipCtl(
      ["args", "--demo", "--for", "xcode-scheme", "--environment"], table: .standard)
    #expect(
      scheme.output == """
        <LaunchAction>
           <EnvironmentVariables>
              <EnvironmentVariable key = "TIPCTL_SHOW_ALL_TIPS" value = "1" isEnabled = "YES"/>
           </EnvironmentVariables>
        </LaunchAction>

        """)
  }

  /// The options, and the arguments that they become.
  @Test(
    "Options become arguments, and paths absolute ones",
    arguments: [
      (
        ["--only", "A", "--only", "B"],
        "-com.apple.TipKit.HideAllTips 1 -com.apple.TipKit.ShowTips A,B"
      ),
      (["--sync-folder", "shared", "--dialect", "tipctl"], "-tipctl.SyncFolder /shared"),
      (["--receipt", "-", "-q"], "-tipctl.Receipt -"),
      (["--datastore", "birds", "--dialect", "tipctl"], "-tipctl.Datastore /birds"),
      (["--demo", "--show-all-tips"], "-com.apple.TipKit.ShowAllTips 1"),
      (["--demo", "--dialect", "tipctl"], "-tipctl.ShowAllTips 1"),
      (
        ["--demo", "--dialect", "apple", "--arguments"],
        "-com.apple.TipKit.ShowAllTips 1"
      ),
      (
        ["--show-tips", "a\tb\rc\u{1B}", "--dialect", "tipctl", "--for", "swift"],
        #"[\#n  "-tipctl.ShowTips", "a\tb\rc\u{1b}",\#n]"#
      ),
      (
        ["--demo", "--clock", "+3d", "--dialect", "tipctl"],
        "-tipctl.ShowAllTips 1 -tipctl.Clock +3d"
      ),
    ])
  func options(words: [String], text: String) {
    let run = runTipCtl(["args"] + words, table: .standard)
    #expect(run.output == text + "\n", "\(run.errors)")
    #expect(run.errors.isEmpty)
  }

  @Test("The Swift compiler reads its literals")
  func swift() throws {
    var script = "import Foundation\nvar parts: [[String]] = []\n"
    for name in Self.names {
      script += "parts.append(\(try args(name, ["--for", "swift"])))\n"
      script +=
        "let _: [String: String] = \(try args(name, ["--for", "swift", "--environment"]))\n"
    }
    script += "print(String(decoding: try JSONEncoder().encode(parts), as: UTF8.self))\n"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: folder.appending(path: "main.swift"))
    let run = "cd '\(folder.path)' && swiftc main.swift -o literals && ./literals"
    let found = try StoredValue(json: try output(of: ["sh", "-c", run], []), subject: "parsed")
    #expect(
      found == .array(try Self.names.map { list(try expected($0).launchArguments) }))
    try FileManager.default.removeItem(at: folder)
  }

  @Test(
    "Apple's dialect refuses a control that TipKit does not have, in the user's own word",
    arguments: [
      (
        ["--only", "FeedBirdsTip", "--clock", "+3d"],
        "argument for \"--clock\".\nLeave it out"
      ),
      (["--fresh"], "argument for DisplayFrequency of \"--fresh\"."),
      (
        ["--fresh", "--display-frequency", "daily"],
        "argument for \"--display-frequency\"."
      ),
      (
        ["--datastore", "birds", "--receipt", "-"],
        "for \"--datastore\", \"--receipt\".\nLeave them out"
      ),
      (["--demo", "--for", "env"], "\"env\" has environment variables only"),
      (
        ["--demo", "--for", "simctl", "--environment"],
        "which Apple's TipKit does not read"
      ),
      (["--demo", "--for", "test-plan", "--both"], "which Apple's TipKit does not read"),
    ])
  func apple(words: [String], message: String) {
    let run = runTipCtl(["args"] + words + ["--dialect", "apple"], table: .standard)
    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("Apple's dialect has the five controls of TipKit")
  func fiveControls() {
    let run = runTipCtl(
      [
        "args", "--show-all-tips", "--hide-all-tips", "--show-tips", "A", "--hide-tips",
        "B",
        "--reset-datastore", "--dialect", "apple",
      ], table: .standard)
    let prefix = "-com.apple.TipKit."
    #expect(
      run.output == "\(prefix)ShowAllTips 1 \(prefix)HideAllTips 1 \(prefix)ShowTips A "
        + "\(prefix)HideTips B \(prefix)ResetDatastore 1\n")
    #expect(run.errors.isEmpty)
  }

  /// The words after the command, and standard error.
  @Test(
    "One line says what does not reach Apple's TipKit",
    arguments: [
      (["--quiet"], ""),
      ([], ""),
      (["--for", "env"], ""),
      (
        ["--quiet", "--clock", "+3d", "--receipt", "-"],
        "Apple's TipKit ignores -tipctl.Clock, -tipctl.Receipt, which an app with TipEngine obeys.\n"
      ),
      (
        ["--clock", "+3d", "--for", "json"],
        "Apple's TipKit ignores -tipctl.Clock, which an app with TipEngine obeys.\n"
      ),
      (
        ["--quiet", "--for", "env"],
        "Apple's TipKit reads no environment variables; for an app that ships it, write "
          + "--for shell.\n"
      ),
      (
        ["--quiet", "--for", "dotenv"],
        "Apple's TipKit reads no environment variables; for an app that ships it, write "
          + "--for shell.\n"
      ),
      (
        ["--quiet", "--clock", "+3d", "--for", "xcodebuild"],
        "Apple's TipKit reads no environment variables; for an app that ships it, write "
          + "--for swift.\n"
      ),
      (
        ["--quiet", "--for", "simctl", "--environment"],
        "Apple's TipKit reads no environment variables; for an app that ships it, write "
          + "--arguments.\n"
      ),
      (["--quiet", "--for", "simctl"], ""),
      (["--quiet", "--for", "xcodebuild", "--dialect", "tipctl"], ""),
      (["--clock", "+3d", "-q"], ""),
      (
        ["--quiet", "--for", "devicectl"],
        "Write \"--\" before the app's bundle id, or devicectl reads these words as its own "
          + "options.\n"
      ),
      (
        ["--quiet", "--for", "devicectl", "--environment", "--dialect", "tipctl"], ""
      ),
    ])
  func notes(words: [String], note: String) {
    let run = runTipCtl(["args"] + words, table: .standard)
    #expect(run.code == .done)
    #expect(run.errors == note)
  }

  @Test(
    "Another name of a runner is refused with the runner that is meant",
    arguments: [
      ("xcuitest", "swift"), ("XCUITest", "swift"), ("xcscheme", "xcode-scheme"),
      ("simulator", "simctl"), ("xctestplan", "test-plan"), ("detix", "detox"),
    ])
  func synonym(word: String, runner: String) {
    let run = runTipCtl(["args", "--for", word], table: .standard)
    #expect(run.code == .usage)
    #expect(
      run.errors
        == "tipctl: Invalid value \"\(word)\" for --for.\nDid you mean \"\(runner)\"?\n")
  }

  @Test("Every control is an option, and every preset")
  func parity() {
    for control in Control.allCases where control != .datastore {
      let option = ControlOptions.controls.first {
        $0.name == ControlOptions.name(of: control)
      }
      #expect(option != nil, "\(control)")
    }
    #expect(ControlOptions.name(of: .showAllTips) == "show-all-tips")
    let run = runTipCtl(
      [
        "args", "--datastore", "memory", "--snapshot-record", "never", "--receipt",
        "r.json",
      ],
      table: .standard)
    #expect(
      run.output
        == "-tipctl.Datastore memory -tipctl.SnapshotRecord never -tipctl.Receipt /r.json\n"
    )
  }

  @Test("--quiet is the preset, -q the global option; single controls override presets")
  func quiet() {
    #expect(
      runTipCtl(["args", "--quiet"], table: .standard).output
        == "-com.apple.TipKit.HideAllTips 1\n")
    #expect(
      runTipCtl(["args", "-q", "--demo"], table: .standard).output
        == "-com.apple.TipKit.ShowAllTips 1\n")
    let help = runTipCtl(["help", "args"], table: .standard).lines
    #expect(help.contains { $0.hasPrefix("  --quiet") })
    #expect(help.contains { $0.contains("-q prints data, warnings and errors only.") })
    #expect(!help.contains { $0.hasPrefix("  -q, --quiet") })
    let both = runTipCtl(["args", "--quiet", "--demo"], table: .standard)
    #expect(both.errors.contains("\"--quiet\" and \"--demo\" contradict each other"))
    let over = runTipCtl(
      ["args", "--fresh", "--display-frequency", "daily"], table: .standard)
    #expect(
      over.output == "-com.apple.TipKit.ResetDatastore 1 -tipctl.DisplayFrequency daily\n"
    )
  }

  @Test(
    "An invalid value is refused, and the message names the option",
    arguments: [
      (["--clock", "soon"], "\"soon\" in --clock"),
      (["--display-frequency", "often"], "\"often\" in --display-frequency"),
      (["--show-tips", "a,,b"], "\"a,,b\" in --show-tips"),
      (["--sync-folder", " "], "\" \" in --sync-folder.\nWrite a folder, created if"),
      (["--show-tips=-5x"], "begins with \"-\""),
      (
        ["--for", "espresso"],
        "Invalid value \"espresso\" for --for.\nWrite one of: shell"
      ),
      (
        ["--dialect", "swift"],
        "Invalid value \"swift\" for --dialect.\nWrite one of: mixed, tip"
      ),
      (["--arguments", "--both"], "\"--arguments\" and \"--both\" exclude each other"),
      (
        ["--arguments", "--environment"],
        "\"--arguments\" and \"--environment\" exclude each other"
      ),
      (["--for", "xcodebuild", "--arguments"], "\"xcodebuild\" does not support"),
    ])
  func refused(words: [String], message: String) {
    let run = runTipCtl(["args"] + words, table: .standard)
    #expect([.usage, .badData].contains(run.code))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
