public import Testing
public import TipEngine
package import TipModel

/// Gives each test a center, a clock and a datastore of its own.
///
/// ```swift
/// @Suite(.tips)
/// struct FavoriteTests {
///   @Test(.tips(at: "2026-11-21T09:00:00Z", frequency: .daily))
///   func waitsADay() { … }
/// }
/// ```
///
/// A trait of a test refines that of its suite: what it does not say stays as the suite has it.
public struct TipsTrait: SuiteTrait, TestTrait, TestScoping {
  let options: TipTestOptions

  /// True: the tests of a suite have it too.
  public var isRecursive: Bool { true }

  /// Runs a test with a center of its own, and reports what it leaves behind.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The test's case.
  ///   - function: The test's code.
  /// - Throws: What the test throws, or `TipControlError` when an option cannot be followed.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await TipTestScope.run(options, at: nil) { _ in try await function() }
  }
}

extension Trait where Self == TipsTrait {
  /// A center of its own for each test, in memory, with a clock that moves when it is told to.
  public static var tips: TipsTrait { TipsTrait(options: TipTestOptions()) }

  /// A center of its own for each test.
  ///
  /// - Parameters:
  ///   - date: The date at which the test's clock starts, as ISO 8601.
  ///   - clock: A clock to use instead of a ``ManualClock``.
  ///   - frequency: The least time between the first displays of two tips.
  ///   - fixture: The name of the fixture that the datastore starts with; it is looked for from the
  ///     caller's file upwards.
  ///   - showing: The types of the tips that show, all others being hidden; empty for quiet.
  ///   - datastore: Where the datastore lies.
  ///   - arguments: Launch arguments to read controls from; none by default.
  ///   - environment: Variables to read controls from; none by default.
  ///   - record: Which snapshots are recorded.
  ///   - fileID: The caller's position, where a failure is reported.
  ///   - filePath: The caller's position, where a failure is reported.
  ///   - line: The caller's position, where a failure is reported.
  ///   - column: The caller's position, where a failure is reported.
  /// - Returns: The trait.
  public static func tips(
    at date: String? = nil, clock: (any TipClock)? = nil, frequency: DisplayFrequency? = nil,
    fixture: String? = nil, showing: [any Tip.Type]? = nil,
    datastore: TipTestOptions.Datastore? = nil, arguments: [String]? = nil,
    environment: [String: String]? = nil, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> TipsTrait {
    TipsTrait(
      options: TipTestOptions(
        at: date, clock: clock, frequency: frequency, fixture: fixture, showing: showing,
        datastore: datastore, arguments: arguments, environment: environment, record: record,
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
