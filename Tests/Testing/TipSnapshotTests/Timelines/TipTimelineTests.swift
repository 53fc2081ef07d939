import TestSupport
import Testing
import TipModel
import TipSnapshot
import TipTesting

@Suite("A timeline of tips")
struct TipTimelineTests {
  private let timeline = TipTimeline(
    days: [["FeedBirdsTip", "FavoriteBackyardTip"], [], [], ["FeedBirdsTip"], ["FeedBirdsTip"]])

  @Test("is a table with a row for each range of equal days")
  func text() {
    #expect(
      timeline.description == """
        0:    FavoriteBackyardTip, FeedBirdsTip
        1-2:  -
        3-4:  FeedBirdsTip
        """)
    #expect(TipTimeline(days: []).description.isEmpty)
  }

  @Test("has the start date of each row, if it has a start")
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
    "accepts handwritten text",
    arguments: [
      "0: FeedBirdsTip, FavoriteBackyardTip\n1-2: -\n3-4: FeedBirdsTip",
      "# what we want\n\n  0 :FavoriteBackyardTip ,FeedBirdsTip\r\n1 – 2:-\n3: FeedBirdsTip\n"
        + "4: \"FeedBirdsTip\", FeedBirdsTip\n",
    ])
  func parsed(_ text: String) throws {
    #expect(try TipTimeline(parsing: text) == timeline)
  }

  private static let unreadable = [
    ("7 FeedBirdsTip", "the colon after the day is missing"),
    ("day: FeedBirdsTip", "\"day\" is not a day or a range of days"),
    ("0-1-2: -", "\"0-1-2\" is not a day or a range of days"),
    ("٣: -", "\"٣\" is not a day or a range of days"),
    ("+0: -", "\"+0\" is not a day or a range of days"),
    ("0-: -", "\"0-\" is not a day or a range of days"),
    ("0-x: -", "\"0-x\" is not a day or a range of days"),
    (": -", "\"\" is not a day or a range of days"),
    ("99999999999999999999: -", "is not a day or a range of days"),
    ("1: -", "expected day 0, found day 1"),
    ("0-36525: -", "it has too many days"),
    ("2-0: -", "its range of days is reversed"),
    ("0:", "the id of a tip is missing"),
    ("0: FeedBirdsTip,", "the id of a tip is missing"),
    ("0: FeedBirdsTip ShareBackyardTip", "the comma after \"FeedBirdsTip\" is missing"),
    ("0: FeedBirdsTip, -", "the id \"-\" needs quotes"),
    ("0: \"Feed", "a quotation mark is not closed"),
    ("0: \"Fe\\ed\"", "expected one of"),
    ("from tomorrow", "the start is not an ISO 8601 date"),
    ("from 2026-11-21 today", "the start is not an ISO 8601 date"),
    ("from", "the start is not an ISO 8601 date"),
  ]

  @Test("reports an invalid line with its number and the expected form", arguments: unreadable)
  func malformed(_ line: String, _ detail: String) {
    let error = #expect(throws: TipControlError.self) {
      try TipTimeline(parsing: "# tips\n\n\(line)")
    }
    #expect(error?.code == .malformed)
    #expect(error?.subject == "line 3")
    #expect(error?.reason.contains(detail) == true, "\(error?.description ?? "")")
    #expect(error?.suggestion.hasPrefix("Write ") == true)
  }

  @Test("can have as many days as a century")
  func longest() throws {
    #expect(try TipTimeline(parsing: "0-36524: -").days.count == 36_525)
  }

  @Test(
    "has quotes around an id that the row could not have without",
    arguments: [
      ("FeedBirdsTip", false), ("_feed", false), ("7", false), ("鳥", false), ("feed-", false),
      ("Tips/feed.birds-2_a", false), ("-feed", true), (".feed", true), ("feed birds", true),
      ("feed,birds", true), ("", true),
    ])
  func quotes(id: String, isQuoted: Bool) {
    let text = isQuoted ? "\"\(id)\"" : id
    #expect(TipTimeline(days: [[id]]).description == "0:  \(text)")
  }

  @Test("accepts one start, before the rows")
  func lateStart() {
    for text in ["0: -\nfrom 2026-11-21", "from 2026-11-21\nfrom 2026-11-21"] {
      let error = #expect(throws: TipControlError.self) { try TipTimeline(parsing: text) }
      #expect(error?.reason.contains("once, before all rows") == true)
    }
  }

  @Test("parses back from its text for any ids", arguments: 0..<300)
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

  @Test("lists the days that differ from the expected ones")
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
    #expect(
      TipTimeline(days: []).differences(from: TipTimeline(days: [["FeedBirdsTip"]]))
        .map(\.description) == ["day 0: expected FeedBirdsTip, found no such day"])
    #expect(timeline.differences(from: timeline).isEmpty)
  }
}
