import Foundation
import Testing
import TipEngine
import TipModel
import TipTesting

/// A control in one of its spellings: a call, a variable or a launch argument.
struct ControlSpellingCase: Sendable, CustomTestStringConvertible {
  let control: Control
  let spelling: String
  /// The control's value as text.
  let value: String
  var options: [Tips.ConfigurationOption] = []
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var call: @Sendable (TipsCenter) throws -> Void = { _ in }

  var testDescription: String { "\(control.rawValue) as \(spelling)" }

  /// All controls in all their spellings.
  static let all: [ControlSpellingCase] = Control.allCases.flatMap { control in
    let arguments = [
      ControlName.argument(for: control), ControlName.appleArgument(for: control),
    ].compactMap { $0 }
    return arguments.map { asArgument(control, $0) }
      + [asVariable(control, ControlName.environmentVariable(for: control))]
      + [inCode(control)].compactMap { $0 }
  }

  private static let values: [Control: String] = [
    .showTips: "FeedTip", .hideTips: "FeedTip", .clock: "2030-01-01T00:00:00Z",
    .displayFrequency: "daily", .datastore: "memory", .snapshotRecord: "never",
    .toolTipDelay: "2s", .toolTipDuration: "5s", .showToolTips: "star", .hideToolTips: "star",
    .answerAlerts: "remove=Cancel", .suppressAlerts: "remove", .settling: "keepsPopovers",
  ]

  /// Returns a value of a control.
  ///
  /// Receipts and synced folders get their own paths, because cases run in parallel.
  private static func value(of control: Control) -> String {
    guard [.receipt, .syncFolder].contains(control) else { return values[control] ?? "1" }
    return FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
  }

  private static func asArgument(_ control: Control, _ name: String) -> ControlSpellingCase {
    let value = value(of: control)
    return ControlSpellingCase(
      control: control, spelling: name, value: value, arguments: ["Birds", name, value])
  }

  private static func asVariable(_ control: Control, _ name: String) -> ControlSpellingCase {
    let value = value(of: control)
    return ControlSpellingCase(
      control: control, spelling: name, value: value, environment: [name: value])
  }

  /// The control as a call of the engine's API.
  private static func inCode(_ control: Control) -> ControlSpellingCase? {
    let value = value(of: control)
    var made = ControlSpellingCase(
      control: control, spelling: control.descriptor.api, value: value)
    switch control {
    case .showAllTips: made.call = { $0.showAllTips() }
    case .hideAllTips: made.call = { $0.hideAllTips() }
    case .showTips: made.call = { $0.showTips(["FeedTip"]) }
    case .hideTips: made.call = { $0.hideTips(["FeedTip"]) }
    case .resetDatastore: made.call = { try $0.resetDatastore() }
    case .clock:
      guard let date = date("2030-01-01T00:00:00Z") else { return nil }
      made.options = [.clock(.frozen(at: date))]
    case .displayFrequency: made.options = [.displayFrequency(.daily)]
    case .toolTipDelay: made.options = [.toolTipDelay(.seconds(2))]
    case .toolTipDuration: made.options = [.toolTipDuration(.seconds(5))]
    case .showToolTips: made.call = { $0.showToolTips(["star"]) }
    case .hideToolTips: made.call = { $0.hideToolTips(["star"]) }
    case .answerAlerts: made.call = { $0.answerAlerts(["remove": "Cancel"]) }
    case .suppressAlerts: made.call = { $0.suppressAlerts(["remove"]) }
    case .datastore: made.options = [.datastoreLocation(.memory)]
    case .receipt: made.options = [.receipt(value)]
    case .syncFolder: made.options = [.sync(folder: URL(filePath: value))]
    case .settling: made.options = [.settling(.keepsPopovers)]
    // The engine only passes this one on.
    case .snapshotRecord: return nil
    }
    return made
  }
}

@Suite("Each control, in each of its spellings")
struct ControlSpellingTests {
  @Test("takes effect", arguments: ControlSpellingCase.all)
  func takesEffect(_ given: ControlSpellingCase) throws {
    let clock = ManualClock()
    let center = TipsCenter(
      arguments: given.arguments, environment: given.environment, clock: clock,
      application: "Birds", isDebugBuild: true)
    try Tips.withCenter(center) {
      // The facts that a reset must erase.
      Birds.didView.sendDonation()
      try given.call(center)
      let isLocated = given.control == .datastore
      try center.configure((isLocated ? [] : [.datastoreLocation(.memory)]) + given.options)
      try check(given, center)
      let isCall = given.arguments.isEmpty && given.environment.isEmpty
      let spellings = center.receipt?.applied.filter { $0.control == given.control }.map(\.spelling)
      if !isCall { #expect(spellings == [given.spelling]) }
    }
  }

  private func check(_ given: ControlSpellingCase, _ center: TipsCenter) throws {
    switch given.control {
    case .showAllTips:
      #expect(ShareTip().status == .available)
      #expect(center.verdict(for: ShareTip()).decidedBy == .override)
    case .hideAllTips: #expect(SeasonTip().status == .pending)
    case .showTips:
      #expect(center.verdict(for: FeedTip()).decidedBy == .override)
      #expect(FeedTip().status == .available)
      #expect(ShareTip().status == .pending)
    case .hideTips:
      #expect(FeedTip().status == .pending)
      #expect(SeasonTip().status == .available)
    case .resetDatastore:
      #expect(center.facts.history.map(\.event).contains("reset"))
    case .clock: #expect(center.now == date("2030-01-01T00:00:00Z"))
    case .displayFrequency:
      try #require(FeedTip().present()).end()
      #expect(LimitedTip(id: "new").status == .pending)
    case .toolTipDelay: #expect(center.controls.toolTipDelay?.value == .seconds(2))
    case .toolTipDuration: #expect(center.controls.toolTipDuration?.value == .seconds(5))
    case .showToolTips: #expect(center.controls.toolTipOverride("star")?.isShown == true)
    case .hideToolTips: #expect(center.controls.toolTipOverride("star")?.isShown == false)
    case .answerAlerts: #expect(center.controls.alertAnswer("remove")?.value == "Cancel")
    case .suppressAlerts:
      #expect(center.controls.alertControl("remove")?.value == .suppressAlerts)
    case .datastore: #expect(center.receipt?.datastore == "memory")
    case .snapshotRecord:
      #expect(center.receipt?.applied.map(\.value) == ["never"])
    case .receipt:
      let text = try String(contentsOfFile: given.value, encoding: .utf8)
      #expect(text.contains("\"schema\" : 1"))
      try FileManager.default.removeItem(atPath: given.value)
    case .syncFolder:
      #expect(center.controls.syncFolder?.value == given.value)
      try center.shutDown()
      let files = try FileManager.default.contentsOfDirectory(atPath: given.value)
      #expect(files == ["\(center.facts.origin.name).tipsync"])
      try FileManager.default.removeItem(atPath: given.value)
    case .settling: #expect(center.settling == .keepsPopovers)
    }
  }
}
