import TipFoundation
import TipSystem

/// A command to run, with its environment.
package struct ChildCommand: Hashable, Sendable {
  /// The program and its arguments.
  package let words: [String]
  /// The whole environment.
  package let environment: [String: String]
}

/// How a child ended.
package enum ChildEnd: Hashable, Sendable {
  /// It returned a code.
  case exited(Int32)
  /// A signal ended it.
  case signalled(Int32)

  /// The exit code that a shell would report.
  package var exitCode: ExitCode {
    switch self {
    case .exited(let code): ExitCode(rawValue: code)
    case .signalled(let signal): ExitCode(rawValue: 128 + signal)
    }
  }
}

/// The system's error number for a child that could not be started.
package struct ChildFailure: Error, Hashable, Sendable {
  /// The number, such as `ENOENT`.
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// Returns why a program cannot be run, for messages.
  func reason(for program: String) -> String {
    "\"\(program)\" cannot be run: \(FileSystem.words(forError: code))"
  }

  /// The failure of a program that does not exist.
  package static let notFound = ChildFailure(code: ENOENT)
}

/// The output of a child, and how it ended.
package struct ChildOutput: Hashable, Sendable {
  /// The number of bytes that are kept of each stream.
  ///
  /// A child that writes more is killed.
  package static let limit = 16_000_000

  package let end: ChildEnd
  /// The bytes of its standard output.
  package let output: [UInt8]
  /// The bytes of its standard error.
  package let errors: [UInt8]
  /// Whether it was killed because it wrote too much.
  package let isCut: Bool

  package init(end: ChildEnd, output: [UInt8], errors: [UInt8] = [], isCut: Bool = false) {
    self.end = end
    self.output = output
    self.errors = errors
    self.isCut = isCut
  }
}
