import Synchronization
import TipModel

/// The tips that the centers of a test knew, which its options may name.
final class TestNames: Sendable {
  private struct State {
    var types: [String: String] = [:]
    var acceptsUnknown = false
  }

  private let outer: TestNames?
  private let state = Mutex(State())

  /// Creates the names of a scope; a surrounding scope learns its tips.
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
    let known = state.types.sorted { $0.key < $1.key }.map { (id: $0.key, type: $0.value) }
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

  private static func sentence(_ tip: UnknownTip) -> String {
    let hint = tip.nearest.map { "Did you mean \"\($0)\"?" } ?? "The test has not used this tip."
    return "Unknown tip \"\(tip.name)\" in \(tip.spelling). \(hint) "
      + "If the name is right, list the app's tips in .tips(all:), or add .allowsUnknown."
  }
}
