/// A testing control: one thing that can be forced from outside of an app's code.
///
/// The raw value is the control's key; every spelling derives from it (``ControlName``).
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
