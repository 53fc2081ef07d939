import Testing
import TipModel
@testable import TipSimulation

@Suite("The figures of a population")
struct PopulationFiguresTests {
  @Test(
    "The median is the day by which half of those who saw the tip had seen it",
    arguments: [
      ([0: 1, 3: 1], 0), ([5: 1], 5), ([0: 1, 2: 2], 2), ([1: 3, 4: 2], 1), ([1: 2, 4: 3], 4),
      ([0: 1, 1: 1, 9: 1], 1), ([0: 0], nil), ([:], nil),
    ] as [([Int: Int], Int?)])
  func median(firstDays: [Int: Int], day: Int?) {
    var tally = Population.Tally()
    tally.firstDays = firstDays
    tally.seen = firstDays.values.reduce(0, +)
    #expect(tally.medianFirstDay == day)
  }

  @Test("The reach of a tip counts the days up to one; displays and people add up")
  func sums() {
    var tally = Population.Tally()
    tally.firstDays = [0: 1, 3: 2, 7: 4]
    tally.displays = [1: 2, 3: 5]
    tally.starved = [.rule: 1, .group: 3]
    #expect([0, 2, 3, 6, 7, 90].map(tally.reached(byDay:)) == [1, 1, 3, 3, 7, 7])
    #expect(tally.displayCount == 17)
    #expect(tally.starvedCount == 4)
    #expect(Population.Tally().displayCount == 0 && Population.Tally().starvedCount == 0)
    #expect(Population.reportedDays == [1, 7, 30, 90])
  }

  @Test(
    "Shares and averages are rounded to one and two digits",
    arguments: [
      (0, 0, "-", "-"), (0, 1, "0.0%", "0.00"), (1, 1, "100.0%", "1.00"),
      (1, 8, "12.5%", "0.13"), (1, 3, "33.3%", "0.33"), (2, 3, "66.7%", "0.67"),
      (5, 4, "125.0%", "1.25"), (201, 100, "201.0%", "2.01"), (1, 2, "50.0%", "0.50"),
    ])
  func shares(part: Int, whole: Int, percent: String, average: String) {
    #expect(Share.percent(part, of: whole) == percent)
    #expect(Share.average(part, of: whole) == average)
  }

  @Test(
    "A part of a population is a number and the number of all parts",
    arguments: ["1/1", "2/8", "8/8", "1/1000000", "1000000/1000000"])
  func shard(text: String) { #expect(Shard(text)?.text == text) }

  @Test(
    "A text that is not a part is not read",
    arguments: [
      "", "2", "0/8", "9/8", "1/0", "0/0", "1/1000001", "1/2/3", "2/", "/8", "/2/8", "2//8", "a/b",
      "-1/8",
    ])
  func noShard(text: String) { #expect(Shard(text) == nil) }

  @Test(
    "The people are dealt to the parts one after the other",
    arguments: [
      (0, [0, 0, 0]), (1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 1, 1]), (7, [3, 2, 2]),
    ])
  func deal(people: Int, counts: [Int]) {
    #expect((1...3).compactMap { Shard($0, of: 3)?.count(of: people) } == counts)
    #expect(Shard.whole.count(of: people) == people)
    #expect(Shard.whole.text == "1/1")
  }
}
