public import TipEngine
package import TipModel

/// The options of a test's center; unspecified options come from the surrounding scope.
public struct TipTestOptions: Sendable {
  /// The location of a test's datastore.
  public enum Datastore: Hashable, Sendable {
    /// In memory: it ends with the test.
    case memory
    /// In a file in a temporary folder, which is removed after the test.
    case temporaryFile
  }

  /// The start date of the clock, as ISO 8601.
  public var date: String?
  /// A clock to use instead of a ``ManualClock``.
  public var clock: (any TipClock)?
  /// The minimum time between the first displays of two tips.
  public var frequency: DisplayFrequency?
  /// The name of the fixture to load.
  public var fixture: String?
  /// The ids or type names of the tips to show, hiding all others; empty to hide all tips.
  public var showing: [String]?
  /// The location of the datastore.
  public var datastore: Datastore?
  /// Launch arguments with controls.
  public var arguments: [String]?
  /// Environment variables with controls.
  public var environment: [String: String]?
  /// Which snapshots are recorded.
  public var record: SnapshotRecordMode?

  /// The position of the options; the search for a fixture starts there.
  var position: SourcePosition

  /// Creates options.
  ///
  /// - Parameters:
  ///   - date: The start date of the clock, as ISO 8601.
  ///   - clock: A clock to use instead of a ``ManualClock``.
  ///   - frequency: The minimum time between the first displays of two tips.
  ///   - fixture: The name of the fixture to load; the search starts at the caller's file.
  ///   - showing: The types of the tips to show, hiding all others; empty to hide all tips.
  ///   - datastore: The location of the datastore; in memory by default.
  ///   - arguments: Launch arguments with controls; none by default.
  ///   - environment: Environment variables with controls; none by default.
  ///   - record: Which snapshots are recorded.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  public init(
    at date: String? = nil, clock: (any TipClock)? = nil, frequency: DisplayFrequency? = nil,
    fixture: String? = nil, showing: [any Tip.Type]? = nil, datastore: Datastore? = nil,
    arguments: [String]? = nil, environment: [String: String]? = nil,
    record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.date = date
    self.clock = clock
    self.frequency = frequency
    self.fixture = fixture
    self.showing = showing?.map { String(describing: $0) }
    self.datastore = datastore
    self.arguments = arguments
    self.environment = environment
    self.record = record
    position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns these options, completed with those of a surrounding scope.
  func refining(_ outer: TipTestOptions?) -> TipTestOptions {
    guard let outer else { return self }
    var options = self
    // A date and a clock exclude each other: the inner scope decides.
    if date == nil, clock == nil {
      options.date = outer.date
      options.clock = outer.clock
    }
    if fixture == nil {
      options.fixture = outer.fixture
      options.position = outer.position
    }
    options.frequency = frequency ?? outer.frequency
    options.showing = showing ?? outer.showing
    options.datastore = datastore ?? outer.datastore
    options.arguments = arguments ?? outer.arguments
    options.environment = environment ?? outer.environment
    options.record = record ?? outer.record
    return options
  }
}
