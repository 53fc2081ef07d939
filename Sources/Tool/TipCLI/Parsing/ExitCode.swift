package import TipFoundation

/// The exit code of the tool.
///
/// 0 and 1 only ever mean "yes" and "no, or differences".
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The exit status of the process.
  package let rawValue: Int32

  /// Creates a code.
  ///
  /// Any number is valid, as `tipctl run` forwards the codes of other commands.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The command succeeded, or the result is yes.
  package static let done = ExitCode(rawValue: 0)
  /// The result is no, or differences were found.
  package static let no = ExitCode(rawValue: 1)

  /// Returns the code of a result that is yes or no.
  static func done(if isYes: Bool) -> ExitCode { isYes ? .done : .no }

  /// The command line is invalid.
  package static let usage = ExitCode(rawValue: 64)
  /// Data that cannot be read, an unknown name, or a foreign datastore.
  package static let badData = ExitCode(rawValue: 65)
  /// A datastore or file does not exist.
  package static let missing = ExitCode(rawValue: 66)
  /// `xcrun`, which reaches simulators, is missing or has failed, or `swift` is missing.
  package static let unavailable = ExitCode(rawValue: 69)
  /// A bug of the tool.
  package static let bug = ExitCode(rawValue: 70)
  /// A file or folder cannot be created.
  package static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed.
  package static let inputOutput = ExitCode(rawValue: 74)
  /// Another process has locked the datastore.
  package static let busy = ExitCode(rawValue: 75)
  /// A change that was not confirmed.
  package static let refused = ExitCode(rawValue: 77)
  /// Ctrl-C at a question, or while waiting: 128 plus the number of the signal, as in shells.
  package static let interrupted = ExitCode(rawValue: 130)

  /// The codes with their meanings, for help.
  package static let documented: [(code: ExitCode, meaning: String)] = [
    (.done, "done, or the answer is yes"),
    (.no, "the answer is no, or differences were found"),
    (.usage, "the command line cannot be understood"),
    (.badData, "bad data, an unknown name, or a datastore that is not ours"),
    (.missing, "no such datastore or file"),
    (.unavailable, "xcrun is missing or failed, or swift is missing"),
    (.bug, "a bug in tipctl"),
    (.cannotCreate, "a file or folder cannot be created"),
    (.inputOutput, "reading or writing failed"),
    (.busy, "another process holds the datastore"),
    (.refused, "not confirmed, nothing was changed; use --yes"),
    (.interrupted, "interrupted at a question or a wait, nothing was changed"),
  ]

  /// Creates the exit code of an error of the engine.
  package init(_ code: TipControlError.Code) {
    switch code {
    case .malformed, .unknownName, .refused, .corrupt: self = .badData
    case .missing: self = .missing
    case .cannotCreate: self = .cannotCreate
    case .inputOutput: self = .inputOutput
    case .busy: self = .busy
    }
  }
}
