import TipFoundation

/// What a process is told about its tips when it is launched.
///
/// It is what ``ControlSettings`` says, with a clock that is not yet anchored: it takes effect when
/// the app configures.
///
/// ```swift
/// var controls = TipControls(clock: .frozen(at: saturday), receipt: path)
/// controls.showTips = ["FavoriteBackyardTip"]
/// app.launchArguments += try controls.launchArguments
/// ```
@dynamicMemberLookup
public struct TipControls: Hashable, Sendable {
  /// The settings; the anchor of their clock does not count.
  public private(set) var settings: ControlSettings

  /// Creates controls that say what settings say.
  public init(_ settings: ControlSettings) {
    self.settings = settings
    clock = settings.clock?.setting
  }

  /// Creates controls that say only what is given.
  ///
  /// - Parameters:
  ///   - showAllTips: Whether every tip shows.
  ///   - hideAllTips: Whether every tip is hidden.
  ///   - showTips: The ids or type names of tips that show.
  ///   - hideTips: The ids or type names of tips that are hidden.
  ///   - resetDatastore: Whether the datastore's facts are erased at configure.
  ///   - clock: What the clock shows.
  ///   - displayFrequency: The least time between the first displays of two tips.
  ///   - datastore: A file or a folder for the datastore, or `memory`.
  ///   - snapshotRecord: Which snapshots are recorded.
  ///   - receipt: Where the receipt is written: a path, or `-` for standard error.
  public init(
    showAllTips: Bool = false, hideAllTips: Bool = false, showTips: [String] = [],
    hideTips: [String] = [], resetDatastore: Bool = false, clock: ClockSetting? = nil,
    displayFrequency: DisplayFrequency? = nil, datastore: String? = nil,
    snapshotRecord: SnapshotRecordMode? = nil, receipt: String? = nil
  ) {
    settings = ControlSettings(
      showAllTips: showAllTips, hideAllTips: hideAllTips, showTips: showTips, hideTips: hideTips,
      resetDatastore: resetDatastore, displayFrequency: displayFrequency, datastore: datastore,
      snapshotRecord: snapshotRecord, receipt: receipt)
    self.clock = clock
  }

  /// What the clock shows from the moment the app configures.
  public var clock: ClockSetting? {
    get { settings.clock?.setting }
    set {
      settings.clock = newValue.map {
        AnchoredClock(setting: $0, anchor: Timestamp(milliseconds: 0))
      }
    }
  }

  /// One of the settings.
  public subscript<Value>(
    dynamicMember member: WritableKeyPath<ControlSettings, Value>
  ) -> Value {
    get { settings[keyPath: member] }
    set { settings[keyPath: member] = newValue }
  }
}
