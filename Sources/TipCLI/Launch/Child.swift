/// A command to run, with what it is told.
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

  /// What a shell would say.
  package var exitCode: ExitCode {
    switch self {
    case .exited(let code): ExitCode(rawValue: code)
    case .signalled(let signal): ExitCode(rawValue: 128 + signal)
    }
  }
}

/// A child that could not be started, with the system's number for why.
package struct ChildFailure: Error, Hashable, Sendable {
  /// The number, such as `ENOENT`.
  package let code: Int32

  /// Creates the failure.
  package init(code: Int32) { self.code = code }
}
