import TipModel

/// The names of all members of a content file.
enum ContentKey: String, CaseIterable {
  // The file.
  case schema, language, platform, style, tips, tooltips, alerts, silences
  // Its style.
  case toolTipsEndWithStop
  // An item.
  case id, title, message, symbol, actions, anchorSymbol, input, text, control, states
  // A tip as in a state document.
  case type, image, rules, options, record
  // An alert.
  case buttons, intent, informational, undoable, textField, icon, caution, accessory, suppression
  case help, scene
  // A silence.
  case check, item, reason

  static let file: [ContentKey] = [
    .schema, .language, .platform, .style, .tips, .tooltips, .alerts, .silences,
  ]
  /// The members that distinguish a content file from a state document.
  static let ownOfFile = file.filter { $0 != .schema && $0 != .tips }
  static let tip: [ContentKey] =
    [.id, .title, .message, .symbol, .actions, .anchorSymbol, .platform, .input, .language]
    + ofDefinition + [.record]
  /// The members of a tip that tell its rules and options.
  static let ofDefinition: [ContentKey] = [.type, .image, .rules, .options]
  static let toolTip: [ContentKey] = [.id, .text, .control, .states, .platform, .language]
  static let alert: [ContentKey] = [
    .id, .title, .message, .buttons, .intent, .informational, .undoable, .textField, .icon,
    .caution, .accessory, .suppression, .help, .scene, .platform, .language,
  ]
}

typealias ContentReader = MemberReader<ContentKey>
