import TipModel
package import TipFoundation

/// What the shell is told; 0 and 1 only ever mean "yes" and "no, or differences".
package struct ExitCode: RawRepresentable, Hashable, Sendable {
  /// The number the shell sees.
  package let rawValue: Int32

  /// Creates a code; any number, as `tipctl run` passes those of other commands on.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The work is done, or the answer is yes.
  package static let done = ExitCode(rawValue: 0)
  /// The answer is no, or differences were found.
  package static let no = ExitCode(rawValue: 1)
  /// The command line cannot be understood.
  package static let usage = ExitCode(rawValue: 64)
  /// Data that cannot be read, an unknown name, or a datastore that is not ours.
  package static let badData = ExitCode(rawValue: 65)
  /// There is no such datastore or file.
  package static let missing = ExitCode(rawValue: 66)
  /// A mistake in the tool itself.
  package static let bug = ExitCode(rawValue: 70)
  /// A file or folder cannot be created.
  package static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed.
  package static let inputOutput = ExitCode(rawValue: 74)
  /// Another process holds the datastore.
  package static let busy = ExitCode(rawValue: 75)
  /// A change that nobody confirmed.
  package static let refused = ExitCode(rawValue: 77)
  /// Ctrl-C at a question: 128 and the number of the signal, as shells say it.
  package static let interrupted = ExitCode(rawValue: 130)

  /// The codes with what they mean, as help prints them.
  package static let documented: [(code: ExitCode, meaning: String)] = [
    (.done, "done, or the answer is yes"),
    (.no, "the answer is no, or differences were found"),
    (.usage, "the command line cannot be understood"),
    (.badData, "bad data, an unknown name, or a datastore that is not ours"),
    (.missing, "no such datastore or file"),
    (.bug, "a bug in tipctl"),
    (.cannotCreate, "a file or folder cannot be created"),
    (.inputOutput, "reading or writing failed"),
    (.busy, "another process holds the datastore"),
    (.refused, "not confirmed, nothing was changed; say --yes"),
    (.interrupted, "interrupted at a question, nothing was changed"),
  ]
}

extension ExitCode {
  /// The exit code of a failure of the engine; the one place that says which.
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
