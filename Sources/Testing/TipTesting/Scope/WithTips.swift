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
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
///   - body: The code; `Tips` uses the center in it and in the tasks that it starts.
/// - Returns: The code's result.
/// - Throws: The code's error, or `TipControlError` for an invalid option.
public func withTips<Result>(
  _ options: TipTestOptions = TipTestOptions(), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ body: (TipsCenter) throws -> Result
) throws -> Result {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return try TipTestScope.run(options, fail: { RunningTest.fail($0, at: position) }, body)
}

/// Runs asynchronous code with its own center, clock and datastore.
///
/// - Parameters:
///   - options: The options of the center.
///   - isolation: The actor to run on; the caller's by default.
///   - fileID: The caller's position, where a failure is reported.
///   - filePath: The caller's position, where a failure is reported.
///   - line: The caller's position, where a failure is reported.
///   - column: The caller's position, where a failure is reported.
///   - body: The code; `Tips` uses the center in it and in the tasks that it starts.
/// - Returns: The code's result.
/// - Throws: The code's error, or `TipControlError` for an invalid option.
public func withTips<Result>(
  _ options: TipTestOptions = TipTestOptions(), isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, _ body: (TipsCenter) async throws -> Result
) async throws -> Result {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await TipTestScope.run(options, fail: { RunningTest.fail($0, at: position) }, body)
}
