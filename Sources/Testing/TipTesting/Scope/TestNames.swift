import Synchronization
import TipEngine
import TipModel

/// The names that the centers of a test knew, which its options and its fixtures may contain.
final class TestNames: Sendable {
  private struct State {
    var types: [String: String] = [:]
    var toolTips: Set<String> = []
    var alerts: Set<String> = []
    var known: KnownNames {
      KnownNames(
        tips: types.sorted { $0.key < $1.key }.map { ($0.key, $0.value) },
        toolTips: toolTips.sorted(), alerts: alerts.sorted())
    }
    var code = NamesInCode()
    var knowsAllTips = false
    var acceptsUnknown = false
    /// The fixtures of this scope, with the positions at which they are named.
    var fixtures: [(fixture: TipFixture, position: SourcePosition)] = []
  }

  private let outer: TestNames?
  private let state = Mutex(State())

  /// Creates the names of a scope, whose tips a surrounding scope learns.
  init(in outer: TestNames?) { self.outer = outer }

  /// Adds tips that were registered.
  func add(_ tips: some Sequence<TipDefinition>) {
    let types = Dictionary(tips.map { ($0.id, $0.type) }) { $1 }
    add(types)
  }

  private func add(_ types: [String: String]) {
    state.withLock { $0.types.merge(types) { $1 } }
    outer?.add(types)
  }

  /// Adds tooltips and alerts that were used.
  func add(toolTips: some Sequence<String>, alerts: some Sequence<String>) {
    state.withLock { state in
      state.toolTips.formUnion(toolTips)
      state.alerts.formUnion(alerts)
    }
    outer?.add(toolTips: toolTips, alerts: alerts)
  }

  /// Adds the names in the code that ran in a center.
  func add(_ code: NamesInCode) {
    state.withLock { $0.code.merge(code) }
    outer?.add(code)
  }

  /// Notes that all tips of the app are among the names, here and in the surrounding scopes.
  func knowAllTips() {
    state.withLock { $0.knowsAllTips = true }
    outer?.knowAllTips()
  }

  /// Adds a fixture, whose names are compared with those in the code when the test ends.
  func add(_ fixture: TipFixture, at position: SourcePosition) {
    state.withLock { $0.fixtures.append((fixture, position)) }
  }

  /// Accepts names that stay unknown, here and in the surrounding scopes.
  func acceptUnknown() {
    state.withLock { $0.acceptsUnknown = true }
    outer?.acceptUnknown()
  }

  /// Returns the unknown controls and tips in a scope's own options, as sentences.
  func mistakes(in options: TipTestOptions) -> [String] {
    let state = state.withLock { $0 }
    guard !state.acceptsUnknown else { return [] }
    let readings: [(ControlSource, ControlReading)] = [
      (.argument, ControlReader.arguments(options.arguments ?? [])),
      (.environment, ControlReader.environment(options.environment ?? [:])),
    ]
    let known = state.known
    let unknown = Receipt.unknownTips(
      in: Controls(Dictionary(uniqueKeysWithValues: readings.map { ($0, $1.controls) })),
      applied: readings.flatMap(\.1.applied), known: known)
    let shown = Receipt.unknownTips(
      in: Controls([.api: TipControls(showTips: options.shownIDs)]),
      applied: [AppliedControl(control: .showTips, value: "", source: .api, spelling: "showing")],
      known: known)
    return readings.flatMap(\.1.warnings).map(\.message)
      + (unknown + shown).map(Self.sentence)
  }

  /// Returns the names in calls and in stored overrides that resemble a known one, as sentences.
  ///
  /// Code may force a tip that the test does not use, so other names are fine.
  func mistakes(in controls: Controls, _ options: TipTestOptions) -> [String] {
    let state = state.withLock { $0 }
    guard !state.acceptsUnknown else { return [] }
    let known = state.known
    let unknown = Receipt.unknownTips(in: controls.limited(to: [.api, .stored]), known: known)
    return unknown.compactMap { tip in
      guard options.showing?.contains(tip.name) != true,
        let names = known.names(for: tip.control.descriptor.effect),
        NearestName.nearMiss(tip.name, in: names) != nil
      else { return nil }
      return Self.sentence(tip)
    }
  }

  /// Returns the mistakes in this scope's fixtures, as sentences.
  var fixtureMistakes: [(sentence: String, position: SourcePosition)] {
    let state = state.withLock { $0 }
    guard !state.acceptsUnknown else { return [] }
    return state.fixtures.flatMap { fixture, position in
      FixtureCheck(fixture: fixture, code: state.code, knowsAllTips: state.knowsAllTips)
        .mistakes.map { ($0, position) }
    }
  }

  private static func sentence(_ tip: UnknownTip) -> String {
    var hint = "The test has not used this tip."
    if let nearest = tip.nearest { hint = "Did you mean \"\(nearest)\"?" }
    var remedy = "If the name is right, add .allowsUnknown."
    if tip.control.descriptor.effect == .tips {
      remedy = "If the name is right, list the app's tips in .tips(all:), or add .allowsUnknown."
    }
    return "\(tip.reason) \(hint) \(remedy)"
  }
}
