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

  /// Prints our variables.
  private static let variables = """
    import json, os
    print(json.dumps({k: v for k, v in os.environ.items() if "TIPCTL_" in k}))
    """

  /// The controls that an app would apply.
  private func expected(_ name: String) throws -> TipControls {
    TipControls(
      hideAllTips: true, showTips: [name], resetDatastore: true,
      clock: try ClockSetting("@2026-11-21 x60", subject: "test"),
      displayFrequency: .immediate)
  }

  private func args(_ name: String, _ words: String...) throws -> String {
    let run = runTipCtl(
      ["args"] + Self.options + ["--show-tips=\(name)"] + words, table: .standard)
    try #require(run.code == .done, "\(run.errors)")
    return String(run.output.dropLast())
  }

  /// Runs a program over text, and reads the JSON that it prints.
  private func parsed(
    _ program: [String], _ text: String
  ) throws -> StoredValue {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = program
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program)\n\(text)")
    return try StoredValue(json: String(decoding: data, as: UTF8.self), subject: "parsed")
  }

  private func python(_ script: String, _ text: String) throws -> StoredValue {
    try parsed(
      ["python3", "-c", "import json, sys\ntext = sys.stdin.read()\n\(script)"], text)
  }

  private func list(_ words: [String]) -> StoredValue {
    .array(words.map { .string($0) })
  }

  private func object(_ variables: [String: String], prefix: String = "") -> StoredValue {
    let pairs = variables.map { (prefix + $0.key, StoredValue.string($0.value)) }
    return .object(Dictionary(uniqueKeysWithValues: pairs))
  }

  @Test("A shell splits its words", arguments: names, ["shell", "simctl", "devicectl"])
  func shell(name: String, runner: String) throws {
    let text = try args(name, "--for", runner)
    let expected = list(try expected(name).launchArguments)
    #expect(
      try python("import shlex; print(json.dumps(shlex.split(text)))", text) == expected)
    let bash = """
      eval "set -- $(cat)"
      python3 -c 'import json, sys; print(json.dumps(sys.argv[1:]))' "$@"
      """
    #expect(try parsed(["bash", "-c", bash], text) == expected)
  }

  @Test(
    "A shell reads its assignments", arguments: names,
    [
      ("env", ""), ("xcodebuild", "TEST_RUNNER_"), ("simctl", "SIMCTL_CHILD_"),
      ("devicectl", "DEVICECTL_CHILD_"),
    ])
  func assignments(name: String, runner: (name: String, prefix: String)) throws {
    let found = try parsed(
      ["bash", "-c", "eval \"export $(cat)\"; python3 -c \"$0\"", Self.variables],
      args(name, "--for", runner.name, "--environment"))
    #expect(found == object(try expected(name).launchEnvironment, prefix: runner.prefix))
  }

  @Test("A shell reads its .env file", arguments: names)
  func dotenv(name: String) throws {
    let found = try parsed(
      ["bash", "-c", "set -a; eval \"$(cat)\"; python3 -c \"$0\"", Self.variables],
      args(name, "--for", "dotenv"))
    #expect(found == object(try expected(name).launchEnvironment))
  }

  @Test("An XML parser reads a scheme", arguments: names)
  func scheme(name: String) throws {
    let found = try python(
      """
      import shlex, xml.etree.ElementTree as tree
      root = tree.fromstring(text)
      words = sum((shlex.split(e.get('argument')) for e in root.iter('CommandLineArgument')), [])
      variables = {e.get('key'): e.get('value') for e in root.iter('EnvironmentVariable')}
      print(json.dumps([words, variables]))
      """, try args(name, "--for", "xcode-scheme", "--both"))
    let controls = try expected(name)
    #expect(
      found == [
        list(try controls.launchArguments), object(try controls.launchEnvironment),
      ])
  }

  @Test("A JSON parser reads a test plan", arguments: names)
  func testPlan(name: String) throws {
    let found = try python(
      """
      import shlex
      plan = json.loads(text)
      words = sum((shlex.split(e['argument']) for e in plan['commandLineArgumentEntries']), [])
      print(json.dumps([words, {e['key']: e['value'] for e in plan['environmentVariableEntries']}]))
      """, try args(name, "--for", "test-plan", "--both"))
    let controls = try expected(name)
    #expect(
      found == [
        list(try controls.launchArguments), object(try controls.launchEnvironment),
      ])
  }

  @Test("A JSON parser reads capabilities and plain JSON", arguments: names)
  func json(name: String) throws {
    let controls = try expected(name)
    let parts: [StoredValue] = [
      list(try controls.launchArguments), object(try controls.launchEnvironment),
    ]
    let appium = """
      parts = json.loads(text)['appium:processArguments']
      print(json.dumps([parts['args'], parts['env']]))
      """
    #expect(
      try python(appium, try args(name, "--for", "appium", "--both")) == .array(parts))
    let json =
      "p = json.loads(text); print(json.dumps([p['arguments'], p['environment']]))"
    #expect(try python(json, try args(name, "--for", "json")) == .array(parts))
  }

  @Test("A YAML parser reads Maestro's flow", arguments: names)
  func maestro(name: String) throws {
    let found = try python(
      "import yaml; print(json.dumps(yaml.safe_load(text)[0]['launchApp']['arguments']))",
      try args(name, "--for", "maestro"))
    #expect(found == (try pairs(name)))
  }

  @Test("A JSON parser reads Detox's parameters", arguments: names)
  func detox(name: String) throws {
    let found = try python(
      "print(json.dumps(json.loads(text)['launchArgs']))",
      try args(name, "--for", "detox"))
    #expect(found == (try pairs(name)))
  }

  /// The launch arguments without the dash, which some runners add.
  private func pairs(_ name: String) throws -> StoredValue {
    let words = try expected(name).launchArguments
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
      script += "parts.append(\(try args(name, "--for", "swift")))\n"
      script +=
        "let _: [String: String] = \(try args(name, "--for", "swift", "--environment"))\n"
    }
    script += "print(String(decoding: try JSONEncoder().encode(parts), as: UTF8.self))\n"
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(script.utf8).write(to: folder.appending(path: "main.swift"))
    let run = "cd '\(folder.path)' && swiftc main.swift -o literals && ./literals"
    let found = try parsed(["sh", "-c", run], "")
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
        ["--datastore", "birds", "--receipt", "-"], "for \"--datastore\", \"--receipt\"."
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
      (["--for", "xcodebuild", "--arguments"], "\"xcodebuild\" does not support"),
    ])
  func refused(words: [String], message: String) {
    let run = runTipCtl(["args"] + words, table: .standard)
    #expect([.usage, .badData].contains(run.code))
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
