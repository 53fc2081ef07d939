import TipModel

/// The difference between two situations: the help whose status changed, with the causes.
///
/// Pure: the datastore and the clock are read before.
struct WatchDifference {
  private let before: Situation
  private let after: Situation
  private let systemTime: Timestamp
  private let facts: FactsDifference
  private let commands: [WatchedCommand]

  /// The change of the process or of its own overrides, in a few words.
  private let processChange: String?

  /// Compares two views, of which the second one is at a system time.
  init(from before: ProcessView, to after: ProcessView, atSystemTime systemTime: Timestamp) {
    self.systemTime = systemTime
    processChange = Self.change(from: before.process, to: after.process)
    let before = before.situation
    let after = after.situation
    self.before = before
    self.after = after
    facts = FactsDifference(from: before.facts, to: after.facts)
    commands = WatchedCommand.between(before.facts.operations, after.facts.operations)
  }

  private static func change(from old: AppProcess?, to new: AppProcess?) -> String? {
    switch (old, new) {
    case (_, let new?) where old?.owner != new.owner: "\(new.label) started"
    case (let old?, nil): "\(old.label) ended"
    case (let old?, let new?) where old.controls != new.controls:
      "\(new.label) changed its overrides"
    default: nil
    }
  }

  /// Returns a line for all watched help whose status changed, by kind and id.
  func lines(where isWatched: (NamedHelp) -> Bool = { _ in true }) -> [WatchLine] {
    let gone = before.help.filter { after.status(of: $0) == nil }
    return (after.help + gone).filter(isWatched).compactMap { help in
      let old = before.status(of: help)
      let new = after.status(of: help)
      guard old?.name != new?.name || old?.shows != new?.shows else { return nil }
      return WatchLine(help, before: old, in: after, causes: causes(of: help))
    }.sorted { ($0.id, $0.help) < ($1.id, $1.help) }
  }

  private func causes(of help: NamedHelp) -> [WatchCause] {
    var found = changes(of: help)
    // Its group may show or hide it because of another member.
    if found.isEmpty { found = groupMembers(with: help).flatMap(changes) }
    if !found.isEmpty { return found.unique }
    // Only time has passed if the later time alone gives the same verdict.
    let later = Situation(before.facts, controls: before.controls, atSystemTime: systemTime)
    if let tip = help.tip, let old = before.verdict(ofKnown: tip.id),
      let new = after.verdict(ofKnown: tip.id), let later = later.verdict(ofKnown: tip.id),
      later.status == new.status, later.shows == new.shows
    {
      return [WatchCause(kind: .time, text: timeText(tip, old, new))]
    }
    return [WatchCause(kind: .unknown, text: "the datastore changed")]
  }

  /// Returns the changes by commands and by the app that affect help.
  private func changes(of help: NamedHelp) -> [WatchCause] {
    var changes = appCauses(of: help)
    if let processChange { changes.append(processChange) }
    return commands.filter { $0.concerns(help) }.map(\.cause)
      + changes.map { WatchCause(kind: .app, text: $0) }
  }

  /// Returns the members of the groups of a tip.
  private func groupMembers(with help: NamedHelp) -> [NamedHelp] {
    guard let tip = help.tip else { return [] }
    let members = after.facts.groups(with: tip.id).flatMap(\.members)
    return members.compactMap { after.facts.tips[$0] }.map(NamedHelp.tip)
  }

  /// Returns the changes by the app that affect help.
  private func appCauses(of help: NamedHelp) -> [String] {
    guard after.status(of: help) != nil else { return [] }
    let (kind, id) = help.key
    var causes: [String] = []
    let isDefined = facts.after.tips[id] != nil || facts.after.toolTips[id] != nil
    if commands.isEmpty, isDefined {
      let isNew = before.status(of: help) == nil
      causes.append(isNew ? "made the \(kind) known" : "changed the \(kind)")
    }
    causes += history(of: help).map(\.words) + donations(for: help)
    if commands.isEmpty, facts.changesFrequency {
      causes.append("set the display frequency \(facts.after.configuredFrequency)")
    }
    return causes + opaqueResults(of: id)
  }

  /// Returns the new lines of the history by the app that concern help.
  private func history(of help: NamedHelp) -> [HistoryEntry] {
    let id = help.key.id
    let brought = Set(commands.flatMap(\.history))
    return newHistory.filter { line in
      line.actor == .app && !brought.contains(line)
        && (line.subject.isEmpty || line.subject == id || facts.after.alerts[line.subject] != nil
          || help.tip?.depends(onSubject: line.subject, facts) == true)
    }
  }

  /// Returns the donations by the app to the events of a tip.
  private func donations(for help: NamedHelp) -> [String] {
    let donated = Set(commands.flatMap(\.donations))
    return (help.tip?.eventIDs ?? []).compactMap { event in
      let donations = facts.after.events[event]?.log.donations ?? []
      let count = donations.filter { !donated.contains($0.sequence) }.count
      switch count {
      case 0: return nil
      case 1: return "donated \(event)"
      default: return "donated \(event), \(count) times"
      }
    }
  }

  /// The lines of the history that are new.
  ///
  /// All lines are compared, because undo removes some from the middle.
  private var newHistory: [HistoryEntry] {
    var old: [HistoryEntry: Int] = [:]
    for line in before.facts.history { old[line, default: 0] += 1 }
    return after.facts.history.filter { line in
      guard let count = old[line], count > 0 else { return true }
      old[line] = count - 1
      return false
    }
  }

  private func opaqueResults(of tip: String) -> [String] {
    let old = before.facts.record(of: tip)
    let new = after.facts.record(of: tip)
    return new.opaqueResults.keys.sorted().compactMap { source in
      guard let result = new.opaqueResults[source],
        result.value != old.opaqueResults[source]?.value
      else { return nil }
      return "\(source) is \(result.value)"
    }
  }

  private func timeText(_ tip: TipDefinition, _ old: Verdict, _ new: Verdict) -> String {
    if old.decidedBy == .displayFrequency { return "the display frequency interval ended" }
    if new.decidedBy == .displayDuration { return "the tip reached its maximum display duration" }
    guard old.decidedBy == .rule || new.decidedBy == .rule else { return "time has passed" }
    let rules = zip(old.gates, new.gates).filter { $0.gate == .rule && $0.passed != $1.passed }
    return (["a window closed"] + rules.map { "\($0.expected) is \($1.passed)" })
      .joined(separator: ", ")
  }
}

extension Situation {
  /// Returns the verdict about a tip, or nil when the tip is unknown.
  fileprivate func verdict(ofKnown id: String) -> Verdict? {
    facts.tips[id].map { verdict(for: $0) }
  }
}

extension TipDefinition {
  /// The events that the rules count.
  fileprivate var eventIDs: [String] {
    dependencies.compactMap { if case .event(let id) = $0 { id } else { nil } }.sorted()
  }

  /// Whether a change of another tip, an event or a parameter can affect this tip.
  fileprivate func depends(onSubject subject: String, _ facts: FactsDifference) -> Bool {
    dependencies.contains(.event(subject)) || dependencies.contains(.parameter(subject))
      || (!options.ignoresDisplayFrequency && facts.movesFrequency(of: subject))
  }
}
