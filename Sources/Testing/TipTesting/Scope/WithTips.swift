public import TipEngine

/// Runs code with its own center, clock and datastore.
///
/// For tests of any framework, and for a part of a test:
///
/// ```swift
/// try withTips(TipTestOptions(at: "2026-11-21T09:00:00Z")) { center in
///   expectHidden(FavoriteTip(), because: .rule)
/// }
/// ```
///
/// - Parameters:
///   - options: The options of the center.
///   - position: The caller's position, where a failure is reported.
///   - body: The code. `Tips` uses the center in it and in the tasks that it starts.
/// - Returns: The code's result.
/// - Throws: The code's error, or `TipControlError` for an invalid option.
public func withTips<Result>(
  _ options: TipTestOptions = TipTestOptions(), at position: SourcePosition = #position,
  _ body: (TipsCenter) throws -> Result
) throws -> Result {
  try TipTestScope.run(options, report: ScopeReport(at: position), body)
}

/// Runs asynchronous code with its own center, clock and datastore.
///
/// - Parameters:
///   - options: The options of the center.
///   - isolation: The actor to run on, the caller's by default.
///   - position: The caller's position, where a failure is reported.
///   - body: The code. `Tips` uses the center in it and in the tasks that it starts.
/// - Returns: The code's result.
/// - Throws: The code's error, or `TipControlError` for an invalid option.
public func withTips<Result>(
  _ options: TipTestOptions = TipTestOptions(), isolation: isolated (any Actor)? = #isolation,
  at position: SourcePosition = #position, _ body: (TipsCenter) async throws -> Result
) async throws -> Result {
  try await TipTestScope.run(options, report: ScopeReport(at: position), body)
}
