/// A value with its source.
package struct Sourced<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let source: ControlSource

  package init(value: Value, source: ControlSource) {
    self.value = value
    self.source = source
  }
}

/// The forced state of a tip, with its source and control.
package struct TipOverride: Hashable, Sendable {
  /// Whether the tip is shown, rather than hidden.
  package let isShown: Bool
  package let source: ControlSource
  /// The control that decided within the source.
  package let control: Control
  /// The state of the tip, in one word.
  package var state: String { isShown ? "shown" : "hidden" }

  package init(isShown: Bool, source: ControlSource, control: Control) {
    self.isShown = isShown
    self.source = source
    self.control = control
  }
}

/// The controls of all sources, of which the first in ``ControlSource`` with a value decides.
@dynamicMemberLookup package struct Controls: Hashable, Sendable {
  /// The controls of one source, with the system's instant at which its clock took effect.
  struct Entry: Hashable, Sendable {
    let source: ControlSource
    let anchor: Timestamp?
    let controls: TipControls
    /// The names of controls, by their keys, that were given under another name than ours.
    var spellings: [String: String] = [:]
  }

  /// The entries that are not empty, so that equal controls compare as equal.
  ///
  /// They are in order of precedence, because each evaluation reads them.
  private(set) var entries: [Entry] = []

  /// Creates the controls of several sources, whose clock settings take effect at an anchor.
  package init(_ controls: [ControlSource: TipControls] = [:], anchor: Timestamp? = nil) {
    for (source, controls) in controls { set(controls, from: source, anchor: anchor) }
  }

  /// The controls of one source.
  ///
  /// A new clock setting keeps the anchor of the old one.
  package subscript(source: ControlSource) -> TipControls {
    get { entry(of: source)?.controls ?? TipControls() }
    set {
      let old = entry(of: source)
      set(newValue, from: source, anchor: old?.anchor, spellings: old?.spellings ?? [:])
    }
  }

  /// Replaces the controls of one source, whose clock setting takes effect at an anchor.
  ///
  /// The spellings are the names, by the controls' keys, that differ from ours.
  package mutating func set(
    _ controls: TipControls, from source: ControlSource, anchor: Timestamp?,
    spellings: [String: String] = [:]
  ) {
    let new = Entry(
      source: source, anchor: controls.clock == nil ? nil : anchor, controls: controls,
      spellings: spellings)
    entries = ControlSource.allCases.compactMap { other in
      if other != source { return entry(of: other) }
      return controls.isEmpty ? nil : new
    }
  }

  private func entry(of source: ControlSource) -> Entry? { entries.first { $0.source == source } }

  /// Merges other controls into these, source by source.
  ///
  /// A clock setting keeps its anchor.
  package mutating func merge(_ other: Controls) {
    for entry in other.entries {
      var merged = self[entry.source]
      merged.merge(entry.controls)
      let keepsClock = entry.controls.clock == nil
      let anchor = keepsClock ? anchor(of: entry.source) : entry.anchor
      let spellings = self.entry(of: entry.source)?.spellings ?? [:]
      set(
        merged, from: entry.source, anchor: anchor,
        spellings: spellings.merging(entry.spellings) { $1 })
    }
  }

  /// Keeps the names under which controls were given, for messages.
  package mutating func keepSpellings(of applied: [AppliedControl]) {
    for index in entries.indices {
      for control in applied where control.source == entries[index].source {
        let usual = ControlName.spelling(of: control.control, in: control.source)
        if control.spelling == usual { continue }
        entries[index].spellings[control.control.rawValue] = control.spelling
      }
    }
  }

  /// Returns the spelling of a control in a source, for messages: the one that was used.
  package func spelling(of control: Control, in source: ControlSource) -> String {
    entry(of: source)?.spellings[control.rawValue] ?? ControlName.spelling(of: control, in: source)
  }

  /// The system's instant at which the clock setting of a source took effect, or nil without one.
  package func anchor(of source: ControlSource) -> Timestamp? { entry(of: source)?.anchor }

  /// The sources with controls, in order of precedence.
  package var sources: [ControlSource] { entries.map(\.source) }

  /// Returns the controls of some sources only.
  package func limited(to sources: some Sequence<ControlSource>) -> Controls {
    let kept = Set(sources)
    var limited = self
    limited.entries = entries.filter { kept.contains($0.source) }
    return limited
  }

  /// Returns the forced state of a tip, if any.
  ///
  /// The first source that forces it decides (D6).
  package func override(id: String, type: String) -> TipOverride? {
    force { $0.force(id: id, type: type) }
  }

  /// Returns the forced state of a tooltip, if any.
  ///
  /// The first source that forces it decides (D6).
  package func toolTipOverride(_ id: String) -> TipOverride? {
    force { $0.forceToolTip(id) }
  }

  private func force(_ force: (TipControls) -> (shown: Bool, by: Control)?) -> TipOverride? {
    for entry in entries {
      if let (isShown, control) = force(entry.controls) {
        return TipOverride(isShown: isShown, source: entry.source, control: control)
      }
    }
    return nil
  }

  /// Returns the button that answers an alert.
  ///
  /// The first source that names the alert, or else all alerts, decides.
  package func alertAnswer(_ id: String) -> Sourced<String>? {
    first { $0.controls.answerAlerts[id] ?? $0.controls.answerAlerts[Self.all] }
  }

  /// Returns the control that answers or suppresses an alert, of the first source with one (D6).
  package func alertControl(_ id: String) -> Sourced<Control>? {
    first { $0.controls.alertControl(id) }
  }

  /// The name of all tooltips or alerts in a control.
  package static let all = "*"

  /// The clock, or nil without a setting that has taken effect.
  package var clock: Sourced<AnchoredClock>? {
    first { entry in
      guard let setting = entry.controls.clock, let anchor = entry.anchor else { return nil }
      return AnchoredClock(setting: setting, anchor: anchor)
    }
  }

  /// The least time between the first displays of two tips.
  package var displayFrequency: Sourced<DisplayFrequency>? { first(\.controls.displayFrequency) }

  /// True when the datastore's facts are erased at configure, or nil when no source requests it.
  package var resetDatastore: Sourced<Bool>? {
    first { $0.controls.resetDatastore ? true : nil }
  }

  /// The value of any other control that one source decides, such as the location of the datastore.
  ///
  /// A key path is slow, so what each decision reads is declared above.
  package subscript<Value>(
    dynamicMember control: KeyPath<TipControls, Value?>
  ) -> Sourced<Value>? {
    first { $0.controls[keyPath: control] }
  }

  private func first<Value>(_ value: (Entry) -> Value?) -> Sourced<Value>? {
    for entry in entries {
      if let value = value(entry) { return Sourced(value: value, source: entry.source) }
    }
    return nil
  }

  /// Returns the controls of a source as a receipt lists them.
  package func applied(from source: ControlSource) throws(TipControlError) -> [AppliedControl] {
    try self[source].values.map {
      AppliedControl(
        control: $0.control, value: $0.value, source: source,
        spelling: spelling(of: $0.control, in: source))
    }
  }
}

// MARK: - The order within a source

/// The rank of a control that shows or hides tips or tooltips, among those of the same source.
///
/// The cases are in order of precedence, highest first (D5). ``ControlSource`` has the order
/// between sources.
enum ForceRank: CaseIterable, Comparable {
  case showByName
  case hideByName
  case showAll
  case hideAll

  /// Whether the control shows, rather than hides.
  var isShown: Bool {
    switch self {
    case .showByName, .showAll: true
    case .hideByName, .hideAll: false
    }
  }

  var tipControl: Control {
    switch self {
    case .showByName: .showTips
    case .hideByName: .hideTips
    case .showAll: .showAllTips
    case .hideAll: .hideAllTips
    }
  }

  /// The control that forces tooltips, whose names may be `*` for all.
  var toolTipControl: Control { isShown ? .showToolTips : .hideToolTips }
}

extension Control {
  /// The highest rank that the control can have, or nil if it does not show or hide anything.
  var forceRank: ForceRank? {
    ForceRank.allCases.first { $0.tipControl == self || $0.toolTipControl == self }
  }
}

extension TipControls {
  /// Returns whether these controls show or hide a tip, and which one decides, or nil for neither.
  ///
  /// A name is a tip's id or the name of its type (D3). Each decision of a tip calls this, so it
  /// reads the stored properties, because key paths are slow.
  package func force(id: String, type: String) -> (shown: Bool, by: Control)? {
    for rank in ForceRank.allCases {
      let applies =
        switch rank {
        case .showByName: showTips.contains(id) || showTips.contains(type)
        case .hideByName: hideTips.contains(id) || hideTips.contains(type)
        case .showAll: showAllTips
        case .hideAll: hideAllTips
        }
      if applies { return (rank.isShown, rank.tipControl) }
    }
    return nil
  }

  /// Returns whether these controls show or hide a tooltip, and which one decides, if any does.
  package func forceToolTip(_ id: String) -> (shown: Bool, by: Control)? {
    for rank in ForceRank.allCases {
      let applies =
        switch rank {
        case .showByName: showToolTips.contains(id)
        case .hideByName: hideToolTips.contains(id)
        case .showAll: showToolTips.contains(Controls.all)
        case .hideAll: hideToolTips.contains(Controls.all)
        }
      if applies { return (rank.isShown, rank.toolTipControl) }
    }
    return nil
  }
}
