import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

/// Failures that all commands share.
@Suite("tipctl simulator without a simulator", .ownThread)
struct SimulatorFailureTests {
  private let simulator: SimulatorYard

  init() throws { simulator = try SimulatorYard() }

  private static let commands: [[String]] = [
    ["launch", "app.birds"], ["quiet"], ["quiet", "--off"], ["list"],
    ["inspect", "app.birds"],
    ["reset", "app.birds"], ["undo", "app.birds"],
  ]

  @Test(
    "Without xcrun each exits with 69, the reason and what to do next",
    arguments: commands)
  func missing(words: [String]) throws {
    let bin = simulator.folder.appending(path: "bin")
    for (mode, reason) in [(nil, "no such file"), (0o644, "permission denied")] as [(Int?, String)]
    {
      let file = bin.appending(path: "xcrun").path
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      }
      let run = simulator.run(words) { console in
        // A Mac has xcrun in its other folders.
        console.environment["PATH"] = mode == nil ? "/nowhere" : bin.path
      }
      #expect(run.code == .unavailable)
      #expect(run.output.isEmpty)
      #expect(
        run.errors.hasPrefix("tipctl: \"xcrun\" cannot be run: \(reason)"),
        "\(run.errors)")
      #expect(run.errorLines.count == 2)
      #expect(run.errorLines.last?.contains("a Mac with Xcode") == true)
      let json = simulator.run(words + ["--format", "json"]) { $0.environment["PATH"] = "/nowhere" }
      #expect(json.errors.contains("\"error\":{\"code\":69,"))
    }
  }

  @Test("Without a booted device nothing else is called", arguments: commands)
  func noDevice(words: [String]) throws {
    try simulator.answer(SimulatorYard.list, #"{"devices": {"iOS-18-4": []}}"#)
    let run = simulator.run(words)
    #expect(run.code == (words == ["list"] ? .done : .unavailable))
    #expect(run.errors.contains("No simulator is booted"))
    #expect(run.output.isEmpty)
    #expect(simulator.takeLines() == ["xcrun \(SimulatorYard.list)"])
  }

  @Test("Of two booted devices none is guessed, and --device chooses one")
  func twoDevices() throws {
    try simulator.answer(
      SimulatorYard.list,
      SimulatorYard.devices([("iPhone 16", "A-1"), ("Watch\\u001b", "B-2")]))
    for words in Self.commands where words != ["list"] {
      let run = simulator.run(words)
      #expect(run.code == .usage)
      #expect(
        run.errorLines == [
          "tipctl: 2 simulators are booted: iPhone 16 (A-1), Watch\\u{1B} (B-2).",
          "Choose one with --device.",
        ])
      #expect(simulator.takeLines() == ["xcrun \(SimulatorYard.list)"])
      _ = simulator.run(words + ["--device", SimulatorYard.udid])
      #expect(simulator.takeCalls().allSatisfy { $0.contains(SimulatorYard.udid) })
    }
  }

  @Test(
    "An output of another kind is an error with the call, not a crash",
    arguments: [
      "", "rubbish", "[]", "{}", #"{"devices": []}"#, #"{"devices": {"iOS": {}}}"#,
      #"{"devices": {"iOS": [{}]}}"#, #"{"devices": {"iOS": [{"udid": "-x"}]}}"#,
      #"{"devices": {"iOS": [{"udid": 5}]}}"#, #"{"devices": {"iOS": [null]}}"#,
      String(repeating: "[", count: 100_000), "\u{0}\u{1B}[2J",
    ])
  func rubbish(output: String) throws {
    try simulator.answer(SimulatorYard.list, output)
    for words in Self.commands {
      let run = simulator.run(words)
      #expect(run.code == .badData, "\(words): \(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("\"xcrun \(SimulatorYard.list)\" cannot be used"))
    }
  }

  @Test("Bytes that are not text, and more megabytes than are read, are errors too")
  func bytes() throws {
    try simulator.answer(SimulatorYard.list, running: "printf '\\377\\376'")
    #expect(simulator.run("quiet").errors.contains("is not valid UTF-8"))
    for stream in ["", " >&2"] {
      // Endless: only a tool that stops reading ends it.
      try simulator.answer(SimulatorYard.list, running: "exec yes\(stream)")
      let run = simulator.run("quiet")
      #expect(run.code == .badData)
      #expect(run.errors.contains("it printed more than 16 MB"), "\(run.errors)")
    }
  }

  @Test("Megabytes of messages are quoted in part, and do not block")
  func longMessages() throws {
    let call = "simctl terminate booted app.birds"
    try simulator.answer(
      call, running: "yes 'Not now.' | head -c 4000000 >&2; yes | head -c 4000000")
    let done = simulator.run("launch", "app.birds")
    #expect(done.code == .done, "\(done.errors)")
    try simulator.answer(call, code: 5, running: "yes 'Not now.' | head -c 4000000 >&2")
    let run = simulator.run("launch", "app.birds")
    #expect(run.code == .unavailable)
    #expect(run.errors.contains("failed with exit code 5: \"Not now. Not now."))
    #expect(run.errors.utf8.count < 1000)
  }

  @Test("A call without a message, one that a signal ended, and a missing simctl")
  func ends() throws {
    let call = "simctl terminate booted app.birds"
    for (script, code, words) in [
      ("", 9, "failed with exit code 9 and no message"),
      ("kill -9 $$", 0, "was ended by signal 9 and no message"),
      // Its errors say why it failed, and its output does not.
      ("echo 'No wrens.'; echo 'No owls.' >&2", 3, "failed with exit code 3: \"No owls.\""),
      (
        "echo 'xcrun: error: unable to find utility \"simctl\"' >&2", 72,
        "exit code 72: \"xcrun: error: unable to find utility \"simctl\"\""
      ),
    ] {
      try simulator.answer(call, code: code, running: script)
      let run = simulator.run("launch", "app.birds")
      #expect(run.code == .unavailable)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.contains("Install Xcode") == (code == 72))
    }
  }

  @Test(
    "A bundle id that simctl would take for something else is refused",
    arguments: [
      "-x", "--", "../..", "a/b", "", " ", "app birds", "app.birds\n", "*", "123", "ä.b",
      "$(id)",
    ])
  func bundles(word: String) {
    for command in ["launch", "inspect", "reset", "undo"] {
      let run = simulator.run(command, "--", word)
      #expect(run.code == .usage)
      #expect(run.errors.contains("is not a bundle id"), "\(run.errors)")
    }
    #expect(simulator.takeCalls().isEmpty)
  }

  @Test("An id that begins with a dash is an unknown option where options are read")
  func dash() {
    #expect(simulator.run("reset", "-x").code == .usage)
    #expect(simulator.run("launch", ".xctrunner", "--dry-run").code == .done)
    #expect(simulator.takeCalls().isEmpty)
  }

  @Test(
    "A device that simctl would take for an option is refused",
    arguments: ["", "-x", "a\nb"])
  func devices(word: String) {
    for words in Self.commands {
      let run = simulator.run(words + ["--device=\(word)"])
      #expect(run.code == .usage)
      #expect(run.errors.contains("is not a device"))
    }
    #expect(simulator.takeCalls().isEmpty)
  }

  @Test("The word booted is the booted device in any case")
  func booted() {
    #expect(simulator.run("quiet", "--device", "Booted").code == .done)
    #expect(simulator.takeCalls().last?.contains("booted") == true)
  }

  @Test(
    "An app that is not installed is an error in simctl's words",
    arguments: ["reset", "undo", "inspect"])
  func notInstalled(command: String) throws {
    try simulator.answer(
      "simctl get_app_container booted app.owls data",
      errors: "An error was encountered (code=2):\n\tNo such file or directory\n", code: 2)
    let run = simulator.run(command, "app.owls")
    #expect(run.code == .unavailable)
    #expect(run.errors.contains("\"An error was encountered (code=2): No such file or directory\""))
    #expect(run.errorLines.last?.contains("tipctl simulator list") == true)
    #expect(simulator.takeLines().last?.hasSuffix("app.owls data") == true)
  }

  @Test(
    "A container that is not a folder is an error",
    arguments: ["", ".", "relative/path", "/nowhere/at/all", "/\u{1B}[2J", "/tmp\n/tmp"])
  func containers(output: String) throws {
    try simulator.answer("simctl get_app_container booted app.birds data", output)
    for command in ["reset", "undo", "inspect"] {
      let run = simulator.run(command, "app.birds")
      #expect(run.code == .badData, "\(run.errors)")
      #expect(run.errors.contains("is not the path of a folder"))
    }
  }

  @Test(
    "Groups that cannot be found are warned about; the app's own container is still used")
  func groups() throws {
    try simulator.makeFiles("old", in: simulator.data)
    let call = "simctl get_app_container booted app.birds groups"
    try simulator.answer(call, errors: "No groups.\n", code: 2)
    let failed = simulator.run("reset", "app.birds")
    #expect(failed.code == .done)
    #expect(failed.errors.contains("warning: The containers of groups are not searched"))
    try simulator.answer(call, String(repeating: "rubbish \u{1B}\n", count: 50_000))
    let rubbish = simulator.run("undo", "app.birds")
    #expect(rubbish.code == .done)
    #expect(rubbish.errors.contains("50000 lines of"))
    #expect(rubbish.errorLines.count == 2)
    try simulator.answer(call, "group.app.birds\t/nowhere\n")
    #expect(simulator.run("inspect", "app.birds").errors.contains("1 line of"))
    try simulator.answer(call, "\n  \ngroup.app.birds\t\(simulator.group.path)\n")
    #expect(simulator.run("reset", "app.birds").errors.isEmpty)
  }
}
