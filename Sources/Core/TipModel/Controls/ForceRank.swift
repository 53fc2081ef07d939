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

  /// The control that forces tips.
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
  func forceToolTip(_ id: String) -> (shown: Bool, by: Control)? {
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
