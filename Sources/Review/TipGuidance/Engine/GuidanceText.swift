/// A kind of text that people read in help.
public enum GuidanceTextKind: String, CaseIterable, Hashable, Sendable {
  /// The title of a tip.
  case tipTitle = "tip titles"
  /// The message of a tip.
  case tipMessage = "tip messages"
  /// The title of a tip's action.
  case tipAction = "tip actions"
  /// The text of a tooltip.
  case toolTip = "tooltips"
  /// The title of an alert.
  case alertTitle = "alert titles"
  /// The message of an alert.
  case alertMessage = "alert messages"
  /// The title of an alert's button.
  case alertButton = "alert buttons"
  /// The text that the empty text field of an alert shows.
  case alertField = "alert text fields"

  /// The text in a sentence about its item.
  var noun: String {
    switch self {
    case .tipTitle, .alertTitle: "title"
    case .tipMessage, .alertMessage: "message"
    case .tipAction: "action's title"
    case .toolTip: "tooltip"
    case .alertButton: "button's title"
    case .alertField: "text field's text"
    }
  }

  /// Whether the text is the label of something to press.
  var isLabel: Bool { self == .tipAction || self == .alertButton }

  /// Whether the text may be in title case, so that a capital does not show a name.
  var isTitle: Bool { isLabel || self == .tipTitle || self == .alertTitle }

  static let ofAlerts: [GuidanceTextKind] = [.alertTitle, .alertMessage, .alertButton, .alertField]
}

/// A text of an item, read into words once for all checks.
///
/// A class, because a hundred checks pass it on, and a copy of its words costs time.
final class GuidanceText: Sendable {
  let kind: GuidanceTextKind
  let passage: Passage
  /// The place of an action or a button within its item.
  let index: Int

  init(_ kind: GuidanceTextKind, _ text: String, at index: Int = 0) {
    self.kind = kind
    self.index = index
    passage = Passage(text)
  }

  var string: String { passage.text }

  /// Returns the mechanical repair that replaces the text.
  func fix(to new: String) -> GuidanceFix? {
    let member: GuidanceFix.Member? =
      switch kind {
      case .tipTitle, .alertTitle: .title
      case .tipMessage, .alertMessage: .message
      case .tipAction: .action(index)
      case .toolTip: .text
      case .alertButton: .button(index)
      case .alertField: nil
      }
    return member.map { GuidanceFix($0, from: string, to: new) }
  }
}

extension [GuidanceText] {
  /// Returns the texts of one kind, in order.
  func of(_ kind: GuidanceTextKind) -> [GuidanceText] { filter { $0.kind == kind } }
}
