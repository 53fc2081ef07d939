import Foundation
import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipEngine
import TipModel

/// `tipctl run` with a closure as the child.
@Suite("tipctl run")
struct RunTests {
  /// Runs the tool with a child that acts as an app does when it starts.
  private func run(
    _ words: [String], losing variables: [String] = [], end: ChildEnd = .exited(0),
    engine: Bool = true
  ) -> (RecordedRun, ChildCommand?) {
    let seen = Mutex<ChildCommand?>(nil)
    let run = runTipCtl(["run"] + words, table: .standard) { console in
      console.environment = ["HOME": "/home/birds"]
      console.runChild = { command in
        seen.withLock { $0 = command }
        if engine { _ = try AppDouble.launch(command, losing: variables) }
        return end
      }
    }
    return (run, seen.withLock { $0 })
  }

  @Test("adds variables to the environment, and passes when the app applied them")
  func environment() throws {
    let (run, command) = run(["--demo", "--display-frequency", "daily", "--", "birds", "-x"])
    #expect(run.code == .done)
    #expect(run.output.isEmpty)
    #expect(run.errors.isEmpty)
    let child = try #require(command)
    #expect(child.words == ["birds", "-x"])
    #expect(child.environment["HOME"] == "/home/birds")
    #expect(child.environment["TIPCTL_SHOW_ALL_TIPS"] == "1")
    #expect(child.environment["TIPCTL_DISPLAY_FREQUENCY"] == "daily")
    let receipt = try #require(child.environment["TIPCTL_RECEIPT"])
    #expect(!FileManager.default.fileExists(atPath: receipt))
  }

  @Test("adds launch arguments after the command's own", arguments: ["--arguments", "--both"])
  func arguments(channel: String) throws {
    let (run, command) = run(["--demo", channel, "--", "birds", "-x"])
    #expect(run.code == .done, "\(run.errors)")
    let words = try #require(command).words
    #expect(words.prefix(4) == ["birds", "-x", "-tipctl.ShowAllTips", "1"])
    #expect((command?.environment["TIPCTL_SHOW_ALL_TIPS"] != nil) == (channel == "--both"))
  }

  @Test("puts a prefix before the names of variables")
  func prefix() {
    let (_, command) = run(
      ["--demo", "--no-verify", "--prefix", "SIMCTL_CHILD_", "--", "xcrun"], engine: false)
    #expect(command?.environment["SIMCTL_CHILD_TIPCTL_SHOW_ALL_TIPS"] == "1")
    #expect(command?.environment["TIPCTL_SHOW_ALL_TIPS"] == nil)
    #expect(command?.environment.keys.contains { $0.hasSuffix("RECEIPT") } == false)
  }

  @Test("fails with a table when the app did not apply the requested controls")
  func differences() {
    let (run, _) = run(
      ["--only", "FeedBirdsTip", "--", "birds"],
      losing: ["TIPCTL_SHOW_TIPS", "TIPCTL_HIDE_ALL_TIPS"])
    #expect(run.code == .no)
    #expect(run.output.isEmpty)
    for words in [
      "\"birds\" did not apply the requested controls", "control", "HideAllTips",
      "ShowTips", "FeedBirdsTip", "nothing", "reached the app",
    ] {
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test("passes when one of several processes applied the controls, as the tests of a package may")
  func several() {
    func code(_ losing: [[String]]) -> ExitCode {
      runTipCtl(["run", "--demo", "--", "swift", "test"], table: .standard) { console in
        console.runChild = { command in
          for variables in losing { _ = try AppDouble.launch(command, losing: variables) }
          return .exited(0)
        }
      }.code
    }
    #expect(code([[], ["TIPCTL_SHOW_ALL_TIPS"]]) == .done)
    #expect(code([["TIPCTL_SHOW_ALL_TIPS"], []]) == .done)
    #expect(code([["TIPCTL_SHOW_ALL_TIPS"], ["TIPCTL_SHOW_ALL_TIPS"]]) == .no)
  }

  @Test("shows what the last of several processes did not apply")
  func lastOfSeveral() {
    let run = runTipCtl(
      ["run", "--only", "FeedBirdsTip", "--", "swift", "test"], table: .standard
    ) { console in
      console.runChild = { command in
        for variable in ["TIPCTL_SHOW_TIPS", "TIPCTL_HIDE_ALL_TIPS"] {
          _ = try AppDouble.launch(command, losing: [variable])
        }
        return .exited(0)
      }
    }
    #expect(run.code == .no)
    #expect(run.errors.contains("HideAllTips"))
    #expect(!run.errors.contains("ShowTips"), "\(run.errors)")
  }

  @Test("reports a name that matches no tip")
  func unknown() {
    let (run, _) = run(["--show-tips", "FeedBridsTip", "--", "birds"])
    #expect(run.code == .no)
    #expect(run.errors.contains("FeedBridsTip"))
  }

  @Test("says that there is no receipt, and fails only with --verify")
  func noReceipt() {
    let (checked, _) = run(["--demo", "--", "birds"], engine: false)
    #expect(checked.code == .done)
    #expect(checked.errors.contains("\"birds\" wrote no receipt"))
    #expect(run(["--demo", "--verify", "--", "birds"], engine: false).0.code == .no)
    #expect(run(["--demo", "--verify", "--", "birds"]).0.code == .done)
    for options in [["--verify", "--no-verify"], ["--arguments", "--environment"]] {
      #expect(run(["--demo"] + options + ["--", "birds"]).0.code == .usage)
    }
    #expect(checked.errors.contains("is a release build without .testingControls(.enabled)"))
    #expect(checked.errors.contains("Use --no-verify"))
    let (unchecked, _) = run(["--demo", "--no-verify", "--", "birds"], engine: false)
    #expect(unchecked.code == .done)
    #expect(unchecked.errors.isEmpty)
  }

  @Test(
    "exits with the child's own code, whatever was applied",
    arguments: [(ChildEnd.exited(7), 7), (.exited(255), 255), (.signalled(15), 143)]
      as [(ChildEnd, Int32)])
  func codes(end: ChildEnd, code: Int32) {
    #expect(run(["--demo", "--", "birds"], end: end).0.code.rawValue == code)
    #expect(run(["--demo", "--", "birds"], end: end, engine: false).0.code.rawValue == code)
  }

  @Test("keeps a receipt at the user's path, and ignores one of an earlier run")
  func receipt() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
    #expect(run(["--demo", "--receipt", file, "--", "birds"]).0.code == .done)
    #expect(try Receipt.read(from: file).applied.contains { $0.control == .showAllTips })
    let (second, _) = run(["--demo", "--receipt", file, "--", "birds"], engine: false)
    #expect(second.code == .done)
    #expect(second.errors.contains("wrote no receipt"))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test("checks the receipt that the app would print, and keeps no file of it")
  func printedReceipt() throws {
    let (run, command) = run(["--demo", "--receipt", "-", "--", "birds"])
    #expect(run.code == .done && run.errors.isEmpty, "\(run.errors)")
    let path = try #require(command?.environment["TIPCTL_RECEIPT"])
    #expect(path.hasPrefix("/") && !FileManager.default.fileExists(atPath: path))
  }

  @Test("names the value that the app applied instead of the requested one")
  func otherValue() {
    let run = runTipCtl(
      ["run", "--display-frequency", "daily", "--", "birds"], table: .standard
    ) { console in
      console.runChild = { command in
        try AppDouble.launch(command, adding: ["TIPCTL_DISPLAY_FREQUENCY": "weekly"])
      }
    }
    #expect(run.code == .no)
    let row = run.errorLines.first { $0.hasPrefix("DisplayFrequency ") } ?? ""
    #expect(row.contains(/^DisplayFrequency +daily +weekly\b/), "\(run.errors)")
  }

  @Test("refuses to replace a file that is not a receipt, and runs nothing")
  func noteAsReceipt() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("a note".utf8).write(to: file)
    let (refused, command) = run(["--demo", "--receipt", file.path, "--", "birds"])
    #expect(refused.code == .cannotCreate)
    #expect(
      refused.errorLines == [
        "tipctl: \"\(file.path)\" is not a receipt, so no receipt replaces it.",
        "Name another file for the receipt.",
      ])
    #expect(command == nil)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a note")
    try Data().write(to: file)
    // An empty file is not a receipt of an earlier run.
    #expect(run(["--demo", "--receipt", file.path, "--", "birds"], engine: false).0.code == .done)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(run(["--demo", "--receipt", file.path, "--", "birds"]).0.code == .done)
    #expect(try Receipt.read(from: file.path).error == nil)
    try FileManager.default.removeItem(at: file)
  }

  @Test("keeps the receipt of an earlier run when the command cannot start")
  func noStart() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    #expect(run(["--demo", "--receipt", file.path, "--", "birds"]).0.code == .done)
    let before = try Data(contentsOf: file)
    let missing = runTipCtl(
      ["run", "--demo", "--receipt", file.path, "--", "brids"], table: .standard
    ) { console in
      console.runChild = { _ in throw ChildFailure.notFound }
    }
    #expect(missing.code == .missing)
    #expect(try Data(contentsOf: file) == before)
    try FileManager.default.removeItem(at: file)
  }

  @Test("names the error with which the app could not start its tips")
  func failedStart() {
    let run = runTipCtl(["run", "--demo", "--", "birds"], table: .standard) { console in
      console.runChild = { command in
        for _ in 1...2 {
          #expect(throws: TipControlError.self) {
            try AppDouble.launch(command, adding: ["TIPCTL_CLOCK": "soon"])
          }
        }
        return .exited(0)
      }
    }
    #expect(run.code == .no)
    #expect(run.errorLines.count == 1, "\(run.errors)")
    #expect(
      run.errors.hasPrefix(
        "tipctl: warning: \"birds\" failed in Tips.configure(): Invalid clock setting \"soon\" in "
          + "TIPCTL_CLOCK. Write "), "\(run.errors)")
  }

  @Test("refuses a receipt that cannot be replaced, and runs nothing")
  func folderAsReceipt() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let (run, command) = run(["--demo", "--receipt", folder.path, "--", "birds"])
    #expect(run.code == .inputOutput)
    #expect(
      run.errorLines == [
        "tipctl: \"\(folder.path)\" cannot be replaced by a new receipt.",
        "Name another file with --receipt.",
      ])
    #expect(command == nil)
    try FileManager.default.removeItem(at: folder)
  }

  @Test("reports differences as JSON on standard error")
  func json() throws {
    let (run, _) = run(
      ["--demo", "--format", "json", "--", "birds"], losing: ["TIPCTL_SHOW_ALL_TIPS"])
    let last = try #require(run.errorLines.last)
    guard case .object(let fields) = try StoredValue(json: last, subject: "error"),
      case .object(let differences)? = fields["differences"],
      case .array(let list)? = differences["list"], case .object(let first)? = list.first
    else { return #expect(Bool(false), "\(run.errors)") }
    #expect(first["control"] == "ShowAllTips")
    #expect(first["applied"] == .null)
  }

  @Test(
    "A command that cannot be run is named",
    arguments: [
      (ENOENT, ExitCode.missing, "Check its spelling"),
      (EACCES, .inputOutput, "chmod +x"),
    ])
  func missing(code: Int32, exit: ExitCode, suggestion: String) {
    let run = runTipCtl(["run", "--demo", "--", "brids"], table: .standard) { console in
      console.runChild = { _ in throw ChildFailure(code: code) }
    }
    #expect(run.code == exit)
    #expect(run.errors.contains("\"brids\" cannot be run"))
    #expect(run.errors.contains(suggestion))
  }
}
