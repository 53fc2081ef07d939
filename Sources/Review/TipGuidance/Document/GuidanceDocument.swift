import TipModel

/// A content file or a state document, whose findings have lines and can be repaired in place.
package struct GuidanceDocument: Sendable {
  /// The texts and the set-up.
  package let content: GuidanceContent
  private let text: String
  private let json: LocatedJSON
  private let items: [String: JSONNode]

  /// Reads a file's text.
  ///
  /// A state document is recognised by a member that a content file does not have.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The file's name, for messages.
  ///   - now: The time at which a state document's tips would show in a fresh datastore.
  /// - Throws: `TipControlError` (`malformed`) that names the line, the path and the nearest key.
  package init(text: String, subject: String, at now: Timestamp) throws(TipControlError) {
    self.text = text
    json = try LocatedJSON(text, subject: subject)
    content = try json.read { value throws(TipControlError) in
      value.isStateDocument
        ? GuidanceContent(try StateDocument.facts(from: value), at: now)
        : try GuidanceContent(storedValue: value, at: "")
    }
    items = Self.items(of: json.root)
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

extension JSONNode {
  /// The text of a string.
  fileprivate var string: String? {
    if case .plain(.string(let text)) = content { text } else { nil }
  }
}

// MARK: - Lines

extension GuidanceDocument {
  /// Returns the line of a finding: that of the text with its words, or else of its item.
  package func line(of finding: GuidanceFinding) -> Int {
    if finding.id == "G4", let node = silence(finding) { return line(of: node) }
    guard let item = items[finding.item] else { return 1 }
    let text =
      finding.words.flatMap { words in item.texts.first { $0.string == words } }
      ?? finding.words.flatMap { words in
        item.texts.first { $0.string?.contains(words) ?? false }
      }
    return line(of: text ?? item["id"] ?? item)
  }

  private func line(of node: JSONNode) -> Int { json.lines.line(of: node.bytes.lowerBound) }

  private func silence(_ finding: GuidanceFinding) -> JSONNode? {
    guard case .array(let silences)? = json.root["silences"]?.content else {
      return nil
    }
    return silences.first {
      $0["item"]?.string == finding.item
        && $0["check"]?.string == finding.words
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
    /// The line of the text.
    package let line: Int
    /// The text before.
    package let old: String
    /// The text after.
    package let new: String

    /// Both texts: `"star" -> "star.fill"`.
    package var description: String { "\"\(old)\" -> \"\(new)\"" }
  }

  /// Makes the mechanical repairs of findings; all other bytes stay as they are.
  ///
  /// Of two repairs of one text only the first is made: the next check finds the other one again.
  ///
  /// - Parameter findings: The findings.
  /// - Returns: The new text, and the repairs in the order of the text.
  package func repaired(_ findings: [GuidanceFinding]) -> (text: String, repairs: [Repair]) {
    var edits: [Int: (bytes: Range<Int>, fix: GuidanceFix)] = [:]
    for finding in findings {
      for fix in finding.fixes {
        guard let node = items[finding.item]?.text(of: fix.member), node.string == fix.old,
          edits[node.bytes.lowerBound] == nil
        else { continue }
        edits[node.bytes.lowerBound] = (node.bytes, fix)
      }
    }
    let ordered = edits.values.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    var bytes = Array(text.utf8)
    for edit in ordered.reversed() {
      bytes.replaceSubrange(edit.bytes, with: StoredValue.string(edit.fix.new).json.utf8)
    }
    let repairs = ordered.map { edit in
      Repair(
        line: json.lines.line(of: edit.bytes.lowerBound), old: edit.fix.old, new: edit.fix.new)
    }
    return (String(decoding: bytes, as: UTF8.self), repairs)
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
