package import TipModel

/// An alert of box-drawing characters.
///
/// The default button has `↩`, because Return presses it; `⎋` marks Cancel, `!` a button that
/// destroys data.
package struct TextAlert {
  private let alert: TipAlert
  private let layout: AlertLayout
  private let platform: TipPlatform
  private let words: AlertTexts
  private let inner: Int

  /// Creates a drawing at a width in columns, at least 20.
  package init(_ alert: TipAlert, _ layout: AlertLayout, _ platform: TipPlatform, width: Int) {
    (self.alert, self.layout, self.platform) = (alert, layout, platform)
    words = AlertTexts(alert, layout)
    let row = Self.buttons(words, layout).joined(separator: "  ").displayWidth
    inner = max(max(20, width) - 4, layout.arrangement == .row ? row : 0)
  }

  /// The lines of the drawing.
  package var text: String {
    let buttons = Self.buttons(words, layout)
    let isRow = layout.arrangement == .row
    var lines = [layout.caption(platform), edge("╭", "╮")]
    lines += content.flatMap { $0.wrapped(toWidth: inner) }.map { row($0) }
    lines.append(edge("├", "┤"))
    lines += isRow ? [row(buttons.joined(separator: "  "), atEnd: true)] : buttons.map { row($0) }
    lines.append(edge("╰", "╯"))
    return lines.joined(separator: "\n")
  }

  /// What stands above the buttons, one entry a paragraph.
  private var content: [String] {
    var rows = words.title
    if let icon = words.icon { rows.insert("[\(icon)]", at: 0) }
    if !words.message.isEmpty { rows += [""] + words.message }
    if let placeholder = words.textField { rows.append(field(placeholder)) }
    if let accessory = alert.accessory {
      rows.append("(accessory view, \(SVGValue(accessory.height.drawable).text) pt high)")
    }
    if alert.hasSuppression { rows.append("☐ \(AlertTexts.suppression)") }
    if alert.hasHelp { rows.append("(?)") }
    return rows
  }

  /// A text field with its placeholder, as wide as the alert.
  private func field(_ placeholder: String) -> String {
    let text = placeholder.cut(toWidth: inner - 2)
    return "[\(text)" + String(repeating: "_", count: max(0, inner - 2 - text.displayWidth)) + "]"
  }

  private static func buttons(_ words: AlertTexts, _ layout: AlertLayout) -> [String] {
    zip(words.buttons, layout.buttons).map { title, button in
      let mark =
        switch button.role {
        case .default: " ↩"
        case .cancel: " ⎋"
        case .destructive: " !"
        case .plain: ""
        }
      return "[ \(title)\(mark) ]"
    }
  }

  /// Returns a row; its text is where lines begin, or, as a row of buttons is, where they end.
  private func row(_ text: String, atEnd: Bool = false) -> String {
    "│ \(text.padded(toWidth: inner, atStart: atEnd != layout.isRightToLeft)) │"
  }

  private func edge(_ left: String, _ right: String) -> String {
    left + String(repeating: "─", count: inner + 2) + right
  }
}
