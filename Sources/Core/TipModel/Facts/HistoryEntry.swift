/// A line of the datastore's history.
package struct HistoryEntry: Hashable, Sendable {
  package var date: Timestamp
  package var actor: Change.Actor
  /// The kind of the change, in one or two words: "display began".
  package var event: String
  /// The tip, parameter or event, or empty for the whole datastore.
  package var subject: String
  /// The value, reason or state, or empty for none.
  package var detail: String
  /// Whether it happened under an override and therefore does not count (D7).
  package var isForced: Bool

  package init(
    date: Timestamp, actor: Change.Actor, event: String, subject: String = "",
    detail: String = "", isForced: Bool = false
  ) {
    self.date = date
    self.actor = actor
    self.event = event
    self.subject = subject
    self.detail = detail
    self.isForced = isForced
  }

  /// The line without actor and date.
  package var words: String {
    var words = event
    if !subject.isEmpty { words += " \(subject)" }
    if !detail.isEmpty { words += ": \(detail)" }
    return words
  }

  /// Returns whether both are merges by the same author, whose dates alone differ.
  func isSameMerge(as other: HistoryEntry) -> Bool {
    event == other.event && actor == other.actor
  }

  package static let displayBegan = "display began"
  package static let displayEnded = "display ended"
  /// The word for an invalidation.
  package static let invalidated = "invalidated"
  /// The word for a button that was pressed.
  package static let pressed = "pressed"
  // The words that action(display:) reads back.
  private static let abandoned = "abandoned"
  private static let eligibilityReset = "eligibility reset"
  private static let parameterSet = "set"
  private static let parameterUnset = "unset"

  /// The number of newest lines that are kept.
  package static let keptCount = 200
}

extension HistoryEntry {
  /// Creates the line of a change, if the change has one.
  ///
  /// It has none for a donation, which is stored itself, for definitions and receipts, and for an
  /// imported state, which has its own history.
  init?(_ change: Change) {
    // Donations in a loop must be fast.
    if case .donate = change.action { return nil }
    self.init(date: change.date, actor: change.actor, event: "")
    switch change.action {
    case .registerTip, .registerParameter, .registerEvent, .useGroups, .registerToolTip,
      .registerAlert, .donate,
      .recordOpaqueResult, .configure, .recordReceipt, .reportProcess, .endProcess, .replace,
      .operate, .setOperation:
      return nil
    case .setParameter(let id, let value): note(Self.parameterSet, id, detail: value.shortJSON)
    case .unsetParameter(let id): note(Self.parameterUnset, id)
    case .beginAlert(let alert, _): note("alert shown", alert.id)
    case .pressAlert(let id, let button): note("alert pressed", id, detail: button)
    case .endAlert(let id, _, let button): note("alert ended", id, detail: button ?? Self.abandoned)
    case .suppressAlert(let id, nil): note("alert allowed", id)
    case .suppressAlert(let id, let button?): note("alert suppressed", id, detail: button)
    case .setHelp(let controls):
      note("controls of help", detail: StoredValue.object(controls.storedTexts).json)
    case .deleteDonations(let id): note("donations deleted", id)
    case .pruneDonations(let id, let date, _):
      note("unneeded donations deleted", id, detail: "before \(date)")
    case .beginDisplay(let tip, _, let isForced):
      note(Self.displayBegan, tip, isForced: isForced)
    case .endDisplay(let tip, _, let isForced, let isAbandoned):
      note(
        Self.displayEnded, tip, detail: isAbandoned ? Self.abandoned : "", isForced: isForced)
    case .invalidate(let tip, let reason, let isForced):
      note(Self.invalidated, tip, detail: reason.rawValue, isForced: isForced)
    case .resetEligibility(let tip): note(Self.eligibilityReset, tip)
    case .force(let tips, let state):
      note("override", tips.joined(separator: ", "), detail: state?.rawValue ?? "auto")
    case .forceAll(let state): note("override of all tips", detail: state?.rawValue ?? "auto")
    case .setClock(nil): note("clock", detail: "cleared")
    case .setClock(let clock?): note("clock", detail: "\(clock.setting)")
    case .setDisplayFrequency(nil): note("display frequency", detail: "cleared")
    case .setDisplayFrequency(let frequency?): note("display frequency", detail: "\(frequency)")
    case .reset: note("reset")
    case .merge: note("merged")
    case .separate: note("separated from a copy")
    }
  }

  private mutating func note(
    _ event: String, _ subject: String = "", detail: String = "", isForced: Bool = false
  ) {
    self.event = event
    self.subject = subject
    self.detail = detail
    self.isForced = isForced
  }

  /// Returns the change of a tip or a parameter that a line records, or nil for other lines.
  ///
  /// Lines do not have the name of a display, so the caller gives it.
  package func action(display: String) -> Change.Action? {
    switch event {
    case Self.displayBegan:
      .beginDisplay(
        tip: subject, display: ActiveDisplay(id: display, began: date, owner: ""),
        isForced: isForced)
    case Self.displayEnded:
      .endDisplay(
        tip: subject, display: display, isForced: isForced, isAbandoned: detail == Self.abandoned)
    case Self.invalidated:
      Tips.InvalidationReason(rawValue: detail).map {
        .invalidate(tip: subject, reason: $0, isForced: isForced)
      }
    case Self.eligibilityReset: .resetEligibility(tip: subject)
    case Self.parameterSet:
      (try? StoredValue(payload: detail, subject: subject)).map {
        .setParameter(id: subject, value: $0)
      }
    case Self.parameterUnset: .unsetParameter(id: subject)
    default: nil
    }
  }
}
