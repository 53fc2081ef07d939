/// The instants at which the display frequency begins to count (D10, D34).
package struct FrequencyStarts: Hashable, Sendable {
  /// The first displays, or dismissals after them, of the tips that are not exempt, ascending.
  let dates: [Timestamp]
  /// Whether a tip has to be dismissed before the frequency counts from the dismissal.
  let waitsForDismissal: Bool

  /// Computes the instants.
  package init(_ facts: Facts) {
    func counts(_ tip: String) -> Bool {
      facts.tips[tip]?.options.ignoresDisplayFrequency != true
    }
    switch facts.displayFrequencyOrigin {
    case .display:
      dates = facts.earliest(\.firstDisplayed, where: counts).sorted()
      waitsForDismissal = false
    case .dismissal:
      dates = facts.earliest(\.dismissal, where: counts).sorted()
      waitsForDismissal = facts.records.contains { $0.value.isInFirstDisplay && counts($0.key) }
    }
  }
}
