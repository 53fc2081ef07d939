import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting

@Suite("Timestamps")
struct TimestampTests {
  @Test(
    "print as ISO 8601 in UTC, and parse back",
    arguments: [
      (Int64(0), "1970-01-01T00:00:00.000Z"), (-1, "1969-12-31T23:59:59.999Z"),
      (1_795_262_400_000, "2026-11-21T12:00:00.000Z"),
      (951_782_400_001, "2000-02-29T00:00:00.001Z"),
      (-2_203_891_200_000, "1900-03-01T00:00:00.000Z"),
      (-11_676_096_000_000, "1600-01-01T00:00:00.000Z"),
      (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
    ])
  func text(_ milliseconds: Int64, _ text: String) {
    let instant = Timestamp(milliseconds: milliseconds)
    #expect(instant.description == text)
    #expect(Timestamp(iso8601: text) == instant)
  }

  @Test("agree with Foundation's calendar since it became Gregorian", arguments: UInt64(1)...3)
  func foundation(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let instant = Timestamp(
        milliseconds: .random(in: -12_219_292_800_000...253_402_300_799_999, using: &generator))
      let seconds = (Double(instant.milliseconds) / 1000).rounded(.down)
      let text = Date(timeIntervalSince1970: seconds).formatted(.iso8601)
      #expect(instant.description.prefix(19) == text.prefix(19))
    }
  }

  @Test("follow each other at the ends of February and of a year")
  func days() {
    func after(_ day: String) -> Substring {
      at(day).adding(seconds: 86_400).description.prefix(10)
    }
    for year in 1600...2000 {
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      #expect(after("\(year)-02-28") == "\(year)-\(isLeap ? "02-29" : "03-01")")
      if isLeap { #expect(after("\(year)-02-29") == "\(year)-03-01") }
      #expect(after("\(year)-12-31") == "\(year + 1)-01-01")
    }
  }

  @Test("parse back for any instant", arguments: UInt64(1)...3)
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var last = Timestamp(milliseconds: .min)
    var lastText = last.description
    for _ in 0..<2000 {
      let instant = Timestamp(
        milliseconds: .random(in: -11_676_096_000_000...253_402_300_799_999, using: &generator))
      let text = instant.description
      #expect(Timestamp(iso8601: text) == instant, "\(text)")
      #expect(Timestamp(instant.date) == instant)
      // Stored dates are compared as text when their type is unknown.
      #expect((text < lastText) == (instant < last))
      last = instant
      lastText = text
    }
  }

  @Test(
    "parse other spellings",
    arguments: [
      ("2026-11-21", "2026-11-21T00:00:00.000Z"), ("2026-11-21T09:30Z", "2026-11-21T09:30:00.000Z"),
      ("2026-11-21T09:30:15Z", "2026-11-21T09:30:15.000Z"),
      ("2026-11-21T09:30:15.1Z", "2026-11-21T09:30:15.100Z"),
      ("2026-11-21T09:30:15.123456789Z", "2026-11-21T09:30:15.123Z"),
      ("2026-11-21T09:30:00+02:00", "2026-11-21T07:30:00.000Z"),
      ("2026-01-01T00:30:00+05:45", "2025-12-31T18:45:00.000Z"),
      ("2026-12-31T23:30:00-00:45", "2027-01-01T00:15:00.000Z"),
      ("2024-02-29", "2024-02-29T00:00:00.000Z"),
      ("2026-11-21T18:00:00+18:00", "2026-11-21T00:00:00.000Z"),
      ("1600-01-01T00:00:00+10:00", "1600-01-01T00:00:00.000Z"),
    ])
  func spellings(_ written: String, _ printed: String) {
    #expect(Timestamp(iso8601: written)?.description == printed)
  }

  @Test(
    "reject an invalid date",
    arguments: [
      "", "today", "2026-02-30", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-01",
      "2026-01-00", "2026-12-32", "2024-02-30", "202611-21", "2026-1121", "2026-1.-21",
      "2026-11-2109:30:00Z", "2026-11-21T0930Z", "2026-11-21T09:00:00+19:00",
      "2026-04-31", "0000-01-01", "2026-1-1", "20261121", "12026-01-01", "-026-01-01",
      "2026-11-21T24:00:00Z", "2026-11-21T23:60:00Z", "2026-11-21T23:59:60Z", "2026-11-21T09:00:00",
      "2026-11-21T09:00:00z", "2026-11-21t09:00:00Z", "2026-11-21 09:00:00Z", "2026-11-21T09Z",
      "2026-11-21T09:00.5Z", "2026-11-21T09:00:00.Z", "2026-11-21T09:00:00,5Z",
      "2026-11-21T09:00:00+24:00", "2026-11-21T09:00:00+01:60", "2026-11-21T09:00:00+0100",
      "2026-11-21T09:00:00.1234567890Z", " 2026-11-21", "2026-11-21\n", "٢٠٢٦-11-21",
      "2026-11-21T09:00:00Zz",
    ])
  func refused(_ text: String) {
    #expect(Timestamp(iso8601: text) == nil)
  }

  @Test(
    "have an error that names a day that does not exist",
    arguments: [
      ("2026-02-30T09:00Z", ": February 2026 has no day 30"),
      (" 2026-11-31\n", ": November 2026 has no day 31"), ("2026-13-01", ": there is no month 13"),
      ("2026-11-21T25:00Z", ""), ("26-02-30", ""), ("2026-2-30", ""), ("today", ""),
    ])
  func errors(text: String, detail: String) {
    let error = #expect(throws: TipControlError.self) { try Timestamp(text, subject: "--at") }
    #expect(error?.reason == "Invalid date \"\(text)\" in --at\(detail)")
    #expect(
      error?.suggestion == "Write an ISO 8601 date such as 2026-11-21T09:00:00Z or 2026-11-21")
  }

  @Test("have an order, in which nil is later than all")
  func order() {
    let later = noon.adding(milliseconds: 1)
    #expect(
      [noon < later, noon <= later, later > noon, later >= noon] == [true, true, true, true])
    #expect([noon < noon, noon <= noon, noon > noon, noon >= noon] == [false, true, false, true])
    #expect([later < noon, later <= noon, noon > later, noon >= later].contains(true) == false)
    #expect(Timestamp.earliest(later, noon) == noon && Timestamp.earliest(noon, later) == noon)
    #expect(Timestamp.earliest(noon, nil) == noon && Timestamp.earliest(nil, noon) == noon)
  }

  @Test("stay within the years of ISO 8601")
  func ends() {
    let first = at("1600-01-01")
    let last = at("9999-12-31T23:59:59.999Z")
    #expect(Timestamp(milliseconds: .min) == first)
    #expect(Timestamp(milliseconds: .max) == last)
    let ends = [first, last].map { Double($0.milliseconds) }
    #expect(ends.allSatisfy(Timestamp.supports))
    #expect(!Timestamp.supports(milliseconds: ends[0] - 1))
    #expect(!Timestamp.supports(milliseconds: ends[1] + 1))
    #expect(Timestamp(exactly: last.milliseconds) == last)
    #expect(Timestamp(exactly: last.milliseconds + 1) == nil)
    #expect(Timestamp(Date.distantPast) == first)
    #expect(Timestamp(Date(timeIntervalSince1970: .infinity)) == last)
    #expect(Timestamp(Date(timeIntervalSince1970: .nan)) == first)
    #expect(last.adding(milliseconds: .max) == last)
    #expect(first.adding(milliseconds: .min) == first)
    #expect(noon.adding(seconds: .infinity) == last)
    #expect(noon.adding(seconds: .nan) == noon)
    #expect(noon.adding(seconds: -0.0015).milliseconds == noon.milliseconds - 2)
  }

  @Test("round a date to the nearest millisecond")
  func rounding() {
    #expect(Timestamp(Date(timeIntervalSince1970: 1.0006)).milliseconds == 1001)
    #expect(Timestamp(Date(timeIntervalSince1970: -1.0006)).milliseconds == -1001)
    #expect(Timestamp.milliseconds(inSeconds: 1e300) == .max)
    #expect(Timestamp.milliseconds(inSeconds: -1e300) == .min)
  }
}
