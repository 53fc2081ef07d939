public import TipEngine
public import TipGuidance
public import TipModel
import TipPictures
public import TipTesting

/// Help that an expectation can check: texts and a set-up, definitions of tips, an alert, a screen
/// or the alerts of a run.
public protocol GuidedHelp {
  /// The texts and the set-up.
  var guidanceContent: GuidanceContent { get }
}

/// Expects that help follows the guidelines, as `tipctl lint` checks them.
///
/// A screen has the tips, tooltips, alerts and dialogs that it shows, and those that it could show.
/// Its controls have a label for VoiceOver, and those without words a tooltip where people have
/// tooltips.
/// The alerts of a run, such as an `AlertStage` records, must not appear while the app starts.
/// Warnings fail the test too. Silence a finding that is intended.
///
/// - Parameters:
///   - help: The help.
///   - platform: The system of items without one, or nil for the content's system.
///   - silences: The findings that the app accepts, with the reasons, in addition to the content's.
///   - input: The way in which people control the app, or nil for the system's.
///   - language: The language of items without one, or nil for the content's language.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ help: some GuidedHelp, platform: TipPlatform? = nil, silences: [GuidanceSilence] = [],
  input: TipInput? = nil, language: String? = nil, at position: SourcePosition = #position
) {
  guard !help.readsCenter || CenterCheck.passes(at: position) else { return }
  var content = help.guidanceContent
  content.silences += silences
  let report = TipGuidance.check(content, platform: platform, input: input, language: language)
  Expectation.guidance(report.findings).report(at: position)
}

/// Expects that tips follow the guidelines of help, with their symbols, ids, rules and limits.
///
/// The groups are those that the test's code has used.
///
/// - Parameters:
///   - tips: The tips. They are made twice, because an id must not depend on it.
///   - catalog: The `.xcstrings` or `.strings` file, from the test's package on, with the texts of
///     the tips, which are checked in all of its languages. Nil when the texts are not keys.
///   - platform: The system.
///   - silences: The findings that the app accepts, with the reasons.
///   - input: The way in which people control the app, or nil for the system's.
///   - language: The language of the texts.
///   - position: The caller's position, where a failure is reported.
public func expectGoodGuidance(
  _ tips: @autoclosure () -> [any Tip], catalog: String? = nil, platform: TipPlatform? = nil,
  silences: [GuidanceSilence] = [], input: TipInput? = nil, language: String = "en",
  at position: SourcePosition = #position
) {
  guard CenterCheck.passes(at: position) else { return }
  let first = tips()
  let second = tips()
  var content = GuidanceContent(first, again: second)
  content.language = language
  content.silences = silences
  guard let catalog else {
    return expectGoodGuidance(content, platform: platform, input: input, at: position)
  }
  do throws(TipControlError) {
    let contents = try content.languages(of: first, in: catalog, at: position)
    let reports = TipGuidance.check(languages: contents, platform: platform, input: input)
    // What all languages have does not depend on their texts.
    let shared = reports.dropFirst().reduce(Set(reports[0].findings)) { shared, report in
      shared.intersection(report.findings)
    }
    var findings = reports[0].findings.filter(shared.contains)
    for (content, report) in zip(contents, reports) {
      for var finding in report.findings where !shared.contains(finding) {
        finding.language = content.language
        findings.append(finding)
      }
    }
    Expectation.guidance(findings).report(at: position)
  } catch {
    Expectation(failure: "The catalog cannot be read. \(error)").report(at: position)
  }
}

/// Expects that a tip follows the guidelines of help.
///
/// The parameters are the same as for several tips.
public func expectGoodGuidance(
  _ tip: @autoclosure () -> any Tip, catalog: String? = nil, platform: TipPlatform? = nil,
  silences: [GuidanceSilence] = [], input: TipInput? = nil, language: String = "en",
  at position: SourcePosition = #position
) {
  expectGoodGuidance(
    [tip()], catalog: catalog, platform: platform, silences: silences, input: input,
    language: language, at: position)
}

// MARK: - Help

extension GuidedHelp {
  /// Whether the content has the groups of the running test's center.
  fileprivate var readsCenter: Bool { self is [TipDefinition] || self is TipScreen }
}

extension GuidanceContent: GuidedHelp {
  /// The content itself.
  public var guidanceContent: GuidanceContent { self }
}

extension [TipDefinition]: GuidedHelp {
  /// The definitions, with the groups that the test's code has used.
  public var guidanceContent: GuidanceContent {
    GuidanceContent(tips: map { GuidanceTip($0) }, setup: .ofRunningTest)
  }
}

extension TipAlert: GuidedHelp {
  /// The alert.
  public var guidanceContent: GuidanceContent { GuidanceContent(alerts: [GuidanceAlert(self)]) }
}

extension TipScreen: GuidedHelp {
  /// The help that the screen shows or could show, on its system.
  public var guidanceContent: GuidanceContent {
    let tips = tips
    let picture = picture
    var content = GuidanceContent(tips.map(\.tip))
    content.platform = platform
    for (index, tip) in tips.enumerated() {
      content.tips[index].anchorSymbol = tip.anchorSymbol
      content.tips[index].placement = picture[tip.tip.id].map { GuidancePlacement($0, on: picture) }
      content.tips[index].placement?.isDismissible = tip.isDismissible
    }
    content.toolTips = elements.compactMap { element in
      element.toolTip.map { GuidanceToolTip(id: element.name, text: $0) }
    }
    content.controls = GuidanceControl.controls(
      icons: elements.filter(\.isIcon).map(\.name), silent: silentControls)
    content.alerts = alerts.map { GuidanceAlert($0) }
    return content
  }
}

extension GuidancePlacement {
  /// Creates the placement of a tip on a screen.
  fileprivate init(_ tip: ScreenPicture.Layer, on picture: ScreenPicture) {
    let elements = picture.layers.filter { $0.kind == .element }
    self.init(among: elements.map(\.name), anchor: tip.arrow?.target)
    covers = tip.covers
    displaces = tip.displaces
    hasFrames = !picture.isList
  }
}

extension AlertSession: GuidedHelp {
  /// The presentations, with the time since the app's scene became active.
  ///
  /// An app that does not report its scenes is not known to start.
  public var guidanceContent: GuidanceContent {
    let start = entries.compactMap { entry in
      entry.secondsSinceSceneActive.map { entry.date.timeIntervalSince1970 - $0 }
    }.min()
    let presentations = entries.map { entry in
      GuidancePresentation(
        entry.alert.id, at: entry.date.timeIntervalSince1970 - (start ?? -.infinity))
    }
    return GuidanceContent(setup: GuidanceSetup(alertSessions: [presentations]))
  }
}

extension GuidanceSetup {
  /// The groups of the running test's center, whose other facts belong to the test.
  fileprivate static var ofRunningTest: GuidanceSetup {
    guard let center = TipsCenter.current else { return GuidanceSetup(groups: []) }
    return GuidanceSetup(groups: center.facts.groups.values.map(\.members))
  }
}

extension GuidanceContent {
  /// Creates the content of tips, which were made twice.
  fileprivate init(_ tips: [any Tip], again others: [any Tip] = []) {
    let items = tips.enumerated().map { index, tip in
      var item = GuidanceTip(tip.definition)
      // The definition has read the id once, and a computed id can differ each time.
      item.otherIDs = [tip.id]
      if others.indices.contains(index) { item.otherIDs.append(others[index].id) }
      return item
    }
    self.init(tips: items, setup: .ofRunningTest)
  }

  /// Returns the content in each language of a catalog.
  ///
  /// Rules and limits are in the first one.
  fileprivate func languages(
    of tips: [any Tip], in catalog: String, at position: SourcePosition
  ) throws(TipControlError) -> [GuidanceContent] {
    let texts = zip(tips, self.tips).map { tip, item -> StoredValue in
      var members: [String: StoredValue] = [
        "id": .string(item.id), "title": tip.title.key,
        "actions": .array(tip.actions.map { $0.label().key }),
      ]
      members["message"] = tip.message?.key
      members["symbol"] = item.symbol.map(StoredValue.string)
      return .object(members)
    }
    let document: StoredValue = [
      "language": .string(language), "catalogs": [.string(catalog)], "tips": .array(texts),
    ]
    var contents = try GuidanceDocument(
      text: document.json, subject: "tips", at: Timestamp(milliseconds: 0)
    ) { name throws(TipControlError) in
      try TextFile.read(
        PackageFolder.path(name, at: position), kind: "string catalog", named: name)
    }.contents
    for index in contents.indices { contents[index].silences = silences }
    contents[0].setup = setup
    let items = Dictionary(self.tips.map { ($0.id, $0) }) { first, _ in first }
    for index in contents[0].tips.indices {
      let item = items[contents[0].tips[index].id]
      contents[0].tips[index].definition = item?.definition
      contents[0].tips[index].otherIDs = item?.otherIDs ?? []
    }
    return contents
  }
}

extension Text {
  /// The key of a text that is one key, or else the text.
  fileprivate var key: StoredValue {
    guard localizations.count == 1 else { return .string(string) }
    return ["key": .string(localizations[0].key)]
  }
}

extension Expectation {
  /// Expects that nothing was found.
  static func guidance(_ findings: [GuidanceFinding]) -> Expectation {
    let lines = findings.map { finding in
      let place = [finding.id, finding.item, finding.language].compactMap(\.self)
      return "\(finding.message) (\(place.joined(separator: ", ")))\n  \(finding.suggestion)"
    }
    return Expectation(failure: lines.isEmpty ? nil : lines.joined(separator: "\n"))
  }
}
