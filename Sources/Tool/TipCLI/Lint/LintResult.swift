import TipGuidance
import TipModel

/// The findings of all files of a run, sorted by item, then by check.
struct LintResult {
  private(set) var findings: [GuidanceFinding]
  let skipped: [GuidanceSkip]
  /// The number of tips, tooltips and alerts.
  let itemCount: Int
  /// The number of texts of catalogs without items.
  let textCount: Int
  /// The number of findings that the baseline has.
  private(set) var knownCount = 0
  /// The number of entries of the baseline that no finding has.
  private(set) var unusedCount = 0
  private let subject: String
  /// The help whose texts the datastores do not have, or an empty text for none.
  let unseen: String

  /// Checks all sources.
  init(_ sources: [LintSource], _ linter: LintCommand.Linter) {
    let reports = sources.flatMap { source in
      let reports = linter(source.contents)
      return zip(source.contents, reports).map { (source: source, content: $0, report: $1) }
    }
    let located = reports.flatMap { source, content, report in
      report.findings.map { source.located($0, in: content.language) }
    }
    // The order is the order of one report. Between equals, the order of the command line decides.
    // A finding of several languages or numbers is listed once.
    findings = located.unique.inOrder
    let skips = Dictionary(grouping: reports.flatMap(\.report.skipped), by: \.id)
    skipped = skips.keys.sorted().map { GuidanceSkip($0, skips[$0, default: []]) }
    itemCount = sources.map(\.itemCount).reduce(0, +)
    textCount = sources.map(\.textCount).reduce(0, +)
    subject = sources.map(\.name).joined(separator: ", ")
    unseen = sources.map(\.unseen).filter { !$0.isEmpty }.joined(separator: ", ")
  }

  mutating func leaveOut(_ baseline: GuidanceBaseline) {
    let new = baseline.new(among: findings)
    knownCount = findings.count - new.findings.count
    unusedCount = new.unused
    findings = new.findings
  }

  /// Whether the run fails: an error was found, or anything when warnings count.
  func fails(strictly isStrict: Bool) -> Bool {
    findings.contains { isStrict || $0.severity == .error }
  }

  /// The findings for the formats of CI servers.
  var report: Report {
    Report(
      name: "tipctl lint", subject: subject,
      findings: findings.map { finding in
        Finding(
          finding, subject: "\(finding.id) \(finding.itemInLanguage)", advice: finding.suggestion)
      },
      rules: GuidanceRegistry.checks.map { ($0.id, $0.guideline) })
  }

  var json: [String: StoredValue] {
    [
      "findings": .array(findings.map(\.json)), "unseen": .string(unseen),
      "skipped": .array(
        skipped.map { skip in
          [
            "id": .string(skip.id), "count": .int(skip.count),
            "languages": .array(skip.languages.map(StoredValue.string)),
          ]
        }),
    ]
  }
}

extension GuidanceSkip {
  /// Joins the items that the reports skipped for one check.
  fileprivate init(_ id: String, _ skips: [GuidanceSkip]) {
    let languages = Set(skips.flatMap(\.languages))
    self.init(id: id, count: skips.map(\.count).reduce(0, +), languages: languages.sorted())
  }
}

extension GuidanceFinding {
  /// The item, with the language of a text in a catalog.
  fileprivate var itemInLanguage: String {
    guard let language else { return item }
    return "\(item) (\(language))"
  }

  /// The members of the finding in JSON, without its place.
  var members: [String: StoredValue] {
    [
      "id": .string(id), "severity": .string(severity.rawValue), "item": .string(item),
      "message": .string(message), "suggestion": .string(suggestion),
    ]
  }

  fileprivate var json: StoredValue {
    var members = members
    members["words"] = StoredValue(words)
    members["heuristic"] = .bool(isHeuristic)
    members["language"] = language.map(StoredValue.string)
    members["file"] = file.map(StoredValue.string)
    members["line"] = line.map(StoredValue.int)
    return .object(members)
  }
}

/// The result for people.
enum LintText {
  static func text(of result: LintResult, _ style: Style) -> String {
    (result.findings.map { paragraph($0, style) } + [summary(of: result, style)])
      .joined(separator: "\n\n")
  }

  private static func paragraph(_ finding: GuidanceFinding, _ style: Style) -> String {
    let role: Style.Role = finding.severity == .error ? .bad : .warning
    var start = ""
    if let file = finding.file {
      start = "\(Finding.Place(file: file, line: finding.line).text): "
    }
    let kind = finding.isHeuristic ? " (heuristic)" : ""
    return "\(start.printable)\(style(role, "\(finding.severity.rawValue):")) "
      + "\(finding.itemInLanguage.printable)  \(finding.id)\(kind)\n"
      + "  \(finding.message.printable)\n  \(finding.suggestion.printable)"
  }

  private static func summary(of result: LintResult, _ style: Style) -> String {
    let counts = GuidanceSeverity.allCases.compactMap { severity -> String? in
      let count = result.findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return Plural.count(count, severity.rawValue)
    }
    var items = Plural.count(result.itemCount, "item")
    if result.textCount > 0 {
      let texts = Plural.count(result.textCount, "text")
      items = result.itemCount == 0 ? texts : "\(items) and \(texts)"
    }
    var lines: [String] = []
    if counts.isEmpty {
      lines.append(style(.good, "Nothing found in \(items)."))
    } else {
      lines.append(style(.bad, "Found: \(counts.joined(separator: ", ")) in \(items)."))
    }
    if !result.findings.isEmpty {
      let id = result.findings[0].id
      lines.append("The guideline and examples: tipctl lint --explain \(id)")
    }
    if !result.skipped.isEmpty {
      let languages = Set(result.skipped.flatMap(\.languages)).sorted().joined(separator: ", ")
      lines.append(
        "\(Plural.count(result.skipped.count, "check")) for English skipped texts in other "
          + "languages: \(languages).")
    }
    if !result.unseen.isEmpty {
      lines.append(
        "The texts of \(result.unseen) of this app are not in the datastore: register them, or "
          + "check a content file.")
    }
    if result.knownCount > 0 {
      lines.append("\(Plural.count(result.knownCount, "finding")) of the baseline left out.")
    }
    if result.unusedCount > 0 {
      let verb = result.unusedCount == 1 ? "exists" : "exist"
      lines.append(
        "The baseline has \(Plural.count(result.unusedCount, "finding")) that no longer "
          + "\(verb): write it again with --write-baseline.")
    }
    return lines.joined(separator: "\n")
  }
}
