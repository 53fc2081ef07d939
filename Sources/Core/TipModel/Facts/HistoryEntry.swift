/// A line of the datastore's history.
package struct HistoryEntry: Hashable, Sendable {
  /// The date of the change.
  package var date: Timestamp
  /// The author of the change.
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
    "\(event)\(subject.isEmpty ? "" : " \(subject)")\(detail.isEmpty ? "" : ": \(detail)")"
  }

  /// Returns whether both are merges by the same author, whose dates alone differ.
  func isSameMerge(as other: HistoryEntry) -> Bool {
    event == other.event && actor == other.actor
  }

  /// The word for a display that began.
  package static let displayBegan = "display began"
  /// The word for a display that ended.
  package static let displayEnded = "display ended"
  private static let abandoned = "abandoned"

  /// The number of lines that are kept; older ones are removed.
  package static let keptCount = 200
}

extension HistoryEntry {
  /// Creates the line of a change; nil for donations, which are stored themselves, for definitions
  /// and receipts, and for an imported state, which has its own history.
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
    case .setParameter(let id, let value): (event, subject, detail) = ("set", id, value.shortJSON)
    case .unsetParameter(let id): (event, subject) = ("unset", id)
    case .beginAlert(let alert, _): (event, subject) = ("alert shown", alert.id)
    case .pressAlert(let id, let button): (event, subject, detail) = ("alert pressed", id, button)
    case .endAlert(let id, _, let button):
      (event, subject, detail) = ("alert ended", id, button ?? "abandoned")
    case .suppressAlert(let id, let button):
      (event, subject) = (button == nil ? "alert allowed" : "alert suppressed", id)
      detail = button ?? ""
    case .setHelp(let controls):
      event = "controls of help"
      detail = StoredValue.object(controls.storedTexts).json
    case .deleteDonations(let id): (event, subject) = ("donations deleted", id)
    case .pruneDonations(let id, let date, _):
      (event, subject, detail) = ("unneeded donations deleted", id, "before \(date)")
    case .beginDisplay(let tip, _, let isForced):
      (event, subject, self.isForced) = (Self.displayBegan, tip, isForced)
    case .endDisplay(let tip, _, let isForced, let isAbandoned):
      (event, subject, self.isForced) = (Self.displayEnded, tip, isForced)
      detail = isAbandoned ? Self.abandoned : ""
    case .invalidate(let tip, let reason, let isForced):
      (event, subject, detail, self.isForced) = ("invalidated", tip, reason.rawValue, isForced)
    case .resetEligibility(let tip): (event, subject) = ("eligibility reset", tip)
    case .force(let tips, let state):
      (event, subject) = ("override", tips.joined(separator: ", "))
      detail = state?.rawValue ?? "auto"
    case .forceAll(let state): (event, detail) = ("override of all tips", state?.rawValue ?? "auto")
    case .setClock(let clock):
      (event, detail) = ("clock", clock.map { "\($0.setting)" } ?? "cleared")
    case .setDisplayFrequency(let frequency):
      (event, detail) = ("display frequency", frequency.map { "\($0)" } ?? "cleared")
    case .reset: event = "reset"
    case .merge: event = "merged"
    case .separate: event = "separated from a copy"
    }
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
    case "invalidated":
      Tips.InvalidationReason(rawValue: detail).map {
        .invalidate(tip: subject, reason: $0, isForced: isForced)
      }
    case "eligibility reset": .resetEligibility(tip: subject)
    case "set":
      (try? StoredValue(payload: detail, subject: subject)).map {
        .setParameter(id: subject, value: $0)
      }
    case "unset": .unsetParameter(id: subject)
    default: nil
    }
  }
}
