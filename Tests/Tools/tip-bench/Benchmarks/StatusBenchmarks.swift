import Foundation
import TipEngine
import TipModel
import ToolSupport

extension Benchmark {
  /// How fast the engine decides whether a tip shows.
  static let statuses = [status, predicate, otherTips, keptDonations]

  private static let status = Benchmark(
    work: "tip.status, 3 rules, 1,000 donations each",
    baseline: "a lock and two binary searches", aim: .value(0.3e-6), isQuick: true
  ) { _ in
    let center = try TipsCenter.inMemory(Change.backyardTip(donations: 1000))
    let tip = BackyardTip()
    let byHand = HandWrittenTip(donations: 1000)
    return try await Tips.withCenter(center) {
      try check(tip.shouldDisplay && byHand.shows, "the tip shows")
      return await Rounds().alternate {
        CostClock.perCall { keep(tip.status) }
      } baseline: {
        CostClock.perCall { keep(byHand.shows) }
      }
    }
  }

  private static let predicate = Benchmark(
    work: "verdict only, 3 rules, 1,000 donations each",
    baseline: "#Predicate over counts that are known", aim: .value(1e-6), isQuick: true
  ) { _ in
    let decision = DecidedTip(donations: 1000)
    let counts = HandWrittenTip(donations: 1000).counts
    try check(try decision.shows && HandWrittenTip.shows(by: counts), "the tip shows")
    return try await Rounds().alternate {
      CostClock.perCall { keep(decision.shows) }
    } baseline: {
      try CostClock.perCall { keep(try HandWrittenTip.shows(by: counts)) }
    }
  }

  private static let otherTips = Benchmark(
    work: "verdict only, 1,000 other tips displayed", baseline: "the same with 20 other tips",
    aim: .factor(1.5), isQuick: true
  ) { _ in
    try await grown(
      DecidedTip(donations: 1000, otherTips: 1000), DecidedTip(donations: 1000, otherTips: 20))
  }

  private static let keptDonations = Benchmark(
    work: "verdict only, 1,000,000 donations kept", baseline: "the same with 100 donations",
    aim: .factor(1.5), isQuick: true
  ) { _ in
    try await grown(DecidedTip(donations: 500_000), DecidedTip(donations: 50))
  }

  private static func grown(
    _ large: DecidedTip, _ small: DecidedTip
  ) async throws -> Figures {
    try check(large.shows && small.shows, "the tip shows")
    return await Rounds().alternate {
      CostClock.perCall { keep(large.shows) }
    } baseline: {
      CostClock.perCall { keep(small.shows) }
    }
  }
}

/// Ensures that a workload is correct, before it is measured.
func check(_ condition: Bool, _ claim: String) throws {
  guard condition else { throw ToolFailure("The workload is wrong: not \(claim)") }
}

/// A tip in a situation, without a center.
private struct DecidedTip {
  let tip = BackyardTip().definition
  let situation: Situation

  /// Creates the situation after displays of other tips, which had the display frequency waiting.
  init(donations: Int, otherTips: Int = 0) {
    let now = Timestamp(Date())
    let past = now.adding(milliseconds: -30 * 86_400_000)
    let tips = (0..<otherTips).flatMap { number in
      let display = ActiveDisplay(id: "\(number)", began: past, owner: "BackyardBirds")
      let tip = OwnEventTip(number: number).definition
      return [
        Change(.registerTip(tip), at: past),
        Change(.beginDisplay(tip: tip.id, display: display, isForced: false), at: past),
        Change(
          .endDisplay(tip: tip.id, display: display.id, isForced: false, isAbandoned: false),
          at: past.adding(milliseconds: 60_000)),
      ]
    }
    let frequency = Change(.configure(displayFrequency: .daily), at: past)
    situation = Situation(
      Facts().applying([frequency] + tips).applying(Change.backyardTip(donations: donations)),
      now: now)
  }

  var shows: Bool {
    Eligibility.decide(tip, situation.facts, situation.moment).status == .available
  }
}
