/// The facts that the display frequency compared.
package struct FrequencyFinding: Hashable, Sendable {
  package let frequency: DisplayFrequency
  package let isExempt: Bool
  package let wasSeen: Bool
  /// The newest first display, or dismissal after it, of a tip that is not exempt (D10, D34).
  package let clockStart: Timestamp?
  /// Whether ``clockStart`` is a display or a dismissal.
  package let origin: DisplayFrequency.Origin
  /// Whether a new tip has to be dismissed before the frequency counts.
  package let waitsForDismissal: Bool
  /// The instant at which the next new tip may be displayed.
  package let opens: Timestamp?
  /// Whether the tip may be displayed now.
  package let isOpen: Bool
  /// The instant at which the gate opens, or at which it closes again because a clock that was
  /// moved back reaches a first display of a later date; nil for none.
  let nextChange: Timestamp?

  init(
    _ options: TipOptions, _ record: borrowing TipRecord, _ facts: borrowing Facts,
    _ frequency: DisplayFrequency, _ now: Timestamp
  ) {
    let starts = facts.frequencyStarts
    let next = starts.dates.firstIndexAscending { $0 > now }
    let start = next > 0 ? starts.dates[next - 1] : nil
    let waits = starts.waitsForDismissal && frequency != .immediate
    let opens = waits ? nil : start?.adding(milliseconds: frequency.milliseconds)
    let isRestricted =
      !options.ignoresDisplayFrequency && record.firstDisplayed == nil
    self.frequency = frequency
    isExempt = options.ignoresDisplayFrequency
    wasSeen = record.firstDisplayed != nil
    clockStart = start
    origin = facts.displayFrequencyOrigin
    waitsForDismissal = waits
    self.opens = opens
    isOpen = !isRestricted || !waits && (opens.map { $0 <= now } ?? true)
    nextChange =
      isRestricted && frequency != .immediate
      ? .earliest(
        opens.flatMap { $0 > now ? $0 : nil },
        next < starts.dates.count ? starts.dates[next] : nil)
      : nil
  }
}

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
      dates = facts.firstDisplays(where: counts).sorted()
      waitsForDismissal = false
    case .dismissal:
      dates = facts.firstDismissals(where: counts).sorted()
      waitsForDismissal = facts.records.contains { $0.value.isInFirstDisplay && counts($0.key) }
    }
  }
}
