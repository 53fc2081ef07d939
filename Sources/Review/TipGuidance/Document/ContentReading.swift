import TipModel

extension GuidanceContent {
  /// The version of the content file's format.
  static let schema = 1

  /// Reads a content file's value.
  init(storedValue value: StoredValue) throws(TipControlError) {
    try value.checkSchema(Self.schema, otherwise: "Write \(Self.schema), or leave it out")
    let file = try ContentReader(value, at: "", keys: ContentKey.file)
    _ = try file.optional(.schema, .wholeNumber)
    self.init(
      language: try file.optional(.language, .language) ?? "en",
      platform: try file.optional(.platform, .choice),
      style: try file.optional(.style, .style) ?? GuidanceStyle(),
      tips: try file.list(.tips, unique: .id, \.id, .tip),
      toolTips: try file.list(.tooltips, unique: .id, \.id, .toolTip),
      alerts: try file.list(.alerts, unique: .id, \.id, .alert),
      silences: try file.list(.silences, .silence))
  }
}

extension Reading where Value == String {
  /// The tag of a language.
  fileprivate static var language: Reading {
    Reading("a language such as \"en\", \"de\" or \"pt-BR\"") { value in
      guard case .string(let tag) = value, GuidanceLanguage.isTag(tag) else { return nil }
      return tag
    }
  }
}

extension Reading where Value == GuidanceStyle {
  fileprivate static var style: Reading {
    .object([ContentKey.toolTipsEndWithStop]) { object, _, _ throws(TipControlError) in
      GuidanceStyle(
        toolTipsEndWithStop: try object.optional(.toolTipsEndWithStop, .flag) ?? false)
    }
  }
}

extension Reading where Value == GuidanceToolTip {
  fileprivate static var toolTip: Reading {
    .object(ContentKey.toolTip) { object, _, _ throws(TipControlError) in
      GuidanceToolTip(
        id: try object.required(.id, .text), text: try object.required(.text, .text),
        control: try object.optional(.control, .text),
        states: try object.list(.states, .text),
        platform: try object.optional(.platform, .choice),
        language: try object.optional(.language, .language))
    }
  }
}

extension Reading where Value == GuidanceSilence {
  fileprivate static var silence: Reading {
    .object([ContentKey.check, .item, .reason]) { object, _, _ throws(TipControlError) in
      GuidanceSilence(
        try object.required(.check, .text), on: try object.required(.item, .text),
        because: try object.optional(.reason, .text) ?? "")
    }
  }
}

// MARK: - Tips

extension Reading where Value == GuidanceTip {
  /// A tip's texts, or a tip as in a state document, whose rules and options are read too.
  fileprivate static var tip: Reading {
    .object(ContentKey.tip) { object, value, path throws(TipControlError) in
      let id = try object.required(.id, .text)
      let actions = try object.list(.actions, .action)
      let image = try object.optional(.image, .text)
      var tip = GuidanceTip(
        id: id, title: try object.optional(.title, .text) ?? "",
        message: try object.optional(.message, .text),
        symbol: try object.optional(.symbol, .text) ?? image, actions: actions)
      tip.anchorSymbol = try object.optional(.anchorSymbol, .text)
      tip.platform = try object.optional(.platform, .choice)
      tip.input = try object.optional(.input, .choice)
      tip.language = try object.optional(.language, .language)
      tip.definition = try TipDefinition.part(of: value, at: path)
      return tip
    }
  }
}

extension TipDefinition {
  /// Reads the definition in a tip of a content file; nil when it has only texts.
  fileprivate static func part(
    of value: StoredValue, at path: String
  ) throws(TipControlError) -> TipDefinition? {
    guard case .object(let members) = value,
      ContentKey.ofDefinition.contains(where: { members[$0.rawValue] != nil })
    else { return nil }
    // The actions of a content file may be titles alone, and are read separately.
    let definition = try TipDefinition(
      storedValue: value.with(TipDefinition.storedKeys.filter { $0 != .actions }), at: path)
    try TipEntry(id: definition.id, definition: definition, record: nil).checkRules(at: path)
    return definition
  }
}

extension Reading where Value == String {
  /// An action's title, or an action as in a state document.
  fileprivate static var action: Reading {
    Reading(wanted: "a title in double quotes, or an object") {
      value, path throws(TipControlError) in
      if case .string(let title) = value { return title }
      guard case .object = value else {
        throw .unreadable(value, at: path(), wanted: "a title in double quotes, or an object")
      }
      let object = try ContentReader(value, at: path(), keys: [.id, .title])
      _ = try object.optional(.id, .text)
      return try object.optional(.title, .text) ?? ""
    }
  }
}

// MARK: - Alerts

extension Reading where Value == GuidanceAlert {
  /// An alert as in a state document, with a platform and a language.
  fileprivate static var alert: Reading {
    .object(ContentKey.alert) { object, value, path throws(TipControlError) in
      GuidanceAlert(
        try TipAlert(storedValue: value.with(TipAlert.storedKeys), at: path),
        platform: try object.optional(.platform, .choice),
        language: try object.optional(.language, .language))
    }
  }
}

extension StoredValue {
  /// Returns an object with some of its members only.
  fileprivate func with(_ keys: [StoredKey]) -> StoredValue {
    guard case .object(let members) = self else { return self }
    let kept = Set(keys.map(\.rawValue))
    return .object(members.filter { kept.contains($0.key) })
  }
}
