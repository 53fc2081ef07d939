import TipFoundation

/// Colour for terminals, which adds no information to the words.
package struct Style: Hashable, Sendable {
  /// The role of a piece of text, which determines its colour.
  package enum Role: String, CaseIterable, Sendable {
    case plain
    case heading
    /// A tip that shows, a check that passed.
    case good
    /// A failure.
    case bad
    /// Something that needs attention.
    case warning
    /// Something to type.
    case code
    /// A secondary remark.
    case faint

    /// The numbers of the terminal's "select graphic rendition" sequence.
    fileprivate var codes: String {
      switch self {
      case .plain: ""
      case .heading: "1"
      case .good: "32"
      case .bad: "1;31"
      case .warning: "33"
      case .code: "36"
      case .faint: "2"
      }
    }
  }

  /// Whether there is colour.
  package let isEnabled: Bool
  /// The mark of the sequences of this run, which its ``Console`` takes away again.
  ///
  /// It is empty for a style without a console.
  private let seal: String

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
    seal = ""
  }

  /// No colour.
  package static let plain = Style(isEnabled: false)

  /// Determines whether one stream uses colour.
  ///
  /// The first setting that is present decides: `--no-color` and JSON, `NO_COLOR`, `CLICOLOR_FORCE`
  /// (except `0`), `TERM=dumb`, and whether the stream is a terminal.
  package init(for console: Console, isTerminal: Bool, globals: GlobalOptions) {
    seal = console.seal
    if globals.noColor || globals.format == .json || console.setting("NO_COLOR") != nil {
      isEnabled = false
    } else if let force = console.setting("CLICOLOR_FORCE"), force != "0" {
      isEnabled = true
    } else {
      isEnabled = isTerminal && console.setting("TERM") != "dumb"
    }
  }

  /// Returns text in the colour of its role, inverted in the selected row of a list and where it
  /// differs from another line.
  package func callAsFunction(_ role: Role, _ text: String, isInverted: Bool = false) -> String {
    let codes = [isInverted ? "7" : "", role.codes].filter { !$0.isEmpty }.joined(separator: ";")
    guard isEnabled, !codes.isEmpty, !text.isEmpty else { return text }
    return "\(Self.start)\(seal)\(codes)m\(text)\(Self.start)\(seal)0m"
  }

  /// Returns a sequence that moves the cursor, erases or changes the screen, also without colour.
  ///
  /// The codes are without its start: `2J`, `?1049h`.
  func sequence(_ codes: String) -> String { Self.start + seal + codes }

  /// Returns text that replaces the line of the cursor, or without colour is on its own line.
  package func replacingLine(_ text: String) -> String {
    guard isEnabled else { return text.isEmpty ? "" : text + "\n" }
    return "\(Self.start)\(seal)1G\(Self.start)\(seal)2K\(text)"
  }

  /// The start of a sequence.
  fileprivate static let start = "\u{1B}["
}

extension Style.Role {
  /// Returns the role of a line of an explanation: a gate that passes is green, one that fails red.
  init(ofGateLine line: String) {
    if line.hasPrefix("  pass") {
      self = .good
    } else if line.hasPrefix("  FAIL") {
      self = .bad
    } else {
      self = .plain
    }
  }
}

extension Console {
  /// Returns the console whose streams print no control characters except in ``Style``.
  ///
  /// Everything that a command prints passes here: names in a datastore, words of the command
  /// line, variables and file names must not send sequences to the terminal. Line breaks and tabs
  /// stay. Where a text must stay on its line, `printable` escapes them too.
  package var escaping: Console {
    guard seal.isEmpty else { return self }
    var console = self
    // No text can contain it, because it is random, so only the tool writes sequences with it.
    console.seal = "\(UInt64.random(in: 0...UInt64.max));"
    let mark = Style.start + console.seal
    let escaped = { @Sendable (text: String) -> String in
      guard text.utf8.contains(0x1B) else { return text.printableLines }
      return text.split(separator: mark, omittingEmptySubsequences: false)
        .map { String($0).printableLines }.joined(separator: Style.start)
    }
    let output = standardOutput
    let errors = standardError
    console.standardOutput = { try output(escaped($0)) }
    console.standardError = { errors(escaped($0)) }
    return console
  }
}
