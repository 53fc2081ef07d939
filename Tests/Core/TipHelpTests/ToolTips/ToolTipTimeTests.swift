import Foundation
import Testing
import TipEngine
import TipHelp
import TipTesting

@Suite("The time of a tooltip", .tips(at: "2026-11-21T09:00:00Z"))
@MainActor
struct ToolTipTimeTests {
  @Test("I1: a default text shows once the pointer has rested for one second, not a tick before")
  func i1() {
    let screen = HelpScreen()
    let label = HelpView(id: "name.label", frame: CGRect(x: 10, y: 10, width: 100, height: 20))
    label.addInteraction(ToolTipInteraction(defaultToolTip: "Shown to your friends"))
    screen.root.addSubview(label)
    let pointer = Pointer(on: screen)
    pointer.move(to: label)
    pointer.rest(for: .milliseconds(999))
    expectNoToolTip(on: label, because: .delay)
    pointer.rest(for: .milliseconds(1))
    expectToolTip("Shown to your friends", on: label)
    #expect(screen.visibleToolTipID == "name.label")
  }

  @Test("I1: a view, a label and a control have tooltips alike")
  func i1Views() {
    let yard = ToolTipYard()
    let view = HelpView(id: "map", frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    view.addInteraction(ToolTipInteraction(defaultToolTip: "Drag to look around"))
    yard.screen.root.addSubview(view)
    yard.star.toolTip = "Save to your list"
    for (view, text) in [(view, "Drag to look around"), (yard.star, "Save to your list")] {
      yard.pointer.move(to: view)
      yard.pointer.rest(for: .seconds(1))
      expectToolTip(text, on: view)
    }
  }

  @Test("I2: it leaves ten seconds after it appeared, and leaves no alarm")
  func i2Time() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(1))
    yard.pointer.rest(for: .milliseconds(9_999))
    expectToolTip("Save to your list", on: yard.star)
    yard.pointer.rest(for: .milliseconds(1))
    expectNoToolTip(on: yard.star, because: .duration)
    #expect(TipTest.clock.alarmCount == 0)
    yard.pointer.rest(for: .seconds(60))
    expectNoToolTip(on: yard.star, because: .duration)
  }

  @Test("I2: it leaves at once when the pointer leaves first, and leaves no alarm")
  func i2Leave() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    #expect(TipTest.clock.alarmCount == 1)
    yard.pointer.rest(for: .seconds(1))
    #expect(TipTest.clock.alarmCount == 1)
    yard.pointer.rest(for: .seconds(3))
    yard.pointer.leave()
    expectNoToolTip(on: yard.star, because: .pointer)
    expectNoToolTip(on: yard.screen)
    #expect(TipTest.clock.alarmCount == 0 && TipTest.clock.sleeperCount == 0)
  }

  @Test("I2: a screen that no longer exists leaves no alarm")
  func i2Screen() {
    for isShown in [false, true] {
      let yard = ToolTipYard.withToolTips()
      yard.pointer.move(to: yard.star)
      if isShown { yard.pointer.rest(for: .seconds(2)) }
      #expect(TipTest.clock.alarmCount == 1)
      _ = consume yard
      #expect(TipTest.clock.alarmCount == 0)
    }
  }

  @Test("I3: moving inside one rectangle neither restarts the delay nor asks again")
  func i3Inside() {
    let yard = ToolTipYard()
    let answerer = Answerer("Save to your list")
    yard.star.toolTip = ""
    yard.star.toolTipInteraction?.delegate = answerer
    for x in [5.0, 15, 25, 43.9] {
      yard.pointer.move(to: CGPoint(x: x, y: x))
      yard.pointer.rest(for: .milliseconds(250))
    }
    expectToolTip("Save to your list", on: yard.star)
    yard.pointer.move(to: CGPoint(x: 2, y: 2))
    expectToolTip("Save to your list", on: yard.star)
    #expect(answerer.questions == [CGPoint(x: 5, y: 5)])
  }

  @Test("I3: crossing into another rectangle restarts the delay, and asks again")
  func i3Crossing() {
    let yard = ToolTipYard()
    let answerer = Answerer { point in
      let half = CGRect(x: point.x < 22 ? 0 : 22, y: 0, width: 22, height: 44)
      return ToolTipConfiguration(toolTip: point.x < 22 ? "Left" : "Right", in: half)
    }
    yard.star.toolTip = ""
    yard.star.toolTipInteraction?.delegate = answerer
    yard.pointer.move(to: CGPoint(x: 10, y: 10))
    yard.pointer.rest(for: .milliseconds(900))
    yard.pointer.move(to: CGPoint(x: 30, y: 10))
    yard.pointer.rest(for: .milliseconds(999))
    expectNoToolTip(on: yard.star, because: .delay)
    yard.pointer.rest(for: .milliseconds(1))
    expectToolTip("Right", on: yard.star)
    yard.pointer.move(to: CGPoint(x: 10, y: 10))
    expectNoToolTip(on: yard.star, because: .delay)
    #expect(answerer.questions.map(\.x) == [10, 30, 10])
  }

  @Test("I4: leaving before the delay shows nothing, ever")
  func i4() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .milliseconds(999))
    yard.pointer.leave()
    yard.pointer.rest(for: .seconds(3600))
    #expect(yard.pointer.timeline.description == "0s     move   22, 22\n999ms  leave")
    expectNoToolTip(on: yard.star, because: .pointer)
  }

  @Test("I4: coming back after leaving begins a new delay")
  func i4Back() {
    let yard = ToolTipYard.withToolTips()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .milliseconds(999))
    yard.pointer.leave()
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .milliseconds(999))
    expectNoToolTip(on: yard.star, because: .delay)
    yard.pointer.rest(for: .milliseconds(1))
    expectToolTip("Save to your list", on: yard.star)
  }

  @Test("I5: an empty or blank text shows nothing", arguments: ["", " ", "\n\t ", "\u{3000}"])
  func i5Blank(text: String) {
    let yard = ToolTipYard()
    yard.star.toolTip = text
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.star, because: .noAnswer)
    let answerer = Answerer(text)
    yard.star.toolTip = "Save to your list"
    yard.star.toolTipInteraction?.delegate = answerer
    yard.pointer.move(to: CGPoint(x: 1, y: 1))
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.star, because: .noAnswer)
    #expect(TipTest.clock.alarmCount == 0)
  }

  @Test("I5: nil from the delegate shows nothing, also where there is a default text")
  func i5Nil() {
    let yard = ToolTipYard()
    let answerer = Answerer { _ in nil }
    yard.star.toolTip = "Save to your list"
    yard.star.toolTipInteraction?.delegate = answerer
    yard.pointer.move(to: yard.star)
    yard.pointer.rest(for: .seconds(5))
    expectNoToolTip(on: yard.star, because: .noAnswer)
    #expect(answerer.questions.count == 1)
  }
}
