public import TipEngine
import TipModel
public import TipSimulation
public import TipSnapshot
public import TipTesting

/// Expects that each tip on a screen of a scenario gets its turn.
///
/// A tip starves when the scenario's screens offer it and no person ever sees it. The failure
/// names the gate that keeps it from showing. A tip of the arguments that no open screen offers
/// fails too.
///
/// ```swift
/// expectNoStarvation(
///   in: """
///     start 2026-11-21T00:00:00Z
///     length 60d
///     frequency daily
///     screen home
///       tip FavoriteBackyardTip
///       tip FeedBirdsTip
///     every day at 08:00: open home
///     """, of: [FavoriteBackyardTip(), FeedBirdsTip()], people: 100)
/// ```
///
/// Neither the test's clock nor its center changes.
///
/// - Parameters:
///   - scenario: The scenario as text.
///   - tips: The tips, or none for the tips of the scenario's document.
///   - people: The number of people, of whom one has to see each tip.
///   - position: The caller's position, where a failure is reported.
public func expectNoStarvation(
  in scenario: String, of tips: [any Tip] = [], people: Int = 1,
  at position: SourcePosition = #position
) {
  Expectation.noStarvation(scenario, tips, people).report(at: position)
}

/// Expects the tips that one person sees on each day of a scenario.
///
/// The table has a line for each day, or for a range of equal days. A day without tips has a `-`. A
/// simulation fills it in: neither the test's clock nor its center changes.
///
/// - Parameters:
///   - table: The days, from 0, and the ids of the tips on each.
///   - scenario: The scenario as text.
///   - tips: The tips, or none for the tips of the scenario's document.
///   - position: The caller's position, where a failure is reported.
public func expectTimeline(
  _ table: String, in scenario: String, of tips: [any Tip] = [],
  at position: SourcePosition = #position
) {
  Expectation.timeline(table, in: scenario, tips).report(at: position)
}

extension Scenario {
  /// Returns the tips that one person sees on each day, for an expectation or a snapshot.
  ///
  /// - Parameter tips: The tips, or none for the tips of the scenario's document.
  /// - Returns: The tips of each day, from the scenario's start on.
  /// - Throws: `TipControlError` when the scenario names an unknown tip, or does not end.
  public func timeline(of tips: [any Tip] = []) throws(TipControlError) -> TipTimeline {
    let life = try simulation(of: tips).life(describesGates: false)
    return TipTimeline(days: life.days.map(\.onScreen), start: start)
  }

  /// Returns the simulation of the scenario with tips from code.
  func simulation(of tips: [any Tip]) throws(TipControlError) -> Simulation {
    var facts = Facts()
    switch source {
    case .state(let document): facts = document.facts
    case .given: break
    case .file(let path):
      guard tips.isEmpty else { break }
      throw TipControlError(
        .missing, subject: "tips",
        reason: "The scenario's tips are in \"\(path)\", which a test does not read",
        suggestion: "Give the tips as an argument, or write the document into the scenario")
    }
    for tip in tips { facts.register(tip) }
    return try Simulation(self, facts: facts)
  }
}

extension Facts {
  /// Registers a tip with the inputs of its rules, as a center does.
  fileprivate mutating func register(_ tip: any Tip) {
    let rules = tip.rules
    let start = Timestamp(milliseconds: 0)
    apply(Change(.registerTip(tip.definition(rules: rules).withoutCode), at: start))
    for input in rules.flatMap(\.inputs) {
      switch input.kind {
      case .parameter(let definition): apply(Change(.registerParameter(definition), at: start))
      case .event(let definition): apply(Change(.registerEvent(definition), at: start))
      }
    }
  }
}

extension Expectation {
  static func noStarvation(_ text: String, _ tips: [any Tip], _ people: Int) -> Expectation {
    do throws(TipControlError) {
      guard (1...PopulationRun.mostPeople).contains(people) else {
        return Expectation(
          failure: "\(people) people cannot be simulated. Give a number of 1 or more.")
      }
      let file = try ScenarioFile(text, subject: "scenario")
      do throws(TipControlError) {
        let run = PopulationRun(try file.scenario.simulation(of: tips), people: people)
        let population = try run.run(cores: 1)
        var words = population.unseen
        if tips.isEmpty {
          // A document may have more tips than the scenario is about.
          words = population.starving.map { $1.starvation(of: $0) }
        }
        guard !words.isEmpty else { return Expectation(failure: nil) }
        return Expectation(
          failure: (words + ["Change its rules, the display frequency or the screens."])
            .joined(separator: "\n"))
      } catch {
        throw file.located(error)
      }
    } catch {
      return Expectation(failure: "The scenario cannot be simulated. \(error)")
    }
  }

  static func timeline(
    _ table: String, in text: String, _ tips: [any Tip]
  ) -> Expectation {
    do throws(TipControlError) {
      let expected = try TipTimeline(parsing: table)
      let found = try Scenario(text).timeline(of: tips)
      return difference(between: found, and: expected)
    } catch {
      return Expectation(failure: "The timeline cannot be simulated. \(error)")
    }
  }
}
