package import TipFoundation

/// A claim about the result of a simulation, written as a sentence.
///
/// ```
/// no tip starves
/// FavoriteBackyardTip does not starve
/// FavoriteBackyardTip seen by 50% on day 14
/// ShareBackyardTip seen by at most 10% on day 30
/// ```
package struct SimulationAssertion: Hashable, Sendable {
  private enum Claim: Hashable {
    /// Each tip was offered, and seen by at least one person.
    case noTipStarves
    /// The tip was offered, and seen by at least one person.
    case doesNotStarve(String)
    /// At least a share of the people, or at most, had seen the tip on a day or before.
    case seen(String, isMost: Bool, Chance, day: Int)
  }

  /// The answer to a claim.
  package struct Answer: Hashable, Sendable {
    package let holds: Bool
    /// The finding, as a sentence without its full stop.
    package let found: String
  }

  private let claim: Claim
  /// The sentence, unchanged.
  package let text: String

  /// The sentences that are accepted, for messages.
  package static let accepted =
    "\"no tip starves\", \"TIP does not starve\" or \"TIP seen by 50% on day 14\""

  /// Reads a sentence.
  ///
  /// - Throws: `TipControlError` (`malformed`) that names the word that is wrong.
  package init(_ text: String) throws(TipControlError) {
    self.text = text
    var line = ScenarioCursor(text.utf8)
    do throws(ScenarioProblem) {
      claim = try Self.claim(&line)
      try line.finish()
    } catch {
      throw .unreadable(
        text, in: "--assert", kind: "assertion", because: error.reason, write: Self.accepted)
    }
  }

  private static func claim(_ line: inout ScenarioCursor) throws(ScenarioProblem) -> Claim {
    if line.take(word: "no"), line.take(word: "tip"), line.take(word: "starves") {
      return .noTipStarves
    }
    let tip = try line.name("the tip")
    if line.take(word: "does"), line.take(word: "not"), line.take(word: "starve") {
      return .doesNotStarve(tip)
    }
    guard line.take(word: "seen"), line.take(word: "by") else {
      throw ScenarioProblem("\"seen by\" is missing after \"\(tip)\"", write: accepted)
    }
    var isMost = false
    if line.take(word: "at") {
      isMost = line.take(word: "most")
      guard isMost || line.take(word: "least") else {
        throw ScenarioProblem("\"at\" needs \"least\" or \"most\"", write: accepted)
      }
    }
    let chance = try line.value("a percentage from 0% to 100%", write: accepted) {
      Chance(percent: $0)
    }
    guard line.take(word: "on"), line.take(word: "day") else {
      throw ScenarioProblem("\"on day\" is missing", write: accepted)
    }
    let day = try line.value("the number of a day", write: accepted) { word -> Int? in
      guard let day = Int(word), day >= 0 else { return nil }
      return day
    }
    return .seen(tip, isMost: isMost, chance, day: day)
  }

  /// The tip that the claim names.
  private var tip: String? {
    switch claim {
    case .noTipStarves: nil
    case .doesNotStarve(let tip), .seen(let tip, _, _, _): tip
    }
  }

  /// Checks that the claim is about a tip and a day of the result.
  ///
  /// - Throws: `TipControlError` when the result does not have the tip or the day.
  package func check(_ population: Population) throws(TipControlError) {
    let names = population.tips.keys.sorted()
    if let tip, !names.contains(tip) {
      throw TipControlError(
        .unknownName, subject: tip, reason: "There is no tip \"\(tip)\", which --assert names",
        suggestion: NearestName.suggestion(
          for: tip, in: names, otherwise: "The tips are \(names.joined(separator: ", "))"))
    }
    if case .seen(_, _, _, let day) = claim, day >= population.days {
      throw TipControlError(
        .malformed, subject: text,
        reason: "Day \(day) of --assert is after the last day, \(population.days - 1)",
        suggestion: "Name an earlier day, or simulate more days")
    }
  }

  /// Returns whether the claim holds for a result.
  package func answer(for population: Population) -> Answer {
    switch claim {
    case .noTipStarves:
      let starving = population.starving.map { "\($0.tip) starves by \($0.hindrance.rawValue)" }
      let failures = starving + population.unoffered.map { "no open screen offers \($0)" }
      guard !failures.isEmpty else { return Answer(holds: true, found: "no tip starves") }
      return Answer(holds: false, found: failures.joined(separator: ", "))
    case .doesNotStarve(let tip):
      if population.unoffered.contains(tip) {
        return Answer(holds: false, found: "no open screen offers \(tip)")
      }
      if let starving = population.starving.first(where: { $0.tip == tip }) {
        return Answer(holds: false, found: "\(tip) starves by \(starving.hindrance.rawValue)")
      }
      return Answer(holds: true, found: "\(tip) does not starve")
    case .seen(let tip, let isMost, let chance, let day):
      let seen = population.tips[tip]?.reached(byDay: day) ?? 0
      // There are at most 10^8 people, so that the products fit.
      let found = seen * Chance.whole
      let claimed = chance.millionths * population.people
      let share = Share.percent(seen, of: population.people)
      return Answer(
        holds: isMost ? found <= claimed : found >= claimed,
        found: "\(tip) was seen by \(share) on day \(day)")
    }
  }
}
