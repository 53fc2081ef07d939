public import TipEngine
public import TipGuidance
public import TipModel
public import TipTesting

/// Expects that texts and a set-up follow the guidelines of help, as `tipctl lint` checks them.
///
/// Warnings fail the test too; a finding that is intended is silenced in the content.
///
/// - Parameters:
///   - content: The texts and the set-up.
///   - platform: The system of items that have none of their own.
///   - input: The way in which people control the app; nil for the system's.
///   - language: The language of items that have none of their own; nil for the content's.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ content: GuidanceContent, platform: TipPlatform? = nil, input: TipInput? = nil,
  language: String? = nil, at position: SourcePosition = #position
) {
  let report = TipGuidance.check(content, platform: platform, input: input, language: language)
  Expectation.guidance(report.findings).report(at: position)
}

/// Expects that tips follow the guidelines of help, with their symbols, ids, rules and limits.
///
/// The groups are those that the test's code has used.
///
/// - Parameters:
///   - tips: The tips; made twice, because an id must not depend on it.
///   - platform: The system.
///   - silences: The findings that the app accepts, with the reasons.
///   - input: The way in which people control the app; nil for the system's.
///   - language: The language of the texts.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ tips: @autoclosure () -> [any Tip], platform: TipPlatform? = nil,
  silences: [GuidanceSilence] = [], input: TipInput? = nil, language: String = "en",
  at position: SourcePosition = #position
) {
  let content = GuidanceContent(tips(), again: tips(), silences: silences)
  expectGoodGuidance(content, platform: platform, input: input, language: language, at: position)
}

/// Expects that a tip follows the guidelines of help, with its symbol, id, rules and limits.
///
/// - Parameters:
///   - tip: The tip; made twice, because its id must not depend on it.
///   - platform: The system.
///   - silences: The findings that the app accepts, with the reasons.
///   - input: The way in which people control the app; nil for the system's.
///   - language: The language of the texts.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ tip: @autoclosure () -> any Tip, platform: TipPlatform? = nil,
  silences: [GuidanceSilence] = [], input: TipInput? = nil, language: String = "en",
  at position: SourcePosition = #position
) {
  let content = GuidanceContent([tip()], again: [tip()], silences: silences)
  expectGoodGuidance(content, platform: platform, input: input, language: language, at: position)
}

/// Expects that definitions of tips follow the guidelines of help.
///
/// - Parameters:
///   - definitions: The definitions.
///   - platform: The system.
///   - silences: The findings that the app accepts, with the reasons.
///   - input: The way in which people control the app; nil for the system's.
///   - language: The language of the texts.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ definitions: [TipDefinition], platform: TipPlatform? = nil,
  silences: [GuidanceSilence] = [], input: TipInput? = nil, language: String = "en",
  at position: SourcePosition = #position
) {
  let content = GuidanceContent(
    tips: definitions.map { GuidanceTip($0) }, silences: silences, setup: .ofRunningTest)
  expectGoodGuidance(content, platform: platform, input: input, language: language, at: position)
}

/// Expects that an alert follows the guidelines of help.
///
/// - Parameters:
///   - alert: The alert.
///   - platform: The system.
///   - silences: The findings that the app accepts, with the reasons.
///   - language: The language of the texts.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ alert: TipAlert, platform: TipPlatform? = nil, silences: [GuidanceSilence] = [],
  language: String = "en", at position: SourcePosition = #position
) {
  let content = GuidanceContent(alerts: [GuidanceAlert(alert)], silences: silences)
  expectGoodGuidance(content, platform: platform, language: language, at: position)
}

extension GuidanceContent {
  /// Creates the content of tips, which were made twice.
  fileprivate init(
    _ tips: [any Tip], again others: [any Tip], silences: [GuidanceSilence]
  ) {
    let items = tips.enumerated().map { index, tip in
      var item = GuidanceTip(tip.definition)
      // The definition has read the id once; a computed one can differ each time.
      item.otherIDs = [tip.id] + (others.indices.contains(index) ? [others[index].id] : [])
      return item
    }
    self.init(tips: items, silences: silences, setup: .ofRunningTest)
  }
}

extension GuidanceSetup {
  /// The groups of the running test's center; its other facts are those of the test.
  fileprivate static var ofRunningTest: GuidanceSetup {
    GuidanceSetup(groups: Tips.center.facts.groups.values.map(\.members))
  }
}

extension Expectation {
  /// Expects that nothing was found.
  static func guidance(_ findings: [GuidanceFinding]) -> Expectation {
    let lines = findings.map { finding in
      "\(finding.message) (\(finding.id), \(finding.item))\n  \(finding.suggestion)"
    }
    return Expectation(failure: lines.isEmpty ? nil : lines.joined(separator: "\n"))
  }
}
