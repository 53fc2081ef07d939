import TestSupport
import Testing
import TipModel
import TipPages
@testable import TipSimulation

/// The dates, the days and the marks of pictures of time.
@Suite("The axes of pictures of time")
struct PictureAxisTests {
  private static let start = at("2026-11-21T09:30:00Z")

  /// A picture without lanes, whose dates are at a known height.
  private func picture(_ start: Timestamp, minutes: Int64) -> String {
    LanePicture(
      title: "", lanes: [], from: start, to: start.adding(milliseconds: minutes * 60_000)
    ).svg()
  }

  private func dates(_ picture: String) -> [String] {
    picture.matches(of: /y="124"[^>]*>([^<]*)</).map { String($0.output.1) }
  }

  /// The minutes, the first two dates, and their number.
  @Test(
    "At most seven round dates are below a picture, from minutes to years",
    arguments: [
      (5, "11-21T09:30", "11-21T09:31", 6), (59, "11-21T09:30", "11-21T09:40", 6),
      (359, "11-21T10:00", "11-21T11:00", 6), (360, "11-21T12:00", "11-21T15:00", 2),
      (1079, "11-21T12:00", "11-21T15:00", 6), (2159, "11-21T12:00", "11-21T18:00", 6),
      (4319, "11-21T12:00", "11-22T00:00", 6), (8639, "2026-11-22", "2026-11-23", 6),
      (17279, "2026-11-22", "2026-11-24", 6), (60479, "2026-11-22", "2026-11-29", 6),
      (120_959, "2026-11-22", "2026-12-06", 6), (241_919, "2026-11-22", "2026-12-20", 6),
      (786_239, "2026-11-22", "2027-02-21", 6),
      (1_572_479, "2026-11-22", "2027-05-23", 6),
      (3_144_959, "2026-11-22", "2027-11-21", 6),
      (6_289_920, "2026-11-22", "2028-11-19", 6),
    ] as [(Int64, String, String, Int)])
  func dates(minutes: Int64, first: String, second: String, count: Int) {
    let dates = dates(picture(Self.start, minutes: minutes))
    #expect(dates.prefix(2) == [first, second])
    #expect(dates.count == count)
  }

  @Test(
    "A range of less than four days has times, as exact as they are",
    arguments: [
      ("2026-11-21T00:00:00Z", 5759, "2026-11-21 to 2026-11-24 23:59"),
      ("2026-11-21T00:00:00Z", 5760, "2026-11-21 to 2026-11-25"),
      ("2026-11-21T09:30:00Z", 5760, "2026-11-21 to 2026-11-25"),
      ("2026-11-21T09:30:00Z", 60, "2026-11-21 09:30 to 2026-11-21 10:30"),
      ("2026-11-21T09:30:15Z", 60, "2026-11-21 09:30:15 to 2026-11-21 10:30:15"),
      (
        "2026-11-21T09:30:15.250Z", 60,
        "2026-11-21 09:30:15.250 to 2026-11-21 10:30:15.250"
      ),
      ("2026-11-21T09:30:00Z", 0, "2026-11-21 09:30 to 2026-11-21 09:30:00.001"),
    ] as [(String, Int64, String)])
  func range(start: String, minutes: Int64, range: String) {
    #expect(picture(at(start), minutes: minutes).contains(">\(range), in UTC</text>"))
  }

  /// The first instant, the hours, and the anchors of the dates.
  @Test(
    "A date at an edge of the picture begins or ends there",
    arguments: [
      ("2026-11-21T05:00:00Z", 20, ["middle", "middle", "middle", "middle"]),
      ("2026-11-21T05:01:00Z", 20, ["start", "middle", "middle", "middle"]),
      ("2026-11-21T04:59:00Z", 20, ["middle", "middle", "middle", "end"]),
      ("2026-11-21T06:00:00Z", 18, ["start", "middle", "middle", "end"]),
    ] as [(String, Int64, [String])])
  func anchors(start: String, hours: Int64, anchors: [String]) {
    let labels = picture(at(start), minutes: hours * 60)
      .matches(of: /class="([^"]*)" x="[^"]*" y="124" text-anchor="(\w+)"/)
    #expect(labels.map { String($0.output.2) } == anchors)
    #expect(
      labels.map { $0.output.1 } == ["label", "label minor", "label", "label minor"])
  }

  /// The minutes of displays in 1000 minutes, and the numbers of their marks.
  @Test(
    "Displays share a mark when their numbers have no room beside each other",
    arguments: [
      ([0, 30, 54], [3]), ([0, 55], [1, 1]), ([0, 60, 120, 150], [1, 1, 2]),
      (Array(repeating: 0, count: 98) + [60], [98, 1]),
      (Array(repeating: 0, count: 99) + [60], [100]),
      (Array(repeating: 0, count: 9998) + [100], [9998, 1]),
      (Array(repeating: 0, count: 9999) + [100], [10_000]),
    ] as [([Int64], [Int])])
  func marks(minutes: [Int64], counts: [Int]) {
    var lane = Lane(TipDefinition(id: "FeedBirdsTip"))
    lane.displays = minutes.map { Self.start.adding(milliseconds: $0 * 60_000) }
    let picture = LanePicture(
      title: "", lanes: [lane], from: Self.start,
      to: Self.start.adding(milliseconds: 1000 * 60_000)
    ).svg()
    let marks = picture.matches(of: /class="times"[^>]*>(\d+)</).compactMap {
      Int($0.output.1)
    }
    #expect(marks == counts)
  }

  /// The days, the number of days between two marks, and the last mark.
  @Test(
    "At most ten days are below the curves of people, and count in weeks where there are several",
    arguments: [
      (0, 1, 1), (1, 1, 1), (2, 1, 1), (10, 1, 9), (11, 2, 10), (20, 2, 18), (21, 7, 14),
      (70, 7, 63), (71, 14, 70), (140, 14, 126), (141, 28, 140), (280, 28, 252),
      (281, 91, 273),
      (910, 91, 819), (911, 182, 910), (1820, 182, 1638), (1821, 364, 1820),
      (3640, 364, 3276),
      (3641, 404, 3636),
    ])
  func days(count: Int, step: Int, last: Int) {
    let picture = ReachPicture(Population(people: 1, days: count, tips: [:]), of: "")
      .svg()
    let days = picture.matches(of: /y="378"[^>]*>(\d+)</).compactMap { Int($0.output.1) }
    #expect(days == Array(stride(from: 0, through: last, by: step)))
  }

  @Test("At most 40 names are at the curves", arguments: [1, 40, 41, 42])
  func names(count: Int) {
    let ids = (1...count).map { "Tip\($0)" }
    let tips = Dictionary(uniqueKeysWithValues: ids.map { ($0, Population.Tally()) })
    let picture = ReachPicture(Population(people: 1, days: 7, tips: tips), of: "").svg()
    let names = picture.matches(of: /x="730"[^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(names.count == min(count, 41))
    let rest = [41: "and 1 tip in the table", 42: "and 2 tips in the table"][count]
    #expect(names.last == rest ?? "0.0% Tip\(count == 40 ? 9 : 1)")
    let height = count == 1 ? 408 : 840
    #expect(
      picture.contains(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"960\" height=\"\(height)\""))
  }
}
