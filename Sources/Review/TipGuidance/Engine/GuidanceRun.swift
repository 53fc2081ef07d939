import Dispatch
import Synchronization
public import TipModel

/// Checks an app's texts and set-up, as `tipctl lint` and `expectGoodGuidance` do.
///
/// ```swift
/// for finding in TipGuidance.check(content, platform: .iOS).findings { print(finding) }
/// ```
///
/// - Parameters:
///   - content: The texts and the set-up.
///   - platform: The system of items that do not set one, or nil for the content's system.
///   - input: The way in which people control the app, or nil for the usual way of the system.
///   - language: The language of items that do not set one, or nil for the content's language.
/// - Returns: The findings, sorted by item, then by check.
public func check(
  _ content: GuidanceContent, platform: TipPlatform? = nil, input: TipInput? = nil,
  language: String? = nil
) -> GuidanceReport {
  check(languages: [content], platform: platform, input: input, language: language)[0]
}

/// Checks the same items in several languages, and returns the report of each.
///
/// A silence holds in all of them, and is unused when none has its finding. The first report says
/// so.
package func check(
  languages contents: [GuidanceContent], platform: TipPlatform? = nil, input: TipInput? = nil,
  language: String? = nil
) -> [GuidanceReport] {
  var runs = contents.map { content in
    var content = content
    content.platform = platform ?? content.platform
    content.language = language ?? content.language
    return GuidanceRun(of: content, input: input)
  }
  if contents.contains(where: { !$0.silences.isEmpty }) {
    let found = runs.map(\.subjects)
    for index in runs.indices {
      runs[index].applySilences(found[index]) { subject in
        found[index].contains(subject) || index == 0 && !found.contains { $0.contains(subject) }
      }
    }
  }
  return runs.map(\.report)
}

/// One pass of the checks over content, whose texts are read into words once.
struct GuidanceRun {
  /// The number of items that a core checks at once.
  private static let partSize = 500

  private let content: GuidanceContent
  private let contexts: [GuidanceContext]
  /// Whether the part is the first one, which also checks the content as a whole.
  private let isFirst: Bool
  private var findings: [GuidanceFinding] = []
  private var skips: [String: GuidanceSkip] = [:]

  private init(content: GuidanceContent, contexts: [GuidanceContext], isFirst: Bool) {
    self.content = content
    self.contexts = contexts
    self.isFirst = isFirst
  }

  /// Performs all checks, on several parts of the items at the same time.
  init(of content: GuidanceContent, input: TipInput?) {
    let index = GuidanceIndex(content)
    let items: [any GuidanceItem] =
      content.tips + content.toolTips + content.alerts + content.controls
    let starts = Array(stride(from: 0, to: max(1, items.count), by: Self.partSize))
    let parts = Mutex([GuidanceRun?](repeating: nil, count: starts.count))
    DispatchQueue.concurrentPerform(iterations: starts.count) { number in
      let start = starts[number]
      let contexts = items[start...].prefix(Self.partSize).map {
        GuidanceContext(of: $0, in: content, input: input, index: index)
      }
      var part = GuidanceRun(content: content, contexts: contexts, isFirst: number == 0)
      for check in GuidanceRegistry.checks { check.finder.perform(check, &part) }
      parts.withLock { [part] in $0[number] = part }
    }
    self.init(content: content, contexts: [], isFirst: true)
    let unseen = content.tips.count { $0.placement?.hasFrames == false }
    if unseen > 0 { skip("T25", unseen, []) }
    for part in parts.withLock({ $0 }).compactMap(\.self) {
      findings += part.findings
      for skip in part.skips.values { self.skip(skip.id, skip.count, skip.languages) }
    }
  }

  /// The findings so far, in order.
  var report: GuidanceReport {
    GuidanceReport(
      findings: findings.inOrder, skipped: skips.values.sorted { $0.id < $1.id })
  }

  /// Performs a check on its parts of each item, such as texts, when it can read them.
  mutating func perform<Part>(
    _ check: GuidanceCheck, on parts: (GuidanceContext) -> [Part],
    _ find: (Part, GuidanceContext) -> [GuidanceFinding]
  ) {
    var unread: [String] = []
    for context in contexts {
      let parts = parts(context)
      if check.reads(context) {
        add(parts.flatMap { find($0, context) }, of: check, on: context.itemName)
      } else if !parts.isEmpty {
        unread.append(context.language)
      }
    }
    if !unread.isEmpty { skip(check.id, unread.count, unread) }
  }

  private mutating func skip(_ check: String, _ count: Int, _ languages: [String]) {
    let old = skips[check] ?? GuidanceSkip(id: check, count: 0, languages: [])
    skips[check] = GuidanceSkip(
      id: check, count: old.count + count, languages: Set(old.languages + languages).sorted())
  }

  /// Performs a check of the whole content.
  mutating func perform(_ check: GuidanceCheck, _ find: (GuidanceContent) -> [GuidanceFinding]) {
    if isFirst { add(find(content), of: check, on: "app") }
  }

  private mutating func add(
    _ found: [GuidanceFinding], of check: GuidanceCheck, on item: String
  ) {
    for var finding in found {
      finding.complete(check, on: item)
      findings.append(finding)
    }
  }
}

/// What checks read: a tip, a tooltip or an alert.
protocol GuidanceItem: Sendable {
  /// The name in findings and silences, such as `tip:FavoriteBackyardTip`.
  var itemName: String { get }
  /// The system, or nil for the system of the whole content.
  var platform: TipPlatform? { get }
  /// The way in which people control the app, or nil for the usual way of the system.
  var input: TipInput? { get }
  /// The language, or nil for the language of the whole content.
  var language: String? { get }
  /// The texts that people read, of which the first is the title, or a tooltip's only text.
  var texts: [GuidanceText] { get }
}

extension GuidanceTip: GuidanceItem {
  var itemName: String { "tip:\(id)" }
  var texts: [GuidanceText] {
    var texts = [GuidanceText(.tipTitle, title)]
    if let message { texts.append(GuidanceText(.tipMessage, message)) }
    return texts + actions.enumerated().map { GuidanceText(.tipAction, $1, at: $0) }
  }
}

extension GuidanceToolTip: GuidanceItem {
  var input: TipInput? { nil }
  var itemName: String { "tooltip:\(id)" }
  var texts: [GuidanceText] { [GuidanceText(.toolTip, text)] }
}

extension GuidanceAlert: GuidanceItem {
  var input: TipInput? { nil }
  var itemName: String { "alert:\(id)" }
  var texts: [GuidanceText] {
    var texts = [GuidanceText(.alertTitle, alert.title)]
    if let message = alert.message { texts.append(GuidanceText(.alertMessage, message)) }
    texts += alert.buttons.enumerated().map { GuidanceText(.alertButton, $1.title, at: $0) }
    if let field = alert.textField?.placeholder { texts.append(GuidanceText(.alertField, field)) }
    return texts
  }
}

// MARK: - Silences

extension GuidanceRun {
  /// The subjects of the findings so far.
  var subjects: Set<GuidanceSubject> { Set(findings.map(\.subject)) }

  /// Removes the silenced findings, and adds the findings about the silences themselves.
  ///
  /// - Parameters:
  ///   - found: The subjects of the findings.
  ///   - concerns: Returns whether a silence of a subject concerns this content.
  mutating func applySilences(
    _ found: Set<GuidanceSubject>, where concerns: (GuidanceSubject) -> Bool
  ) {
    guard let check = GuidanceRegistry.check("G4") else { return }
    let silences = content.silences.filter { concerns($0.subject) }
    // A silence without a reason has no effect, and that is the finding about it.
    let silenced = Set(silences.filter { !$0.reason.trimmed.isEmpty }.map(\.subject))
    findings.removeAll { silenced.contains($0.subject) }
    for silence in silences {
      if let finding = finding(about: silence, found) {
        add([finding], of: check, on: silence.item)
      }
    }
  }

  private func finding(
    about silence: GuidanceSilence, _ found: Set<GuidanceSubject>
  ) -> GuidanceFinding? {
    guard GuidanceRegistry.check(silence.check) != nil else {
      return GuidanceFinding(
        "A silence names the unknown check \"\(silence.check)\".", words: silence.check,
        suggestion: NearestName.suggestion(
          for: silence.check, in: GuidanceRegistry.checks.map(\.id),
          otherwise: "Run \"tipctl lint --list\" for the checks."))
    }
    guard found.contains(silence.subject) else {
      return GuidanceFinding(
        "The silence of \(silence.check) is unused: the check finds nothing here.",
        words: silence.check,
        suggestion: "Delete the silence, or correct the name of its item.")
    }
    guard silence.reason.trimmed.isEmpty else { return nil }
    return GuidanceFinding(
      "The silence of \(silence.check) has no reason, and no effect.", words: silence.check,
      suggestion: "Say why the finding is accepted.")
  }
}

/// A check on an item: the subject of findings, silences and entries of a baseline.
struct GuidanceSubject: Hashable, Sendable {
  let id: String
  let item: String
}

extension GuidanceFinding {
  var subject: GuidanceSubject { GuidanceSubject(id: id, item: item) }
}

extension GuidanceSilence {
  fileprivate var subject: GuidanceSubject { GuidanceSubject(id: check, item: item) }
}

extension [GuidanceFinding] {
  /// The findings by item, then by check.
  ///
  /// Equal ones stay in order.
  package var inOrder: [GuidanceFinding] {
    sorted { ($0.item, $0.id) < ($1.item, $1.id) }
  }
}
