/// The donations of an event that rules can still count (D48).
private struct DonationNeed {
  /// Donations that are younger than this are kept whatever the rules say, in milliseconds.
  static let leastAge: Int64 = 30 * 86_400_000

  /// The age in milliseconds up to which donations are needed, or nil for any age.
  var age: Int64? = leastAge
  /// The number of the newest donations that are needed, whatever their age.
  var newest = 0

  /// Adds what another rule needs.
  mutating func formUnion(_ other: DonationNeed) {
    age = age.flatMap { age in other.age.map { max(age, $0) } }
    newest = max(newest, other.newest)
  }
}

extension Facts {
  /// Returns the donations that no stored rule can ever need: their number, and the date before
  /// which they were made, by the event's id.
  package func unneededDonations(
    at now: Timestamp
  ) -> [(event: String, count: Int, before: Timestamp, keeping: Int)] {
    var needs: [String: DonationNeed] = [:]
    for tip in tips.values {
      for rule in tip.rules { rule.addNeeds(to: &needs) }
    }
    return needs.sorted { $0.key < $1.key }.compactMap { id, need in
      guard let event = events[id], event.limit == nil, let age = need.age else { return nil }
      let before = now.adding(milliseconds: -age)
      let count = event.log.count(before: before, exceptNewest: need.newest)
      guard count > 0 else { return nil }
      return (id, count, before, need.newest)
    }
  }

  /// Deletes the donations of an event before a date, but keeps a number of the newest ones.
  mutating func prune(_ id: String, before date: Timestamp, keeping count: Int) -> Effects {
    let pruned = events[id]?.log.count(before: date, exceptNewest: count) ?? 0
    guard pruned > 0 else { return Effects() }
    events[id]?.log.removeFirst(pruned)
    return Effects { $0.events = [id] }
  }
}

extension RuleExpression {
  /// Adds the rule's need of each event that it reads, by the event's id.
  ///
  /// The enclosing parts see donations up to an age, if there is one.
  fileprivate func addNeeds(to needs: inout [String: DonationNeed], within age: Int64? = nil) {
    switch self {
    case .donations(let event):
      needs[event, default: DonationNeed()].formUnion(
        DonationNeed(age: age.map { max($0, DonationNeed.leastAge) }))
    case .donatedWithin(let base, let range):
      base.addNeeds(to: &needs, within: min(range.milliseconds, age ?? .max))
    case .filter(let base, let condition):
      base.addNeeds(to: &needs, within: age)
      condition.addNeeds(to: &needs)
    case .count(let base), .subset(_, let base, _), .isEmpty(let base):
      base.addNeeds(to: &needs, within: age)
    case .binary(let comparison, .count(.donations(let event)), .literal(.int(let number))),
      .binary(let comparison, .literal(.int(let number)), .count(.donations(let event))):
      guard comparison.isComparison, (0..<1_000_000).contains(number) else {
        return needs[event, default: DonationNeed()].formUnion(DonationNeed(age: nil))
      }
      // One more than the number is enough for the result of any comparison with it.
      needs[event, default: DonationNeed()].formUnion(DonationNeed(newest: number + 1))
    case .opaque(let rule):
      for case .event(let event) in rule.inputs {
        needs[event, default: DonationNeed()].formUnion(DonationNeed(age: nil))
      }
    default:
      for part in children { part.addNeeds(to: &needs) }
    }
  }
}
