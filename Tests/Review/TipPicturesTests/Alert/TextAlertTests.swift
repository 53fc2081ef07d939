import Testing
import TipModel
import TipPictures

@Suite("Alerts as text")
struct TextAlertTests {
  private func rows(_ alert: TipAlert, _ platform: TipPlatform, width: Int) -> [String] {
    TextAlert(alert, AlertLayout(of: alert, on: platform), platform, width: width).text
      .split(separator: "\n").map(String.init)
  }

  /// The placeholder, and the field in an alert of the least width.
  @Test(
    "A placeholder is cut to its field, and underscores fill the rest",
    arguments: [
      ("", "[______________]"), ("Name", "[Name__________]"),
      ("Name of a pond", "[Name of a pond]"),
      ("Name of a pond.", "[Name of a pon…]"), ("鳥の名前", "[鳥の名前______]"),
    ])
  func field(placeholder: String, row: String) {
    let alert = TipAlert(
      id: "rename", title: "Rename?", buttons: [.plain("OK")],
      textField: TipAlert.TextField(placeholder: placeholder))
    #expect(
      rows(alert, .tvOS, width: 3) == [
        "tvOS, stack, centered on the screen", "╭──────────────────╮", "│ Rename?          │",
        "│ \(row) │", "├──────────────────┤", "│ [ OK ]           │", "╰──────────────────╯",
      ])
  }

  @Test("A row of buttons that is wider than the alert widens it, each with the mark of its role")
  func wide() {
    let alert = TipAlert(
      id: "save", title: "Save?", message: "The journal has changes.",
      buttons: [.default("Save"), .destructive("Discard"), .cancel], icon: "leaf", isCaution: true,
      accessory: TipAlert.Accessory(height: 12.5), hasSuppression: true, hasHelp: true,
      scene: "journal\u{1B}")
    #expect(
      rows(alert, .macOS, width: 20) == [
        "macOS, row, anchored to the window \"journal\\u{1B}\"",
        "╭─────────────────────────────────────────╮",
        "│ [caution, leaf]                         │",
        "│ Save?                                   │",
        "│                                         │",
        "│ The journal has changes.                │",
        "│ (accessory view, 12.5 pt high)          │",
        "│ ☐ Don't ask again                       │",
        "│ (?)                                     │",
        "├─────────────────────────────────────────┤",
        "│ [ Cancel ⎋ ]  [ Discard ! ]  [ Save ↩ ] │",
        "╰─────────────────────────────────────────╯",
      ])
  }

  @Test("An alert without texts has only its buttons")
  func empty() {
    let alert = TipAlert(id: "ok", title: "", buttons: [.plain("OK"), .plain("Later\nor never")])
    #expect(
      rows(alert, .watchOS, width: 22) == [
        "watchOS, stack, centered on the screen", "╭────────────────────╮",
        "├────────────────────┤", "│ [ OK ]             │", "│ [ Later or never ] │",
        "╰────────────────────╯",
      ])
  }
}
