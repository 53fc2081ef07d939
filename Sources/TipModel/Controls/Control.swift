/// A testing control: one thing that can be forced from outside of an app's code.
///
/// The raw value is the control's key; every spelling derives from it (``ControlName``). A new
/// control needs a case here, a property of the same name in ``TipControls``, and an entry in the
/// catalog (``descriptor``); everything else goes over all cases.
public enum Control: String, CaseIterable, Hashable, Sendable {
  /// Shows every tip, whatever its rules say.
  case showAllTips = "ShowAllTips"
  /// Shows no tip, whatever its rules say.
  case hideAllTips = "HideAllTips"
  /// Shows the named tips.
  case showTips = "ShowTips"
  /// Hides the named tips.
  case hideTips = "HideTips"
  /// Erases the datastore's facts at configure.
  case resetDatastore = "ResetDatastore"
  /// Replaces the system's time.
  case clock = "Clock"
  /// Replaces the least time between the first displays of two tips.
  case displayFrequency = "DisplayFrequency"
  /// Replaces the place of the datastore.
  case datastore = "Datastore"
  /// Says which snapshots are recorded.
  case snapshotRecord = "SnapshotRecord"
  /// Says where the receipt is written.
  case receipt = "Receipt"
}

/// What a control acts on.
public enum ControlEffect: Hashable, Sendable {
  /// Single tips: every source counts, because each may force other tips.
  case tips
  /// The time and the frequency that all tips are judged by: the first source decides.
  case eligibility
  /// What a process does when it starts and where it keeps its files: the first source decides.
  case process
}
