/// What one source says about the controls; by default nothing.
public struct ControlSettings: Hashable, Sendable {
  /// Whether every tip shows; `false` says nothing.
  public var showAllTips: Bool
  /// Whether every tip is hidden; `false` says nothing.
  public var hideAllTips: Bool
  /// The ids or type names of tips that show.
  public var showTips: [String]
  /// The ids or type names of tips that are hidden.
  public var hideTips: [String]
  /// Whether the datastore's facts are erased at configure; `false` says nothing.
  public var resetDatastore: Bool
  /// What the clock shows.
  package var clock: AnchoredClock?
  /// The least time between the first displays of two tips.
  public var displayFrequency: DisplayFrequency?
  /// A file or a folder for the datastore, or `memory`.
  public var datastore: String?
  /// Which snapshots are recorded.
  public var snapshotRecord: SnapshotRecordMode?
  /// Where the receipt is written: a path, or `-` for standard error.
  public var receipt: String?

  /// Creates settings that say only what is given.
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
  ///   - receipt: Where the receipt is written.
  package init(
    showAllTips: Bool = false, hideAllTips: Bool = false, showTips: [String] = [],
    hideTips: [String] = [], resetDatastore: Bool = false, clock: AnchoredClock? = nil,
    displayFrequency: DisplayFrequency? = nil, datastore: String? = nil,
    snapshotRecord: SnapshotRecordMode? = nil, receipt: String? = nil
  ) {
    self.showAllTips = showAllTips
    self.hideAllTips = hideAllTips
    self.showTips = showTips
    self.hideTips = hideTips
    self.resetDatastore = resetDatastore
    self.clock = clock
    self.displayFrequency = displayFrequency
    self.datastore = datastore
    self.snapshotRecord = snapshotRecord
    self.receipt = receipt
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { self == ControlSettings() }

  /// Returns whether these settings show or hide a tip, and by which control; nil for neither.
  ///
  /// Show by name comes before hide by name, then show all, then hide all (D5). A name is a
  /// tip's id or the name of its type (D3).
  package func force(id: String, type: String) -> (shown: Bool, by: Control)? {
    func names(_ list: [String]) -> Bool { list.contains(id) || list.contains(type) }
    if names(showTips) { return (true, .showTips) }
    if names(hideTips) { return (false, .hideTips) }
    if showAllTips { return (true, .showAllTips) }
    if hideAllTips { return (false, .hideAllTips) }
    return nil
  }
}
