package import TipModel

/// An alert of box-drawing characters.
///
/// The default button has `↩`, because Return presses it. `⎋` marks Cancel, and `!` a button that
/// destroys data.
package struct TextAlert {
  private let alert: TipAlert
  private let layout: AlertLayout
  private let platform: TipPlatform
  private let words: AlertTexts
  private let inner: Int

  /// Creates a drawing at a width in columns, at least 20.
  package init(_ alert: TipAlert, _ layout: AlertLayout, _ platform: TipPlatform, width: Int) {
    self.alert = alert
    self.layout = layout
    self.platform = platform
    words = AlertTexts(alert, layout)
    var inner = max(20, width) - 4
    if layout.arrangement == .row {
      let row = Self.buttons(words, layout).joined(separator: "  ")
      inner = max(inner, row.displayWidth)
    }
    self.inner = inner
  }

  /// The lines of the drawing.
  package var text: String {
    let buttons = Self.buttons(words, layout)
    var lines = [layout.caption(platform), edge("╭", "╮")]
    lines += content.flatMap { $0.wrapped(toWidth: inner) }.map { row($0) }
    lines.append(edge("├", "┤"))
    if layout.arrangement == .row {
      lines.append(row(buttons.joined(separator: "  "), atEnd: true))
    } else {
      lines += buttons.map { row($0) }
    }
    lines.append(edge("╰", "╯"))
    return lines.joined(separator: "\n")
  }

  /// The paragraphs above the buttons.
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
    let rest = max(0, inner - 2 - text.displayWidth)
    return "[\(text)" + String(repeating: "_", count: rest) + "]"
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

  /// Returns a row with its text where lines begin, or where they end, as a row of buttons has it.
  private func row(_ text: String, atEnd: Bool = false) -> String {
    "│ \(text.padded(toWidth: inner, atStart: atEnd != layout.isRightToLeft)) │"
  }

  private func edge(_ left: String, _ right: String) -> String {
    left + String(repeating: "─", count: inner + 2) + right
  }
}
