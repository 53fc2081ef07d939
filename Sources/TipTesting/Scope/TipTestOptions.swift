public import TipEngine
package import TipModel

/// What is special about a test's center; what is left out is as the surrounding scope has it.
public struct TipTestOptions: Sendable {
  /// Where a test's datastore lies.
  public enum Datastore: Hashable, Sendable {
    /// Nowhere: it is gone with the test.
    case memory
    /// In a file in a folder of the test's own, which is removed after the test.
    case temporaryFile
  }

  /// The date at which the clock starts, as ISO 8601.
  public var date: String?
  /// A clock to use instead of a ``ManualClock``.
  public var clock: (any TipClock)?
  /// The least time between the first displays of two tips.
  public var frequency: DisplayFrequency?
  /// The name of the fixture that the datastore starts with.
  public var fixture: String?
  /// The ids or type names of the tips that show, all others being hidden; empty for quiet.
  public var showing: [String]?
  /// Where the datastore lies.
  public var datastore: Datastore?
  /// Launch arguments to read controls from.
  public var arguments: [String]?
  /// Variables to read controls from.
  public var environment: [String: String]?
  /// Which snapshots are recorded.
  public var record: SnapshotRecordMode?

  /// Where the options are written; a fixture is looked for from there.
  var position: SourcePosition

  /// Creates options that say only what is given.
  ///
  /// - Parameters:
  ///   - date: The date at which the clock starts, as ISO 8601.
  ///   - clock: A clock to use instead of a ``ManualClock``.
  ///   - frequency: The least time between the first displays of two tips.
  ///   - fixture: The name of the fixture that the datastore starts with; it is looked for from the
  ///     caller's file upwards.
  ///   - showing: The types of the tips that show, all others being hidden; empty for quiet.
  ///   - datastore: Where the datastore lies; in memory by default.
  ///   - arguments: Launch arguments to read controls from; none by default.
  ///   - environment: Variables to read controls from; none by default.
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

  /// Returns these options, completed by what a surrounding scope says.
  func refining(_ outer: TipTestOptions?) -> TipTestOptions {
    guard let outer else { return self }
    var options = self
    // A date and a clock say the same thing twice: the inner of the two holds.
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
