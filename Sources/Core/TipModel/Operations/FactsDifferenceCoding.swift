extension FactsDifference {
  /// The difference as a value: for each side a state document, the numbers of its donations, and
  /// the name of the origin.
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

  /// A document numbers its donations by index; a difference keeps their own numbers.
  private static func value(of facts: Facts) -> StoredValue {
    let numbers = facts.events.mapValues { event in
      StoredValue.array(event.log.donations.map { .int(Int($0.sequence)) })
    }
    return [
      "facts": StateDocument.Contents(facts).storedValue, "numbers": .object(numbers),
      "origin": .string(facts.origin.name),
    ]
  }

  private static func side(
    _ value: StoredValue?, at path: String
  ) throws(TipControlError) -> Facts {
    guard case .object(let members)? = value, let document = members["facts"],
      case .object(let numbers)? = members["numbers"],
      case .string(let origin)? = members["origin"]
    else { throw malformed(path) }
    var facts = try StateDocument.Contents(storedValue: document, at: path).facts
    facts.origin.name = origin
    for (id, event) in facts.events {
      guard case .array(let list)? = numbers[id], list.count == event.log.donations.count else {
        throw malformed(path)
      }
      var donations: [StoredDonation] = []
      // A document numbers its donations by their index in its list.
      for donation in event.log.donations {
        guard case .int(let number) = list[Int(donation.sequence)],
          StoredDonation.sequences.contains(Int64(number))
        else { throw malformed(path) }
        donations.append(
          StoredDonation(sequence: Int64(number), date: donation.date, info: donation.info))
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
