import TipModel

/// The content file, which does not have the set-up of an app.
extension GuidanceContent: StoredObject {
  package static let coding = ObjectCoding<GuidanceContent>(
    schema: DocumentSchema(1, named: "content", otherwise: "Write 1, or leave it out"),
    .optional("language", \.language, .language, default: "en"),
    .optional("platform", \.platform, .choice),
    .optional("style", \.style, .object, default: GuidanceStyle()),
    .list("tips", \.tips, of: .object, unique: "id", \.id),
    .list("tooltips", \.toolTips, of: .object, unique: "id", \.id),
    .list("alerts", \.alerts, of: .object, unique: "id", \.id),
    .list("silences", \.silences, of: .object),
    .list("catalogs", \.catalogs, of: .text),
    make: { language, platform, style, tips, toolTips, alerts, silences, catalogs in
      var content = GuidanceContent(
        language: language, platform: platform, style: style, tips: tips, toolTips: toolTips,
        alerts: alerts, silences: silences)
      content.catalogs = catalogs
      return content
    })
}

extension ValueCoding where Value == String {
  /// The tag of a language.
  fileprivate static var language: ValueCoding {
    ValueCoding("a language such as \"en\", \"de\" or \"pt-BR\"") { value in
      guard case .string(let tag) = value, GuidanceLanguage.isTag(tag) else { return nil }
      return tag
    } write: { tag in
      .string(tag)
    }
  }
}

extension GuidanceStyle: StoredObject {
  package static let coding = ObjectCoding<GuidanceStyle>(
    .flag("toolTipsEndWithStop", \.toolTipsEndWithStop), make: GuidanceStyle.init)
}

extension GuidanceToolTip: StoredObject {
  package static let coding = ObjectCoding<GuidanceToolTip>(
    .required("id", \.id, .text),
    .required("text", \.text, .text),
    .optional("control", \.control, .text),
    .list("states", \.states, of: .text),
    .optional("platform", \.platform, .choice),
    .optional("language", \.language, .language),
    make: GuidanceToolTip.init)
}

/// An alert as in a state document, with a platform and a language.
extension GuidanceAlert: StoredObject {
  package static let coding = ObjectCoding<GuidanceAlert>(
    .part(\.alert, TipAlert.coding),
    .optional("platform", \.platform, .choice),
    .optional("language", \.language, .language),
    make: GuidanceAlert.init)
}

extension GuidanceSilence: StoredObject {
  package static let coding = ObjectCoding<GuidanceSilence>(
    .required("check", \.check, .text),
    .required("item", \.item, .text),
    .optional("reason", \.reason, .text, default: ""),
    make: GuidanceSilence.init)
}

// MARK: - Tips

/// A tip's texts, or a tip as in a state document, whose rules and options are read too.
extension GuidanceTip: StoredObject {
  package static let coding = ObjectCoding<GuidanceTip>(
    .required("id", \.id, .text),
    .written("title", \.title, .text, default: ""),
    .optional("message", \.message, .text),
    .optional("symbol", \.symbol, .text),
    .list("actions", \.actions, of: .action),
    .optional("anchorSymbol", \.anchorSymbol, .text),
    .optional("platform", \.platform, .choice),
    .optional("input", \.input, .choice),
    .optional("language", \.language, .language),
    definition,
    make: { id, title, message, symbol, actions, anchorSymbol, platform, input, language, tip in
      var texts = GuidanceTip(
        id: id, title: title, message: message, symbol: symbol ?? tip?.image, actions: actions)
      texts.anchorSymbol = anchorSymbol
      texts.platform = platform
      texts.input = input
      texts.language = language
      texts.definition = tip
      return texts
    })

  /// The definition, which a tip with only texts does not have.
  ///
  /// A record is ignored.
  private static let definition = ObjectField<GuidanceTip, TipDefinition?>(
    keys: membersOfDefinition + ["record"]
  ) { object throws(TipControlError) in
    guard membersOfDefinition.contains(where: object.has) else { return nil }
    // The actions of a content file may be titles alone, and are read separately.
    let definition = try TipDefinition.coding.read(object.without("actions"))
    try TipEntry(id: definition.id, definition: definition, record: nil)
      .checkRules(at: object.path)
    return definition
  } write: { tip, members in
    let definition = tip.definition.map(TipDefinition.coding.members(of:)) ?? [:]
    for key in membersOfDefinition { members[key] = definition[key] }
  }

  private static let membersOfDefinition = ["type", "image", "rules", "options"]
}

extension ValueCoding where Value == String {
  /// An action's title, or an action as in a state document.
  fileprivate static var action: ValueCoding {
    let wanted = "a title in double quotes, or an object"
    let action = ObjectCoding<String>(
      .optional("id", { @Sendable _ in nil }, .text),
      .written("title", { @Sendable title in title }, .text, default: ""),
      make: { _, title in title })
    return ValueCoding(wanted: wanted) { value, path throws(TipControlError) in
      switch value {
      case .string(let title): return title
      case .object: return try action.read(value, at: path())
      default: throw .unreadable(value, at: path(), wanted: wanted)
      }
    } write: { title in
      .string(title)
    }
  }
}
