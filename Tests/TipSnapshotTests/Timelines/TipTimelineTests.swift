import Testing
import TipModel
import TipTesting
import TipFoundation
import TipSnapshot
import TestSupport

@Suite("A timeline of tips")
struct TipTimelineTests {
  private let timeline = TipTimeline(
    days: [["FeedBirdsTip", "FavoriteBackyardTip"], [], [], ["FeedBirdsTip"], ["FeedBirdsTip"]])

  @Test("is a small table, equal days taken together")
  func text() {
    #expect(
      timeline.description == """
        0:    FavoriteBackyardTip, FeedBirdsTip
        1-2:  -
        3-4:  FeedBirdsTip
        """)
    #expect(TipTimeline(days: []).description.isEmpty)
  }

  @Test("says when each row begins, if it has a start")
  func dates() throws {
    let start = try #require(Timestamp(iso8601: "2026-11-21T09:00:00Z"))
    let dated = TipTimeline(days: timeline.days, start: start)
    #expect(dated.description.hasPrefix("from 2026-11-21T09:00:00.000Z\n0:    "))
    #expect(dated.rows.map(\.days) == [0...0, 1...2, 3...4])
    #expect(dated.rows[2].date?.description == "2026-11-24T09:00:00.000Z")
    #expect(try TipTimeline(parsing: dated.description) == dated)
    #expect(timeline.rows.allSatisfy { $0.date == nil })
  }

  @Test(
    "is read as people write it",
    arguments: [
      "0: FeedBirdsTip, FavoriteBackyardTip\n1-2: -\n3-4: FeedBirdsTip",
      "# what we want\n\n  0 :FavoriteBackyardTip,FeedBirdsTip\r\n1 – 2:-\n3: FeedBirdsTip\n"
        + "4: \"FeedBirdsTip\", FeedBirdsTip\n",
    ])
  func parsed(_ text: String) throws {
    #expect(try TipTimeline(parsing: text) == timeline)
  }

  private static let unreadable = [
    ("7 FeedBirdsTip", "a colon belongs after the day"),
    ("day: FeedBirdsTip", "\"day\" is no day and no run of days"),
    ("0-1-2: -", "\"0-1-2\" is no day and no run of days"),
    ("٣: -", "\"٣\" is no day and no run of days"),
    (": -", "\"\" is no day and no run of days"),
    ("99999999999999999999: -", "is no day and no run of days"),
    ("1: -", "it begins with day 1, and day 0 is next"),
    ("0-99999999: -", "it is too long"),
    ("2-0: -", "its run of days goes backwards"),
    ("0:", "the id of a tip is missing"),
    ("0: FeedBirdsTip,", "the id of a tip is missing"),
    ("0: FeedBirdsTip ShareBackyardTip", "a comma belongs after \"FeedBirdsTip\""),
    ("0: FeedBirdsTip, -", "\"-\" is no id that may stand without quotes"),
    ("0: \"Feed", "a quotation mark is not closed"),
    ("0: \"Fe\\ed\"", "in quotes one of"),
    ("from tomorrow", "the start is no ISO 8601 date"),
    ("from", "the start is no ISO 8601 date"),
  ]

  @Test("names the line that cannot be read, and what is wanted", arguments: unreadable)
  func malformed(_ line: String, _ detail: String) {
    let error = #expect(throws: TipControlError.self) {
      try TipTimeline(parsing: "# tips\n\(line)")
    }
    #expect(error?.code == .malformed)
    #expect(error?.subject == "line 2")
    #expect(error?.reason.contains(detail) == true, "\(error?.description ?? "")")
    #expect(error?.suggestion.hasPrefix("Write ") == true)
  }

  @Test("has its start once, before the rows")
  func lateStart() {
    for text in ["0: -\nfrom 2026-11-21", "from 2026-11-21\nfrom 2026-11-21"] {
      let error = #expect(throws: TipControlError.self) { try TipTimeline(parsing: text) }
      #expect(error?.reason.contains("once, before all rows") == true)
    }
  }

  @Test("parses back from its text, whatever the ids", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let ids = [
      "FeedBirdsTip", "NewTrailTip-3", "-", "", "a, b", "from", "#1", "7", "\"", "\\", "a\nb",
      "\u{301}e", "鳥", "👨‍👩‍👧", "x:y", "a\u{2028}b", "\u{202E}", "a\r", "Tips.Feed", " ",
    ]
    let days = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      (0..<[0, 0, 1, 2, 4].randomElement(using: &random)!).map { _ in
        ids.randomElement(using: &random)!
      }
    }
    let start = Bool.random(using: &random) ? Timestamp(milliseconds: 1_795_251_600_125) : nil
    let timeline = TipTimeline(days: days, start: start)
    #expect(try TipTimeline(parsing: timeline.description) == timeline, "\(timeline)")
  }

  @Test("tells the days on which it is not as expected")
  func differences() throws {
    let expected = try TipTimeline(
      parsing: "from 2026-01-01\n0: FavoriteBackyardTip, FeedBirdsTip\n1: -\n2: ShareBackyardTip")
    let differences = timeline.differences(from: expected)
    #expect(
      differences.map(\.description) == [
        "day 2: expected ShareBackyardTip, found -",
        "day 3: expected no such day, found FeedBirdsTip",
        "day 4: expected no such day, found FeedBirdsTip",
      ])
    #expect(expected.differences(from: timeline).last?.actual == nil)
    #expect(timeline.differences(from: timeline).isEmpty)
  }
}
