public import Testing
public import TipEngine
package import TipModel

/// Gives each test its own center, clock and datastore.
///
/// ```swift
/// @Suite(.tips)
/// struct FavoriteTests {
///   @Test(.tips(at: "2026-11-21T09:00:00Z", frequency: .daily))
///   func waitsADay() { … }
/// }
/// ```
///
/// The trait of a test refines the suite's trait: unspecified options come from the suite.
public struct TipsTrait: SuiteTrait, TestTrait, TestScoping {
  let options: TipTestOptions

  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with its own center, and reports resources left open.
  ///
  /// Each failure of the test also says which help was on screen.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test's case.
  ///   - function: The test's code.
  /// - Throws: The test's error, which says which help was on screen, or `TipControlError` for an
  ///   invalid option.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    do {
      try await TipTestScope.run(options, report: ScopeReport(at: nil)) { _ in
        try await FailureGuard.run(test, testCase, function)
      }
    } catch {
      SnapshotAssertion.run.recordEarlyEnd(of: "\(test.id)")
      throw error
    }
    // A cancelled test need not throw: its code can have handled the cancellation.
    if Task.isCancelled { SnapshotAssertion.run.recordEarlyEnd(of: "\(test.id)") }
  }
}

extension Trait where Self == TipsTrait {
  /// A center for each test, in memory, with a manual clock.
  public static var tips: TipsTrait { TipsTrait(options: TipTestOptions()) }

  /// A center for each test.
  ///
  /// - Parameters:
  ///   - date: The start date of the test's clock, as ISO 8601.
  ///   - clock: A clock to use instead of a ``ManualClock``.
  ///   - frequency: The minimum time between the first displays of two tips.
  ///   - fixture: The name of the fixture to load. The search starts at the caller's file.
  ///   - all: All tips of the app, which are registered before the test.
  ///   - showing: The types of the tips to show, hiding all others, or empty to hide all tips.
  ///   - datastore: The location of the datastore.
  ///   - arguments: Launch arguments with controls, none by default.
  ///   - environment: Environment variables with controls, none by default.
  ///   - settling: When a change reaches the statuses of tips, at once by default.
  ///   - record: Which snapshots are recorded, unless the process decides.
  ///   - position: The caller's position, where a failure is reported.
  /// - Returns: The trait.
  public static func tips(
    at date: String? = nil, clock: (any TipClock)? = nil, frequency: DisplayFrequency? = nil,
    fixture: String? = nil, all: [any Tip]? = nil, showing: [any Tip.Type]? = nil,
    datastore: TipTestOptions.Datastore? = nil, arguments: [String]? = nil,
    environment: [String: String]? = nil, settling: TipSettling? = nil,
    record: SnapshotRecordMode? = nil, position: SourcePosition = #position
  ) -> TipsTrait {
    TipsTrait(
      options: TipTestOptions(
        at: date, clock: clock, frequency: frequency, fixture: fixture, all: all,
        showing: showing, datastore: datastore, arguments: arguments, environment: environment,
        settling: settling, record: record, position: position))
  }

  /// A center for each test that shows tips by their ids or type names, hiding all others.
  ///
  /// All else is as in the function above.
  @_disfavoredOverload  // An empty list is one of types.
  public static func tips(
    at date: String? = nil, clock: (any TipClock)? = nil, frequency: DisplayFrequency? = nil,
    fixture: String? = nil, all: [any Tip]? = nil, showing: [String],
    datastore: TipTestOptions.Datastore? = nil, arguments: [String]? = nil,
    environment: [String: String]? = nil, settling: TipSettling? = nil,
    record: SnapshotRecordMode? = nil, position: SourcePosition = #position
  ) -> TipsTrait {
    TipsTrait(
      options: TipTestOptions(
        at: date, clock: clock, frequency: frequency, fixture: fixture, all: all,
        showing: showing, datastore: datastore, arguments: arguments, environment: environment,
        settling: settling, record: record, position: position))
  }
}

/// Accepts controls and tips that a test does not know, which otherwise fail it.
///
/// ```swift
/// @Test(.tips(arguments: ["-tipctl.HideTips", "RetiredTip"]), .allowsUnknown)
/// ```
public struct AllowsUnknownTrait: SuiteTrait, TestTrait, TestScoping {
  /// True: the trait applies to each test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a test in which unknown names are accepted.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test's case.
  ///   - function: The test's code.
  /// - Throws: The test's error.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // The trait may be inside or outside of `.tips`.
    TipTestScope.current?.names.acceptUnknown()
    try await TipTestScope.$allowsUnknown.withValue(true) { try await function() }
  }
}

extension Trait where Self == AllowsUnknownTrait {
  /// Accepts controls and tips that the test does not know.
  public static var allowsUnknown: AllowsUnknownTrait { AllowsUnknownTrait() }
}
