import TipModel

extension ValueShape {
  /// Reads the shape of an event's payloads, as far as the datastore knows it.
  ///
  /// The rules that compare members tell it, and the newest stored payload.
  init(ofPayloads event: String, _ record: EventRecord, _ facts: Facts) {
    let example = record.log.donations.last { $0.info != nil }?.info
    var members: [String: ValueShape] = [:]
    for tip in facts.tips.values.sorted(by: { $0.id < $1.id }) {
      for part in tip.rules.flatMap(\.parts) {
        guard case .filter(let donations, let condition) = part,
          donations.parts.contains(.donations(event: event))
        else { continue }
        for (name, value) in condition.parts.compactMap(\.comparison) {
          members[name] = ValueShape(of: value)
        }
      }
    }
    // Only members of the example are required: a rule may compare an optional one.
    switch example.map(ValueShape.init(of:)) {
    case .members(let known)?:
      self = .members(known.merging(members.filter { known[$0.key] != nil }) { $1 })
    case let other?: self = other
    case nil where members.isEmpty: self = .any
    case nil: self = .members(members)
    }
  }
}

extension RuleExpression {
  /// The member and the value of a comparison such as `species == "cardinal"`.
  fileprivate var comparison: (name: String, value: StoredValue)? {
    guard
      case .binary(let comparison, let left, let right) = self, comparison.isComparison
    else { return nil }
    switch (left, right) {
    case (.field(let name), .literal(let value)), (.literal(let value), .field(let name)):
      guard value != .null else { return nil }
      return (name, value)
    default: return nil
    }
  }
}
