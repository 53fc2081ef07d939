/// The facts that the display frequency compared.
struct FrequencyFinding {
  /// Whether a new tip has to be dismissed before the frequency counts.
  let waitsForDismissal: Bool
  /// The instant at which the next new tip may be displayed.
  let opens: Timestamp?
  /// Whether the tip may be displayed now.
  let isOpen: Bool
  /// The instant at which the gate opens or closes again, if any.
  ///
  /// It closes when a clock that was moved back reaches a first display of a later date.
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
    let starts = facts.frequencyStarts
    let now = moment.now
    let frequency = facts.displayFrequency(under: moment.controls)
    let next = starts.dates.firstIndexAscending { $0 > now }
    let start = next > 0 ? starts.dates[next - 1] : nil
    let waits = starts.waitsForDismissal && frequency != .immediate
    var opens = waits ? nil : start?.adding(milliseconds: frequency.milliseconds)
    // Displays of later dates, left by a clock that was moved back, keep it closed.
    for date in starts.dates[next...] {
      guard let end = opens, end >= date else { break }
      opens = date.adding(milliseconds: frequency.milliseconds)
    }
    let isRestricted =
      !options.ignoresDisplayFrequency && record.firstDisplayed == nil
    self.frequency = frequency
    isExempt = options.ignoresDisplayFrequency
    wasSeen = record.firstDisplayed != nil
    clockStart = start
    verb = facts.displayFrequencyOrigin == .display ? "displayed" : "dismissed"
    waitsForDismissal = waits
    self.opens = opens
    if isRestricted {
      let hasOpened = if let opens { opens <= now } else { true }
      isOpen = !waits && hasOpened
    } else {
      isOpen = true
    }
    guard isRestricted, frequency != .immediate else {
      nextChange = nil
      return
    }
    let opening = opens.flatMap { $0 > now ? $0 : nil }
    let laterDisplay = next < starts.dates.count ? starts.dates[next] : nil
    nextChange = .earliest(opening, laterDisplay)
  }

  var expected: String {
    if isExempt { return "nothing: the tip ignores the display frequency" }
    if wasSeen { return "nothing: the tip was seen before" }
    if frequency == .immediate { return "nothing: the display frequency is immediate" }
    return "\(GatePhrases.length(frequency.milliseconds)) since a new tip was \(verb)"
  }

  var actual: String {
    if waitsForDismissal { return "a new tip is on screen" }
    guard let clockStart else { return "no new tip was \(verb)" }
    return "a new tip was \(verb) at \(clockStart)"
  }

  /// When the gate opens, or empty for an open one.
  var detail: String {
    if isOpen { return "" }
    if waitsForDismissal {
      return "opens \(GatePhrases.length(frequency.milliseconds)) after that tip is dismissed"
    }
    guard let opens else { return "" }
    return "open from \(opens)"
  }
}
