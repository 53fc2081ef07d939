import TipModel

// An item of a content file can name keys in place of texts: {"key": "favorite.title"}. Each
// language has the item with its own texts, once for each device and category of numbers.

extension GuidanceContent {
  /// Reads a content file whose keys stand for themselves.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the path.
  package init(withKeys value: StoredValue) throws(TipControlError) {
    var hasCatalogs = false
    if case .object(let members) = value, case .array(let names)? = members["catalogs"] {
      hasCatalogs = !names.isEmpty
    }
    let value = try value.resolved(at: "") { key, path throws(TipControlError) in
      guard !hasCatalogs else { return key }
      throw TipControlError(
        .malformed, subject: path, reason: "\(path) names a key, but the file has no catalogs",
        suggestion: "Write the text, or add \"catalogs\": [\"Localizable.xcstrings\"]")
    }
    try self.init(storedValue: value, at: "")
  }
}

extension StringCatalogs {
  /// Returns the content of each language, the app's own first.
  ///
  /// - Parameters:
  ///   - document: The content file.
  ///   - base: Its content with the keys as texts.
  /// - Returns: The contents.
  /// - Throws: `TipControlError` (`malformed`) that names the path.
  package func contents(
    of document: StoredValue, _ base: GuidanceContent
  ) throws(TipControlError) -> [GuidanceContent] {
    var contents: [GuidanceContent] = []
    var nearest = NearestKeys(entries.keys)
    for language in languages {
      var content = base
      content.language = language
      content.tips = try items("tips", of: document, base.tips, &content, &nearest)
      content.toolTips = try items("tooltips", of: document, base.toolTips, &content, &nearest)
      content.alerts = try items("alerts", of: document, base.alerts, &content, &nearest)
      contents.append(content)
    }
    return contents
  }

  /// Returns the content of each language for a catalog without a content file: all of its texts,
  /// and no item.
  package var contents: [GuidanceContent] {
    let keys = entries.keys.sorted()
    return languages.map { language in
      var content = GuidanceContent(language: language)
      content.translations = keys.map {
        translation(of: $0, in: language, for: GuidanceTranslation.itemPrefix + $0)
      }
      return content
    }
  }

  private func translation(
    of key: String, in language: String, for item: String
  ) -> GuidanceTranslation {
    let texts = texts(key, in: language)
    return GuidanceTranslation(
      item: item, key: key, language: language,
      source: self.texts(key, in: source).general?.text,
      texts: texts.map { .init(text: $0.text, plural: $0.plural) },
      problems: problems[key]?[language] ?? [])
  }

  /// Returns the items of a list: those with keys, and in the app's own language all others.
  ///
  /// An item with a text that is missing is left out: no other check can judge it.
  private func items<Item: GuidanceItem & StoredObject & Hashable>(
    _ list: String, of document: StoredValue, _ base: [Item], _ content: inout GuidanceContent,
    _ nearest: inout NearestKeys
  ) throws(TipControlError) -> [Item] {
    guard case .object(let members) = document, case .array(let elements)? = members[list] else {
      return []
    }
    let language = content.language
    var items: [Item] = []
    for (index, (element, item)) in zip(elements, base).enumerated() {
      let keys = try element.keys()
      if keys.isEmpty, language == source { items.append(item) }
      guard !keys.isEmpty, case .object(var members) = element else { continue }
      let path = "\(list)[\(index)]"
      guard item.language == nil else {
        throw TipControlError(
          .malformed, subject: "\(path).language",
          reason: "\(path).language cannot be beside a key, whose catalog has the languages",
          suggestion: "Leave it out")
      }
      for key in keys.unique {
        var translation = translation(of: key, in: language, for: item.itemName)
        if entries[key] == nil { translation.nearest = nearest.key(like: key) }
        content.translations.append(translation)
      }
      let texts = keys.map { self.texts($0, in: language) }
      guard !texts.contains(where: \.isEmpty) else { continue }
      members["language"] = .string(language)
      for variant in variants(texts.flatMap(\.self), on: item.platform ?? content.platform) {
        var system = item.platform
        if content.platform == nil, system == nil { system = variant.system }
        members["platform"] = system.map { .string($0.rawValue) }
        let value = try self.value(of: members, in: language, like: variant)
        items.append(try Item(storedValue: value, at: path))
      }
    }
    return items.unique
  }

  /// Returns an item with the texts that go with a variant.
  private func value(
    of members: [String: StoredValue], in language: String, like variant: Entry
  ) throws(TipControlError) -> StoredValue {
    try StoredValue.object(members).resolved(at: "") { key, _ throws(TipControlError) in
      let entries = texts(key, in: language)
      let entry = entries.max { $0.likeness(to: variant) < $1.likeness(to: variant) }
      return entry?.text ?? key
    }
  }

  /// The texts of a system: the texts of its devices, or else the texts for other devices.
  private func variants(_ texts: [Entry], on platform: TipPlatform?) -> [Entry] {
    guard let platform else { return texts }
    let own = texts.filter { $0.system == platform }
    if !own.isEmpty { return own }
    let others = texts.filter { $0.system == nil }
    return others.isEmpty ? texts : others
  }
}

extension StringCatalogs.Entry {
  /// The system of the device, or nil for all other devices.
  fileprivate var system: TipPlatform? {
    switch device {
    case "iphone", "ipod": .iOS
    case "ipad": .iPadOS
    case "mac": .macOS
    case "appletv": .tvOS
    case "applewatch": .watchOS
    case "applevision": .visionOS
    default: nil
    }
  }

  /// How well a text goes with a text of another key.
  fileprivate func likeness(to other: StringCatalogs.Entry) -> Int {
    func rank(_ own: String?, _ other: String?) -> Int {
      if own == other { return 2 }
      return own == nil || own == "other" ? 1 : 0
    }
    return 3 * rank(device, other.device) + rank(plural, other.plural)
  }
}

extension StoredValue {
  /// Returns the keys that the value has in place of texts.
  fileprivate func keys() throws(TipControlError) -> [String] {
    var keys: [String] = []
    _ = try resolved(at: "") { key, _ throws(TipControlError) in
      keys.append(key)
      return key
    }
    return keys
  }

  /// Returns the value with a text in place of each key.
  fileprivate func resolved(
    at path: String, _ text: (String, String) throws(TipControlError) -> String
  ) throws(TipControlError) -> StoredValue {
    switch self {
    case .object(let members):
      if members.count == 1, case .string(let key)? = members["key"],
        path != "id", !path.hasSuffix(".id")
      {
        return .string(try text(key, path))
      }
      var resolved: [String: StoredValue] = [:]
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        resolved[name] = try value.resolved(at: StoredPath.member(name, of: path), text)
      }
      return .object(resolved)
    case .array(let elements):
      var resolved: [StoredValue] = []
      for (index, element) in elements.enumerated() {
        resolved.append(try element.resolved(at: "\(path)[\(index)]", text))
      }
      return .array(resolved)
    default: return self
    }
  }
}
