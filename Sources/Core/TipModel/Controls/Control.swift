/// A testing control: a setting that can be forced from outside an app's code.
///
/// The raw value is the control's key, from which every spelling derives (``ControlName``). A new
/// control needs a case here, a property of the same name in ``TipControls`` and its initialiser,
/// and an entry in the catalog (``descriptor``). Everything that reads, lists, merges, prints or
/// passes on controls iterates over the cases. Only the code with the control's effect names it.
public enum Control: String, CaseIterable, Hashable, Sendable {
  /// Shows every tip, regardless of its rules.
  case showAllTips = "ShowAllTips"
  /// Hides every tip, regardless of its rules.
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
  /// Replaces the location of the datastore.
  case datastore = "Datastore"
  /// Replaces the time for which a pointer rests before a tooltip shows.
  case toolTipDelay = "ToolTipDelay"
  /// Replaces the time for which a tooltip shows.
  case toolTipDuration = "ToolTipDuration"
  /// Shows the named tooltips under a pointer at once.
  case showToolTips = "ShowToolTips"
  /// Hides the named tooltips.
  case hideToolTips = "HideToolTips"
  /// Answers the named alerts without showing them.
  case answerAlerts = "AnswerAlerts"
  /// Suppresses the named alerts, as "Don't ask again" does.
  case suppressAlerts = "SuppressAlerts"
  /// Chooses which snapshots are recorded.
  case snapshotRecord = "SnapshotRecord"
  /// Chooses where the receipt is written.
  case receipt = "Receipt"
  /// Syncs with other devices through a folder.
  case syncFolder = "SyncFolder"
  /// Chooses when a change reaches the statuses of tips.
  case settling = "Settling"
}

/// The scope of a control.
public enum ControlEffect: Hashable, Sendable {
  /// Single tips: all sources are applied, because each may force different tips.
  case tips
  /// Single tooltips: all sources are applied.
  case toolTips
  /// Single alerts: all sources are applied.
  case alerts
  /// The clock, the display frequency of all tips and the times of all tooltips: the first source
  /// decides.
  case eligibility
  /// The start of a process and the location of its files: the first source decides.
  case process

  /// Whether all sources are applied, because each may force different things.
  package var accumulates: Bool {
    switch self {
    case .tips, .toolTips, .alerts: true
    case .eligibility, .process: false
    }
  }
}
