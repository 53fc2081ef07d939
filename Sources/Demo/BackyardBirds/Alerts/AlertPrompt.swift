import TipEngine
import TipHelp

/// An alert in a terminal: its words, and the lines that a person types as answers.
struct AlertPrompt {
  /// The line that checks "Don't ask again".
  static let suppression = "don't ask again"

  private let presentation: AlertPresentation

  init(_ presentation: AlertPresentation) { self.presentation = presentation }

  /// The lines below the page.
  var lines: [String] {
    let alert = presentation.alert
    let layout = AlertLayout(of: alert, on: .macOS)
    let buttons = layout.buttons.map { "[ \($0.title) ]" }.joined(separator: "  ")
    let words = [alert.title, alert.message].compactMap { $0 }
    var lines = [""] + words.map { "! \($0)" }
    if alert.hasSuppression {
      let box = presentation.isSuppressed ? "☑" : "☐"
      lines.append("  \(box) Don't Ask Again")
    }
    lines.append("  \(buttons)")
    return lines
  }

  /// Performs a line: a button's title in any case, Escape, or "don't ask again".
  ///
  /// - Throws: `TipControlError` that lists the buttons for any other line.
  func perform(_ line: String) throws(TipControlError) {
    let word = line.lowercased()
    if line.contains("\u{1B}") {
      try presentation.press(.escape, on: .macOS)
    } else if word == Self.suppression {
      try presentation.suppress(!presentation.isSuppressed)
    } else {
      let button = presentation.alert.buttons.first { $0.title.lowercased() == word }
      try presentation.press(button?.title ?? line)
    }
  }
}
