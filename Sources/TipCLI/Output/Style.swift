/// Colour for terminals; says nothing that the words do not say.
package struct Style: Hashable, Sendable {
  /// What a piece of text is, from which its look follows.
  package enum Role: String, CaseIterable, Sendable {
    /// Plain text.
    case plain
    /// A heading.
    case heading
    /// A tip that shows, a check that passed.
    case good
    /// A failure.
    case bad
    /// Something to look at.
    case warning
    /// Something to type.
    case code
    /// Something beside the point.
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

  /// Creates a style.
  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// No colour.
  package static let plain = Style(isEnabled: false)

  /// Decides about colour on one stream.
  ///
  /// The first that says something decides: `--no-color` and JSON, `NO_COLOR`, `CLICOLOR_FORCE`
  /// (but not `0`), `TERM=dumb`, and whether the stream is a terminal.
  package init(for console: Console, isTerminal: Bool, globals: GlobalOptions) {
    if globals.noColor || globals.format == .json || console.setting("NO_COLOR") != nil {
      isEnabled = false
    } else if let force = console.setting("CLICOLOR_FORCE"), force != "0" {
      isEnabled = true
    } else {
      isEnabled = isTerminal && console.setting("TERM") != "dumb"
    }
  }

  /// Returns text in the look of its role.
  package func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isEnabled, role != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(role.codes)m\(text)\u{1B}[0m"
  }
}
