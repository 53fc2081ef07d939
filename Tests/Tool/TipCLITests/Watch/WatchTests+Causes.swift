import Foundation
import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

/// The cause of a change, which a line names.
extension WatchTests {
  @Test("A command is named only for the tips that it changed")
  func commands() throws {
    let run = try watch(
      in: Yard(),
      [
        tipctl("hide", "SeasonalVisitorTip"), tipctl("donate", "didFillFeeder"),
        tipctl("reset", "--tip", "ShareBackyardTip", "--yes"),
        tipctl("undo", "--steps", "3"), tipctl("redo"),
      ])
    #expect(run.code == .done, "\(run.errors)")
    #expect(
      changes(run) == [
        "SeasonalVisitorTip: available -> pending  (tipctl hide SeasonalVisitorTip)",
        "FeedBirdsTip: available -> pending  (tipctl donate didFillFeeder)",
        "ShareBackyardTip: invalidated(tipClosed) -> pending"
          + "  (tipctl reset --tip ShareBackyardTip)",
        "FeedBirdsTip: pending -> available  (tipctl undo: donate didFillFeeder)",
        "SeasonalVisitorTip: pending -> available  (tipctl undo: hide SeasonalVisitorTip)",
        "ShareBackyardTip: pending -> invalidated(tipClosed)"
          + "  (tipctl undo: reset --tip ShareBackyardTip)",
        "SeasonalVisitorTip: available -> pending  (tipctl redo: hide SeasonalVisitorTip)",
      ])
  }

  @Test("Records that a reset removed and undo restored are not attributed to the app")
  func broughtBack() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(.donate(event: "didFillFeeder", date: now, info: nil))
    try yard.change(.invalidate(tip: "SeasonalVisitorTip", reason: .tipClosed, isForced: false))
    let run = try watch(in: yard, [tipctl("reset", "--yes"), tipctl("undo"), tipctl("redo")])
    let told = changes(run)
    #expect(told.contains("FeedBirdsTip: available -> pending  (tipctl undo: reset)"))
    #expect(
      told.contains(
        "SeasonalVisitorTip: available -> invalidated(tipClosed)  (tipctl undo: reset)"))
    #expect(told.allSatisfy { !$0.contains("app: ") }, "\(told)")
  }

  @Test("A merge is named for each tip, as all share one display frequency")
  func merge() throws {
    let yard = try Yard()
    try yard.makeDevice("phone")
    let path = yard.folder.appending(path: "phone/.tipkit/tips.sqlite").path
    let phone = try SQLiteDatastore(path: path, mode: .tool(creates: false))
    let now = try #require(Timestamp(iso8601: Yard.now))
    let display = ActiveDisplay(id: "wren", began: now, owner: "phone 1")
    try phone.commit([
      Change(.beginDisplay(tip: "WrenTip", display: display, isForced: false), at: now)
    ])
    phone.close()
    let found = try changes(watch(in: yard, [tipctl("merge", "phone")]))
    #expect(
      found == [
        "FavoriteBackyardTip: available -> pending  (tipctl merge phone)",
        "FeedBirdsTip: available -> invalidated(tipClosed)  (tipctl merge phone)",
      ], "\(found)")
  }

  @Test("An import is the only cause of the tips and the display frequency that it changes")
  func imported() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    try yard.change(.registerTip(TipDefinition(id: "NestTip")))
    let display = ActiveDisplay(id: "nest", began: now, owner: "birds 1")
    try yard.change(.beginDisplay(tip: "NestTip", display: display, isForced: false))
    let frequency = "\"displayFrequency\" : "
    let other = yard.export
      .replacing("\(frequency)\"daily\"", with: "\(frequency)\"immediate\"")
      .replacing("donations.isEmpty", with: "donations.count > 5")
    try yard.write(other, to: "new.json")
    let run = try watch(in: yard, [tipctl("import", "new.json", "--yes"), tipctl("undo")])
    #expect(
      changes(run) == [
        "FavoriteBackyardTip: pending -> available  (tipctl import new.json)",
        "FeedBirdsTip: available -> pending  (tipctl import new.json)",
        "FavoriteBackyardTip: available -> pending  (tipctl undo: import new.json)",
        "FeedBirdsTip: pending -> available  (tipctl undo: import new.json)",
      ])
  }

  @Test("Changes by the app are reported: donations, parameters, invalidations, new tips")
  func appChanges() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let run = try watch(
      in: Yard(),
      [
        app(.donate(event: "didFillFeeder", date: now, info: nil)),
        app(.setParameter(id: "BackyardBirds.isSignedIn", value: false)),
        app(.invalidate(tip: "SeasonalVisitorTip", reason: .actionPerformed, isForced: false)),
        app(.registerTip(TipDefinition(id: "NestTip"))),
      ])
    #expect(
      changes(run) == [
        "FeedBirdsTip: available -> pending  (app: donated didFillFeeder)",
        "FavoriteBackyardTip: available -> pending  (app: set BackyardBirds.isSignedIn: false)",
        "SeasonalVisitorTip: available -> invalidated(actionPerformed)"
          + "  (app: invalidated SeasonalVisitorTip: actionPerformed)",
        "NestTip: unknown -> available  (app: made the tip known)",
      ])
  }

  @Test("An app that makes one change again at the same instant is named again")
  func sameChange() throws {
    let off = app(.setParameter(id: "BackyardBirds.isSignedIn", value: false))
    let on = app(.setParameter(id: "BackyardBirds.isSignedIn", value: true))
    let found = try changes(watch(in: Yard(), [off, on, off, on]))
    let cause = "app: set BackyardBirds.isSignedIn"
    let lines = [
      "FavoriteBackyardTip: available -> pending  (\(cause): false)",
      "FavoriteBackyardTip: pending -> available  (\(cause): true)",
    ]
    #expect(found == lines + lines)
  }

  @Test("Of several changes by the app, each tip has those that concern it, in order")
  func ownCauses() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let events = ["didEat", "didFly", "didNest", "didSing"]
    let sources = ["isDawn()", "isDusk()", "isNight()", "isNoon()"]
    let counts = try events.map { event in
      try RuleExpression(parsing: "event(\"\(event)\").donations.isEmpty")
    }
    let opaque = (sources + ["isDry()"]).map { source in
      RuleExpression.opaque(OpaqueRule(source: source, inputs: []))
    }
    try yard.change(.registerTip(TipDefinition(id: "NestTip", rules: counts + opaque)))
    for source in sources + ["isDry()"] {
      try yard.change(.recordOpaqueResult(tip: "NestTip", source: source, value: true))
    }
    let step = Step { yard in
      for event in events.reversed() {
        try yard.change(.donate(event: event, date: now, info: nil))
      }
      for source in sources.reversed() {
        try yard.change(.recordOpaqueResult(tip: "NestTip", source: source, value: false))
      }
      try yard.change(.setParameter(id: "BackyardBirds.isSignedIn", value: false))
      try yard.change(
        .invalidate(tip: "SeasonalVisitorTip", reason: .tipClosed, isForced: false))
    }
    let causes = events.map { "app: donated \($0)" } + sources.map { "app: \($0) is false" }
    #expect(
      try changes(watch(in: yard, [step])) == [
        "FavoriteBackyardTip: available -> pending  (app: set BackyardBirds.isSignedIn: false)",
        "NestTip: available -> pending  (\(causes.joined(separator: "; ")))",
        "SeasonalVisitorTip: available -> invalidated(tipClosed)"
          + "  (app: invalidated SeasonalVisitorTip: tipClosed)",
      ])
  }

  @Test("A command is no cause for a tip without a display frequency, or for another tooltip")
  func otherCommands() throws {
    let yard = try Yard()
    var options = TipOptions()
    options.ignoresDisplayFrequency = true
    for id in ["Nest-1", "Nest-2"] {
      try yard.change(.registerTip(TipDefinition(id: id, type: "NestTip", options: options)))
    }
    let run = try watch(
      in: yard,
      [
        Step { yard in
          #expect(yard.run("hide", "Nest-1").code == .done)
          try yard.change(.invalidate(tip: "Nest-2", reason: .tipClosed, isForced: false))
          try yard.change(.registerToolTip(ToolTipDefinition(id: "bell", text: "Ring")))
        }
      ])
    #expect(
      changes(run) == [
        "Nest-1: available -> pending  (tipctl hide Nest-1)",
        "Nest-2: available -> invalidated(tipClosed)  (app: invalidated Nest-2: tipClosed)",
        "bell: unknown -> available  (the datastore changed)",
      ])
  }

  @Test("A command that brings or erases records is a cause for the tooltips and tips in them")
  func records() throws {
    let yard = try Yard()
    let other = try Yard()
    try other.change(.registerToolTip(ToolTipDefinition(id: "bell", text: "Ring")))
    try yard.write(other.export, to: "bell.json")
    let bell = try watch(in: yard, [tipctl("import", "bell.json", "--yes"), tipctl("undo")])
    #expect(
      changes(bell) == [
        "bell: unknown -> available  (tipctl import bell.json)",
        "bell: available -> gone  (tipctl undo: import bell.json)",
      ])
    // Only the display of the other tip is in the records that a reset erases.
    let now = try #require(Timestamp(iso8601: Yard.now))
    for id in ["CalmTip", "NestTip"] {
      try yard.change(.registerTip(TipDefinition(id: id)))
    }
    let display = ActiveDisplay(id: "nest", began: now, owner: "birds 1")
    try yard.change(.beginDisplay(tip: "NestTip", display: display, isForced: false))
    let calm = try watch(
      ["watch", "-q", "CalmTip"], in: yard, [tipctl("reset", "--yes"), tipctl("undo")])
    #expect(
      changes(calm) == [
        "CalmTip: pending -> available  (tipctl reset)",
        "CalmTip: available -> pending  (tipctl undo: reset)",
      ])
  }

  @Test("Of several changes at once, each tip has its own causes")
  func several() throws {
    let now = try #require(Timestamp(iso8601: Yard.now))
    let rule = #"parameter("BackyardBirds.favoriteCount") > 0"#
    let changed = TipDefinition(
      id: "SeasonalVisitorTip", rules: [try RuleExpression(parsing: rule)])
    let run = try watch(
      in: Yard(),
      [
        Step { yard in
          for words in [
            ["hide", "SeasonalVisitorTip"], ["donate", "didFillFeeder"],
            ["set", "BackyardBirds.isSignedIn", "false"],
          ] { #expect(yard.run(words).code == .done) }
        },
        tipctl("undo", "--steps", "3"),
        Step { yard in
          for _ in 1...2 {
            try yard.change(.donate(event: "didFillFeeder", date: now, info: nil))
          }
          try yard.change(.registerTip(changed))
        },
      ])
    #expect(
      changes(run) == [
        "FavoriteBackyardTip: available -> pending  (tipctl set BackyardBirds.isSignedIn false)",
        "FeedBirdsTip: available -> pending  (tipctl donate didFillFeeder)",
        "SeasonalVisitorTip: available -> pending  (tipctl hide SeasonalVisitorTip)",
        "FavoriteBackyardTip: pending -> available"
          + "  (tipctl undo: set BackyardBirds.isSignedIn false)",
        "FeedBirdsTip: pending -> available  (tipctl undo: donate didFillFeeder)",
        "SeasonalVisitorTip: pending -> available  (tipctl undo: hide SeasonalVisitorTip)",
        "FeedBirdsTip: available -> pending  (app: donated didFillFeeder, 2 times)",
        "SeasonalVisitorTip: available -> pending  (app: changed the tip)",
      ])
  }

  @Test("A tip that its group shows or hides has the causes of the other members")
  func groups() throws {
    let group = GroupDefinition(.firstAvailable, ["FavoriteBackyardTip", "FeedBirdsTip"])
    let yard = try Yard()
    try yard.change(.useGroups([group]))
    let run = try watch(
      in: yard,
      [
        tipctl("hide", "FavoriteBackyardTip"), tipctl("auto"),
        Step(seconds: 5 * 86_400, event: .timeReached),
      ])
    let told = run.lines.filter { $0.contains("FeedBirdsTip: ") }
    let lines = told.map { line in String(line.dropFirst(Yard.now.count + 2)) }
    let hidden = "available, hidden in its group"
    let reason = "FavoriteBackyardTip, before it, is the first available member"
    let expected: [String] = [
      "FeedBirdsTip: \(hidden): \(reason)",
      "FeedBirdsTip: \(hidden) -> available  (tipctl hide FavoriteBackyardTip)",
      "FeedBirdsTip: available -> \(hidden): \(reason)  (tipctl auto)",
      "FeedBirdsTip: \(hidden) -> available  (time: time has passed)",
    ]
    #expect(lines == expected)
  }

  @Test("A process that starts, ends or gets other overrides is a cause")
  func processes() throws {
    let owner = DisplayOwner()
    let now = try #require(Timestamp(iso8601: Yard.now))
    func report(hidesAll: Bool) -> Step {
      let controls = Controls([.argument: TipControls(hideAllTips: hidesAll)])
      return app(
        .reportProcess(
          AppProcess(
            owner: owner.name, identifier: Int(ProcessStart.identifier),
            start: ProcessStart.own, program: "Birds", configured: now,
            countsStoredOverrides: true, controls: controls)))
    }
    let label = "Birds (\(ProcessStart.identifier))"
    let run = try watch(
      ["watch", "-q", "FeedBirdsTip"], in: Yard(),
      [
        report(hidesAll: true), report(hidesAll: false), report(hidesAll: true),
        app(.endProcess(owner: owner.name)),
      ])
    #expect(
      changes(run) == [
        "FeedBirdsTip: available -> pending  (app: \(label) started)",
        "FeedBirdsTip: pending -> available  (app: \(label) changed its overrides)",
        "FeedBirdsTip: available -> pending  (app: \(label) changed its overrides)",
        "FeedBirdsTip: pending -> available  (app: \(label) ended)",
      ])
    withExtendedLifetime(owner) {}
  }

  @Test("The result of a rule that only the app can evaluate is a cause")
  func opaque() throws {
    let yard = try Yard()
    let rule = RuleExpression.opaque(OpaqueRule(source: "isDawn()", inputs: []))
    try yard.change(.registerTip(TipDefinition(id: "DawnTip", rules: [rule])))
    try yard.change(.recordOpaqueResult(tip: "DawnTip", source: "isDawn()", value: true))
    let run = try watch(
      in: yard, [app(.recordOpaqueResult(tip: "DawnTip", source: "isDawn()", value: false))])
    #expect(changes(run) == ["DawnTip: available -> pending  (app: isDawn() is false)"])
  }

  @Test("A change of unknown origin is reported as such")
  func unknown() throws {
    let yard = try Yard()
    let run = try watch(
      in: yard,
      [
        Step { yard in
          try yard.change(
            .replace(
              StateDocument(
                json:
                  #"{"schema":1,"tips":[{"id":"FeedBirdsTip","record":{"invalidation":{"reason":"tipClosed","date":"2026-11-20T17:05:00Z"}}}]}"#,
                subject: "test"
              ).facts))
        }
      ])
    #expect(changes(run).contains { $0.hasPrefix("SeasonalVisitorTip: available -> gone") })
    #expect(changes(run).contains { $0.hasSuffix("(the datastore changed)") })
    // Time alone would have made this tip pending.
    let later = try watch(
      ["watch", "-q", "FavoriteBackyardTip"], in: Yard(),
      [
        Step(seconds: 5 * 86_400) { yard in
          var facts = try StateDocument(json: yard.export, subject: "birds").facts
          facts.records["FavoriteBackyardTip", default: TipRecord()].invalidation = Invalidation(
            reason: .tipClosed, date: Timestamp(milliseconds: 0))
          try yard.change(.replace(facts))
        }
      ])
    #expect(
      changes(later) == [
        "FavoriteBackyardTip: available -> invalidated(tipClosed)  (the datastore changed)"
      ])
  }
}
