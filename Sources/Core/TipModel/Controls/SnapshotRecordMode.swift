/// The snapshots that a test run records.
public enum SnapshotRecordMode: String, CaseIterable, Hashable, Sendable {
  /// None: a missing snapshot fails its test.
  case never
  /// Those that do not exist yet.
  case missing
  /// Those that do not exist yet and those that differ.
  case failed
  /// All.
  case all

  /// Reads a mode's name, in any case.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the text is not a mode.
  package init(_ text: String, subject: String) throws(TipControlError) {
    let name = text.trimmed.lowercased()
    guard let mode = SnapshotRecordMode(rawValue: name) else {
      throw .unreadable(
        text, in: subject, kind: "record mode", write: ControlValueKind.recordMode.accepts)
    }
    self = mode
  }
}
