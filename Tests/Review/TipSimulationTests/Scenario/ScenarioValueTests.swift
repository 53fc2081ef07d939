import TestSupport
import Testing
import TipModel
import TipSimulation

@Suite("The values of a scenario")
struct ScenarioValueTests {
  @Test(
    "A percentage is read to the millionth, and printed without zeros at its end",
    arguments: [
      ("0%", 0, "0%"), ("0.0001%", 1, "0.0001%"), ("1%", 10_000, "1%"), ("1.0%", 10_000, "1%"),
      ("1.0001%", 10_001, "1.0001%"), ("12.5%", 125_000, "12.5%"), ("12.34%", 123_400, "12.34%"),
      ("12.345%", 123_450, "12.345%"), ("99.9999%", 999_999, "99.9999%"),
      ("100%", 1_000_000, "100%"), ("100.0000%", 1_000_000, "100%"),
    ])
  func percent(text: String, millionths: Int, printed: String) {
    #expect(Chance(percent: text)?.millionths == millionths)
    #expect(Chance(millionths: millionths).percent == printed)
  }

  @Test(
    "A text that is not a percentage from 0% to 100% is not read",
    arguments: [
      "", "%", "12.5", "50 %", ".5%", "5.%", "1.2.3%", "-1%", "1,5%", "x%", "1.x%", "0.00001%",
      "100.0001%", "101%", "99999999999999999999%",
    ])
  func noPercent(text: String) { #expect(Chance(percent: text) == nil) }

  @Test("A probability is from 0 to 1")
  func probabilities() {
    #expect(Chance(millionths: -1).millionths == 0)
    #expect(Chance(millionths: 1_000_001) == .always)
  }

  @Test(
    "A time of day is read in hours, minutes and seconds, and printed without seconds of zero",
    arguments: [
      ("00:00", 0, "00:00"), ("00:00:01", 1, "00:00:01"), ("08:00", 28_800, "08:00"),
      ("09:09:09", 32_949, "09:09:09"), ("10:10:10", 36_610, "10:10:10"),
      ("18:30:00", 66_600, "18:30"), ("23:59:59", 86_399, "23:59:59"),
    ])
  func times(text: String, seconds: Int, printed: String) {
    #expect(TimeOfDay(text)?.seconds == seconds)
    #expect(TimeOfDay(seconds: seconds)?.description == printed)
  }

  @Test(
    "A text that is not a time of day is not read",
    arguments: [
      "", "08", "8:00", "08:0", "008:00", "08:00:", ":08:00", "08:00:00:00", "24:00", "23:60",
      "23:59:60", "+8:00", "ab:cd",
    ])
  func noTimes(text: String) { #expect(TimeOfDay(text) == nil) }

  @Test("A time of day is within the day")
  func secondsOfDay() {
    let found = [-1, 0, 86_399, 86_400].map { TimeOfDay(seconds: $0)?.seconds }
    #expect(found == [nil, 0, 86_399, nil])
  }

  @Test(
    "1 January 1970 was a Thursday",
    arguments: [(-4, .sun), (-1, .wed), (0, .thu), (3, .sun), (4, .mon), (20_000, .fri)]
      as [(Int64, Weekday)])
  func weekdays(day: Int64, weekday: Weekday) { #expect(Weekday.ofDay(day) == weekday) }

  @Test("A scenario touches each day that it begins, and the days count from its start")
  func days() {
    let day = Scenario.dayLength
    let counts: [(Int64, Int)] = [
      (1, 1), (day - 1, 1), (day, 1), (day + 1, 2), (60 * day, 60),
    ]
    for (length, count) in counts {
      #expect(Scenario(start: noon, length: length).dayCount == count, "\(length) ms")
    }
    let scenario = Scenario(start: noon, length: 3 * day)
    let offsets: [Int64] = [-2 * day, -1, 0, day - 1, day, 2 * day]
    let instants = offsets.map { noon.adding(milliseconds: $0) }
    #expect(instants.map(scenario.day(of:)) == [0, 0, 0, 0, 1, 2])
    #expect(scenario.seed == 0)
  }

  @Test("Only closing a tip invalidates it as closed; the others have performed its action")
  func reasons() {
    let deeds: [Reaction.Outcome.Deed] = [.closes, .presses("share"), .performs]
    let outcomes = deeds.map { Reaction.Outcome(.always, $0) }
    #expect(outcomes.map(\.reason) == [.tipClosed, .actionPerformed, .actionPerformed])
    #expect(outcomes.map(\.delay) == [0, 0, 0])
  }
}
