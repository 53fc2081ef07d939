import TipGuidance
import TipModel

/// The content of a file, in each language of its catalogs, or of a datastore.
struct LintSource {
  /// The file's or the datastore's name in messages.
  let name: String
  let contents: [GuidanceContent]
  /// The file with its lines, or nil for a datastore.
  let document: GuidanceDocument?
  /// The help whose texts a datastore does not have, or an empty text for none.
  var unseen = ""

  /// The number of tips, tooltips and alerts.
  var itemCount: Int {
    contents.reduce(0) { $0 + $1.tips.count + $1.toolTips.count + $1.alerts.count }
  }

  /// The number of texts of a catalog without items.
  var textCount: Int { document?.textCount ?? 0 }

  /// Returns a finding with its file and line, and with the language when they are a catalog's.
  func located(_ finding: GuidanceFinding, in language: String) -> GuidanceFinding {
    guard let document else { return finding }
    let place = document.place(of: finding, in: language)
    var finding = finding
    finding.file = place.file
    finding.line = place.line
    if place.file != name { finding.language = language }
    return finding
  }
}

extension LintSource {
  init(_ situation: Situation, name: String) {
    self.init(
      name: name, contents: [GuidanceContent(situation.facts, at: situation.now)], document: nil,
      unseen: situation.facts.unseenHelp)
  }

  /// Reads a content file, a state document or a datastore, with `-` for standard input.
  static func file(_ word: String, _ context: CommandContext) throws -> LintSource {
    guard word == "-" || FileManager.default.fileExists(atPath: context.path(word)) else {
      throw TipControlError(
        .missing, subject: word, reason: "There is no file \"\(word)\"",
        suggestion: "Check the path, or write \"-\" to read standard input")
    }
    guard try StateSource.isText(word, context) else {
      let facts = try StateSource.facts(word, context)
      return LintSource(Situation(facts, now: context.console.now()), name: word)
    }
    let document = try document(word, context)
    return LintSource(
      name: CommandContext.name(of: word), contents: document.contents, document: document)
  }

  /// Reads a file and its catalogs, whose texts can have changed.
  static func document(
    _ word: String, _ context: CommandContext, changed: [String: String] = [:]
  ) throws -> GuidanceDocument {
    try GuidanceDocument(
      text: changed[word] ?? context.readText(word),
      subject: CommandContext.name(of: word), at: context.console.now()
    ) { name throws(TipControlError) in
      if let text = changed[name] { return text }
      return try context.readCatalog(name)
    }
  }
}
