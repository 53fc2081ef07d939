import Foundation
import Testing
import TipModel

@Suite("Time ranges of donations")
struct DonationTimeRangeTests {
  @Test(
    "are elapsed time, not calendar units (D11)",
    arguments: [
      (Tips.DonationTimeRange.minute, Int64(60_000), "1 minute"), (.hour, 3_600_000, "1 hour"),
      (.day, 86_400_000, "1 day"), (.week, 604_800_000, "1 week"),
      (.minutes(5), 300_000, "5 minutes"), (.hours(0), 0, "0 hours"),
      (.days(-2), -172_800_000, "-2 days"), (.weeks(.max), .max, "\(Int.max) weeks"),
      (.minutes(.min), -.max, "\(Int.min) minutes"),
    ])
  func lengths(_ range: Tips.DonationTimeRange, _ milliseconds: Int64, _ words: String) {
    #expect(range.milliseconds == milliseconds)
    #expect(range.words == words)
  }

  @Test("are equal when unit and number are equal, and encode both")
  func equality() throws {
    #expect(Tips.DonationTimeRange.day == .days(1))
    #expect(Tips.DonationTimeRange.day != .hours(24))
    let json = try JSONEncoder().encode(Tips.DonationTimeRange.weeks(4))
    #expect(
      try JSONDecoder().decode(Tips.DonationTimeRange.self, from: json) == .weeks(4))
  }
}
