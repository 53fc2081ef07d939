import TipGuidance
package import TipModel

/// The values of operands and options, as candidates.
struct CompletionValues {
  let table: CommandTable
  let sources: CompletionSources
  let globals: GlobalOptions
  /// The operands before the cursor.
  let before: [String]

  func answer(_ option: OptionSpec, _ current: String) -> CompletionAnswer {
    answer(option.completion, allowed: option.allowed, current)
  }

  /// Returns the values of an operand.
  ///
  /// An operand of several words takes each value once.
  func answer(_ operand: OperandSpec, _ current: String) -> CompletionAnswer {
    var answer = answer(operand.completion, allowed: operand.allowed, current)
    if operand.arity == .any || operand.arity == .oneOrMore {
      answer.candidates.removeAll { before.contains($0.value) }
    }
    return answer
  }

  private func answer(
    _ kind: CompletionKind, allowed: [String], _ current: String
  ) -> CompletionAnswer {
    if !allowed.isEmpty { return CompletionAnswer(allowed.compactMap { .init($0) }) }
    return switch kind {
    case .nothing: CompletionAnswer()
    case .words(let words): CompletionAnswer(words.compactMap { .init($0) })
    case .tips: CompletionAnswer(tips)
    case .help: CompletionAnswer(tips + toolTips + alerts)
    case .toolTips: CompletionAnswer(toolTips)
    case .alerts: CompletionAnswer(alerts)
    case .list(let kind):
      CompletionAnswer(list(of: answer(kind, allowed: [], current).candidates, current))
    case .checks: CompletionAnswer(GuidanceRegistry.checks.compactMap { .init($0.id) })
    case .events: CompletionAnswer(events)
    case .parameters: CompletionAnswer(parameters)
    case .parameterValue: CompletionAnswer(parameterValues)
    case .apps: CompletionAnswer(sources.apps().compactMap { .init($0) })
    case .commands: CompletionAnswer(table.completions(after: before))
    case .snapshots:
      CompletionAnswer(
        sources.snapshots().compactMap { .init($0) }, directive: .files(extension: nil))
    case .files(let name): CompletionAnswer(directive: .files(extension: name))
    case .folders: CompletionAnswer(directive: .folders)
    case .shellCommand: CompletionAnswer(directive: .command)
    }
  }

  private var situation: Situation? {
    sources.facts(globals).map { Situation($0, now: Timestamp(milliseconds: 0)) }
  }

  /// The ids, then the types that are not ids themselves.
  private var tips: [CompletionCandidate] {
    guard let situation else { return [] }
    let ids = situation.tips.compactMap { CompletionCandidate($0.id, $0.title) }
    let types = situation.tips.map(\.type).unique.filter { situation.facts.tips[$0] == nil }
    return ids
      + types.compactMap { type in
        let members = situation.tips.filter { $0.type == type }.map(\.id)
        return CompletionCandidate(type, "type of \(members.joined(separator: ", "))")
      }
  }

  /// Returns the names that may follow in the list.
  ///
  /// A name with a comma cannot be in a list.
  private func list(
    of candidates: [CompletionCandidate], _ current: String
  ) -> [CompletionCandidate] {
    let names = current.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    let start = names.map { "\($0)," }.joined()
    return candidates.filter { !$0.value.contains(",") && !names.contains($0.value[...]) }
      .compactMap { CompletionCandidate(start + $0.value, $0.description) }
  }

  private var toolTips: [CompletionCandidate] {
    let toolTips = situation?.facts.toolTips ?? [:]
    return toolTips.sorted { $0.key < $1.key }.compactMap { id, toolTip in
      CompletionCandidate(id, toolTip.text ?? "")
    }
  }

  private var alerts: [CompletionCandidate] {
    (situation?.alerts ?? []).compactMap { record in
      CompletionCandidate(record.alert.id, record.alert.title)
    }
  }

  private var events: [CompletionCandidate] {
    (situation?.events ?? [:]).sorted { $0.key < $1.key }.compactMap { id, record in
      CompletionCandidate(id, Plural.count(record.log.donations.count, "donation"))
    }
  }

  private var parameters: [CompletionCandidate] {
    (situation?.parameters ?? [:]).sorted { $0.key < $1.key }.compactMap { id, record in
      CompletionCandidate(id, record.current.json)
    }
  }

  private var parameterValues: [CompletionCandidate] {
    guard let id = before.last, let record = situation?.parameters[id],
      case .bool = record.current
    else { return [] }
    return ["true", "false"].compactMap { .init($0) }
  }
}

/// The sources of names outside the table.
///
/// Each is called only when its names are needed.
package struct CompletionSources: Sendable {
  /// Reads the datastore that global options and the environment choose, or returns nil.
  package var facts: @Sendable (GlobalOptions) -> Facts?
  /// Lists the apps that have a datastore.
  package var apps: @Sendable () -> [String]
  /// Lists the snapshots that wait for a review, by relative path.
  package var snapshots: @Sendable () -> [String]

  /// Creates sources, of which one that is left out has no names.
  package init(
    facts: @escaping @Sendable (GlobalOptions) -> Facts? = { _ in nil },
    apps: @escaping @Sendable () -> [String] = { [] },
    snapshots: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.facts = facts
    self.apps = apps
    self.snapshots = snapshots
  }
}
