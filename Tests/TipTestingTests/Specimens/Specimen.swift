import TipTesting

/// A use of the library that has to fail, and what has to be said where.
struct Specimen: Sendable {
  let name: String
  /// The line of the use.
  let line: UInt
  /// What the failure says; all of it.
  let says: [String]
  let run: @Sendable () async throws -> Void

  /// Creates a specimen whose code stands on the line below.
  init(
    _ name: String, says: String..., line: UInt = #line,
    _ run: @escaping @Sendable () async throws -> Void
  ) {
    self.name = name
    self.says = says
    self.line = line + 1
    self.run = run
  }

  /// The file of the specimens, by its name.
  static let file = "Specimens.swift"

  /// The variable that tells a process to run specimens rather than to test them.
  static let variable = "TIP_TESTING_SPECIMENS"
}
