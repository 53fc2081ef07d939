package import TipFoundation
import TipModel

/// The result of one part of a population, with the values that all parts must share.
package struct PopulationPart: Hashable, Sendable {
  /// The checksum of the scenario and of its tips.
  package let fingerprint: String
  package let seed: Int
  /// The number of all people.
  package let people: Int
  package let shard: Shard
  /// Whether the run was stopped, so that some people are missing.
  package let isPartial: Bool
  package let population: Population

  package init(
    fingerprint: String, seed: Int, people: Int, shard: Shard, isPartial: Bool,
    population: Population
  ) {
    self.fingerprint = fingerprint
    self.seed = seed
    self.people = people
    self.shard = shard
    self.isPartial = isPartial
    self.population = population
  }

  /// Adds the parts of one population up.
  ///
  /// - Parameter parts: The parts with the names of their files, for messages.
  /// - Returns: The whole population, as one machine would have simulated it.
  /// - Throws: `TipControlError` (`malformed`) when a part is of another population, is there
  ///   twice, is missing, or is not complete.
  package static func joined(
    _ parts: [(name: String, part: PopulationPart)]
  ) throws(TipControlError) -> PopulationPart {
    guard let first = parts.first else {
      throw TipControlError(
        .malformed, subject: "--join", reason: "There are no parts to join",
        suggestion: "Name the files that --shard has written")
    }
    var names: [Int: String] = [:]
    for (name, part) in parts {
      if let difference = part.difference(from: first.part) {
        throw TipControlError(
          .malformed, subject: name,
          reason: "\"\(name)\" is not a part of the same population as \"\(first.name)\": "
            + difference,
          suggestion: "Join parts of one scenario, seed and number of people")
      }
      if let other = names.updateValue(name, forKey: part.shard.number) {
        throw TipControlError(
          .malformed, subject: name,
          reason: "\"\(name)\" and \"\(other)\" are both the part \(part.shard.text)",
          suggestion: "Name each part once")
      }
      guard !part.isPartial else {
        throw TipControlError(
          .malformed, subject: name, reason: "The part \"\(name)\" was interrupted",
          suggestion: "Run \"tipctl simulate --shard \(part.shard.text)\" again")
      }
    }
    if let missing = (1...first.part.shard.count).first(where: { names[$0] == nil }) {
      throw TipControlError(
        .malformed, subject: "--join",
        reason: "The part \(missing)/\(first.part.shard.count) is missing",
        suggestion: "Run \"tipctl simulate --shard \(missing)/\(first.part.shard.count)\", "
          + "and name its file too")
    }
    return PopulationPart(
      fingerprint: first.part.fingerprint, seed: first.part.seed, people: first.part.people,
      shard: .whole, isPartial: false,
      population: parts.dropFirst().reduce(into: first.part.population) {
        $0.add($1.part.population)
      })
  }

  /// Returns what keeps two parts from being added up, in words.
  private func difference(from other: PopulationPart) -> String? {
    if seed != other.seed { return "its seed is \(seed) and not \(other.seed)" }
    if fingerprint != other.fingerprint { return "its scenario or its tips differ" }
    if people != other.people {
      return "it has \(Plural.people(people)) and not \(other.people)"
    }
    if shard.count != other.shard.count {
      return "there are \(shard.count) parts and not \(other.shard.count)"
    }
    guard population.days == other.population.days,
      Set(population.tips.keys) == Set(other.population.tips.keys)
    else { return "its days or its tips differ" }
    return nil
  }
}

extension Simulation {
  /// The checksum of the scenario with its settings, and of the facts at the start.
  package var fingerprint: String {
    let text = scenario.description + StateDocument(facts).innerText
    return String(Checksum.crc32(Array(text.utf8)), radix: 16)
  }
}
