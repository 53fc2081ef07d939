package import TipFoundation
import TipModel

/// The names of all members of the file of a part.
private enum PartKey: String, CaseIterable {
  case schema, fingerprint, seed, people, shard, partial, days, lived, tips
  case offered, seen, firstDays, displays, invalidated, hindered, starved

  static let part: [PartKey] = [
    .schema, .fingerprint, .seed, .people, .shard, .partial, .days, .lived, .tips,
  ]
  static let tally: [PartKey] = [
    .offered, .seen, .firstDays, .displays, .invalidated, .hindered, .starved,
  ]
}

extension PopulationPart {
  /// The JSON value of the part's file.
  package var storedValue: StoredValue {
    [
      "schema": .int(Self.schema), "fingerprint": .string(fingerprint), "seed": .int(seed),
      "people": .int(people), "shard": .string(shard.text), "partial": .bool(isPartial),
      "days": .int(population.days), "lived": .int(population.people),
      "tips": .object(population.tips.mapValues(\.storedValue)),
    ]
  }

  /// Reads a part's file.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - subject: The name of the file, for messages.
  /// - Throws: `TipControlError` (`malformed`) that names the line.
  package init(_ text: String, subject: String) throws(TipControlError) {
    self = try LocatedJSON(text, subject: subject).read { value throws(TipControlError) in
      try Self(value)
    }
  }

  private init(_ value: StoredValue) throws(TipControlError) {
    try value.checkSchema(Self.schema, otherwise: "Write \(Self.schema)")
    let object = try MemberReader<PartKey>(value, at: "", keys: PartKey.part)
    let people = try object.required(.people, .limited)
    let lived = try object.required(.lived, .limited)
    let tips: [String: Population.Tally] = try object.dictionary(.tips, .tally)
    let shard = try object.required(.shard, .shard)
    let isPartial = try object.required(.partial, .flag)
    let share = shard.count(of: people)
    guard people <= PopulationRun.mostPeople, isPartial ? lived <= share : lived == share else {
      throw .unreadable(
        .int(lived), at: object.place(of: .lived),
        wanted: "the number of people of the part, \(share)")
    }
    if let wrong = tips.sorted(by: { $0.key < $1.key }).first(where: { !$0.value.fits(lived) }) {
      throw TipControlError(
        .malformed, subject: StoredPath.member(wrong.key, of: object.place(of: .tips)),
        reason: "The numbers of \"\(wrong.key)\" do not fit \(Plural.count(lived, "person"))",
        suggestion: "Write the part again with --shard \(shard.text)")
    }
    self.init(
      fingerprint: try object.required(.fingerprint, .text),
      seed: try object.required(.seed, .count), people: people, shard: shard,
      isPartial: isPartial,
      population: Population(
        people: lived, days: try object.required(.days, .limited), tips: tips))
  }
}

extension Population.Tally {
  /// Whether the numbers are those of so many people at most.
  fileprivate func fits(_ people: Int) -> Bool {
    let sums = [
      firstDays.values.reduce(0, +), displays.values.reduce(0, +),
      starved.values.reduce(0, +) + seen, invalidated.values.reduce(0, +),
    ]
    return offered <= people && seen <= offered && sums[0] == seen && sums[1] == seen
      && sums.allSatisfy { $0 <= people }
  }

  fileprivate var storedValue: StoredValue {
    func numbers(_ counts: [Int: Int]) -> StoredValue {
      .object(
        Dictionary(uniqueKeysWithValues: counts.map { ("\($0.key)", StoredValue.int($0.value)) }))
    }
    func words<Word: RawRepresentable<String>>(_ counts: [Word: Int]) -> StoredValue {
      .object(
        Dictionary(
          uniqueKeysWithValues: counts.map { ($0.key.rawValue, StoredValue.int($0.value)) }))
    }
    return [
      "offered": .int(offered), "seen": .int(seen), "firstDays": numbers(firstDays),
      "displays": numbers(displays), "invalidated": words(invalidated),
      "hindered": words(hindered), "starved": words(starved),
    ]
  }
}

extension Reading where Value == Population.Tally {
  fileprivate static var tally: Reading {
    .object(PartKey.tally) { object, _, _ throws(TipControlError) in
      var tally = Population.Tally()
      tally.offered = try object.required(.offered, .limited)
      tally.seen = try object.required(.seen, .limited)
      tally.firstDays = try object.required(.firstDays, .histogram)
      tally.displays = try object.required(.displays, .histogram)
      tally.invalidated = try object.required(.invalidated, .counts())
      tally.hindered = try object.required(.hindered, .counts())
      tally.starved = try object.required(.starved, .counts())
      return tally
    }
  }
}

extension Reading where Value == Int {
  /// A number whose sums and products fit, whatever a file contains.
  fileprivate static var limited: Reading {
    Reading("a whole number from 0 to 1000000000000") { value in
      if case .int(let number) = value, (0...1_000_000_000_000).contains(number) {
        number
      } else {
        nil
      }
    }
  }
}

extension Reading where Value == [Int: Int] {
  fileprivate static var histogram: Reading {
    Reading(wanted: "an object") { value, path throws(TipControlError) in
      let path = path()
      var result: [Int: Int] = [:]
      for (name, count) in try Reading<[String: Int]>.dictionary(of: .limited).read(value, path) {
        guard let number = Int(name), (0...1_000_000).contains(number), "\(number)" == name else {
          throw .unreadable(
            .string(name), at: StoredPath.member(name, of: path), wanted: "a whole number")
        }
        result[number] = count
      }
      return result
    }
  }
}

extension Reading {
  fileprivate static func counts<Word: RawRepresentable<String> & Hashable>() -> Reading
  where Value == [Word: Int] {
    Reading(wanted: "an object") { value, path throws(TipControlError) in
      let path = path()
      var result: [Word: Int] = [:]
      for (name, count) in try Reading<[String: Int]>.dictionary(of: .limited).read(value, path) {
        guard let word = Word(rawValue: name) else {
          throw .unreadable(
            .string(name), at: StoredPath.member(name, of: path), wanted: "a known name")
        }
        result[word] = count
      }
      return result
    }
  }
}

extension Reading where Value == Shard {
  fileprivate static var shard: Reading {
    Reading("a part such as \"2/8\"") { value in
      if case .string(let text) = value { Shard(text) } else { nil }
    }
  }
}
