/// The overrides from outside the app that are stored in the datastore.
package struct StoredOverrides: Hashable, Sendable {
  /// A forced state of a tip.
  package enum ForcedState: String, Hashable, Sendable, CaseIterable {
    /// Shown, regardless of the rules.
    case shown
    /// Hidden, regardless of the rules.
    case hidden
  }

  /// The forced state of single tips, by id.
  package var tips: [String: ForcedState]
  /// The forced state of all other tips.
  package var all: ForcedState?
  /// The clock setting, with the instant at which it took effect.
  package var clock: AnchoredClock?
  package var displayFrequency: DisplayFrequency?
  /// The controls of tooltips and alerts, and a reset that waits for the next start.
  package var help: TipControls

  package init(
    tips: [String: ForcedState] = [:], all: ForcedState? = nil, clock: AnchoredClock? = nil,
    displayFrequency: DisplayFrequency? = nil, help: TipControls = TipControls()
  ) {
    self.tips = tips
    self.all = all
    self.clock = clock
    self.displayFrequency = displayFrequency
    self.help = help
  }

  /// Whether tooltips or alerts are forced.
  package var forcesHelp: Bool { Control.help.contains { help.says($0) } }

  /// Whether nothing is forced.
  package var isEmpty: Bool {
    tips.isEmpty && all == nil && clock == nil && displayFrequency == nil && help.isEmpty
  }
}

extension Controls {
  /// Returns the controls of all sources, with the overrides of the datastore where they count.
  package func adding(_ overrides: StoredOverrides, ifCounted isCounted: Bool) -> Controls {
    // Nearly always there are none, and this is part of each evaluation.
    guard isCounted, !overrides.isEmpty else { return self }
    var all = self
    all.set(overrides)
    return all
  }

  /// Replaces the controls of ``ControlSource/stored``.
  package mutating func set(_ overrides: StoredOverrides) {
    func names(_ state: StoredOverrides.ForcedState) -> [String] {
      overrides.tips.filter { $0.value == state }.keys.sorted()
    }
    var controls = TipControls(
      showAllTips: overrides.all == .shown, hideAllTips: overrides.all == .hidden,
      showTips: names(.shown), hideTips: names(.hidden), clock: overrides.clock?.setting,
      displayFrequency: overrides.displayFrequency)
    controls.merge(overrides.help)
    set(controls, from: .stored, anchor: overrides.clock?.anchor)
  }
}
