/// The payload that donations to an event need, as far as a datastore knows it.
///
/// A datastore does not have the type of payloads. The newest stored ones show it, or else the
/// members that rules read.
package struct PayloadShape: Sendable {
  private let event: String
  /// A payload that fits, where a value that is not known is null.
  private let example: StoredValue
  /// The members of the example that a payload may lack.
  private let optional: Set<String>

  package init(of event: String, in facts: Facts) {
    self.event = event
    let read = ReadMembers(of: event, in: facts.tips.values)
    let donations = facts.events[event]?.log.donations ?? []
    let payloads = Array(donations.lazy.reversed().compactMap(\.info).prefix(100))
    guard case .object(let newest)? = payloads.first else {
      let members: StoredValue = read.examples.isEmpty ? .null : .object(read.examples)
      example = payloads.first ?? members
      optional = read.optional
      return
    }
    // A rule may compare a member that the app no longer has.
    let compared = read.examples.filter { $0.value != .null && newest[$0.key] != nil }
    example = .object(newest.merging(compared) { $1 })
    var common = newest
    for case .object(let other) in payloads {
      common = common.filter { other[$0.key] ?? .null != .null }
    }
    optional = Set(newest.keys).subtracting(common.keys)
  }

  /// Returns why a payload does not fit, as a sentence without its full stop, or nil if it fits.
  package func mistake(in payload: StoredValue?, at path: String) -> String? {
    var shape = ValueShape(of: example)
    if case .members(var members) = shape {
      for name in optional { members[name] = members[name].map(ValueShape.optional) }
      shape = .members(members)
    }
    let mismatch = shape.mismatch(of: payload?.canonical ?? .object([:]), at: path)
    guard payload == nil, mismatch != nil else { return mismatch?.reason }
    let members = needed.keys.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
    let reason = "A donation to \"\(event)\" needs a payload"
    return members.isEmpty ? reason : "\(reason) with \(members)"
  }

  /// A payload that fits, as JSON, with "…" for a value that is not known.
  package var template: String {
    guard case .object = example else { return example.shortJSON }
    return StoredValue.object(needed.mapValues { $0 == .null ? "…" : $0 }).shortJSON
  }

  /// The members that a payload must have.
  private var needed: [String: StoredValue] {
    guard case .object(let members) = example else { return [:] }
    return members.filter { !optional.contains($0.key) }
  }
}

/// The members of an event's payloads that the rules of tips read.
package struct ReadMembers: Sendable {
  /// A value that each member is compared with, or null if there is none.
  package private(set) var examples: [String: StoredValue] = [:]
  /// The members that a rule expects to be nil at times.
  private(set) var optional: Set<String> = []

  package init(of event: String, in tips: some Sequence<TipDefinition>) {
    let source = RuleExpression.donations(event: event)
    for part in tips.sorted(by: { $0.id < $1.id }).flatMap(\.rules).flatMap(\.parts) {
      switch part {
      case .filter(let donations, let read) where donations.parts.contains(source),
        .subset(_, let donations, groupedBy: let read) where donations.parts.contains(source):
        for part in read.parts { add(part) }
      default: continue
      }
    }
    // The donation's own member.
    examples["date"] = nil
  }

  private mutating func add(_ part: RuleExpression) {
    switch part {
    case .field(let name): examples[name] = examples[name] ?? .null
    case .chained(.field(let name)), .unwrapped(.field(let name)),
      .binary(.coalesce, .field(let name), _), .binary(_, .field(let name), .literal(.null)),
      .binary(_, .literal(.null), .field(let name)):
      optional.insert(name)
    case .binary(let comparison, .field(let name), .literal(let value)),
      .binary(let comparison, .literal(let value), .field(let name)):
      if comparison.isComparison { examples[name] = value }
    default: break
    }
  }
}
