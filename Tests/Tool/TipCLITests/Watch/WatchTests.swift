import Foundation
import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("tipctl watch")
struct WatchTests {
  /// The action of a step, its time, and the event that it posts.
  struct Step: Sendable {
    var seconds: Int64 = 0
    var event = WatchNews.Event.changed
    var action: @Sendable (Yard) throws -> Void = { _ in }
  }

  /// Watches a yard during a story, and returns the output after the first statuses.
  func watch(
    _ words: [String] = ["watch", "-q"], environment: [String: String] = [:],
    asked: Asked = Asked(), in yard: Yard, _ steps: [Step]
  ) throws -> RecordedRun {
    let rest = Mutex(steps[...])
    let start = try #require(Timestamp(iso8601: Yard.now))
    let time = Mutex(start)
    return yard.run(words, environment: environment) { console in
      console.now = { time.withLock { $0 } }
      console.news = {
        WatchNews { instant in
          asked.instants.withLock { $0.append(instant) }
          guard let step = rest.withLock({ $0.popFirst() }) else { return .interrupted }
          time.withLock { $0 = $0.adding(milliseconds: step.seconds * 1000) }
          do { try step.action(yard) } catch { Issue.record(error) }
          return step.event
        }
      }
    }
  }

  /// The system times at which the command has asked to be woken.
  final class Asked: Sendable {
    let instants = Mutex<[Timestamp?]>([])
  }

  func tipctl(_ words: String...) -> Step {
    Step { yard in #expect(yard.run(words).code == .done) }
  }

  func app(_ action: Change.Action) -> Step { Step { try $0.change(action) } }

  /// The lines about changes, without their dates.
  func changes(_ run: RecordedRun) -> [String] {
    run.lines.filter { $0.contains("->") }.map { String($0.dropFirst(Yard.now.count + 2)) }
  }

  @Test("It prints the status of each tip first, in order, and ends when it is interrupted")
  func first() throws {
    let yard = try Yard()
    let run = try watch(in: yard, [])
    #expect(run.code == .done)
    #expect(run.lines.count == 5)
    #expect(run.lines.first?.hasPrefix("\(Yard.now)  FavoriteBackyardTip: ") == true)
    let coloured = try watch(
      ["watch", "-q", "FeedBirdsTip", "FilterSpeciesTip"],
      environment: ["CLICOLOR_FORCE": "1"], in: yard, [])
    #expect(coloured.lines.map { $0.hasPrefix("\u{1B}[32m") } == [true, false])
  }

  @Test("It waits for a datastore that is away for a moment (D47)")
  func away() throws {
    let yard = try Yard()
    let path = yard.folder.appending(path: "birds").path
    let other = yard.folder.appending(path: "away").path
    let asked = Asked()
    let run = try watch(
      environment: ["TIPCTL_CLOCK": "@2026-11-20T08:29:58Z"], asked: asked, in: yard,
      [
        Step { _ in try FileManager.default.moveItem(atPath: path, toPath: other) },
        Step(seconds: 10),
        Step { yard in
          try FileManager.default.moveItem(atPath: other, toPath: path)
          #expect(yard.run("hide", "SeasonalVisitorTip").code == .done)
        },
        tipctl("auto", "SeasonalVisitorTip"),
      ])
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      changes(run) == [
        "SeasonalVisitorTip: available -> pending  (tipctl hide SeasonalVisitorTip)",
        "SeasonalVisitorTip: pending -> available  (tipctl auto SeasonalVisitorTip)",
      ])
    #expect(run.errorLines.filter { $0.contains("There is no datastore at") }.count == 1)
    // While it is away, time changes nothing, and no alarm is set.
    #expect(asked.instants.withLock { Array($0[1...2]) } == [nil, nil])
  }

  @Test("The display frequency: a first display, a new value, a command, and the end of a day")
  func frequency() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(.registerTip(TipDefinition(id: "NestTip")))
    let display = ActiveDisplay(id: "nest", began: now, owner: "birds 1")
    let run = try watch(
      in: yard,
      [
        app(.beginDisplay(tip: "NestTip", display: display, isForced: false)),
        app(.configure(displayFrequency: .immediate)), tipctl("frequency", "weekly"),
        tipctl("frequency", "daily"), Step(seconds: 86_400, event: .timeReached),
      ])
    #expect(
      changes(run) == [
        "FavoriteBackyardTip: available -> pending  (app: display began NestTip)",
        "FavoriteBackyardTip: pending -> available  (app: set the display frequency immediate)",
        "FavoriteBackyardTip: available -> pending  (tipctl frequency weekly)",
        "FavoriteBackyardTip: pending -> available  (time: the display frequency interval ended)",
      ])
  }

  @Test("In a terminal a line is wrapped below its beginning")
  func wrapped() throws {
    let yard = try Yard()
    let group = GroupDefinition(.firstAvailable, ["FavoriteBackyardTip", "FeedBirdsTip"])
    try yard.change(.useGroups([group]))
    let environment = ["NO_COLOR": "1"]
    let run = yard.run("watch", "-q", "FeedBirdsTip", environment: environment) { console in
      console.outputIsTerminal = true
      console.width = 40
    }
    #expect(
      run.output == """
        \(Yard.now)  FeedBirdsTip:
          available, hidden in its group:
          FavoriteBackyardTip, before it, is the
          first available member

        """)
  }

  @Test("The passing of time is a cause, at the requested time")
  func time() throws {
    let yard = try Yard()
    let run = try watch(in: yard, [Step(seconds: 5 * 86_400, event: .timeReached)])
    #expect(
      changes(run) == [
        "FavoriteBackyardTip: available -> pending  (time: a window closed, "
          + "event(\"didViewBackyard\").donations.donatedWithin(.days(5)).count >= 3 is false)"
      ])
  }

  @Test("A tip on screen reaches the end of its display duration")
  func duration() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    var options = TipOptions(maxDisplayDuration: 60)
    options.ignoresDisplayFrequency = true
    try yard.change(.registerTip(TipDefinition(id: "NestTip", options: options)))
    let display = ActiveDisplay(id: "nest", began: now, owner: "\(getppid()):wren")
    try yard.change(.beginDisplay(tip: "NestTip", display: display, isForced: false))
    let run = try watch(
      ["watch", "-q", "NestTip"], in: yard, [Step(seconds: 60, event: .timeReached)])
    #expect(
      changes(run) == [
        "NestTip: available -> invalidated(displayDurationExceeded)"
          + "  (time: the tip reached its maximum display duration)"
      ])
  }

  @Test("A tip whose rule time opens says which rule")
  func opens() throws {
    let yard = try Yard()
    let rule = #"event("didViewBackyard").donations.donatedWithin(.days(5)).count < 3"#
    try yard.change(
      .registerTip(TipDefinition(id: "RestTip", rules: [try RuleExpression(parsing: rule)])))
    let run = try watch(
      ["watch", "-q", "RestTip"], in: yard, [Step(seconds: 5 * 86_400, event: .timeReached)])
    #expect(
      changes(run) == [
        "RestTip: pending -> available  (time: a window closed, \(rule) is true)"
      ])
  }

  @Test("The alarm uses the system's clock, for any clock in force")
  func alarm() throws {
    let asked = Asked()
    _ = try watch(
      ["watch", "-q", "FavoriteBackyardTip"],
      environment: ["TIPCTL_CLOCK": "@2026-11-21T09:00:00Z x60"], asked: asked, in: Yard(), [])
    let start = try #require(Timestamp(iso8601: Yard.now))
    let instants = asked.instants.withLock { $0 }
    let own = Asked()
    _ = try watch(["watch", "-q", "FavoriteBackyardTip"], asked: own, in: Yard(), [])
    let plain = try #require(own.instants.withLock { $0 }.first ?? nil)
    let wait = plain.milliseconds - start.milliseconds
    #expect(wait > 0)
    #expect(instants.first == start.adding(milliseconds: (wait + 59) / 60))
  }

  @Test("The alarm is the first change of a watched tip, or of another tip in its group")
  func firstAlarm() throws {
    let yard = try Yard()
    let rule = #"event("didViewBackyard").donations.donatedWithin(.days(4)).count >= 3"#
    try yard.change(
      .registerTip(
        TipDefinition(id: "EarlyTip", rules: [try RuleExpression(parsing: rule)])))
    func alarm(_ tips: String...) throws -> Timestamp? {
      let asked = Asked()
      _ = try watch(["watch", "-q"] + tips, asked: asked, in: yard, [])
      return try #require(asked.instants.withLock { $0 }.first)
    }
    let favorite = try #require(try alarm("FavoriteBackyardTip"))
    let early = favorite.adding(milliseconds: -86_400_000)
    #expect(try alarm("EarlyTip") == early)
    #expect(try alarm("FavoriteBackyardTip", "EarlyTip") == early)
    #expect(try alarm("FilterSpeciesTip") == nil)
    try yard.change(
      .useGroups([GroupDefinition(.ordered, ["FavoriteBackyardTip", "FilterSpeciesTip"])])
    )
    #expect(try alarm("FilterSpeciesTip") == favorite)
  }

  @Test(
    "On a terminal, a line ends after the \"^C\" that the terminal shows",
    arguments: [true, false])
  func interrupted(isTerminal: Bool) throws {
    let run = try Yard().run(["watch"], environment: ["NO_COLOR": "1"]) { console in
      console.errorIsTerminal = isTerminal
      console.news = { WatchNews { _ in .interrupted } }
    }
    #expect(
      run.errors.hasSuffix(isTerminal ? "Ctrl-C ends it.\n\n" : "Ctrl-C ends it.\n"))
    #expect(run.errors.hasSuffix("\n\n") == isTerminal)
  }

  @Test("Names select tips; an unknown one is an error before the watch starts")
  func names() throws {
    let yard = try Yard()
    let run = try watch(
      ["watch", "-q", "FeedBirdsTip"], in: yard, [tipctl("hide", "--all")])
    #expect(run.lines.count == 2)
    #expect(changes(run) == ["FeedBirdsTip: available -> pending  (tipctl hide --all)"])
    let unknown = yard.run("watch", "FeedBirdTip")
    #expect(unknown.code == .badData)
    #expect(unknown.errors.contains("Did you mean \"FeedBirdsTip\""))
  }

  @Test("JSON has one object per line, with the fields listed in help")
  func json() throws {
    let run = try watch(
      ["watch", "FeedBirdsTip", "--format", "json"], in: Yard(), [tipctl("hide", "FeedBirdsTip")])
    let now = Yard.now
    #expect(
      run.output == """
        {"after":{"invalidationReason":null,"status":"available"},"before":null,"causes":[],\
        "date":"\(now)","help":"tip","id":"FeedBirdsTip","kind":"status","process":null,\
        "schema":4,"shows":true}
        {"after":{"invalidationReason":null,"status":"pending"},\
        "before":{"invalidationReason":null,"status":"available"},"causes":[{"kind":"command",\
        "text":"tipctl hide FeedBirdsTip"}],"date":"\(now)","help":"tip","id":"FeedBirdsTip",\
        "kind":"change","process":null,"schema":4,"shows":false}

        """)
    #expect(run.errors.isEmpty)
    for line in run.lines {
      let output = try StoredValue(json: line, subject: "line")
      #expect(try OutputSchema.problems(with: output) == [])
    }
  }

  @Test("It prints the changes of tooltips and alerts beside those of tips (D60)")
  func help() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let alert = TipAlert(id: "remove-backyard", title: "Remove it?", buttons: [.cancel])
    let display = ActiveDisplay(id: "1", began: now, owner: "1:a")
    try yard.change(.registerToolTip(ToolTipDefinition(id: "star.button", text: "Save it")))
    let steps = [
      tipctl("tooltips", "--hide", "star.button"), tipctl("tooltips", "--clear"),
      app(.beginAlert(alert, display: display)),
      app(.endAlert(id: "remove-backyard", display: "1", button: "Cancel")),
    ]
    let run = try watch(
      ["watch", "star.button", "FeedBirdsTip", "-q"], in: yard, Array(steps.prefix(2)))
    let printed = run.lines.map { String($0.dropFirst(Yard.now.count + 2)) }
    #expect(
      printed == [
        "FeedBirdsTip: available", "star.button: available",
        "star.button: available -> pending  (tipctl tooltips --hide star.button)",
        "star.button: pending -> available  (tipctl tooltips --clear)",
      ])
    let others = try changes(watch(in: yard, Array(steps.suffix(2))))
    let shown = "(app: alert shown remove-backyard)"
    #expect(others.contains("remove-backyard: unknown -> onScreen  \(shown)"), "\(others)")
    #expect(others.contains("star.button: available -> pending  \(shown)"))
    #expect(others.contains("FeedBirdsTip: available -> pending  \(shown)"))
    #expect(others.contains { $0.hasPrefix("remove-backyard: onScreen -> answered  (app: alert ") })
    let unknown = try watch(["watch", "star.buton"], in: yard, [])
    #expect(unknown.code == .badData)
    #expect(unknown.errors.contains("There is no tip, tooltip or alert \"star.buton\""))
    #expect(unknown.errors.contains("Did you mean \"star.button\"?"))
  }

  @Test("A closed pipe ends it silently, and a missing datastore is waited for")
  func ends() throws {
    let yard = try Yard()
    #expect(try watch(in: yard, [Step(event: .closedPipe)]).code == .done)
    let gone = try watch(
      in: yard,
      [Step { try FileManager.default.removeItem(at: $0.folder.appending(path: "birds")) }])
    #expect(gone.code == .done)
    #expect(gone.errors.contains("There is no datastore"))
  }

  @Test("Control characters in a title or id are escaped")
  func controls() throws {
    let run = try watch(
      in: Yard(), [app(.registerTip(TipDefinition(id: "a\u{1B}[2J")))])
    #expect(changes(run) == ["a\\u{1B}[2J: unknown -> available  (app: made the tip known)"])
  }
}
