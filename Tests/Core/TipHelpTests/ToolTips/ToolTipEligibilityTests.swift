import Foundation
import Testing
import TipModel

@Suite("The decision whether a tooltip shows, a pure function")
struct ToolTipEligibilityTests {
  private static let start = Timestamp(milliseconds: 1_000_000)
  private static let star = ToolTipDefinition(id: "star.button", text: "Save to your list")

  private func situation(
    after milliseconds: Int64, controls: TipControls = TipControls(), facts: Facts = Facts()
  ) -> Situation {
    Situation(
      facts, controls: Controls([.api: controls]),
      now: Self.start.adding(milliseconds: milliseconds))
  }

  private func rest(_ dismissal: ToolTipDismissal? = nil) throws -> ToolTipHover {
    let answer = try #require(ToolTipAnswer(toolTip: Self.star, text: "Save to your list"))
    return .resting(ToolTipRest(answer, since: Self.start, dismissal: dismissal))
  }

  @Test(
    "shows from the end of the delay to the end of the duration",
    arguments: [
      (0, ToolTipGate.delay, 1000), (999, .delay, 1000), (1000, nil, 11_000), (10_999, nil, 11_000),
      (11_000, .duration, nil), (.max, .duration, nil), (-5, .delay, 1000),
    ] as [(Int64, ToolTipGate?, Int64?)])
  func times(after: Int64, decider: ToolTipGate?, next: Int64?) throws {
    let verdict = ToolTipEligibility.evaluate(Self.star, try rest(), in: situation(after: after))
    #expect(verdict.decidedBy == decider)
    #expect(verdict.shows == (decider == nil))
    #expect(verdict.text == (decider == nil ? "Save to your list" : nil))
    #expect(verdict.nextChangeTimestamp == next.map { Self.start.adding(milliseconds: $0) })
  }

  @Test("changes at the next change, and not before")
  func nextChange() throws {
    let hover = try rest()
    var now = situation(after: 0)
    var shown: [Bool] = []
    for _ in 1...5 {
      let before = ToolTipEligibility.evaluate(Self.star, hover, in: now)
      guard let next = before.nextChangeTimestamp else { break }
      let justBefore = Situation(Facts(), now: next.adding(milliseconds: -1))
      #expect(
        ToolTipEligibility.evaluate(Self.star, hover, in: justBefore).decidedBy == before.decidedBy)
      now = Situation(Facts(), now: next)
      shown.append(ToolTipEligibility.evaluate(Self.star, hover, in: now).shows)
    }
    #expect(shown == [true, false])
  }

  @Test("lists the gates in order, and those of the pointer only where it is")
  func order() throws {
    let all = ToolTipEligibility.evaluate(Self.star, try rest(), in: situation(after: 0))
    #expect(all.gates.map(\.gate) == ToolTipGate.allCases.filter { $0 != .alert })
    let away = ToolTipEligibility.evaluate(Self.star, .away, in: situation(after: 0))
    #expect(away.gates.map(\.gate) == [.platform, .override, .disabled, .pointer])
    #expect(away.decidedBy == .pointer)
    let silent = ToolTipEligibility.evaluate(Self.star, .silent, in: situation(after: 0))
    #expect(silent.decidedBy == .noAnswer)
    let covered = ToolTipEligibility.evaluate(
      Self.star, .covered(by: "name"), in: situation(after: 0))
    #expect(covered.deciding?.actual == "the pointer is on \"name\", whose tooltip comes first")
  }

  @Test("a control that shows overrules the interaction and the times, and nothing else")
  func forced() throws {
    let controls = TipControls(showToolTips: ["*"])
    var star = Self.star
    star.isEnabled = false
    for milliseconds in [0, 500, 5000, 50_000] as [Int64] {
      let verdict = ToolTipEligibility.evaluate(
        star, try rest(), in: situation(after: milliseconds, controls: controls))
      #expect(verdict.shows && verdict.decidedBy == .override)
      #expect(verdict.nextChangeTimestamp == nil)
    }
    func decider(_ toolTip: ToolTipDefinition, _ hover: ToolTipHover) -> ToolTipGate? {
      ToolTipEligibility.evaluate(toolTip, hover, in: situation(after: 0, controls: controls))
        .decidedBy
    }
    #expect(decider(star, try rest(.click)) == .dismissed)
    #expect(decider(star, .away) == .pointer)
    #expect(decider(star, .silent) == .noAnswer)
    star.platform = .iPadOS
    #expect(decider(star, try rest()) == .platform)
  }

  @Test("is explained with would when the pointer is only assumed to be on it")
  func heads() throws {
    let shown = situation(after: 1000)
    let forbidden = situation(after: 1000, controls: TipControls(hideToolTips: ["*"]))
    func head(_ hover: ToolTipHover, _ situation: Situation) -> Substring? {
      ToolTipExplanation(of: Self.star, hover, in: situation).text.split(separator: "\n").first
    }
    #expect(head(try rest(), shown) == "star.button: shows  \"Save to your list\"")
    #expect(head(try rest(), forbidden) == "star.button: hidden  \"Save to your list\"")
    #expect(head(.assumed, shown) == "star.button: would show  \"Save to your list\"")
    #expect(head(.assumed, forbidden) == "star.button: would not show  \"Save to your list\"")
  }

  @Test("a tooltip that does not show says what it lacks")
  func lacks() throws {
    func explanation(_ toolTip: ToolTipDefinition, _ hover: ToolTipHover) -> ToolTipExplanation {
      ToolTipExplanation(of: toolTip, hover, in: situation(after: 1000))
    }
    var disabled = Self.star
    disabled.isEnabled = false
    let off = explanation(disabled, try rest())
    #expect(off.outlook == "It shows once the app enables its interaction.")
    #expect(off.verdict.deciding?.detail == "its isEnabled is false")
    #expect(explanation(Self.star, .silent).outlook == "It shows once its view has a text.")
    for (dismissal, words) in [
      (.scroll, "dismissed by a scroll"), (.click, "dismissed by a click"),
      (.key, "dismissed by a key press"),
    ] as [(ToolTipDismissal, String)] {
      let left = explanation(Self.star, try rest(dismissal))
      #expect(left.verdict.deciding?.actual == words)
      #expect(left.outlook == "It shows again: move the pointer away and back.")
    }
  }

  @Test("a duration of zero never shows, and the explanation says so")
  func noDuration() throws {
    let situation = situation(after: 1000, controls: TipControls(toolTipDuration: .zero))
    for hover in [try rest(), .assumed] {
      let explanation = ToolTipExplanation(of: Self.star, hover, in: situation)
      #expect(!explanation.verdict.shows)
      #expect(explanation.outlook == "It never shows: its time on screen is zero.")
    }
  }

  @Test("the longest times overflow nothing")
  func longest() throws {
    let longest = Duration.seconds(Int64.max)
    let controls = TipControls(toolTipDelay: longest, toolTipDuration: longest)
    let verdict = ToolTipEligibility.evaluate(
      Self.star, try rest(), in: situation(after: 0, controls: controls))
    #expect(verdict.decidedBy == .delay)
    #expect(
      !ToolTipExplanation(
        of: Self.star, try rest(), in: situation(after: 0, controls: controls)
      ).text.isEmpty)
  }

  @Test("a text with line breaks and 10,000 characters stays on its line")
  func hostile() throws {
    let text = String(repeating: "ab\n\u{1B}[2J🐦", count: 1500)
    var star = Self.star
    star.text = text
    let answer = try #require(ToolTipAnswer(toolTip: star, text: text))
    let hover = ToolTipHover.resting(ToolTipRest(answer, since: Self.start))
    let explanation = ToolTipExplanation(of: star, hover, in: situation(after: 1000))
    #expect(explanation.verdict.text == text)
    #expect(explanation.text.split(separator: "\n").count == 10)
    #expect(!explanation.text.contains("\u{1B}"))
  }
}

@Suite("The machine that follows the pointer, a pure value")
struct HoverMachineTests {
  private static let start = Timestamp(milliseconds: 1_000_000)
  private static let later = Timestamp(milliseconds: 1_000_700)

  private func answer(_ text: String, number: Int = 1, area: ScreenRect? = nil) -> ToolTipAnswer? {
    ToolTipAnswer(
      interaction: number, toolTip: ToolTipDefinition(id: "view \(number)"), text: text, area: area)
  }

  @Test("The same answer again keeps the time of the first; a new one begins a new stay")
  func same() {
    var machine = HoverMachine()
    machine.apply(.move(answer("Save")), at: Self.start)
    machine.apply(.move(answer("Save")), at: Self.later)
    #expect(machine.rest?.since == Self.start)
    for other in [
      answer("Keep"), answer("Save", number: 2),
      answer("Save", area: ScreenRect(x: 0, y: 0, width: 1, height: 1)),
    ] {
      var copy = machine
      copy.apply(.move(other), at: Self.later)
      #expect(copy.rest?.since == Self.later && copy.rest?.answer == other)
    }
  }

  @Test("Leaving, an alert, a silent place and the interaction's end all end the stay")
  func ends() {
    let events: [HoverMachine.Event] = [.leave, .alert, .move(nil), .remove(interaction: 1)]
    for event in events {
      var machine = HoverMachine()
      machine.apply(event, at: Self.start)
      #expect(machine == HoverMachine())
      machine.apply(.move(answer("Save")), at: Self.start)
      machine.apply(event, at: Self.later)
      #expect(machine == HoverMachine())
    }
    var machine = HoverMachine()
    machine.apply(.move(answer("Save")), at: Self.start)
    machine.apply(.remove(interaction: 2), at: Self.later)
    #expect(machine.rest != nil)
  }

  @Test("The first dismissal is kept until the pointer comes again")
  func dismissed() {
    var machine = HoverMachine()
    machine.apply(.dismiss(.key), at: Self.start)
    #expect(machine.rest == nil)
    machine.apply(.move(answer("Save")), at: Self.start)
    machine.apply(.dismiss(.scroll), at: Self.start)
    machine.apply(.dismiss(.click), at: Self.later)
    machine.apply(.move(answer("Save")), at: Self.later)
    #expect(machine.rest?.dismissal == .scroll)
    machine.apply(.leave, at: Self.later)
    machine.apply(.move(answer("Save")), at: Self.later)
    #expect(machine.rest?.dismissal == nil)
  }

  @Test("A rectangle covers its points half-open, and no rectangle the whole view")
  func covers() {
    var machine = HoverMachine()
    let area = ScreenRect(x: 100, y: 0, width: 100, height: 10)
    machine.apply(.move(answer("Save", area: area)), at: Self.start)
    let points = [99.9, 100, 150, 199.9, 200].map { ScreenPoint(x: $0, y: 0) }
    #expect(points.map { machine.covers(1, $0) } == [false, true, true, true, false])
    #expect(!machine.covers(1, ScreenPoint(x: 150, y: 10)))
    #expect(!machine.covers(2, ScreenPoint(x: 150, y: 0)))
    machine.apply(.move(answer("Save")), at: Self.start)
    #expect(machine.covers(1, ScreenPoint(x: 1e300, y: -1e300)))
    #expect(!machine.covers(2, ScreenPoint(x: 0, y: 0)))
  }

  @Test("I5: a blank text does not count as an answer", arguments: ["", " ", "\n", "\u{3000}"])
  func blank(text: String) { #expect(answer(text) == nil) }
}
