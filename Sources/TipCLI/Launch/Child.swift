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

  /// Creates the failure.
  package init(code: Int32) { self.code = code }
}
