import TipModel

/// The texts of an app in all languages, from its string catalogs and strings files, by key.
package struct StringCatalogs: Sendable {
  /// A text, which can be for one device or one number alone.
  struct Entry: Hashable, Sendable {
    var text: String
    /// The device, such as `mac` or `other`, or nil for all devices.
    var device: String?
    /// The category of numbers, such as `one` or `other`, or nil for all numbers.
    var plural: String?
    /// The index of the file.
    let file: Int
    /// The bytes of the text with its quotes, or nil when the file does not have the text itself.
    var bytes: Range<Int>?
  }

  /// A file with its text.
  struct File: Sendable {
    let name: String
    let text: String
    let lines: TextLines

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
      lines = TextLines(text)
    }
  }

  /// The largest catalog, in bytes.
  package static let largest = 20_000_000

  private(set) var files: [File] = []
  /// The texts by key, then by language.
  private(set) var entries: [String: [String: [Entry]]] = [:]
  /// The problems of the forms and the states of texts, by key, then by language.
  private(set) var problems: [String: [String: [CatalogProblem]]] = [:]
  /// The keys whose text is the same in all languages.
  private var fixed: Set<String> = []
  /// The file of each key of a catalog, and the offset of its name there.
  private var locations: [String: (file: Int, offset: Int)] = [:]
  /// The language in which the app is written.
  private(set) var source: String

  /// Reads a catalog by itself.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the file, the line and the path.
  init(_ json: LocatedJSON, text: String) throws(TipControlError) {
    source = "en"
    try add(text, json.subject)
    try readCatalog(CatalogReader(json: json, file: 0))
  }

  /// Reads files, whose names end with `.xcstrings` or `.strings`.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the file, the line and the path.
  init(
    _ names: [String], language: String,
    read: (String) throws(TipControlError) -> String
  ) throws(TipControlError) {
    source = language
    for name in names {
      let text = try read(name)
      try add(text, name)
      if name.hasSuffix(".strings") {
        try readStrings(text, name)
      } else if name.hasSuffix(".xcstrings") {
        let json = try LocatedJSON(text, subject: name)
        try readCatalog(CatalogReader(json: json, file: files.count - 1))
      } else {
        throw .malformed(
          name, "\"\(name)\" is not a string catalog",
          "Name a file that ends with .xcstrings or .strings")
      }
    }
  }

  /// Adds a file before it is read.
  private mutating func add(_ text: String, _ name: String) throws(TipControlError) {
    guard text.utf8.count <= Self.largest else {
      throw .malformed(
        name, "\(name) has \(text.utf8.count) bytes, more than 20 MB",
        "Split it into several tables")
    }
    files.append(File(name, text))
  }

  /// All languages, the app's own first, also when no text is in it.
  var languages: [String] {
    let translated = translatedLanguages
    return translated.first == source ? translated : [source] + translated
  }

  /// The languages with texts, the app's own first.
  var translatedLanguages: [String] {
    let languages = Set(entries.values.flatMap(\.keys))
    let others = languages.subtracting([source]).sorted()
    return languages.contains(source) ? [source] + others : others
  }

  /// Returns the texts of a key in a language, or none without a translation.
  func texts(_ key: String, in language: String) -> [Entry] {
    let all = entries[key] ?? [:]
    if let texts = all[language] { return texts }
    guard fixed.contains(key) else { return [] }
    return all[source] ?? []
  }

  /// Returns the file and the line of a key's text in a language, or else in the app's own one.
  ///
  /// It is nil for an unknown key.
  func location(
    ofKey key: String, in language: String, of files: [File]
  ) -> (file: String, line: Int)? {
    let entry = texts(key, in: language).first ?? texts(key, in: source).first
    guard let entry else { return nil }
    let file = files[entry.file + 1]
    // Where the file has no text, the key is the text.
    let offset = entry.bytes?.lowerBound ?? locations[key]?.offset ?? 0
    return (file.name, file.lines.line(of: offset))
  }

  private mutating func add(_ texts: [Entry], to key: String, in language: String) {
    // An empty text is not translated yet.
    let texts = texts.filter { !$0.text.isEmpty }
    if !texts.isEmpty { entries[key, default: [:]][language, default: []] += texts }
  }

  private mutating func readStrings(_ text: String, _ name: String) throws(TipControlError) {
    let folder = name.split(separator: "/").dropLast().last ?? ""
    var tag = String(folder.dropLast(".lproj".count))
    if folder == "Base.lproj" { tag = source }
    guard folder.hasSuffix(".lproj"), GuidanceLanguage.isTag(tag) else {
      throw .malformed(
        name, "The language of \"\(name)\" is not known",
        "Name a file in a folder of a language, such as de.lproj")
    }
    let json = try StringsFile.json(text, subject: name)
    let reader = CatalogReader(json: json, file: files.count - 1)
    for member in try reader.members(reader.json.root, name) {
      let (text, bytes) = try reader.text(member.node, member.name)
      let range = bytes.lowerBound - 1..<bytes.upperBound - 1
      add([Entry(text: text, file: reader.file, bytes: range)], to: member.name, in: tag)
    }
  }

  private mutating func readCatalog(_ reader: CatalogReader) throws(TipControlError) {
    let root = reader.json.root
    let language = try reader.text(root["sourceLanguage"], "sourceLanguage").text
    source = try reader.language(language, root["sourceLanguage"], "sourceLanguage")
    guard let strings = root["strings"] else { throw reader.error(nil, "strings", "an object") }
    for entry in try reader.members(strings, "strings") {
      let key = entry.name
      let node = entry.node
      let path = StoredPath.member(key, of: "strings") + ".localizations"
      if locations[key] == nil { locations[key] = (reader.file, entry.start) }
      if case .plain(.bool(false))? = node["shouldTranslate"]?.content { fixed.insert(key) }
      for member in try reader.members(node["localizations"], path) {
        let path = StoredPath.member(member.name, of: path)
        let language = try reader.language(member.name, member.node, path)
        let texts = try reader.texts(member.node, path, readsNew: language == source)
        add(texts, to: key, in: language)
        let found = CatalogProblem.all(
          in: member.node, language: language, isSource: language == source)
        if !found.isEmpty { problems[key, default: [:]][language, default: []] += found }
      }
      if node["extractionState"]?.string == "stale" {
        // It needs no translation any more.
        fixed.insert(key)
        problems[key, default: [:]][source, default: []].append(.isStale)
      }
      // Where the file has no text, the key is the text.
      if entries[key]?[source] == nil {
        add([Entry(text: key, file: reader.file)], to: key, in: source)
      }
    }
  }
}

/// Reads the values of a string catalog, with errors that name the line and the path.
private struct CatalogReader {
  let json: LocatedJSON
  let file: Int

  func error(_ node: JSONNode?, _ path: String, _ wanted: String) -> TipControlError {
    let location = "\(json.subject):\(json.lines.line(of: node?.bytes.lowerBound ?? 0))"
    let state = node == nil ? "missing" : "invalid"
    return .malformed(location, "\(location): \(path) is \(state)", "Write \(wanted)")
  }

  func language(
    _ tag: String, _ node: JSONNode?, _ path: String
  ) throws(TipControlError) -> String {
    guard !GuidanceLanguage.isTag(tag) else { return tag }
    throw error(node, path, "a language such as \"en\", \"de\" or \"pt-BR\"")
  }

  func text(
    _ node: JSONNode?, _ path: String
  ) throws(TipControlError) -> (text: String, bytes: Range<Int>) {
    if let node, let text = node.string { return (text, node.bytes) }
    throw error(node, path, "text in double quotes")
  }

  /// Returns the members of an object, or none when it is left out.
  func members(
    _ node: JSONNode?, _ path: String
  ) throws(TipControlError) -> [JSONMember<JSONNode>] {
    guard let node else { return [] }
    if case .object(let members) = node.content { return members }
    throw error(node, path, "an object")
  }

  /// Returns the texts of a language: one, or the texts of its devices and numbers.
  ///
  /// A new text is not translated yet. In the app's own language it is the text of the code.
  func texts(
    _ node: JSONNode, _ path: String, _ device: String? = nil, _ plural: String? = nil,
    readsNew: Bool
  ) throws(TipControlError) -> [StringCatalogs.Entry] {
    var texts: [StringCatalogs.Entry] = []
    _ = try members(node, path)
    if let unit = node["stringUnit"], readsNew || unit["state"]?.string != "new" {
      let (text, bytes) = try text(unit["value"], "\(path).stringUnit.value")
      texts = [.init(text: text, device: device, plural: plural, file: file, bytes: bytes)]
    }
    for kind in try members(node["variations"], "\(path).variations") {
      let path = "\(path).variations.\(kind.name)"
      for part in try members(kind.node, path) {
        var device = device
        var plural = plural
        if kind.name == "device" { device = part.name } else { plural = part.name }
        texts += try self.texts(
          part.node, "\(path).\(part.name)", device, plural, readsNew: readsNew)
      }
    }
    // A name for a number stands for its text in general: "%#@birds@" for "%lld birds".
    for member in try members(node["substitutions"], "\(path).substitutions") {
      let name = member.name
      let node = member.node
      let parts = try self.texts(node, "\(path).substitutions.\(name)", readsNew: readsNew)
      guard let part = parts.general else { continue }
      var number = ""
      if let value = node["argNum"] { number = "\(value.storedValue.json)$" }
      let placeholder = "%\(number)\(node["formatSpecifier"]?.string ?? "@")"
      for index in texts.indices where texts[index].text.contains("%#@\(name)@") {
        let text = part.text.replacing("%arg", with: placeholder)
        texts[index].text.replace("%#@\(name)@", with: text)
        texts[index].bytes = nil
      }
    }
    return texts
  }
}

extension [StringCatalogs.Entry] {
  /// The text for most numbers, or else the last one.
  var general: Element? { last { $0.plural == "other" } ?? last }
}

extension TipControlError {
  static func malformed(
    _ subject: String, _ reason: String, _ suggestion: String
  ) -> TipControlError {
    TipControlError(.malformed, subject: subject, reason: reason, suggestion: suggestion)
  }
}

extension JSONNode {
  /// The text of a string.
  var string: String? {
    if case .plain(.string(let text)) = content { text } else { nil }
  }
}
