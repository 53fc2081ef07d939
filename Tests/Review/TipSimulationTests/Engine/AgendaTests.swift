import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The agenda of a person")
struct AgendaTests {
  private func scenario(_ settings: String, _ lines: String...) throws -> Scenario {
    let script = lines.map { "\($0): close home" }.joined(separator: "\n")
    return try Scenario("\(settings)\n\(script)")
  }

  private func agenda(of scenario: Scenario) -> Agenda {
    Agenda(scenario, Draws(seed: scenario.seed, person: 0))
  }

  /// All entries up to the end of a scenario, with the day and the time of each.
  private func entries(of scenario: Scenario) -> [String] {
    entries(agenda(of: scenario), until: scenario.end)
  }

  private func entries(_ agenda: Agenda, until end: Timestamp) -> [String] {
    var agenda = agenda
    var entries: [String] = []
    while let entry = agenda.popFirst(until: end) {
      entries.append("\("\(entry.date)".dropFirst(8).prefix(15)) \(Self.words(entry.kind))")
    }
    return entries
  }

  private static func words(_ kind: Agenda.Entry.Kind) -> String {
    switch kind {
    case .leave(let visit): "leave \(visit)"
    case .react(let tip, let display): "react \(tip).\(display)"
    case .line(let line, let occurrence): "line \(line).\(occurrence)"
    }
  }

  @Test("has each occurrence of each line, from the start on and before the end")
  func occurrences() throws {
    // The start is a Saturday.
    let scenario = try scenario(
      "start 2026-11-21T06:00:00Z\nlength 8d", "on sat at 05:59:59", "on sat at 06:00",
      "on mon, wed at 18:30", "every day at 00:00", "after 90m", "at 2026-11-22T00:00:00Z",
      "after 0s")
    #expect(agenda(of: scenario).next == at("2026-11-21T06:00:00Z"))
    #expect(
      entries(of: scenario) == [
        "21T06:00:00.000 line 1.0", "21T06:00:00.000 line 6.0", "21T07:30:00.000 line 4.0",
        "22T00:00:00.000 line 3.0", "22T00:00:00.000 line 5.0", "23T00:00:00.000 line 3.1",
        "23T18:30:00.000 line 2.0", "24T00:00:00.000 line 3.2", "25T00:00:00.000 line 3.3",
        "25T18:30:00.000 line 2.1", "26T00:00:00.000 line 3.4", "27T00:00:00.000 line 3.5",
        "28T00:00:00.000 line 3.6", "28T05:59:59.000 line 0.0", "28T06:00:00.000 line 1.1",
        "29T00:00:00.000 line 3.7",
      ])
  }

  @Test("knows the days of the week before 1970")
  func earlyDays() throws {
    let scenario = try scenario(
      "start 1969-12-30T10:00:00Z\nlength 3d", "every day at 11:00", "on wed at 12:00",
      "on thu at 12:00")
    #expect(
      entries(of: scenario) == [
        "30T11:00:00.000 line 0.0", "31T11:00:00.000 line 0.1", "31T12:00:00.000 line 1.0",
        "01T11:00:00.000 line 0.2", "01T12:00:00.000 line 2.0",
      ])
  }

  @Test("has as many random instants in each week as a line says, the same for equal seeds")
  func random() throws {
    let scenario = try scenario("start 2026-11-21\nlength 10d\nseed 7", "3 times a week")
    #expect(
      entries(of: scenario) == [
        "22T19:48:54.709 line 0.0", "24T05:07:38.582 line 0.1", "24T09:41:38.887 line 0.2",
        "28T03:36:59.207 line 0.3", "30T07:31:06.009 line 0.4",
      ])
  }

  @Test("leaves out the occurrences that do not happen by chance")
  func chance() throws {
    let scenario = try scenario(
      "start 2026-11-21\nlength 8d\nseed 7", "every day at 08:00 with 50%")
    #expect(
      entries(of: scenario) == ["21T08:00:00.000 line 0.0", "23T08:00:00.000 line 0.2"])
  }

  @Test("orders what happens at one instant: visits end, people react, the script continues")
  func order() throws {
    let scenario = try scenario("start 2026-11-21\nlength 1d", "after 1h", "after 60m")
    var agenda = agenda(of: scenario)
    let instant = at("2026-11-21T01:00:00Z")
    agenda.add(.react(tip: 1, display: 1), at: instant)
    agenda.add(.leave(visit: 3), at: instant)
    agenda.add(.react(tip: 0, display: 2), at: instant)
    agenda.add(.leave(visit: 2), at: instant)
    agenda.add(.react(tip: 0, display: 1), at: instant)
    agenda.add(.react(tip: 9, display: 9), at: instant.adding(milliseconds: -1))
    #expect(
      entries(agenda, until: scenario.end) == [
        "21T00:59:59.999 react 9.9", "21T01:00:00.000 leave 2", "21T01:00:00.000 leave 3",
        "21T01:00:00.000 react 0.1", "21T01:00:00.000 react 0.2", "21T01:00:00.000 react 1.1",
        "21T01:00:00.000 line 0.0", "21T01:00:00.000 line 1.0",
      ])
    #expect(entries(agenda, until: instant).count == 8)
    #expect(entries(agenda, until: instant.adding(milliseconds: -1)).count == 1)
    #expect(entries(agenda, until: instant.adding(milliseconds: -2)).isEmpty)
  }

  @Test("has nothing at the end of the scenario or later")
  func end() throws {
    let scenario = try scenario("start 2026-11-21\nlength 1d", "every day at 00:00")
    var agenda = agenda(of: scenario)
    agenda.add(.leave(visit: 1), at: scenario.end)
    agenda.add(.leave(visit: 2), at: scenario.end.adding(milliseconds: -1))
    #expect(
      entries(agenda, until: scenario.end.adding(milliseconds: 1)) == [
        "21T00:00:00.000 line 0.0", "21T23:59:59.999 leave 2",
      ])
  }
}

@Suite("The chances of a person")
struct DrawsTests {
  @Test(
    "depend on the seed, the person and the question, and are the same on every machine",
    arguments: [
      (7, 0, [239_556, 974_388, 803_169, 157_734_709, 277_658_582, 199_866_009, 813_826, 168_427]),
      (7, 1, [958_587, 924_465, 681_052, 194_510_007, 354_117_783, 316_276_053, 238_992, 247_526]),
    ])
  func numbers(seed: Int, person: Int, numbers: [Int]) {
    let draws = Draws(seed: seed, person: person)
    let week = 604_800_000
    let found = [
      draws.number(.happens(line: 0, occurrence: 0), below: 1_000_000),
      draws.number(.happens(line: 0, occurrence: 1), below: 1_000_000),
      draws.number(.happens(line: 1, occurrence: 0), below: 1_000_000),
      draws.number(.time(line: 0, week: 0, occurrence: 0), below: week),
      draws.number(.time(line: 0, week: 0, occurrence: 1), below: week),
      draws.number(.time(line: 0, week: 1, occurrence: 0), below: week),
      draws.number(.reaction(tip: 0, display: 1), below: 1_000_000),
      draws.number(.reaction(tip: 1, display: 1), below: 1_000_000),
    ]
    #expect(found == numbers)
  }

  @Test("compare the number of a question with a probability; what is certain always happens")
  func probabilities() {
    let draws = Draws(seed: 7, person: 0)
    let question = Draws.Question.happens(line: 0, occurrence: 0)
    for (millionths, happens) in [
      (0, false), (239_556, false), (239_557, true), (999_999, true), (1_000_000, true),
    ] {
      #expect(draws.happens(Chance(millionths: millionths), question) == happens, "\(millionths)")
    }
  }
}
