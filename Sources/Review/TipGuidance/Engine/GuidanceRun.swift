public import TipModel

/// Checks an app's texts and set-up, as `tipctl lint` and `expectGoodGuidance` do.
///
/// ```swift
/// for finding in TipGuidance.check(content, platform: .iOS).findings { print(finding) }
/// ```
///
/// - Parameters:
///   - content: The texts and the set-up.
///   - platform: The system of items that have none of their own; nil for the content's.
///   - input: The way in which people control the app; nil for the system's.
///   - language: The language of items that have none of their own; nil for the content's.
/// - Returns: The findings, sorted by item, then by check.
public func check(
  _ content: GuidanceContent, platform: TipPlatform? = nil, input: TipInput? = nil,
  language: String? = nil
) -> GuidanceReport {
  var content = content
  content.platform = platform ?? content.platform
  content.language = language ?? content.language
  var run = GuidanceRun(content: content, input: input)
  for check in GuidanceRegistry.checks { check.finder.perform(check, &run) }
  run.applySilences()
  return run.report
}

/// The function of a check, which performs it on the items that it concerns.
struct GuidanceFinder: Sendable {
  let perform: @Sendable (_ check: GuidanceCheck, _ run: inout GuidanceRun) -> Void

  /// A function of one tip.
  static func tip(
    @FlawBuilder _ find: @escaping @Sendable (GuidanceTip, GuidanceContext) -> [GuidanceFlaw]
  ) -> GuidanceFinder {
    GuidanceFinder { check, run in run.perform(check, on: \.tips, find) }
  }

  /// A function of one tooltip.
  static func toolTip(
    @FlawBuilder _ find: @escaping @Sendable (GuidanceToolTip, GuidanceContext) -> [GuidanceFlaw]
  ) -> GuidanceFinder {
    GuidanceFinder { check, run in run.perform(check, on: \.toolTips, find) }
  }

  /// A function of one alert.
  static func alert(
    @FlawBuilder _ find: @escaping @Sendable (GuidanceAlert, GuidanceContext) -> [GuidanceFlaw]
  ) -> GuidanceFinder {
    GuidanceFinder { check, run in run.perform(check, on: \.alerts, find) }
  }

  /// A function of the whole content, once; its flaws name their items.
  static func content(
    @FlawBuilder _ find: @escaping @Sendable (GuidanceContent) -> [GuidanceFlaw]
  ) -> GuidanceFinder {
    GuidanceFinder { check, run in run.perform(check, find) }
  }

  /// The engine's own, because silences depend on the findings of all other checks.
  static let silences = GuidanceFinder { _, _ in }
}

/// One pass of the checks over content.
struct GuidanceRun {
  private let content: GuidanceContent
  private let input: TipInput?
  private let index: GuidanceIndex
  private var findings: [GuidanceFinding] = []
  private var skips: [GuidanceSkip] = []

  init(content: GuidanceContent, input: TipInput?) {
    self.content = content
    self.input = input
    index = GuidanceIndex(content)
  }

  /// The findings so far, in order.
  var report: GuidanceReport {
    GuidanceReport(findings: findings.inOrder { $0 }, skipped: skips.sorted { $0.id < $1.id })
  }

  /// Performs a check on each item of a kind that it can read.
  mutating func perform<Item: GuidanceItem>(
    _ check: GuidanceCheck, on items: KeyPath<GuidanceContent, [Item]>,
    _ find: (Item, GuidanceContext) -> [GuidanceFlaw]
  ) {
    var unread: [String] = []
    for item in content[keyPath: items] {
      let context = GuidanceContext(of: item, in: content, input: input, index: index)
      if check.isEnglish && !context.isEnglish {
        unread.append(context.language)
      } else {
        add(find(item, context), of: check, on: item.itemName)
      }
    }
    guard !unread.isEmpty else { return }
    skips.append(
      GuidanceSkip(id: check.id, count: unread.count, languages: Set(unread).sorted()))
  }

  /// Performs a check of the whole content.
  mutating func perform(_ check: GuidanceCheck, _ find: (GuidanceContent) -> [GuidanceFlaw]) {
    add(find(content), of: check, on: "app")
  }

  private mutating func add(_ flaws: [GuidanceFlaw], of check: GuidanceCheck, on item: String) {
    findings += flaws.map { GuidanceFinding($0, of: check, on: item) }
  }
}

/// What checks read: a tip, a tooltip or an alert.
protocol GuidanceItem {
  /// The name in findings and silences, such as `tip:FavoriteBackyardTip`.
  var itemName: String { get }
  /// The system; nil for that of the whole content.
  var platform: TipPlatform? { get }
  /// The way in which people control the app; nil for that of the system.
  var input: TipInput? { get }
  /// The language; nil for that of the whole content.
  var language: String? { get }
}

extension GuidanceTip: GuidanceItem {
  var itemName: String { "tip:\(id)" }
}

extension GuidanceToolTip: GuidanceItem {
  var itemName: String { "tooltip:\(id)" }
  var input: TipInput? { nil }
}

extension GuidanceAlert: GuidanceItem {
  var itemName: String { "alert:\(id)" }
  var input: TipInput? { nil }
}

// MARK: - Silences

extension GuidanceRun {
  /// Removes the silenced findings, and adds those about the silences themselves.
  mutating func applySilences() {
    guard !content.silences.isEmpty, let check = GuidanceRegistry.check("G4") else { return }
    let found = Set(findings.map(\.subject))
    // A silence without a reason has no effect, and that is the finding about it.
    let silenced = Set(content.silences.filter { !$0.reason.trimmed.isEmpty }.map(\.subject))
    findings.removeAll { silenced.contains($0.subject) }
    for silence in content.silences {
      if let flaw = flaw(of: silence, found) { add([flaw], of: check, on: silence.item) }
    }
  }

  private func flaw(
    of silence: GuidanceSilence, _ found: Set<GuidanceSubject>
  ) -> GuidanceFlaw? {
    if GuidanceRegistry.check(silence.check) == nil {
      return GuidanceFlaw(
        "A silence names the unknown check \"\(silence.check)\".", words: silence.check,
        suggestion: NearestName.suggestion(
          for: silence.check, in: GuidanceRegistry.checks.map(\.id),
          otherwise: "Run \"tipctl lint --list\" for the checks."))
    }
    if !found.contains(silence.subject) {
      return GuidanceFlaw(
        "The silence of \(silence.check) is unused: the check finds nothing here.",
        words: silence.check,
        suggestion: "Delete the silence, or correct the name of its item.")
    }
    if silence.reason.trimmed.isEmpty {
      return GuidanceFlaw(
        "The silence of \(silence.check) has no reason, and no effect.", words: silence.check,
        suggestion: "Say why the finding is accepted.")
    }
    return nil
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

extension Array {
  /// Returns the elements by the item of a finding, then by its check; equal ones stay in order.
  package func inOrder(of finding: (Element) -> GuidanceFinding) -> [Element] {
    map { (element: $0, finding: finding($0)) }.enumerated().sorted {
      let (left, right) = ($0.element.finding, $1.element.finding)
      return (left.item, left.id, $0.offset) < (right.item, right.id, $1.offset)
    }.map(\.element.element)
  }
}
