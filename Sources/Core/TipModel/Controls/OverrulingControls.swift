extension Receipt {
  /// Returns the controls that take precedence over an applied one, with the opposite effect.
  ///
  /// A requested control does not overrule another (D5, D6).
  func overruling(_ applied: AppliedControl, asked: TipControls) -> [AppliedControl] {
    self.applied.filter { other in
      other.overrules(applied) && applied.isOn && other.isOn && concerns(other, applied)
        && !isAsked(other, asked)
    }
  }

  /// Whether two controls may force the same tip or tooltip.
  ///
  /// Different names are treated as different tips.
  private func concerns(_ other: AppliedControl, _ applied: AppliedControl) -> Bool {
    let names = other.names
    let own = applied.names
    return names.isEmpty || own.isEmpty || !names.isDisjoint(with: own)
  }

  private func isAsked(_ other: AppliedControl, _ asked: TipControls) -> Bool {
    var both = asked
    both.merge(other.controls)
    return both == asked
  }
}

extension AppliedControl {
  /// Whether the control has the opposite effect of another one and takes precedence (D5, D6).
  fileprivate func overrules(_ other: AppliedControl) -> Bool {
    guard control.descriptor.effect == other.control.descriptor.effect,
      let rank = forceRank, let otherRank = other.forceRank,
      rank.isShown != otherRank.isShown
    else { return false }
    return (source.rank, rank) < (other.source.rank, otherRank)
  }

  /// The rank of what the control forces, where `*` names all tooltips.
  private var forceRank: ForceRank? {
    guard let rank = control.forceRank else { return nil }
    guard control.descriptor.effect == .toolTips, names.isEmpty else { return rank }
    return rank.isShown ? .showAll : .hideAll
  }

  /// The control alone, or empty when its value cannot be read.
  fileprivate var controls: TipControls { (try? control.controls(value)) ?? TipControls() }

  /// The names in the control, or empty for a control of all tips or tooltips.
  fileprivate var names: Set<String> {
    let names = Set(control.descriptor.names(controls))
    if names.contains(Controls.all) { return [] }
    return names
  }

  /// Whether the control forces anything: `0` does not.
  fileprivate var isOn: Bool { !controls.isEmpty }
}
