import Foundation
import TestSupport
import Testing
import TipModel

@Suite("Clock setting")
struct ClockSettingTests {
  static let nine = Timestamp(milliseconds: 1_795_251_600_000)

  static let spelled: [(String, ClockSetting)] = [
    ("2026-11-21T09:00:00Z", .frozen(nine)),
    ("2026-11-21T09:00:00.250Z", .frozen(nine.adding(milliseconds: 250))),
    ("@2026-11-21T09:00:00Z", .started(nine, rate: 1)),
    ("@2026-11-21T09:00:00Z x60", .started(nine, rate: 60)),
    ("@2026-11-21T09:00:00Z x0.5", .started(nine, rate: 0.5)),
    ("+3d", .shifted(milliseconds: 3 * 86_400_000, rate: 1)),
    ("-2h30m", .shifted(milliseconds: -9_000_000, rate: 1)),
    ("+3d x60", .shifted(milliseconds: 3 * 86_400_000, rate: 60)),
    ("+0s x1e-07", .shifted(milliseconds: 0, rate: 1e-07)),
  ]

  @Test("A setting prints as its text, which parses back", arguments: spelled)
  func roundTrip(text: String, setting: ClockSetting) throws {
    #expect(setting.description == text)
    #expect(try ClockSetting(text, subject: "TIPCTL_CLOCK") == setting)
  }

  @Test("A frozen clock has the rate zero")
  func rate() {
    #expect(ClockSetting.frozen(Self.nine).rate == 0)
    #expect(ClockSetting.started(Self.nine, rate: 60).rate == 60)
  }

  @Test(
    "Other spellings are accepted too",
    arguments: [
      ("  +3d   x60 ", ClockSetting.shifted(milliseconds: 3 * 86_400_000, rate: 60)),
      ("2026-11-21", .frozen(nine.adding(milliseconds: -9 * 3_600_000))),
      ("2026-11-21T10:00+01:00", .frozen(nine)),
      ("+1d x1.0", .shifted(milliseconds: 86_400_000, rate: 1)),
    ])
  func looser(text: String, setting: ClockSetting) throws {
    #expect(try ClockSetting(text, subject: "TIPCTL_CLOCK") == setting)
  }

  @Test(
    "An invalid setting is rejected with its text and the reason",
    arguments: [
      ("", ""), ("noon", ""), ("+3d x60 x60", ""),
      ("2026-02-30T09:00:00Z", ": February 2026 has no day 30"),
      ("+", ": it is empty"), ("+3", ": a unit is missing after \"3\""),
      ("-3x", ": \"x\" is not a unit; units are w, d, h, m, s and ms"),
      ("+99999999999999999999d", ": it is too long"),
      ("@noon", ": \"noon\" is not a date"), ("@", ": \"\" is not a date"),
      ("@2026-02-30T09:00:00Z", ": February 2026 has no day 30"),
      (
        "2026-11-21T09:00:00Z x60",
        ": a frozen clock has no rate; put @ before the date to let it run"
      ),
      ("+3d x0", ": \"x0\" is not a rate above zero"),
      ("+3d x-1", ": \"x-1\" is not a rate above zero"),
      ("+3d xinf", ": \"xinf\" is not a rate above zero"),
      ("+3d x1e999", ": \"x1e999\" is not a rate above zero"),
      ("+3d 60", ": \"60\" is not a rate above zero"),
      ("+3d y60", ": \"y60\" is not a rate above zero"),
      ("+3d x0x3C", ": \"x0x3C\" is not a rate above zero"),
    ])
  func refused(text: String, detail: String) {
    let error = #expect(throws: TipControlError.self) {
      try ClockSetting(text, subject: "TIPCTL_CLOCK")
    }
    #expect(error?.code == .malformed)
    #expect(error?.subject == "TIPCTL_CLOCK")
    #expect(error?.reason == "Invalid clock setting \"\(text)\" in TIPCTL_CLOCK\(detail)")
    #expect(
      error?.suggestion.contains("@2026-11-21T09:00:00Z, or a shift such as +3d") == true)
  }

  @Test("Factories take dates and seconds")
  func factories() {
    #expect(ClockSetting.frozen(at: Self.nine.date) == .frozen(Self.nine))
    #expect(ClockSetting.started(at: Self.nine.date) == .started(Self.nine, rate: 1))
    #expect(
      ClockSetting.shifted(by: .milliseconds(-1500), rate: 2)
        == .shifted(milliseconds: -1500, rate: 2))
  }

  @Test("A rate from code is checked", arguments: [0, -1, .infinity, .nan] as [Double])
  func validation(rate: Double) throws {
    let error = #expect(throws: TipControlError.self) {
      try ClockSetting.started(Self.nine, rate: rate).validate()
    }
    #expect(error?.reason == "Invalid clock rate \(rate)")
    #expect(throws: Never.self) { try ClockSetting.started(Self.nine, rate: 0.1).validate() }
    #expect(throws: Never.self) { try ClockSetting.frozen(Self.nine).validate() }
  }
}
