import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl simulator launch and quiet", .ownThread)
struct SimulatorLaunchTests {
  private let simulator: SimulatorYard

  init() throws { simulator = try SimulatorYard() }

  // MARK: - launch

  @Test("launch terminates the app and launches it with TipKit's arguments")
  func launch() throws {
    let arguments = "-com.apple.TipKit.HideAllTips 1 -com.apple.TipKit.ShowTips FeedBirdsTip"
    try simulator.answer("simctl launch booted app.birds \(arguments)", "app.birds: 4711\n")
    let run = simulator.run("launch", "app.birds", "--only", "FeedBirdsTip")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output == "app.birds is launched with \(arguments), as process 4711.\n")
    #expect(
      simulator.takeLines() == [
        "xcrun simctl list devices booted --json", "xcrun simctl terminate booted app.birds",
        "xcrun simctl launch booted app.birds \(arguments)",
      ])
  }

  /// Options, and the words after the app's id.
  private static let spellings: [([String], [String])] = [
    ([], []), (["--quiet"], ["-com.apple.TipKit.HideAllTips", "1"]),
    (["--demo"], ["-com.apple.TipKit.ShowAllTips", "1"]),
    (["--show-all-tips"], ["-com.apple.TipKit.ShowAllTips", "1"]),
    (["--hide-all-tips"], ["-com.apple.TipKit.HideAllTips", "1"]),
    (["--show-tips", "A,B"], ["-com.apple.TipKit.ShowTips", "A,B"]),
    (["--hide-tips", "it's"], ["-com.apple.TipKit.HideTips", "it's"]),
    (["--reset-datastore"], ["-com.apple.TipKit.ResetDatastore", "1"]),
  ]

  @Test("Each control that TipKit has is passed in TipKit's spelling", arguments: spellings)
  func spelling(options: [String], words: [String]) throws {
    let device = ["--device", "iPhone 16"]
    #expect(simulator.run(["launch", "app.birds"] + device + options).code == .done)
    #expect(
      simulator.takeCalls() == [
        ["simctl", "terminate", "iPhone 16", "app.birds"],
        ["simctl", "launch", "iPhone 16", "app.birds"] + words,
      ])
  }

  @Test(
    "The process is the last one that simctl names, or none",
    arguments: [
      ("app.birds: waits\napp.birds: 12\n", ", as process 12."),
      ("app.birdsong: 7\napp.birds: 12\nDone: 5\n", ", as process 12."), ("", "."),
      ("app.birds: soon\n", "."),
    ])
  func process(output: String, end: String) throws {
    try simulator.answer("simctl launch booted app.birds", output)
    let run = simulator.run("launch", "app.birds")
    #expect(run.output == "app.birds is launched without controls\(end)\n")
  }

  @Test("JSON has the arguments, the process and the calls")
  func json() throws {
    try simulator.answer(
      "simctl launch booted app.birds -com.apple.TipKit.HideAllTips 1", "app.birds: 12\n")
    let fields = try simulator.json("launch", "app.birds", "--quiet")
    #expect(fields["process"] == 12)
    #expect(fields["arguments"] == ["-com.apple.TipKit.HideAllTips", "1"])
    #expect(fields["device"] == "booted")
    #expect(fields["dryRun"] == false)
    #expect(
      fields["commands"]
        == .array(simulator.takeLines().map(StoredValue.string)))
  }

  @Test(
    "A dry run prints exactly the calls of the real run, and runs nothing",
    arguments: [
      ["launch", "app.birds", "--hide-tips", "it's", "--device", "iPhone 16"],
      ["launch", "app.birds", "--demo"], ["quiet"], ["quiet", "--off"],
      ["reset", "app.birds"], ["undo", "app.birds"],
      ["reset", "app.birds", "--device", "iPhone 16"],
    ])
  func dryRun(words: [String]) throws {
    try simulator.makeFiles("old", in: simulator.data)
    try simulator.makeFiles("older", in: simulator.data, ".tipkit.reset-2026")
    let before = try simulator.files()
    let dry = simulator.run(words + ["--dry-run"])
    #expect(dry.code == .done, "\(dry.errors)")
    #expect(simulator.takeCalls().isEmpty)
    #expect(try simulator.files() == before)
    #expect(dry.lines.first == "Dry run: nothing was changed. Without --dry-run:")
    #expect(simulator.run(words).code == .done)
    #expect(dry.lines.dropFirst(2) == simulator.takeLines()[...])
  }

  @Test(
    "An app that does not run is launched too",
    arguments: ["found nothing to terminate", "No matching processes belonging to you were found"])
  func notRunning(words: String) throws {
    try simulator.answer(
      "simctl terminate booted app.birds", errors: "An error:\n\(words)\n", code: 3)
    let run = simulator.run("launch", "app.birds")
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errors.isEmpty)
    #expect(simulator.takeLines().last == "xcrun simctl launch booted app.birds")
  }

  @Test("An app that may still run is not launched: it would keep its old arguments")
  func notTerminated() throws {
    try simulator.answer(
      "simctl terminate booted app.birds", errors: "Busy.\u{1B}[2J\n", code: 4)
    let run = simulator.run("launch", "app.birds")
    #expect(run.code == .unavailable)
    #expect(
      run.errorLines.first
        == "tipctl: \"xcrun simctl terminate booted app.birds\" failed with exit code 4: "
        + "\"Busy.\\u{1B}[2J\".")
    #expect(run.output.isEmpty)
    #expect(simulator.takeLines().last == "xcrun simctl terminate booted app.birds")
  }

  // MARK: - Controls that TipKit does not have

  @Test("Each control that TipKit lacks is refused with what to use instead")
  func otherControls() {
    let others = Control.allCases.filter { !$0.descriptor.isInTipKit }
    #expect(others.count == 13)
    for control in others {
      let name = ControlName.environmentVariable(for: control).dropFirst("TIPCTL_".count)
      let option = "--" + name.lowercased().replacing("_", with: "-")
      for value in [[option, "x"], ["\(option)=x"]] {
        let run = simulator.run(["launch", "app.birds", "--dry-run"] + value)
        #expect(run.code == .usage, "\(run.errors)")
        #expect(run.errors.contains(option), "\(run.errors)")
        let advice = run.errorLines.last ?? ""
        #expect(advice.contains(/TipKit|tipctl run|datastoreLocation/), "\(advice)")
        #expect(!advice.contains("help simulator"), "\(advice)")
      }
    }
    #expect(simulator.takeCalls().isEmpty)
  }

  @Test(
    "The advice names the replacement",
    arguments: [
      (["--clock", "+3d"], "tipctl clock"), (["--fresh"], "--reset-datastore"),
      (["--display-frequency=daily"], "Tips.configure"),
      (["--datastore", "birds/"], ".datastoreLocation(_:)"),
      (["--app", "Birds"], "bundle id"),
      (["--receipt", "-"], "simulator inspect"), (["--show-tipz", "A"], "--show-tips"),
      (["--answer-alerts", "*=OK"], "run an app that uses TipControl with \"tipctl run\""),
      (["--hide-tips=-x"], "names that do not begin with a dash"),
    ])
  func advice(words: [String], advice: String) {
    let run = simulator.run(["launch", "app.birds"] + words)
    #expect(run.code == (words == ["--hide-tips=-x"] ? .badData : .usage))
    #expect(run.errorLines.last?.contains(advice) == true, "\(run.errors)")
    #expect(simulator.takeCalls().isEmpty)
  }

  // MARK: - quiet

  @Test("quiet sets the global default, and --off removes it")
  func quiet() {
    let on = simulator.run("quiet")
    #expect(on.code == .done, "\(on.errors)")
    #expect(on.lines.last == "Take it back with: tipctl simulator quiet --off")
    #expect(
      simulator.takeCalls().last == [
        "simctl", "spawn", "booted", "defaults", "write", "-g",
        "com.apple.TipKit.HideAllTips",
        "-bool", "YES",
      ])
    #expect(simulator.run("quiet", "--off", "--device", "iPhone 16").code == .done)
    #expect(
      simulator.takeCalls() == [
        [
          "simctl", "spawn", "iPhone 16", "defaults", "delete", "-g",
          "com.apple.TipKit.HideAllTips",
        ]
      ])
  }

  @Test(
    "A launch and a global default are changes, also in a dry run",
    arguments: [["quiet"], ["quiet", "--off"], ["launch", "app.birds"]])
  func changed(words: [String]) throws {
    for options in [[], ["--dry-run"]] {
      let run = simulator.run(words + options + ["--format", "json"])
      let fields = try StoredValue(json: run.output, subject: "output")
      #expect(fields["changed"] == true && fields["dryRun"] == .bool(!options.isEmpty))
    }
  }

  @Test("The way back names the same device")
  func quietDevice() {
    let run = simulator.run("quiet", "--device", "iPhone 16")
    #expect(
      run.lines.last == "Take it back with: tipctl simulator quiet --off --device 'iPhone 16'")
  }

  @Test("quiet --off succeeds when tips are not hidden, and fails for any other reason")
  func quietOff() throws {
    let call = "simctl spawn booted defaults delete -g com.apple.TipKit.HideAllTips"
    try simulator.answer(call, errors: "The domain/default pair does not exist\n", code: 1)
    let run = simulator.run("quiet", "--off")
    #expect(run.code == .done)
    #expect(run.output == "Tips are not hidden.\n")
    #expect(try simulator.json("quiet", "--off")["changed"] == false)
    try simulator.answer(
      call, errors: "Unable to lookup in current state: Shutdown\n", code: 149)
    #expect(simulator.run("quiet", "--off").code == .unavailable)
  }
}
