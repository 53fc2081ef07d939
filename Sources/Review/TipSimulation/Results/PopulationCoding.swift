package import TipModel

/// The file of a part.
extension PopulationPart: StoredDocument {
  package static let coding = ObjectCoding<PopulationPart>(
    schema: DocumentSchema(1, named: "result", otherwise: "Write 1"),
    .required("fingerprint", \.fingerprint, .text),
    .required("seed", \.seed, .count),
    .required("people", \.people, .limited),
    .required("shard", \.shard, .shard),
    .required("partial", \.isPartial, .flag),
    .required("days", \.population.days, .limited),
    .required("lived", \.population.people, .limited),
    .required("tips", \.population.tips, .dictionary(of: .object)),
    make: {
      fingerprint, seed, people, shard, isPartial, days, lived, tips throws(TipControlError) in
      let share = shard.count(of: people)
      let isShare = isPartial ? lived <= share : lived == share
      guard people <= PopulationRun.mostPeople, isShare else {
        throw .unreadable(
          .int(lived), at: "lived", wanted: "the number of people of the part, \(share)")
      }
      if let wrong = tips.sorted(by: { $0.key < $1.key }).first(where: { !$0.value.fits(lived) }) {
        throw TipControlError(
          .malformed, subject: StoredPath.member(wrong.key, of: "tips"),
          reason: "The numbers of \"\(wrong.key)\" do not fit \(Plural.count(lived, "person"))",
          suggestion: "Write the part again with --shard \(shard.text)")
      }
      return PopulationPart(
        fingerprint: fingerprint, seed: seed, people: people, shard: shard, isPartial: isPartial,
        population: Population(people: lived, days: days, tips: tips))
    })
}

extension Population.Tally: StoredObject {
  package static let coding = ObjectCoding<Population.Tally>(
    .required("offered", \.offered, .limited),
    .required("seen", \.seen, .limited),
    .required("firstDays", \.firstDays, .histogram),
    .required("displays", \.displays, .histogram),
    .required("invalidated", \.invalidated, .counts()),
    .required("hindered", \.hindered, .counts()),
    .required("starved", \.starved, .counts()),
    make: Population.Tally.init)

  /// Whether the numbers are possible for a number of people.
  fileprivate func fits(_ people: Int) -> Bool {
    let sums = [
      firstDays.values.reduce(0, +), displays.values.reduce(0, +),
      starved.values.reduce(0, +) + seen, invalidated.values.reduce(0, +),
    ]
    return offered <= people && seen <= offered && sums[0] == seen && sums[1] == seen
      && sums.allSatisfy { $0 <= people }
  }
}

extension ValueCoding where Value == Int {
  /// A number whose sums and products fit, whatever a file contains.
  fileprivate static var limited: ValueCoding {
    number("a whole number from 0 to 1000000000000", in: 0...1_000_000_000_000)
  }
}

extension ValueCoding where Value == [Int: Int] {
  fileprivate static var histogram: ValueCoding {
    counts("a whole number") { name in
      guard let day = Int(name), (0...1_000_000).contains(day), "\(day)" == name else {
        return nil
      }
      return day
    } write: {
      "\($0)"
    }
  }
}

extension ValueCoding {
  fileprivate static func counts<Word: RawRepresentable<String> & Hashable & Sendable>()
    -> ValueCoding where Value == [Word: Int]
  {
    counts("a known name", read: { Word(rawValue: $0) }, write: { $0.rawValue })
  }

  /// The numbers of people by something that a name stands for.
  private static func counts<Key: Hashable & Sendable>(
    _ wanted: String, read: @escaping @Sendable (String) -> Key?,
    write: @escaping @Sendable (Key) -> String
  ) -> ValueCoding where Value == [Key: Int] {
    let counts = ValueCoding<[String: Int]>.dictionary(of: .limited)
    return ValueCoding(wanted: counts.wanted) { value, path throws(TipControlError) in
      let path = path()
      var result: [Key: Int] = [:]
      for (name, count) in try counts.read(value, path) {
        guard let key = read(name) else {
          throw .unreadable(.string(name), at: StoredPath.member(name, of: path), wanted: wanted)
        }
        result[key] = count
      }
      return result
    } write: { result in
      counts.write(Dictionary(uniqueKeysWithValues: result.map { (write($0.key), $0.value) }))
    }
  }
}

extension ValueCoding where Value == Shard {
  fileprivate static var shard: ValueCoding {
    ValueCoding("a part such as \"2/8\"") { value in
      if case .string(let text) = value { Shard(text) } else { nil }
    } write: { shard in
      .string(shard.text)
    }
  }
}
