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

  @Test("By default missing snapshots are recorded; on a CI server nothing is")
  func defaults() throws {
    #expect(try mode() == .missing)
  }

  @Test(
    "CI is a CI server with any text that is not false",
    arguments: [
      ("", .missing), ("0", .missing), ("false", .missing), ("No", .missing),
      ("true", .never), ("1", .never), ("yes", .never), ("woodpecker", .never), ("00", .never),
    ] as [(String, SnapshotRecordMode)])
  func serverTexts(text: String, expected: SnapshotRecordMode) throws {
    #expect(try mode(environment: ["CI": text]) == expected)
    let inCode: SnapshotRecordMode = expected == .never ? .never : .all
    #expect(try mode(argument: .all, environment: ["CI": text]) == inCode)
  }

  @Test("An invalid mode is reported with its variable, even if another takes precedence")
  func unknown() throws {
    for (arguments, environment, name) in [
      ([], ["TIPCTL_SNAPSHOT_RECORD": "sometimes"], "TIPCTL_SNAPSHOT_RECORD"),
      (["-tipctl.SnapshotRecord", "sometimes"], [:], "-tipctl.SnapshotRecord"),
    ] {
      let error = #expect(throws: TipControlError.self) {
        try mode(argument: .all, arguments: arguments, environment: environment)
      }
      #expect(error?.subject == name)
      #expect(error?.description.contains("sometimes") == true)
    }
  }

  @Test("Other controls are ignored; unknown ones become warnings")
  func others() throws {
    #expect(try mode(environment: ["TIPCTL_CLOCK": "yesterday"]) == .missing)
    let recording = SnapshotRecording(arguments: ["-tipctl.SnapshotRecord"], environment: [:])
    #expect(recording.warnings.count == 1)
  }
}
