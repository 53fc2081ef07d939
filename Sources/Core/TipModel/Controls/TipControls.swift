/// The controls of one source, by default none.
///
/// A source is the launch arguments, the environment, `tipctl` or the app's code
/// (`Tips.ControlSource`). A flag that is `false` is not set.
///
/// ```swift
/// var controls = TipControls(clock: .frozen(at: saturday), receipt: path)
/// controls.showTips = ["FavoriteBackyardTip"]
/// app.launchArguments += try controls.launchArguments
/// ```
public struct TipControls: Hashable, Sendable {
  /// Whether every tip shows.
  public var showAllTips: Bool
  /// Whether every tip is hidden.
  public var hideAllTips: Bool
  /// The ids or type names of tips that show.
  public var showTips: [String]
  /// The ids or type names of tips that are hidden.
  public var hideTips: [String]
  /// Whether the datastore's facts are erased at configure.
  public var resetDatastore: Bool
  /// The clock's setting from the moment the controls take effect.
  public var clock: ClockSetting?
  /// The least time between the first displays of two tips.
  public var displayFrequency: DisplayFrequency?
  /// A file or a folder for the datastore, or `memory`.
  public var datastore: String?
  /// How long a pointer rests before a tooltip shows, or zero for at once.
  public var toolTipDelay: Duration?
  /// How long a tooltip shows.
  public var toolTipDuration: Duration?
  /// The ids of tooltips that show under the pointer at once, or `*` for all.
  public var showToolTips: [String]
  /// The ids of tooltips that are hidden, or `*` for all.
  public var hideToolTips: [String]
  /// The button that answers an alert, by the alert's id or `*` for all other alerts.
  public var answerAlerts: [String: String]
  /// The ids of alerts that are suppressed, or `*` for all.
  public var suppressAlerts: [String]
  /// Which snapshots are recorded.
  public var snapshotRecord: SnapshotRecordMode?
  /// Where the receipt is written: a path, or `-` for standard error.
  public var receipt: String?
  /// The folder through which devices sync.
  public var syncFolder: String?
  /// When a change reaches the statuses of tips.
  public var settling: TipSettling?

  /// Creates controls from the given properties and sets no others.
  public init(
    showAllTips: Bool = false, hideAllTips: Bool = false, showTips: [String] = [],
    hideTips: [String] = [], resetDatastore: Bool = false, clock: ClockSetting? = nil,
    displayFrequency: DisplayFrequency? = nil, datastore: String? = nil,
    toolTipDelay: Duration? = nil, toolTipDuration: Duration? = nil, showToolTips: [String] = [],
    hideToolTips: [String] = [], answerAlerts: [String: String] = [:],
    suppressAlerts: [String] = [],
    snapshotRecord: SnapshotRecordMode? = nil, receipt: String? = nil, syncFolder: String? = nil,
    settling: TipSettling? = nil
  ) {
    self.showAllTips = showAllTips
    self.hideAllTips = hideAllTips
    self.showTips = showTips
    self.hideTips = hideTips
    self.resetDatastore = resetDatastore
    self.clock = clock
    self.displayFrequency = displayFrequency
    self.datastore = datastore
    self.toolTipDelay = toolTipDelay
    self.toolTipDuration = toolTipDuration
    self.showToolTips = showToolTips
    self.hideToolTips = hideToolTips
    self.answerAlerts = answerAlerts
    self.suppressAlerts = suppressAlerts
    self.snapshotRecord = snapshotRecord
    self.receipt = receipt
    self.syncFolder = syncFolder
    self.settling = settling
  }

  /// Whether no control is set.
  public var isEmpty: Bool { self == TipControls() }
}

// MARK: - Any control

extension TipControls {
  /// Sets a control from its text.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) that names the text and its subject.
  package mutating func set(
    _ control: Control, to text: String, subject: String
  ) throws(TipControlError) {
    try control.descriptor.set(&self, text, subject)
  }

  /// Returns the text of a control's value, which parses back, or nil when the control is not set.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the value cannot be written as text.
  package func text(of control: Control) throws(TipControlError) -> String? {
    try control.descriptor.text(self)
  }

  /// The text of each control that is set, in the order of ``Control``.
  package var values: [(control: Control, value: String)] {
    get throws(TipControlError) {
      var values: [(control: Control, value: String)] = []
      for control in Control.allCases {
        if let value = try text(of: control) { values.append((control, value)) }
      }
      return values
    }
  }

  /// Returns whether a control is set.
  package func says(_ control: Control) -> Bool {
    var others = self
    control.descriptor.clear(&others)
    return others != self
  }

  /// Merges other controls into these: names accumulate, other values are replaced.
  package mutating func merge(_ other: TipControls) {
    for control in Control.allCases { control.descriptor.merge(&self, other) }
  }

  /// Clears every control that forces single tips, tooltips or alerts.
  package mutating func clearForces() {
    for control in Control.allCases where control.descriptor.effect.accumulates {
      control.descriptor.clear(&self)
    }
  }

  /// Clears every control with an effect.
  package mutating func clear(_ effect: ControlEffect) {
    for control in Control.allCases where control.descriptor.effect == effect {
      control.descriptor.clear(&self)
    }
  }
}
