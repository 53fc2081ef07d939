public import TipModel

/// Checks an app's texts and set-up, as `tipctl lint` and `expectGoodGuidance` do.
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
  for check in GuidanceRegistry.checks { run.perform(check) }
  return run.report
}

/// One pass of the checks over content.
struct GuidanceRun {
  let content: GuidanceContent
  let input: TipInput?
  private var findings: [GuidanceFinding] = []
  private var skips: [GuidanceSkip] = []

  init(content: GuidanceContent, input: TipInput?) {
    self.content = content
    self.input = input
  }

  /// The findings so far, in order.
  var report: GuidanceReport {
    GuidanceReport(
      findings: findings.sorted { ($0.item, $0.id) < ($1.item, $1.id) },
      skipped: skips.sorted { $0.id < $1.id })
  }

  /// Performs one check on the items that it concerns.
  mutating func perform(_ check: GuidanceCheck) {
    switch check.finder {
    case .tip(let find):
      perform(check, on: content.tips, find) {
        ("tip:\($0.id)", $0.platform, $0.input, $0.language)
      }
    case .toolTip(let find):
      perform(check, on: content.toolTips, find) {
        ("tooltip:\($0.id)", $0.platform, nil, $0.language)
      }
    case .alert(let find):
      perform(check, on: content.alerts, find) {
        ("alert:\($0.id)", $0.platform, nil, $0.language)
      }
    case .content(let find): add(find(content), of: check, on: "app")
    case .silences: break
    }
  }

  private typealias Traits = (
    name: String, platform: TipPlatform?, input: TipInput?, language: String?
  )

  private mutating func perform<Item>(
    _ check: GuidanceCheck, on items: [Item],
    _ find: (Item, GuidanceContext) -> [GuidanceFlaw], _ traits: (Item) -> Traits
  ) {
    var unread: [String] = []
    for item in items {
      let own = traits(item)
      let platform = own.platform ?? content.platform
      let context = GuidanceContext(
        content: content, platform: platform, input: own.input ?? input ?? platform?.input,
        language: own.language ?? content.language)
      if check.isEnglish && !context.isEnglish {
        unread.append(context.language)
      } else {
        add(find(item, context), of: check, on: own.name)
      }
    }
    guard !unread.isEmpty else { return }
    skips.append(
      GuidanceSkip(id: check.id, count: unread.count, languages: Set(unread).sorted()))
  }

  private mutating func add(_ flaws: [GuidanceFlaw], of check: GuidanceCheck, on item: String) {
    findings += flaws.map { flaw in
      GuidanceFinding(
        id: check.id,
        severity: check.isHeuristic ? .warning : flaw.severity ?? check.severity,
        item: flaw.item ?? item, message: flaw.message, words: flaw.words,
        suggestion: flaw.suggestion, isHeuristic: check.isHeuristic, fixes: flaw.fixes)
    }
  }
}
