import TipGuidance
import TipModel

/// The content of a file or of a datastore.
struct LintSource {
  /// The file's or the datastore's name in messages.
  let name: String
  let content: GuidanceContent
  /// The file with its lines; nil for a datastore.
  let document: GuidanceDocument?

  /// The number of tips, tooltips and alerts.
  var itemCount: Int { content.tips.count + content.toolTips.count + content.alerts.count }
}

extension LintSource {
  /// Creates the source of a datastore.
  init(_ situation: Situation, name: String) {
    self.init(
      name: name, content: GuidanceContent(situation.facts, at: situation.now), document: nil)
  }

  /// Reads a content file, a state document or a datastore; `-` is standard input.
  ///
  /// - Throws: `TipControlError` when there is none, or it cannot be read.
  static func file(_ word: String, _ context: CommandContext) throws -> LintSource {
    let now = context.console.now()
    guard word == "-" || FileManager.default.fileExists(atPath: context.path(word)) else {
      throw TipControlError(
        .missing, subject: word, reason: "There is no file \"\(word)\"",
        suggestion: "Check the path, or write \"-\" to read standard input")
    }
    guard try StateSource.isText(word, context) else {
      return LintSource(Situation(try StateSource.facts(word, context), now: now), name: word)
    }
    let name = word == "-" ? "standard input" : word
    let document = try GuidanceDocument(text: context.readText(word), subject: name, at: now)
    return LintSource(name: name, content: document.content, document: document)
  }
}
