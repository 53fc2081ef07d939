import Foundation
import TestSupport
import Testing
import TipEngine
import TipHelp
import TipModel
import TipSnapshot
import TipTesting

@Suite("A recorded hover script", .tips(at: "2026-11-21T09:00:00Z"))
@MainActor
struct HoverScriptTests {
  @Test("I17: plays at its times, and its timeline is a snapshot")
  func i17() throws {
    let yard = ToolTipYard.withToolTips()
    try yard.pointer.play("hover-backyard")
    assertTipSnapshot(of: yard.pointer.timeline, as: .timeline)
    #expect(TipTest.clock.alarmCount == 0)
  }

  @Test("I17: a recording plays back to the same timeline")
  func i17Recording() throws {
    let recorded = ToolTipYard.withToolTips()
    recorded.pointer.move(to: CGPoint(x: 20.5, y: 20))
    recorded.pointer.rest(for: .seconds(3))
    recorded.pointer.scroll()
    recorded.pointer.pressKey()
    recorded.pointer.move(to: recorded.feeder)
    recorded.pointer.rest(for: .milliseconds(1500))
    recorded.pointer.leave()
    let script = try HoverScript(json: recorded.pointer.script, subject: "recording")
    let played = ToolTipYard.withToolTips()
    played.pointer.play(script)
    #expect(played.pointer.timeline == recorded.pointer.timeline)
    #expect(played.pointer.script == recorded.pointer.script)
  }

  @Test("I17: a recording has each gesture with its time, but no rest that fails")
  func i17Steps() throws {
    let pointer = ToolTipYard.withToolTips().pointer
    pointer.move(to: CGPoint(x: 20.5, y: 20))
    pointer.rest(for: .seconds(3))
    pointer.rest(for: .zero)
    expectFailures(["would move the clock back"]) { pointer.rest(for: .seconds(-1)) }
    pointer.scroll()
    pointer.click()
    pointer.pressKey()
    pointer.leave()
    let script = try HoverScript(json: pointer.script, subject: "recording")
    #expect(
      script.steps == [
        HoverScript.Step(at: 0, .move(ScreenPoint(x: 20.5, y: 20))),
        HoverScript.Step(at: 0, .rest(milliseconds: 3000)),
        HoverScript.Step(at: 3000, .rest(milliseconds: 0)),
        HoverScript.Step(at: 3000, .dismiss(.scroll)),
        HoverScript.Step(at: 3000, .dismiss(.click)), HoverScript.Step(at: 3000, .dismiss(.key)),
        HoverScript.Step(at: 3000, .leave),
      ])
  }

  @Test("I17: is read from the package of the test, also in a folder with a space in its name")
  func i17Folder() throws {
    let package = FileManager.default.temporaryDirectory.appending(path: "yard \(UUID())")
    let fixtures = package.appending(path: "Fixtures")
    try FileManager.default.createDirectory(at: fixtures, withIntermediateDirectories: true)
    try Data().write(to: package.appending(path: "Package.swift"))
    try Data(#"{"steps": [{"at": "1s", "action": "leave"}]}"#.utf8)
      .write(to: fixtures.appending(path: "visit.json"))
    let yard = ToolTipYard()
    try yard.pointer.play("visit", filePath: package.appending(path: "VisitTests.swift").path)
    #expect(yard.pointer.timeline.description == "1s  leave")
    try FileManager.default.removeItem(at: package)
  }

  @Test(
    "I17: is read strictly, and an error names the path",
    arguments: [
      ("[]", "The document cannot be a list"), ("{}", "steps is missing"),
      (#"{"steps": {}}"#, "steps cannot be an object"),
      (#"{"steps": [], "step": 1}"#, "step is an unknown member"),
      (#"{"schema": 2, "steps": []}"#, "schema cannot be 2: this version reads schema 1"),
      (#"{"schema": "1", "steps": []}"#, #"schema cannot be "1""#),
      (#"{"steps": [{"at": "0s"}]}"#, "steps[0].action is missing"),
      (#"{"steps": [{"at": "0s", "action": "jump"}]}"#, #"steps[0].action cannot be "jump""#),
      (#"{"steps": [{"action": "leave"}]}"#, "steps[0].at is missing"),
      (#"{"steps": [{"at": 0, "action": "leave"}]}"#, "steps[0].at cannot be 0"),
      (
        #"{"steps": [{"at": "0", "action": "leave"}]}"#,
        #"Invalid duration "0" in steps[0].at: a unit is missing after "0""#
      ),
      (#"{"steps": [{"at": "0s", "action": "move", "x": 1}]}"#, "steps[0].y is missing"),
      (
        #"{"steps": [{"at": "0s", "action": "move", "x": 1, "y": "2"}]}"#,
        #"steps[0].y cannot be "2""#
      ),
      (
        #"{"steps": [{"at": "0s", "action": "leave", "x": 1}]}"#, "steps[0].x is an unknown member"
      ),
      (
        #"{"steps": [{"at": "2s", "action": "leave"}, {"at": "1s", "action": "click"}]}"#,
        #"steps[1].at cannot be "1s""#
      ),
      (
        #"{"steps": [{"at":"0s","action":"rest","for":"2s"}, {"at":"1s","action":"leave"}]}"#,
        #"steps[1].at cannot be "1s""#
      ),
    ])
  func i17Errors(json: String, reason: String) {
    let error = #expect(throws: TipControlError.self) {
      try HoverScript(json: json, subject: "hover.json")
    }
    #expect(error?.code == .malformed)
    #expect(error?.reason == "hover.json: \(reason)", "\(String(describing: error))")
    #expect(error?.suggestion.isEmpty == false)
  }

  @Test("I17: a missing script is named, with the nearest one")
  func i17Missing() {
    let yard = ToolTipYard()
    let error = #expect(throws: TipControlError.self) { try yard.pointer.play("hover-backyart") }
    #expect("\(String(describing: error))".contains("hover-backyard"))
  }
}
