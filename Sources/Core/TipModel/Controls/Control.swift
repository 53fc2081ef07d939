/// A testing control: a setting that can be forced from outside an app's code.
///
/// The raw value is the control's key, from which every spelling derives (``ControlName``). This
/// file declares all controls. A new one needs a case, a property of the same name in
/// ``TipControls`` with a parameter of the initialiser, and a descriptor (``descriptor``).
/// Everything that reads, lists, merges, prints or passes on controls iterates over the cases.
/// Only the code with the control's effect names it.
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
}

// MARK: - Descriptors

extension Control {
  /// The control's properties that do not derive from its key.
  ///
  /// Each descriptor is stored, because every reading of the controls asks for all of them.
  package var descriptor: ControlDescriptor {
    switch self {
    case .showAllTips: .showAllTips
    case .hideAllTips: .hideAllTips
    case .showTips: .showTips
    case .hideTips: .hideTips
    case .resetDatastore: .resetDatastore
    case .clock: .clock
    case .displayFrequency: .displayFrequency
    case .datastore: .datastore
    case .toolTipDelay: .toolTipDelay
    case .toolTipDuration: .toolTipDuration
    case .showToolTips: .showToolTips
    case .hideToolTips: .hideToolTips
    case .answerAlerts: .answerAlerts
    case .suppressAlerts: .suppressAlerts
    case .snapshotRecord: .snapshotRecord
    case .receipt: .receipt
    case .syncFolder: .syncFolder
    case .settling: .settling
    }
  }
}

extension ControlDescriptor {
  fileprivate static let showAllTips = ControlDescriptor(
    .showAllTips, \.showAllTips, .bool, .tips, help: "Show every tip, whatever its rules say",
    api: "Tips.showAllTips()", command: "tipctl show --all", example: "1", isInTipKit: true)

  fileprivate static let hideAllTips = ControlDescriptor(
    .hideAllTips, \.hideAllTips, .bool, .tips, help: "Show no tip, whatever its rules say",
    api: "Tips.hideAllTips()", command: "tipctl hide --all", example: "1", isInTipKit: true)

  fileprivate static let showTips = ControlDescriptor(
    .showTips, \.showTips, .names, .tips, help: "Show these tips, whatever their rules say",
    api: "Tips.showTips(_:)", command: "tipctl show", example: "FavoriteTip,FeedBirdsTip",
    isInTipKit: true)

  fileprivate static let hideTips = ControlDescriptor(
    .hideTips, \.hideTips, .names, .tips, help: "Do not show these tips",
    api: "Tips.hideTips(_:)", command: "tipctl hide", example: "ShareTip", isInTipKit: true)

  fileprivate static let resetDatastore = ControlDescriptor(
    .resetDatastore, \.resetDatastore, .bool, .process,
    help: "Erase everything recorded, then start",
    api: "Tips.resetDatastore()", command: "tipctl reset", example: "1", isInTipKit: true)

  fileprivate static let clock = ControlDescriptor(
    .clock, \.clock, .clock, .eligibility, help: "Freeze, start, shift or speed up the clock",
    api: ".clock(_:)", command: "tipctl clock", example: "+3d")

  fileprivate static let displayFrequency = ControlDescriptor(
    .displayFrequency, \.displayFrequency, .displayFrequency, .eligibility,
    help: "Set the least time between new tips", api: ".displayFrequency(_:)",
    command: "tipctl frequency", example: "daily")

  fileprivate static let datastore = ControlDescriptor(
    .datastore, \.datastore, .location, .process, help: "Use the datastore at this location",
    api: ".datastoreLocation(_:)", command: "tipctl --datastore", example: "memory")

  fileprivate static let toolTipDelay = ControlDescriptor(
    .toolTipDelay, \.toolTipDelay, .duration, .eligibility,
    help: "Set how long a pointer rests before a tooltip shows", api: ".toolTipDelay(_:)",
    command: "tipctl tooltips --delay", example: "2s")

  fileprivate static let toolTipDuration = ControlDescriptor(
    .toolTipDuration, \.toolTipDuration, .duration, .eligibility,
    help: "Set how long a tooltip shows", api: ".toolTipDuration(_:)",
    command: "tipctl tooltips --duration", example: "5s")

  fileprivate static let showToolTips = ControlDescriptor(
    .showToolTips, \.showToolTips, .toolTipNames, .toolTips,
    help: "Show these tooltips under the pointer at once", api: "Tips.showToolTips(_:)",
    command: "tipctl tooltips --show", example: "star.button")

  fileprivate static let hideToolTips = ControlDescriptor(
    .hideToolTips, \.hideToolTips, .toolTipNames, .toolTips, help: "Do not show these tooltips",
    api: "Tips.hideToolTips(_:)", command: "tipctl tooltips --hide", example: "*")

  fileprivate static let answerAlerts = ControlDescriptor(
    .answerAlerts, \.answerAlerts, .answers, .alerts,
    help: "Answer these alerts without showing them",
    api: "Tips.answerAlerts(_:)", command: "tipctl alerts --answer",
    example: "*=Cancel,remove-backyard=Remove")

  fileprivate static let suppressAlerts = ControlDescriptor(
    .suppressAlerts, \.suppressAlerts, .alertNames, .alerts,
    help: "Do not show these alerts, as after \"Don't ask again\"",
    api: "Tips.suppressAlerts(_:)", command: "tipctl alerts --suppress",
    example: "remove-backyard")

  fileprivate static let snapshotRecord = ControlDescriptor(
    .snapshotRecord, \.snapshotRecord, .recordMode, .process,
    help: "Choose which snapshots are recorded",
    api: "record:", command: "tipctl run", example: "missing")

  fileprivate static let receipt = ControlDescriptor(
    .receipt, \.receipt, .path, .process, help: "Write a receipt of the applied controls",
    api: ".receipt(_:)", command: "tipctl receipt", example: "-")

  fileprivate static let syncFolder = ControlDescriptor(
    .syncFolder, \.syncFolder, .folder, .process,
    help: "Sync with other devices through this folder",
    api: ".sync(folder:)", command: "tipctl run", example: "synced/birds")

  fileprivate static let settling = ControlDescriptor(
    .settling, \.settling, .settling, .process,
    help: "Choose when changes reach the statuses of tips", api: ".settling(_:)",
    command: "tipctl run", example: "asOnDevice")
}

/// The properties of a control that do not derive from its key.
package struct ControlDescriptor: Sendable {
  package let control: Control
  package let kind: ControlValueKind
  /// Its scope.
  package let effect: ControlEffect
  /// Its effect, in one line.
  package let help: String
  /// Its spelling in code.
  package let api: String
  /// The `tipctl` command that sets it.
  package let command: String
  /// A value that is valid in every source.
  package let example: String
  /// Whether Apple's TipKit has it too, as a launch argument with TipKit's spelling.
  package let isInTipKit: Bool

  /// Sets the control's property from a text.
  let set: @Sendable (inout TipControls, String, _ subject: String) throws(TipControlError) -> Void
  /// Returns the text of the control's property, or nil when it is not set.
  let text: @Sendable (TipControls) throws(TipControlError) -> String?
  /// Merges the property of the second controls into the first controls.
  let merge: @Sendable (inout TipControls, TipControls) -> Void
  /// Resets the control's property to its default.
  let clear: @Sendable (inout TipControls) -> Void
  /// Returns the names in the control's property: of tips, tooltips or alerts.
  let names: @Sendable (TipControls) -> [String]

  init<Value>(
    _ control: Control, _ property: any WritableKeyPath<TipControls, Value> & Sendable,
    _ format: ControlValueFormat<Value>, _ effect: ControlEffect, help: String, api: String,
    command: String, example: String, isInTipKit: Bool = false
  ) {
    self.control = control
    self.kind = format.kind
    self.effect = effect
    self.help = help
    self.api = api
    self.command = command
    self.example = example
    self.isInTipKit = isInTipKit
    set = { controls, text, subject throws(TipControlError) in
      controls[keyPath: property] = try format.read(text, subject)
    }
    text = { controls throws(TipControlError) in
      try format.print(controls[keyPath: property], control.rawValue)
    }
    merge = { controls, other in
      guard other[keyPath: property] != format.nothing else { return }
      controls[keyPath: property] = format.merge(
        controls[keyPath: property], other[keyPath: property])
    }
    clear = { $0[keyPath: property] = format.nothing }
    names = { format.names($0[keyPath: property]) }
  }
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
