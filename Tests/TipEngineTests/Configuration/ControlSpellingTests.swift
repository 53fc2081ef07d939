import Foundation
import Testing
import TipEngine
import TipTesting
import TipModel

/// One control, given in one of its spellings: as a call, a variable or a launch argument.
struct ControlSpellingCase: Sendable, CustomTestStringConvertible {
  let control: Control
  let spelling: String
  var options: [Tips.ConfigurationOption] = []
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var call: @Sendable (TipsCenter) throws -> Void = { _ in }

  var testDescription: String { "\(control.rawValue) as \(spelling)" }

  /// Every control in every spelling that the catalog gives it.
  static let all: [ControlSpellingCase] = Control.allCases.flatMap { control in
    let value = values[control] ?? "1"
    let arguments = [
      ControlName.argument(for: control), ControlName.appleArgument(for: control),
    ].compactMap { $0 }
    let variable = ControlName.environmentVariable(for: control)
    return arguments.map {
      ControlSpellingCase(control: control, spelling: $0, arguments: ["Birds", $0, value])
    } + [
      ControlSpellingCase(control: control, spelling: variable, environment: [variable: value])
    ] + [inCode(control)].compactMap { $0 }
  }

  private static let values: [Control: String] = [
    .showTips: "FeedTip", .hideTips: "FeedTip", .clock: "2030-01-01T00:00:00Z",
    .displayFrequency: "daily", .datastore: "memory", .snapshotRecord: "never",
    .receipt: NSTemporaryDirectory() + "tip-control-spelling-receipt.json",
  ]

  /// The control as a call of the engine's API.
  private static func inCode(_ control: Control) -> ControlSpellingCase? {
    var made = ControlSpellingCase(control: control, spelling: control.descriptor.api)
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
    case .datastore: made.options = [.datastoreLocation(.memory)]
    case .receipt: made.options = [.receipt(values[.receipt] ?? "-")]
    // The engine hands this one on; snapshots have no call of their own here.
    case .snapshotRecord: return nil
    }
    return made
  }
}

@Suite("Each control, in each of its spellings, does what it says")
struct ControlSpellingTests {
  @Test("It takes effect", arguments: ControlSpellingCase.all)
  func takesEffect(_ given: ControlSpellingCase) throws {
    let clock = ManualClock()
    let center = TipsCenter(
      arguments: given.arguments, environment: given.environment, clock: clock,
      application: "Birds", isDebugBuild: true)
    try Tips.withCenter(center) {
      // What a reset has to erase.
      Birds.didView.sendDonation()
      try given.call(center)
      let isLocated = given.control == .datastore
      try center.configure((isLocated ? [] : [.datastoreLocation(.memory)]) + given.options)
      try check(given.control, center)
      let isCall = given.arguments.isEmpty && given.environment.isEmpty
      let spellings = center.receipt?.applied.filter { $0.control == given.control }.map(\.spelling)
      if !isCall { #expect(spellings == [given.spelling]) }
    }
  }

  private func check(_ control: Control, _ center: TipsCenter) throws {
    switch control {
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
    case .datastore: #expect(center.receipt?.datastore == "memory")
    case .snapshotRecord:
      #expect(center.receipt?.applied.map(\.value) == ["never"])
    case .receipt:
      let path = NSTemporaryDirectory() + "tip-control-spelling-receipt.json"
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("\"schema\" : 1"))
    }
  }
}
