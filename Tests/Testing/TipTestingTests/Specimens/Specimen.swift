import TipTesting

/// A use of the library that has to fail, and the expected parts of its failure.
struct Specimen: Sendable {
  let name: String
  /// The line of the use.
  let line: UInt
  /// The parts of the failure, all of them required.
  let says: [String]
  let run: @Sendable () async throws -> Void

  /// Creates a specimen whose code is on the line below.
  init(
    _ name: String, says: String..., line: UInt = #line,
    _ run: @escaping @Sendable () async throws -> Void
  ) {
    self.name = name
    self.says = says
    self.line = line + 1
    self.run = run
  }

  /// The name of the specimens' file.
  static let file = "Specimens.swift"

  /// The variable that makes a process run specimens instead of testing them.
  static let variable = "TIP_TESTING_SPECIMENS"
}
