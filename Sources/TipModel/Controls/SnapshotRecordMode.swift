/// Which snapshots a test run records.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// None: a missing snapshot fails its test.
  case never
  /// Those that do not exist yet.
  case missing
  /// Those that do not exist yet and those that differ.
  case failed
  /// All.
  case all
}
