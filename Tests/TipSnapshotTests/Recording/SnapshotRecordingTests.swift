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

  @Test("The argument takes precedence, then the trait, the launch argument, the environment")
  func precedence() throws {
    let arguments = ["-tipctl.SnapshotRecord", "failed"]
    let environment = ["TIPCTL_SNAPSHOT_RECORD": "never", "CI": "1"]
    #expect(
      try mode(argument: .all, trait: .missing, arguments: arguments, environment: environment)
        == .all)
    #expect(try mode(trait: .missing, arguments: arguments, environment: environment) == .missing)
    #expect(try mode(arguments: arguments, environment: environment) == .failed)
    #expect(try mode(environment: ["TIPCTL_SNAPSHOT_RECORD": "all", "CI": "1"]) == .all)
  }

  @Test("By default missing snapshots are recorded; on a CI server nothing is")
  func defaults() throws {
    #expect(try mode() == .missing)
    #expect(try mode(environment: ["CI": ""]) == .missing)
    #expect(try mode(environment: ["CI": "true"]) == .never)
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
