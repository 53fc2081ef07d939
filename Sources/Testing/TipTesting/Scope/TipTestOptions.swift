public import TipEngine
package import TipModel

/// The options of a test's center.
///
/// Unspecified options come from the surrounding scope.
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
  /// All tips of the app, which are registered before the test.
  public var all: [any Tip]?
  /// The ids or type names of the tips to show, hiding all others, or empty to hide all tips.
  public var showing: [String]?
  /// The location of the datastore.
  public var datastore: Datastore?
  /// Launch arguments with controls.
  public var arguments: [String]?
  /// Environment variables with controls.
  public var environment: [String: String]?
  /// When a change reaches the statuses of tips, unless an argument or a variable decides.
  public var settling: TipSettling?
  /// Which snapshots are recorded, unless the process decides (D33).
  public var record: SnapshotRecordMode?
  /// Whether controls and tips that the test does not know are accepted.
  ///
  /// By default an unknown name in `arguments`, `environment` or `showing` fails the test.
  public var allowsUnknown: Bool?

  /// The position of the options, where the search for a fixture starts.
  var position: SourcePosition
  /// The names in `showing` that come from types, and therefore have no typing errors.
  private var shownTypes: Set<String> = []

  /// Creates options.
  ///
  /// - Parameters:
  ///   - date: The start date of the clock, as ISO 8601.
  ///   - clock: A clock to use instead of a ``ManualClock``.
  ///   - frequency: The minimum time between the first displays of two tips.
  ///   - fixture: The name of the fixture to load. The search starts at the caller's file.
  ///   - all: All tips of the app, which are registered before the test.
  ///   - showing: The types of the tips to show, hiding all others, or empty to hide all tips.
  ///   - datastore: The location of the datastore, in memory by default.
  ///   - arguments: Launch arguments with controls, none by default.
  ///   - environment: Environment variables with controls, none by default.
  ///   - settling: When a change reaches the statuses of tips, at once by default.
  ///   - record: Which snapshots are recorded, unless the process decides.
  ///   - allowsUnknown: Whether controls and tips that the test does not know are accepted.
  ///   - position: The caller's position, where a failure is reported.
  public init(
    at date: String? = nil, clock: (any TipClock)? = nil, frequency: DisplayFrequency? = nil,
    fixture: String? = nil, all: [any Tip]? = nil, showing: [any Tip.Type]? = nil,
    datastore: Datastore? = nil, arguments: [String]? = nil, environment: [String: String]? = nil,
    settling: TipSettling? = nil, record: SnapshotRecordMode? = nil, allowsUnknown: Bool? = nil,
    position: SourcePosition = #position
  ) {
    self.date = date
    self.clock = clock
    self.frequency = frequency
    self.fixture = fixture
    self.all = all
    self.showing = showing?.map { String(describing: $0) }
    shownTypes = Set(self.showing ?? [])
    self.datastore = datastore
    self.arguments = arguments
    self.environment = environment
    self.settling = settling
    self.record = record
    self.allowsUnknown = allowsUnknown
    self.position = position
  }

  /// Creates options that show tips by their ids or type names, hiding all others.
  ///
  /// All else is as in the initialiser above.
  @_disfavoredOverload  // An empty list is one of types.
  public init(
    at date: String? = nil, clock: (any TipClock)? = nil, frequency: DisplayFrequency? = nil,
    fixture: String? = nil, all: [any Tip]? = nil, showing: [String],
    datastore: Datastore? = nil, arguments: [String]? = nil, environment: [String: String]? = nil,
    settling: TipSettling? = nil, record: SnapshotRecordMode? = nil, allowsUnknown: Bool? = nil,
    position: SourcePosition = #position
  ) {
    self.init(
      at: date, clock: clock, frequency: frequency, fixture: fixture, all: all,
      datastore: datastore, arguments: arguments, environment: environment,
      settling: settling, record: record,
      allowsUnknown: allowsUnknown, position: position)
    self.showing = showing
  }

  /// The names in `showing` that may have typing errors.
  var shownIDs: [String] { (showing ?? []).filter { !shownTypes.contains($0) } }

  /// The same options, with a separate double of the system's clock.
  var ofOneTest: TipTestOptions {
    var options = self
    if let double = clock as? SystemClockDouble { options.clock = double.ofOneTest }
    return options
  }

  /// Returns these options, completed with the options of a surrounding scope.
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
    options.all = all ?? outer.all
    options.showing = showing ?? outer.showing
    options.datastore = datastore ?? outer.datastore
    options.arguments = arguments ?? outer.arguments
    options.environment = environment ?? outer.environment
    options.settling = settling ?? outer.settling
    options.record = record ?? outer.record
    options.allowsUnknown = allowsUnknown ?? outer.allowsUnknown
    return options
  }
}
