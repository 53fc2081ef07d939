import TipFoundation

extension Receipt {
  /// Returns what the app applied besides, and what takes the effect of an applied control away.
  ///
  /// - Parameters:
  ///   - applied: A control that was asked for, and applied.
  ///   - asked: Everything that was asked for: what is meant overrules nothing.
  /// - Returns: The controls that count first and say the opposite (D5, D6).
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
    default: []
    }
  }

  /// Whether two controls may speak of one tip; names that differ are taken for different tips.
  private func concerns(_ other: AppliedControl, _ applied: AppliedControl) -> Bool {
    let (names, own) = (other.names, applied.names)
    return names.isEmpty || own.isEmpty || !names.isDisjoint(with: own)
  }

  private func isAsked(_ other: AppliedControl, _ asked: TipControls) -> Bool {
    var both = asked
    both.merge(other.controls)
    return both == asked
  }
}

extension AppliedControl {
  /// What the control alone says; nothing when its value cannot be read.
  fileprivate var controls: TipControls {
    do throws(TipControlError) {
      return try control.controls(value)
    } catch {
      return TipControls()
    }
  }

  /// The tips that the control names; empty for a control of all tips.
  fileprivate var names: Set<String> { Set(control.descriptor.names(controls)) }

  /// Whether the control forces anything: `0` does not.
  fileprivate var isOn: Bool { !controls.isEmpty }
}

extension ControlSource {
  /// The place in the order of precedence (D6).
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}

extension Control {
  /// The place in the order of precedence within one source (D5).
  fileprivate var rank: Int {
    let order: [Control] = [.showTips, .hideTips, .showAllTips, .hideAllTips]
    return order.firstIndex(of: self) ?? order.count
  }
}
