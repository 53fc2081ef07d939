import TipModel

/// The reason why a tip that a screen offers does not show.
package enum Hindrance: String, Hashable, Sendable, CaseIterable {
  /// A gate of the tip.
  case configured, alert, override, invalidation, displayCount, displayDuration, rule
  /// The display frequency, or a group that shows a different tip.
  case displayFrequency, group
  /// A popover that shows already.
  case popover

  private static let order = allCases
  static let count = order.count

  /// The number of the case, in the order of the cases.
  var number: Int { Self.order.firstIndex(of: self) ?? 0 }

  init(_ gate: Gate) {
    self =
      switch gate {
      case .configured: .configured
      case .alert: .alert
      case .override: .override
      case .invalidation: .invalidation
      case .displayCount: .displayCount
      case .displayDuration: .displayDuration
      case .rule: .rule
      case .displayFrequency: .displayFrequency
      case .group: .group
      }
  }
}

extension Person {
  /// Returns why a tip of the open screen does not show.
  ///
  /// A tip that shows or is invalidated has no hindrance.
  mutating func hindrance(of tip: Int) -> Hindrance? {
    guard !isShowing(tip) else { return nil }
    let decision = decision(tip)
    switch decision.status {
    case .invalidated: return nil
    case .pending: return decision.decidedBy.map(Hindrance.init)
    case .available:
      guard let visit, let place = visit.screen.placeOfTip[tip],
        visit.screen[place].priority != nil
      else { return .popover }
      let current = visit.wanted(at: place).map { visit.screen[place][$0] }
      return current == tip ? .popover : .group
    }
  }

  var offeredTips: [Int] { visit?.screen.places.flatMap(\.tips) ?? [] }
}
