import TipHelp

/// The alerts of the tests.
enum Alerts {
  /// A deliberate removal, which can be suppressed.
  static let removal = TipAlert(
    id: "remove-backyard", title: "Remove “North Pond”?",
    message: "Its visitors are removed from your journal.",
    buttons: [.destructive("Remove"), .cancel], hasSuppression: true)

  /// A question with a default button.
  static let save = TipAlert(
    id: "save-journal", title: "Save the journal?",
    buttons: [.plain("Don't Save"), .default("Save"), .cancel])

  /// Information with one button.
  static let offline = TipAlert(
    id: "offline", title: "You are offline.", buttons: [.default("OK")], isInformational: true)

  /// A secured question with a text field.
  static let rename = TipAlert(
    id: "rename", title: "Rename the backyard?", buttons: [.default("Rename"), .cancel],
    textField: TipAlert.TextField(placeholder: "Name"))
}
