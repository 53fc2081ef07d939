import TipModel

/// A content file or a state document, whose findings have lines and can be repaired in place.
package struct GuidanceDocument: Sendable {
  /// The texts and the set-up, for each language of the file's catalogs.
  package let contents: [GuidanceContent]
  /// The number of texts of a string catalog, which belong to no items, or zero for other files.
  package let textCount: Int
  private let json: LocatedJSON
  private let items: [String: JSONNode]
  private let catalogs: StringCatalogs
  /// The file, and its catalogs.
  private let files: [StringCatalogs.File]

  /// Reads a file's text.
  ///
  /// A state document is recognised by a member that a content file does not have, and a string
  /// catalog, whose texts belong to no items, by the end of its name.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The file's name, for messages and for the folder of catalogs.
  ///   - now: The time at which a state document's tips would show in a fresh datastore.
  ///   - read: Returns the text of a catalog by its name.
  /// - Throws: `TipControlError` (`malformed`) that names the line, the path and the nearest key.
  package init(
    text: String, subject: String, at now: Timestamp,
    read: (String) throws(TipControlError) -> String = { name throws(TipControlError) in
      throw TipControlError(.missing, subject: name, reason: "\(name) cannot be read here")
    }
  ) throws(TipControlError) {
    json = try LocatedJSON(text, subject: subject)
    if subject.hasSuffix(".xcstrings") {
      catalogs = try StringCatalogs(json, text: text)
      contents = catalogs.contents
      textCount = catalogs.entries.count
      // The catalog is the file, and its only catalog.
      files = catalogs.files + catalogs.files
      items = [:]
      return
    }
    let base = try json.read { value throws(TipControlError) in
      guard value.isStateDocument else { return try GuidanceContent(withKeys: value) }
      return GuidanceContent(try StateDocument.facts(from: value), at: now)
    }
    let catalogs = try StringCatalogs(
      Self.paths(of: base.catalogs.unique, beside: subject), language: base.language, read: read)
    contents = try json.read { value throws(TipControlError) in
      if base.catalogs.isEmpty { return [base] }
      return try catalogs.contents(of: value, base)
    }
    files = [.init(subject, text)] + catalogs.files
    self.catalogs = catalogs
    textCount = 0
    items = Self.items(of: json.root)
  }

  /// Returns the paths of catalogs, which are relative to the folder of a file.
  private static func paths(of catalogs: [String], beside file: String) -> [String] {
    guard let slash = file.lastIndex(of: "/") else { return catalogs }
    let folder = file[...slash]
    return catalogs.map { $0.hasPrefix("/") ? $0 : folder + $0 }
  }

  /// The nodes of all items by name, such as `tip:FavoriteBackyardTip`.
  private static func items(of root: JSONNode) -> [String: JSONNode] {
    var items: [String: JSONNode] = [:]
    let kinds = [
      ("tip", "tips"), ("tooltip", "tooltips"), ("alert", "alerts"), ("event", "events"),
    ]
    for (kind, list) in kinds {
      guard case .array(let elements)? = root[list]?.content else { continue }
      for element in elements {
        if let id = element["id"]?.string { items["\(kind):\(id)"] = element }
      }
    }
    return items
  }
}

extension StoredValue {
  /// Whether a document has a member that only state documents have, and none of a content file.
  fileprivate var isStateDocument: Bool {
    guard case .object(let members) = self else { return false }
    let content = Set(GuidanceContent.coding.keys)
    let own = content.subtracting(["schema", "tips"])
    let state = Set(StateDocument.Contents.coding.keys).subtracting(content)
    return members.keys.contains { state.contains($0) }
      && !members.keys.contains { own.contains($0) }
  }
}

// MARK: - Lines

extension GuidanceDocument {
  /// Returns the place of a finding: of the text with its words, or else of its item.
  ///
  /// - Parameters:
  ///   - finding: The finding.
  ///   - language: The language of the content in which it was found.
  /// - Returns: The name of the file or the catalog, and the line.
  package func place(of finding: GuidanceFinding, in language: String) -> (file: String, line: Int)
  {
    if finding.id == "G4", let node = silence(finding) { return location(of: node) }
    if let key = key(of: finding),
      let location = catalogs.location(ofKey: key, in: language, of: files)
    {
      return location
    }
    guard let item = items[finding.item] else { return (files[0].name, 1) }
    guard let words = finding.words else { return location(of: item["id"] ?? item) }
    let texts = item.texts
    let entries = texts.flatMap { catalogs.texts($0.string ?? "", in: language) }
    if let node = texts.first(where: { $0.string == words }) { return location(of: node) }
    let entry =
      entries.first { $0.text == words } ?? entries.first { $0.text.contains(words) }
    if let entry, let bytes = entry.bytes {
      let file = files[entry.file + 1]
      return (file.name, file.lines.line(of: bytes.lowerBound))
    }
    let node = texts.first { $0.string?.contains(words) == true }
    return location(of: node ?? item["id"] ?? item)
  }

  /// The key of the text in a catalog that a finding is about, when it is about the whole text.
  private func key(of finding: GuidanceFinding) -> String? {
    let prefix = GuidanceTranslation.itemPrefix
    if finding.item.hasPrefix(prefix) { return String(finding.item.dropFirst(prefix.count)) }
    guard ["L1", "L3", "L4", "L5", "L6"].contains(finding.id) else { return nil }
    return finding.words
  }

  private func location(of node: JSONNode) -> (String, Int) {
    (files[0].name, json.lines.line(of: node.bytes.lowerBound))
  }

  private func silence(_ finding: GuidanceFinding) -> JSONNode? {
    guard case .array(let silences)? = json.root["silences"]?.content else { return nil }
    return silences.first {
      $0["item"]?.string == finding.item && $0["check"]?.string == finding.words
    }
  }
}

extension JSONNode {
  /// The strings inside, except ids.
  fileprivate var texts: [JSONNode] {
    switch content {
    case .plain(.string): [self]
    case .plain: []
    case .array(let elements): elements.flatMap(\.texts)
    case .object(let members):
      members.filter { $0.name != "id" }.flatMap(\.node.texts)
    }
  }
}

// MARK: - Repairs

extension GuidanceDocument {
  /// A repair of one text.
  package struct Repair: Hashable, Sendable, CustomStringConvertible {
    /// The file or the catalog.
    package let file: String
    package let line: Int
    /// The text before.
    package let old: String
    /// The text after.
    package let new: String

    /// Both texts: `"star" -> "star.fill"`.
    package var description: String { "\"\(old)\" -> \"\(new)\"" }

    /// Whether the repair writes the text that an earlier repair has replaced.
    fileprivate func takesBack(_ earlier: Repair) -> Bool {
      (file, line, new) == (earlier.file, earlier.line, earlier.old)
    }
  }

  /// Makes the mechanical repairs of findings, and keeps all other bytes.
  ///
  /// Of two repairs of one text only the first is made: the next check finds the other one again.
  /// A repair that takes back an earlier one is not made: two items want different texts.
  ///
  /// - Parameters:
  ///   - reports: The report of each of ``contents``.
  ///   - earlier: The repairs that were made before.
  /// - Returns: The changed files with their new texts, and the repairs in the order of the files.
  package func repaired(
    _ reports: [GuidanceReport], after earlier: [Repair] = []
  ) -> (files: [(name: String, text: String)], repairs: [Repair]) {
    var edits = files.map { _ in [Int: (bytes: Range<Int>, repair: Repair)]() }
    for (content, report) in zip(contents, reports) {
      for finding in report.findings {
        guard let fix = finding.fix else { continue }
        for (file, bytes) in texts(to: fix, of: finding, in: content.language)
        where edits[file][bytes.lowerBound] == nil {
          let repair = Repair(
            file: files[file].name, line: files[file].lines.line(of: bytes.lowerBound),
            old: fix.old, new: fix.new)
          if earlier.contains(where: repair.takesBack) { continue }
          edits[file][bytes.lowerBound] = (bytes, repair)
        }
      }
    }
    var changed: [(name: String, text: String)] = []
    var repairs: [Repair] = []
    for (file, edits) in zip(files, edits) where !edits.isEmpty {
      let ordered = edits.values.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
      var bytes = Array(file.text.utf8)
      for edit in ordered.reversed() {
        bytes.replaceSubrange(edit.bytes, with: StoredValue.string(edit.repair.new).json.utf8)
      }
      changed.append((file.name, String(decoding: bytes, as: UTF8.self)))
      repairs += ordered.map(\.repair)
    }
    return (changed, repairs)
  }

  /// Returns the places of a text to repair: in the file, or for a key in the catalogs.
  private func texts(
    to fix: GuidanceFix, of finding: GuidanceFinding, in language: String
  ) -> [(file: Int, bytes: Range<Int>)] {
    guard let node = items[finding.item]?.text(of: fix.member) else { return [] }
    guard let key = node["key"]?.string else {
      guard node.string == fix.old else { return [] }
      return [(0, node.bytes)]
    }
    return catalogs.texts(key, in: language).filter { $0.text == fix.old }
      .compactMap { entry in entry.bytes.map { (entry.file + 1, $0) } }
  }
}

extension JSONNode {
  /// Returns the node of a text of an item.
  fileprivate func text(of member: GuidanceFix.Member) -> JSONNode? {
    switch member {
    case .title: self["title"]
    case .message: self["message"]
    case .text: self["text"]
    case .symbol: self["symbol"] ?? self["image"]
    case .action(let index): self["actions"]?[index]?.title
    case .button(let index): self["buttons"]?[index]?.title
    }
  }

  /// A title, or the title of an object.
  private var title: JSONNode { self["title"] ?? self }
}
