extension Receipt {
  /// Returns the controls that take precedence over an applied one, with the opposite effect.
  ///
  /// A requested control does not overrule another (D5, D6).
  func overruling(_ applied: AppliedControl, asked: TipControls) -> [AppliedControl] {
    let opposites = Self.opposites(of: applied.control)
    return self.applied.filter { other in
      let isOutside = other.source.rank < applied.source.rank
      let isStronger = other.source == applied.source && other.control.rank < applied.control.rank
      return opposites.contains(other.control) && (isOutside || isStronger)
        && applied.isOn && other.isOn && concerns(other, applied) && !isAsked(other, asked)
    }
  }

  private static func opposites(of control: Control) -> [Control] {
    switch control {
    case .showAllTips, .showTips: [.hideTips, .hideAllTips]
    case .hideAllTips, .hideTips: [.showTips, .showAllTips]
    case .showToolTips: [.hideToolTips]
    case .hideToolTips: [.showToolTips]
    default: []
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

extension ControlSource {
  /// The index in the order of precedence (D6).
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension Control {
  /// The index in the order of precedence within one source (D5).
  fileprivate var rank: Int {
    let order: [Control] = [
      .showTips, .hideTips, .showAllTips, .hideAllTips, .showToolTips, .hideToolTips,
    ]
    return order.firstIndex(of: self) ?? order.count
  }
}
