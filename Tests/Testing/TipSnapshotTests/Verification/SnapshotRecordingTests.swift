import Testing
import TipModel
import TipSnapshot

@Suite("Which snapshots are recorded")
struct SnapshotRecordingTests {
  private func mode(
    argument: SnapshotRecordMode? = nil, trait: SnapshotRecordMode? = nil,
    arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> SnapshotRecordMode {
    try SnapshotRecording(arguments: ["tests"] + arguments, environment: environment)
      .mode(argument: argument, trait: trait)
  }

  @Test("A launch argument takes precedence, then the environment, the assertion, the trait (D33)")
  func precedence() throws {
    let arguments = ["-tipctl.SnapshotRecord", "failed"]
    let environment = ["TIPCTL_SNAPSHOT_RECORD": "never"]
    #expect(
      try mode(argument: .all, trait: .missing, arguments: arguments, environment: environment)
        == .failed)
    #expect(try mode(argument: .all, trait: .missing, environment: environment) == .never)
    #expect(try mode(argument: .all, trait: .failed) == .all)
    #expect(try mode(trait: .failed) == .failed)
  }

  @Test("On a CI server only an argument or a variable makes tests record, not the code (D33)")
  func server() throws {
    let server = ["CI": "1"]
    #expect(try mode(argument: .all, trait: .all, environment: server) == .never)
    let variable = ["CI": "1", "TIPCTL_SNAPSHOT_RECORD": "failed"]
    #expect(try mode(argument: .all, environment: variable) == .failed)
    let arguments = ["-tipctl.SnapshotRecord", "all"]
    #expect(try mode(trait: .never, arguments: arguments, environment: server) == .all)
  }

  @Test("A mode has the name of its source, which precedence decides")
  func source() {
    func source(_ arguments: [String], _ environment: [String: String] = [:]) -> String {
      SnapshotRecording(arguments: ["tests"] + arguments, environment: environment)
        .source(argument: .never)
    }
    let argument = ["-tipctl.SnapshotRecord", "never"]
    let variable = ["CI": "1", "TIPCTL_SNAPSHOT_RECORD": "never"]
    #expect(source(argument, variable) == "-tipctl.SnapshotRecord")
    #expect(source([], variable) == "TIPCTL_SNAPSHOT_RECORD")
    #expect(source([], ["CI": "1"]) == "CI")
    #expect(source([]) == "the argument \"record\"")
    #expect(
      SnapshotRecording(arguments: ["tests"], environment: [:]).source(argument: nil)
        == "the option \"record\" of the test")
  }

  @Test("By default missing snapshots are recorded, and on a CI server nothing is")
  func defaults() throws {
    #expect(try mode() == .missing)
    #expect(try mode(environment: ["CI": "1"]) == .never)
  }

  @Test(
    "Any text of the variable CI that is not false means a CI server",
    arguments: [
      ("", false), ("0", false), ("false", false), ("No", false),
      ("true", true), ("1", true), ("yes", true), ("woodpecker", true), ("00", true),
    ])
  func serverTexts(text: String, isServer: Bool) throws {
    // Otherwise the mode in the code decides.
    let expected: SnapshotRecordMode = isServer ? .never : .all
    #expect(try mode(argument: .all, environment: ["CI": text]) == expected)
  }

  @Test(
    "An invalid mode is reported with its name, even if another source takes precedence",
    arguments: [
      (["-tipctl.SnapshotRecord", "sometimes"], [:], "-tipctl.SnapshotRecord"),
      ([], ["TIPCTL_SNAPSHOT_RECORD": "sometimes"], "TIPCTL_SNAPSHOT_RECORD"),
      (
        ["-tipctl.SnapshotRecord", "all"], ["TIPCTL_SNAPSHOT_RECORD": "sometimes"],
        "TIPCTL_SNAPSHOT_RECORD"
      ),
      (
        ["-tipctl.SnapshotRecord", "sometimes"], ["TIPCTL_SNAPSHOT_RECORD": "sometimes"],
        "-tipctl.SnapshotRecord"
      ),
    ] as [([String], [String: String], String)])
  func invalid(arguments: [String], environment: [String: String], name: String) {
    let error = #expect(throws: TipControlError.self) {
      try mode(argument: .all, arguments: arguments, environment: environment)
    }
    #expect(error?.subject == name)
    #expect(error?.description.contains("sometimes") == true)
  }

  @Test("Other controls do not matter, even if their values are invalid")
  func otherControls() throws {
    #expect(try mode(environment: ["TIPCTL_CLOCK": "yesterday"]) == .missing)
  }

  @Test(
    "An unknown control, or one without a value, becomes a warning",
    arguments: [
      (["-tipctl.SnapshotsRecord", "all"], [:], #"Unknown control "-tipctl.SnapshotsRecord"."#),
      ([], ["TIPCTL_SNAPSHOTS_RECORD": "all"], #"Unknown control "TIPCTL_SNAPSHOTS_RECORD"."#),
      (["-tipctl.SnapshotRecord"], [:], #""-tipctl.SnapshotRecord" has no value"#),
    ] as [([String], [String: String], String)])
  func warnings(arguments: [String], environment: [String: String], beginning: String) throws {
    let recording = SnapshotRecording(arguments: arguments, environment: environment)
    #expect(recording.warnings.map { $0.hasPrefix(beginning) } == [true], "\(recording.warnings)")
    #expect(try recording.mode() == .missing)
  }
}
