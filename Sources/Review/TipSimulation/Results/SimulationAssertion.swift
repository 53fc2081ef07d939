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
  /// The claim.
  package enum Claim: Hashable, Sendable {
    /// Each tip that was offered was seen by at least one person.
    case noTipStarves
    /// The tip was offered, and seen by at least one person.
    case doesNotStarve(String)
    /// At least a share of the people had seen the tip on a day or before.
    case seen(String, by: Chance, day: Int)
    /// At most a share of the people had seen the tip on a day or before.
    case seenByAtMost(String, Chance, day: Int)
  }

  /// The answer to a claim.
  package struct Answer: Hashable, Sendable {
    /// Whether the claim holds.
    package let holds: Bool
    /// The finding, as a sentence without its full stop.
    package let found: String
  }

  /// The claim.
  package let claim: Claim
  /// The sentence as it was written.
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
      throw ScenarioProblem(reason: "\"seen by\" is missing after \"\(tip)\"", wanted: accepted)
    }
    var isBound = false
    if line.take(word: "at") {
      isBound = line.take(word: "most")
      guard isBound || line.take(word: "least") else {
        throw ScenarioProblem(reason: "\"at\" needs \"least\" or \"most\"", wanted: accepted)
      }
    }
    let chance = try line.value("a percentage from 0% to 100%", write: accepted) {
      Chance(percent: $0)
    }
    guard line.take(word: "on"), line.take(word: "day") else {
      throw ScenarioProblem(reason: "\"on day\" is missing", wanted: accepted)
    }
    let day = try line.value("the number of a day", write: accepted) { word in
      Int(word).flatMap { $0 < 0 ? nil : $0 }
    }
    return isBound ? .seenByAtMost(tip, chance, day: day) : .seen(tip, by: chance, day: day)
  }

  /// The tip that the claim names.
  private var tip: String? {
    switch claim {
    case .noTipStarves: nil
    case .doesNotStarve(let tip), .seen(let tip, _, _), .seenByAtMost(let tip, _, _): tip
    }
  }

  /// Checks that the claim is about a tip and a day of the result.
  ///
  /// - Throws: `TipControlError` when there is no such tip or day.
  package func check(_ population: Population) throws(TipControlError) {
    if let tip, population.tips[tip] == nil {
      throw TipControlError(
        .unknownName, subject: tip, reason: "There is no tip \"\(tip)\", which --assert names",
        suggestion: NearestName.suggestion(
          for: tip, in: population.tips.keys.sorted(),
          otherwise: "The tips are \(population.tips.keys.sorted().joined(separator: ", "))"))
    }
    switch claim {
    case .seen(_, _, let day), .seenByAtMost(_, _, let day):
      guard day >= population.days else { return }
      throw TipControlError(
        .malformed, subject: text,
        reason: "Day \(day) of --assert is after the last day, \(population.days - 1)",
        suggestion: "Name an earlier day, or simulate more days")
    case .noTipStarves, .doesNotStarve: return
    }
  }

  /// Returns whether the claim holds for a result.
  package func answer(for population: Population) -> Answer {
    switch claim {
    case .noTipStarves:
      let starving = population.starving
      let words = starving.map { "\($0.tip) starves by \($0.hindrance.rawValue)" }
      return Answer(
        holds: starving.isEmpty,
        found: words.isEmpty ? "no tip starves" : words.joined(separator: ", "))
    case .doesNotStarve(let tip):
      let starving = population.starving.first { $0.tip == tip }
      let isOffered = !population.unoffered.contains(tip)
      let reason =
        isOffered
        ? starving.map { "\(tip) starves by \($0.hindrance.rawValue)" }
        : "no open screen offers \(tip)"
      return Answer(holds: reason == nil, found: reason ?? "\(tip) does not starve")
    case .seen(let tip, let chance, let day):
      let (reached, found) = reach(of: tip, day, population)
      return Answer(holds: Self.isAtLeast(reached, chance, population.people), found: found)
    case .seenByAtMost(let tip, let chance, let day):
      let (reached, found) = reach(of: tip, day, population)
      let isMore =
        reached * Chance.whole > chance.millionths * population.people
      return Answer(holds: !isMore, found: found)
    }
  }

  private static func isAtLeast(_ reached: Int, _ chance: Chance, _ people: Int) -> Bool {
    // There are at most 10^8 people, so that the products fit.
    reached * Chance.whole >= chance.millionths * people
  }

  private func reach(of tip: String, _ day: Int, _ population: Population) -> (Int, String) {
    let reached = population.tips[tip]?.reached(byDay: day) ?? 0
    let share = Share.percent(reached, of: population.people)
    return (reached, "\(tip) was seen by \(share) on day \(day)")
  }
}
