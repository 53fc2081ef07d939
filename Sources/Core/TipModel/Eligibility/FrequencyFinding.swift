/// The facts that the display frequency compared.
struct FrequencyFinding {
  /// Whether a new tip has to be dismissed before the frequency counts.
  let waitsForDismissal: Bool
  /// The instant at which the next new tip may be displayed.
  let opens: Timestamp?
  /// Whether the tip may be displayed now.
  let isOpen: Bool
  /// The instant at which the gate opens, or at which it closes again because a clock that was
  /// moved back reaches a first display of a later date; nil for none.
  let nextChange: Timestamp?
  private let frequency: DisplayFrequency
  private let isExempt: Bool
  private let wasSeen: Bool
  /// The newest first display, or dismissal after it, of a tip that is not exempt (D10, D34).
  private let clockStart: Timestamp?
  /// What happened to a tip at ``clockStart``.
  private let verb: String

  init(
    _ options: TipOptions, _ record: borrowing TipRecord, _ facts: borrowing Facts,
    _ moment: borrowing Moment
  ) {
    let (starts, now) = (facts.frequencyStarts, moment.now)
    let frequency = facts.displayFrequency(under: moment.controls)
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
    verb = facts.displayFrequencyOrigin == .display ? "displayed" : "dismissed"
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

  var expected: String {
    if isExempt { return "nothing: the tip ignores the display frequency" }
    if wasSeen { return "nothing: the tip was seen before" }
    return frequency == .immediate
      ? "nothing: the display frequency is immediate"
      : "\(GatePhrases.length(frequency.milliseconds)) since a new tip was \(verb)"
  }

  var actual: String {
    if waitsForDismissal { return "a new tip is on screen" }
    return clockStart.map { "a new tip was \(verb) at \($0)" }
      ?? "no new tip was \(verb)"
  }

  /// When the gate opens; empty for an open one.
  var detail: String {
    if isOpen { return "" }
    if waitsForDismissal {
      return "opens \(GatePhrases.length(frequency.milliseconds)) after that tip is dismissed"
    }
    return opens.map { "open from \($0)" } ?? ""
  }
}
