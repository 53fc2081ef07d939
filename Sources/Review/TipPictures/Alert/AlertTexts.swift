import TipFoundation
import TipModel

/// The texts of an alert, by paragraph, without control characters.
struct AlertTexts: Hashable, Sendable {
  /// The checkbox that suppresses an alert.
  static let suppression = "Don't ask again"

  let id: String
  let title: [String]
  let message: [String]
  /// The titles of the buttons, in the order of the layout, each in one line.
  let buttons: [String]
  /// The name of the icon, and whether it has a caution symbol.
  let icon: String?
  let textField: String?

  init(_ alert: TipAlert, _ layout: AlertLayout) {
    id = alert.id.printable
    title = CardTexts.paragraphs(alert.title)
    message = CardTexts.paragraphs(alert.message ?? "")
    buttons = layout.buttons.map { CardTexts.paragraphs($0.title).joined(separator: " ") }
    var names: [String] = []
    if alert.isCaution { names.append("caution") }
    if let name = alert.icon?.printable { names.append(name) }
    icon = names.isEmpty ? nil : names.joined(separator: ", ")
    textField = alert.textField.map { field in
      guard !field.isSecure else { return "••••••" }
      return CardTexts.paragraphs(field.placeholder ?? "").joined(separator: " ")
    }
  }
}

extension AlertLayout {
  /// The system, the arrangement and the position, as the first line of a drawing.
  func caption(_ platform: TipPlatform) -> String {
    let position =
      switch anchor {
      case .screen: "centered on the screen"
      case .window(nil): "anchored to its window"
      case .window(let scene?): "anchored to the window \"\(scene.printable)\""
      case .view: "centered in view"
      }
    let caption = "\(platform.rawValue), \(arrangement.rawValue), \(position)"
    guard isRightToLeft else { return caption }
    return "\(caption), right to left"
  }
}
