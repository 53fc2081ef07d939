extension FactsDifference {
  /// The difference as a value: two state documents, the numbers of donations, and the origins'
  /// names when they differ.
  package var storedValue: StoredValue {
    var members: [String: StoredValue] = [
      "before": StateDocument.Contents(before).storedValue,
      "after": StateDocument.Contents(after).storedValue,
      "numbers": [
        "before": Self.numbers(of: before), "after": Self.numbers(of: after),
      ],
    ]
    if before.origin != after.origin {
      members["origins"] = [
        "before": .string(before.origin.name), "after": .string(after.origin.name),
      ]
    }
    return .object(members)
  }

  /// Reads a difference.
  ///
  /// - Throws: ``TipControlError`` (`malformed`) when the value is not a difference.
  package init(storedValue: StoredValue, at path: String) throws(TipControlError) {
    guard case .object(let members) = storedValue,
      case .object(let numbers)? = members["numbers"]
    else { throw Self.malformed(path) }
    self.init(from: Facts(), to: Facts())
    before = try Self.side(members["before"], numbers["before"], at: path)
    after = try Self.side(members["after"], numbers["after"], at: path)
    guard let origins = members["origins"] else { return }
    guard case .object(let names) = origins, case .string(let old)? = names["before"],
      case .string(let new)? = names["after"]
    else { throw Self.malformed(path) }
    (before.origin.name, after.origin.name) = (old, new)
  }

  /// A document numbers its donations by index; a difference keeps their own numbers.
  private static func numbers(of facts: Facts) -> StoredValue {
    .object(
      facts.events.mapValues { event in
        .array(event.log.donations.map { .int(Int($0.sequence)) })
      })
  }

  private static func side(
    _ document: StoredValue?, _ numbers: StoredValue?, at path: String
  ) throws(TipControlError) -> Facts {
    guard let document, case .object(let numbers)? = numbers else { throw malformed(path) }
    var facts = try StateDocument.Contents(storedValue: document, at: path).facts
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
