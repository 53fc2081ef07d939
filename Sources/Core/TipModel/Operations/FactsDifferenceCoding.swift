extension FactsDifference {
  /// The difference as a value: for each side a state document without donations, the donations,
  /// and the name of the origin.
  package var storedValue: StoredValue {
    ["before": Self.value(of: before), "after": Self.value(of: after)]
  }

  /// Reads a difference.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the value is not a difference.
  package init(storedValue: StoredValue, at path: String) throws(TipControlError) {
    guard case .object(let sides) = storedValue else { throw Self.malformed(path) }
    self.init(from: Facts(), to: Facts())
    before = try Self.side(sides["before"], at: path)
    after = try Self.side(sides["after"], at: path)
  }

  /// A donation has its number and its date as differences to the donation before, because an
  /// erased log is long, and then its payload.
  private static func value(of facts: Facts) -> StoredValue {
    var others = facts
    var logs: [String: StoredValue] = [:]
    for (id, event) in facts.events {
      others.events[id]?.log = DonationLog([])
      var number: Int64 = 0
      var date = Timestamp(milliseconds: 0)
      let list = event.log.donations.map { donation in
        let steps = [donation.sequence - number, donation.date.milliseconds - date.milliseconds]
        number = donation.sequence
        date = donation.date
        return StoredValue.array(
          steps.map { .int(Int($0)) } + [donation.info].compactMap(\.self))
      }
      logs[id] = .array(list)
    }
    return [
      "facts": StateDocument.Contents(others).storedValue, "donations": .object(logs),
      "origin": .string(facts.origin.name),
    ]
  }

  private static func side(
    _ value: StoredValue?, at path: String
  ) throws(TipControlError) -> Facts {
    guard case .object(let members)? = value, let document = members["facts"],
      case .object(let logs)? = members["donations"], case .string(let origin)? = members["origin"]
    else { throw malformed(path) }
    var facts = try StateDocument.Contents(storedValue: document, at: path).facts
    facts.origin.name = origin
    for id in facts.events.keys {
      guard case .array(let list)? = logs[id] else { throw malformed(path) }
      var donations: [StoredDonation] = []
      for item in list {
        guard case .array(let parts) = item, (2...3).contains(parts.count),
          case .int(let step) = parts[0], case .int(let time) = parts[1],
          parts.dropFirst(2).first?.obstacle == nil
        else { throw malformed(path) }
        let number = Int(donations.last?.sequence ?? 0).addingSaturating(step)
        let date = donations.last?.date ?? Timestamp(milliseconds: 0)
        guard StoredDonation.sequences.contains(Int64(number)) else { throw malformed(path) }
        donations.append(
          StoredDonation(
            sequence: Int64(number), date: date.adding(milliseconds: Int64(time)),
            info: parts.dropFirst(2).first))
      }
      facts.events[id]?.log = DonationLog(donations)
    }
    return facts
  }

  private static func malformed(_ path: String) -> TipControlError {
    TipControlError(
      .malformed, subject: path, reason: "\"\(path)\" is not a difference",
      suggestion: "Read it with the version that wrote it")
  }
}
