import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Duration text")
struct DurationTextTests {
  @Test(
    "A duration reads as milliseconds",
    arguments: [
      ("90s", 90_000 as Int64), ("15m", 900_000), ("36h", 129_600_000), ("3d", 259_200_000),
      ("2w", 1_209_600_000), ("2h30m", 9_000_000), ("1w2d3h4m5s6ms", 788_645_006),
      ("250ms", 250), ("1s5ms", 1005), ("0s", 0), (" 5m\n", 300_000), ("007s", 7000),
      ("9223372036854775807ms", .max),
    ])
  func reads(text: String, milliseconds: Int64) throws {
    #expect(try DurationText.parse(text, subject: "TIPCTL_CLOCK") == milliseconds)
  }

  @Test(
    "An invalid duration is rejected with the reason",
    arguments: [
      ("", "it is empty"), ("  ", "it is empty"), ("5", "a unit is missing after \"5\""),
      ("2h30", "a unit is missing after \"30\""), ("h", "a number is missing before \"h\""),
      ("-3d", "a number is missing before \"-\""), ("+3d", "a number is missing before \"+\""),
      ("3D", "\"D\" is not a unit; units are w, d, h, m, s and ms"),
      ("3 d", "\" d\" is not a unit; units are w, d, h, m, s and ms"),
      ("1.5h", "\".\" is not a unit; units are w, d, h, m, s and ms"),
      ("٣d", "a number is missing before \"٣d\""),
      ("30m2h", "larger units come first, each once"),
      ("1h1h", "larger units come first, each once"),
      ("9223372036854775808ms", "it is too long"), ("15250284453w", "it is too long"),
      ("15250284452w9d", "it is too long"),
    ])
  func refuses(text: String, detail: String) {
    let error = #expect(throws: TipControlError.self) {
      try DurationText.parse(text, subject: "-tipctl.DisplayFrequency")
    }
    #expect(
      error?.description
        == "Invalid duration \"\(text)\" in -tipctl.DisplayFrequency: \(detail). "
        + "Write a duration such as 90s, 15m, 36h, 3d, 2w or 2h30m.")
  }

  @Test(
    "A duration prints in its short form",
    arguments: [
      (0 as Int64, "0s"), (90_000, "90s"), (129_600_000, "36h"), (9_000_000, "2h30m"),
      (86_400_000, "1d"), (604_800_000, "1w"), (2_592_000_000, "30d"), (31_536_000_000, "365d"),
      (1, "1ms"), (356_400_000, "99h"), (360_000_000, "4d4h"), (8_640_000_000, "100d"),
      (60_480_000_000, "100w"), (500, "500ms"), (1500, "1s500ms"), (5_400_000, "90m"),
      (-9_000_000, "-2h30m"),
      (.min, "-106751991167d7h12m55s808ms"),
    ])
  func prints(milliseconds: Int64, text: String) {
    #expect(DurationText.print(milliseconds: milliseconds) == text)
  }

  @Test(
    "A duration of Swift has whole milliseconds, up to the longest",
    arguments: [
      (.milliseconds(1500), 1500), (.microseconds(-1_500_900), -1500), (.seconds(Int64.max), .max),
      (.seconds(Int64.min), .min),
    ] as [(Duration, Int64)])
  func whole(duration: Duration, milliseconds: Int64) {
    #expect(duration.wholeMilliseconds == milliseconds)
  }

  @Test("Every printed duration parses back", arguments: 0..<300 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let bound = Int64.max >> Int64.random(in: 0...62, using: &random)
    let unit =
      ([1, 1000, 60_000, 3_600_000, 86_400_000] as [Int64])
      .randomElement(using: &random) ?? 1
    let length = Int64.random(in: 0...bound, using: &random) / unit * unit
    let text = DurationText.print(milliseconds: length)
    #expect(try DurationText.parse(text, subject: "seed \(seed)") == length, "\(text)")
  }

  @Test(
    "A duration prints in words",
    arguments: [
      (0 as Int64, "0 seconds"), (1000, "1 second"), (432_000_000, "5 days"),
      (5_400_000, "1 hour 30 minutes"), (86_400_000, "1 day"), (129_600_000, "1 day 12 hours"),
      (604_800_000, "7 days"), (250, "250 milliseconds"), (-60_000, "1 minute"),
    ])
  func words(milliseconds: Int64, text: String) {
    #expect(DurationText.words(milliseconds: milliseconds) == text)
  }
}
