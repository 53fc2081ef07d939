import Foundation
import TipEngine
import TipModel
import TipTesting

/// Creates a center in memory with a test clock, which ignores the process's own sources.
func makeCenter(
  _ options: [Tips.ConfigurationOption] = [], clock: ManualClock = ManualClock(),
  arguments: [String] = [], environment: [String: String] = [:], isDebugBuild: Bool = true
) throws -> TipsCenter {
  let center = TipsCenter(
    arguments: arguments, environment: environment, clock: clock, application: "Birds",
    isDebugBuild: isDebugBuild)
  try center.configure([.datastoreLocation(.memory)] + options)
  return center
}

/// A temporary folder for a test, removed afterwards.
func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  do {
    let result = try await body(folder)
    try FileManager.default.removeItem(at: folder)
    return result
  } catch {
    try FileManager.default.removeItem(at: folder)
    throw error
  }
}

/// A date as text, for readable comparisons.
func date(_ text: String) -> Date? { Timestamp(iso8601: text)?.date }
