import TipEngine
import TipModel

/// Compares a fixture with the code of a test.
///
/// A rule treats what it does not find as absent, so a typing error in a fixture would stay
/// unnoticed. A name that the code does not use is fine, because tests share fixtures: it is a
/// mistake if it resembles a name that only the code has, or if all tips of the app are known.
struct FixtureCheck {
  let fixture: TipFixture
  let code: NamesInCode
  /// Whether the code has named all tips of the app.
  let knowsAllTips: Bool

  var mistakes: [String] {
    unknownTips + unknownParameters + unknownEvents + parameterMistakes + payloadMistakes
  }

  // MARK: - Names

  private var unknownTips: [String] {
    let facts = fixture.facts
    // A type whose tips have ids from their data may have more tips than the code has named.
    let types = Set(code.tips.values.filter { $0.id != $0.type }.map(\.type))
    let ids = Set(facts.tips.keys).union(facts.records.keys).filter { id in
      guard let type = facts.tips[id]?.type else { return true }
      return !types.contains(type)
    }
    return unknown("tip", ids, code: Set(code.tips.keys), lack: "has this id")
  }

  private var unknownParameters: [String] {
    let ids = code.dependencies.compactMap { if case .parameter(let id) = $0 { id } else { nil } }
    return unknown(
      "parameter", Set(fixture.facts.parameters.keys), code: Set(ids), lack: "reads it")
  }

  private var unknownEvents: [String] {
    let ids = code.dependencies.compactMap { if case .event(let id) = $0 { id } else { nil } }
    return unknown("event", Set(fixture.facts.events.keys), code: Set(ids), lack: "reads it")
  }

  private func unknown(
    _ noun: String, _ ids: Set<String>, code: Set<String>, lack: String
  ) -> [String] {
    let missing = code.subtracting(ids).sorted()
    return ids.subtracting(code).sorted().compactMap { id in
      let hint = hint(for: id, in: missing, lack: "No tip in .tips(all:) \(lack).")
      guard let hint else { return nil }
      return "Unknown \(noun) \"\(id)\" in the fixture \"\(fixture.name)\". \(hint) \(remedy)"
    }
  }

  /// Returns a hint at the name that is meant, unless the name may be right.
  private func hint(for name: String, in known: [String], lack: String) -> String? {
    if let near = NearestName.nearMiss(name, in: known) { return "Did you mean \"\(near)\"?" }
    guard knowsAllTips else { return nil }
    return NearestName.suggestion(for: name, in: known, otherwise: lack)
  }

  private var remedy: String {
    if knowsAllTips { return "Correct the fixture, or add .allowsUnknown." }
    return "If the name is right, list the app's tips in .tips(all:), or add .allowsUnknown."
  }

  // MARK: - Values

  /// What rules read, in a fixed order.
  private var inputs: [(RuleDependency, RuleInputDefinition)] {
    code.inputs.sorted { "\($0.key)" < "\($1.key)" }.map { ($0, $1) }
  }

  private var parameterMistakes: [String] {
    inputs.compactMap { dependency, input in
      guard case .parameter(let id) = dependency,
        let value = fixture.facts.parameters[id]?.value,
        let misfit = StoredMisfit(value, as: input.valueType, at: "value")
      else { return nil }
      return sentence(misfit.description, "the parameter \"\(id)\"")
    }
  }

  private var payloadMistakes: [String] {
    inputs.flatMap { dependency, input -> [String] in
      guard case .event(let id) = dependency,
        let donations = fixture.facts.events[id]?.log.donations
      else { return [] }
      let reading = PayloadReading(of: id, in: code.tips.values)
      var seen: Set<StoredValue> = []
      for donation in donations {
        let payload = donation.info ?? .object([:])
        // Most payloads of a long log are equal.
        guard seen.insert(payload).inserted else { continue }
        let mistake = mistake(in: payload, of: input.valueType, reading)
        // One mistake is enough: the others of the event are probably the same.
        if let mistake {
          return [sentence(mistake, "the donation to \"\(id)\" at \(donation.date)")]
        }
      }
      return []
    }
  }

  private func mistake(
    in payload: StoredValue, of type: any Decodable.Type, _ reading: PayloadReading
  ) -> String? {
    if reading.isNeeded, let misfit = StoredMisfit(payload, as: type, at: "info") {
      return misfit.description
    }
    guard case .object(let members) = payload else { return nil }
    let keys = StoredKeys(of: type)
    guard keys.isComplete else { return nil }
    let missing = reading.members.subtracting(members.keys).sorted()
    for name in members.keys.sorted() where !keys.contains(name) {
      let lack = "The payload \(type) of the event does not have this member."
      guard let hint = hint(for: name, in: missing, lack: lack) else { continue }
      return "no rule reads \"\(StoredPath.member(name, of: "info"))\". \(hint)"
    }
    return nil
  }

  private func sentence(_ mistake: String, _ subject: String) -> String {
    var mistake = mistake
    if !mistake.hasSuffix("?"), !mistake.hasSuffix(".") { mistake += "." }
    return "Invalid value in the fixture \"\(fixture.name)\": in \(subject), \(mistake) "
      + "Correct the fixture, or add .allowsUnknown."
  }
}

/// What the rules of tips read of an event's payloads.
private struct PayloadReading {
  /// Whether a rule reads them, and does not only count donations.
  var isNeeded: Bool
  /// The members that rules name.
  let members: Set<String>

  init(of event: String, in tips: some Sequence<TipDefinition>) {
    members = Set(ReadMembers(of: event, in: tips).examples.keys)
    isNeeded = !members.isEmpty
    // Swift code gets the donations whose payloads can be read.
    for case .opaque(let rule) in tips.flatMap(\.rules).flatMap(\.parts)
    where rule.inputs.contains(.event(event)) { isNeeded = true }
  }
}
