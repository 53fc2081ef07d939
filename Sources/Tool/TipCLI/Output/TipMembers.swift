import TipModel

/// A tip with its verdict: a row of a list.
struct TipRow {
  let tip: TipDefinition
  let verdict: Verdict
}

extension Situation {
  /// Returns the rows of tips, whose groups are evaluated once.
  ///
  /// JSON needs full verdicts, because the next change of a brief one is only possible.
  func rows(of tips: [TipDefinition], isBrief: Bool) -> [TipRow] {
    let verdicts = TipVerdicts(in: self)
    return tips.map { TipRow(tip: $0, verdict: verdicts.verdict(for: $0, isBrief: isBrief)) }
  }

  /// Returns the members of a tip in JSON: its status, and what decided it.
  ///
  /// A verdict that is given must have the next change.
  func members(of tip: TipDefinition, _ verdict: Verdict? = nil) -> [String: StoredValue] {
    let verdict = verdict ?? self.verdict(for: tip)
    let (gate, found) = verdict.decision
    var members: [String: StoredValue] = [
      "id": .string(tip.id), "title": .string(tip.title),
      "shouldDisplay": .bool(verdict.shouldDisplay), "decidedBy": .null, "reason": .null,
      "override": override(of: tip)?.json(controls) ?? .null,
      "nextChange": .init(verdict.nextChangeTimestamp),
      "shows": .bool(verdict.shows), "group": .init(verdict.gate(.group)?.actual),
      "displays": .int(facts.record(of: tip.id).displayCount),
    ]
    if !gate.isEmpty { members["decidedBy"] = .string(gate) }
    if !found.isEmpty { members["reason"] = .string(found) }
    return members.merging(verdict.status.members) { $1 }
  }
}

extension Verdict {
  /// The finding of the tip's groups as a clause, if they hide it.
  var hiddenByGroup: String? {
    guard shouldDisplay, let gate = gate(.group), !gate.passed else {
      return nil
    }
    return "hidden in its group: \(gate.detail)"
  }

  /// The role of the status in text for people.
  var role: Style.Role {
    if shows { return .good }
    return status.isInvalidated ? .faint : .plain
  }

  /// The status, and the finding of the groups when they hide the tip.
  var words: String {
    guard let hiddenByGroup else { return status.description }
    return "\(status.description), \(hiddenByGroup)"
  }

  /// The status, and whether the groups hide the tip.
  var shortWords: String {
    guard hiddenByGroup != nil else { return status.description }
    return "\(status.description), hidden in its group"
  }
}

extension TipOverride {
  /// Returns the override in JSON, with its spelling in the controls.
  func json(_ controls: Controls) -> StoredValue {
    let state: [String: StoredValue] = ["state": .string(state)]
    return .object(controls.members(of: control, in: source).merging(state) { $1 })
  }
}

extension Controls {
  /// Returns the members of a control in a source in JSON.
  func members(of control: Control, in source: ControlSource) -> [String: StoredValue] {
    [
      "control": .string(control.rawValue), "source": .string(source.rawValue),
      "spelling": .string(spelling(of: control, in: source)),
    ]
  }
}

extension [String: StoredValue] {
  /// Returns the members of a status in JSON: its name, and the reason of an invalidation or null.
  ///
  /// Nothing else writes these two members, so no output has one of them without the other.
  static func status(_ name: String?, _ reason: Tips.InvalidationReason? = nil) -> Self {
    ["status": .init(name), "invalidationReason": .init(reason?.rawValue)]
  }
}

extension Tips.Status {
  /// The members of the status in JSON.
  var members: [String: StoredValue] {
    switch self {
    case .pending: .status("pending")
    case .available: .status("available")
    case .invalidated(let reason): .status("invalidated", reason)
    }
  }
}

extension StoredValue {
  /// Creates the text of a timestamp, or null.
  init(_ instant: Timestamp?) { self.init(instant?.description) }

  init(_ text: String?) { self = text.map(StoredValue.string) ?? .null }

  init(_ number: Int?) { self = number.map(StoredValue.int) ?? .null }
}
