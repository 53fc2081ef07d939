/// Colour for terminals; it adds no information to the words.
package struct Style: Hashable, Sendable {
  /// The role of a piece of text, which determines its colour.
  package enum Role: String, CaseIterable, Sendable {
    /// Plain text.
    case plain
    /// A heading.
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

  /// Creates a style.
  package init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// No colour.
  package static let plain = Style(isEnabled: false)

  /// Determines whether one stream uses colour.
  ///
  /// The first setting that is present decides: `--no-color` and JSON, `NO_COLOR`, `CLICOLOR_FORCE`
  /// (except `0`), `TERM=dumb`, and whether the stream is a terminal.
  package init(for console: Console, isTerminal: Bool, globals: GlobalOptions) {
    if globals.noColor || globals.format == .json || console.setting("NO_COLOR") != nil {
      isEnabled = false
    } else if let force = console.setting("CLICOLOR_FORCE"), force != "0" {
      isEnabled = true
    } else {
      isEnabled = isTerminal && console.setting("TERM") != "dumb"
    }
  }

  /// Returns text in the colour of its role.
  package func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isEnabled, role != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(role.codes)m\(text)\u{1B}[0m"
  }
}
