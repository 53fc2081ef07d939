import Foundation
import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipModel
import TipStore

@Suite("tipctl wait")
struct WaitTests {
  /// The action of a step, the time that passes, and the event that wakes the command.
  struct Step: Sendable {
    var seconds: Int64 = 0
    var event = WatchNews.Event.changed
    var action: @Sendable (Yard) throws -> Void = { _ in }
  }

  /// The system times at which the command has asked to be woken.
  private final class Asked: Sendable {
    let instants = Mutex<[Timestamp?]>([])
  }

  private func wait(
    _ words: String..., asked: Asked = Asked(), in yard: Yard, _ steps: [Step] = []
  ) throws -> RecordedRun {
    let rest = Mutex(steps[...])
    let start = try #require(Timestamp(iso8601: Yard.now))
    let time = Mutex(start)
    return yard.run(["wait"] + words) { console in
      console.now = { time.withLock { $0 } }
      console.news = {
        WatchNews { instant in
          asked.instants.withLock { $0.append(instant) }
          guard let step = rest.withLock({ $0.popFirst() }) else {
            // Nothing happens any more: the time of the request comes.
            if let instant { time.withLock { $0 = instant } }
            return .timeReached
          }
          time.withLock { $0 = $0.adding(milliseconds: step.seconds * 1000) }
          do { try step.action(yard) } catch { Issue.record(error) }
          return step.event
        }
      }
    }
  }

  private func tipctl(_ words: String...) -> Step {
    Step { yard in #expect(yard.run(words).code == .done) }
  }

  @Test("A tip that its group hides is not available until the group shows it (D31)")
  func group() throws {
    let yard = try Yard()
    try yard.change(
      .useGroups([GroupDefinition(.firstAvailable, ["FavoriteBackyardTip", "FeedBirdsTip"])]))
    let hidden = try wait("FeedBirdsTip", "available", in: yard)
    #expect(hidden.code == .no)
    #expect(hidden.output.hasPrefix("available, hidden in its group: "), "\(hidden.output)")
    let shown = try wait(
      "FeedBirdsTip", "available", in: yard, [tipctl("show", "FeedBirdsTip")])
    #expect(shown.code == .done)
    #expect(shown.output == "available\n")
  }

  @Test(
    "A status that is reached already exits with 0 at once",
    arguments: [
      ["FeedBirdsTip", "available"], ["ShareBackyardTip", "invalidated"],
      ["ShareBackyardTip", "invalidated(tipClosed)"],
      ["FeedBirdsTip", "pending", "available"],
    ])
  func reached(words: [String]) throws {
    let asked = Asked()
    let run = try wait(words[0], words[1], words.last ?? "", asked: asked, in: Yard())
    #expect(run.code == .done)
    #expect(run.output.hasPrefix(words.last.map { String($0.prefix(9)) } ?? ""))
    #expect(asked.instants.withLock { $0.isEmpty })
  }

  @Test("A change wakes it, and the status is printed")
  func change() throws {
    let run = try wait(
      "FeedBirdsTip", "pending", in: Yard(),
      [tipctl("hide", "ShareBackyardTip"), tipctl("hide", "FeedBirdsTip")])
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.output == "pending\n")
  }

  @Test(
    "The passing of time wakes it, at the verdict's next change, without a process and with one",
    arguments: [false, true])
  func time(hasProcess: Bool) throws {
    let asked = Asked()
    let yard = try Yard()
    let start = try #require(Timestamp(iso8601: Yard.now))
    let owner = DisplayOwner()
    if hasProcess {
      try yard.change(
        .reportProcess(
          AppProcess(
            owner: owner.name, identifier: Int(ProcessStart.identifier),
            start: ProcessStart.own, program: "Birds", configured: start,
            countsStoredOverrides: true, controls: Controls())))
    }
    let run = try wait(
      "FavoriteBackyardTip", "pending", "--timeout", "2w", asked: asked, in: yard)
    withExtendedLifetime(owner) {}
    #expect(run.code == .done, "\(run.errors)")
    let instants = asked.instants.withLock { $0 }
    #expect(instants.count == 1)
    #expect(try #require(instants[0]) < start.adding(milliseconds: 5 * 86_400_000))
  }

  @Test("At the timeout it exits with 1, and explains the status on standard error")
  func timeout() throws {
    let asked = Asked()
    let run = try wait("FilterSpeciesTip", "available", asked: asked, in: Yard())
    #expect(run.code == .no)
    #expect(run.output == "pending\n")
    #expect(
      run.errors.contains(
        "tipctl: \"FilterSpeciesTip\" is pending, not available, after 10 seconds.\n"))
    #expect(run.errors.contains("needs 1 more donation of \"didSearchBird\""))
    let rule = #"event("didSearchBird").donations.filter(species == "cardinal").count >= 2"#
    #expect(run.errors.contains("  expected  \(rule)\n"), "no terminal breaks its lines")
    #expect(!run.errors.contains("warning:"), "the tip is known")
    let start = try #require(Timestamp(iso8601: Yard.now))
    #expect(asked.instants.withLock { $0 } == [start.adding(milliseconds: 10_000)])
  }

  @Test("JSON has the explanation and whether the status was reached")
  func json() throws {
    for (status, isReached) in [("available", false), ("pending", true)] {
      let run = try wait("FilterSpeciesTip", status, "--format", "json", in: Yard())
      guard case .object(let fields) = try StoredValue(json: run.output, subject: "output") else {
        return #expect(Bool(false), "\(run.output)")
      }
      #expect(fields["reached"] == .bool(isReached))
      #expect(fields["decidedBy"] == "rule")
      #expect(!run.errors.contains("FilterSpeciesTip"))
    }
  }

  @Test("It waits for a datastore and a tip that do not exist yet")
  func arrival() throws {
    let tip = TipDefinition(id: "NestTip")
    let run = try wait(
      "NestTip", "available", in: Yard(isEmpty: true),
      [
        Step {
          try FileManager.default.createDirectory(
            at: $0.folder.appending(path: "birds"), withIntermediateDirectories: true)
        },
        Step { try $0.change(.registerTip(TipDefinition(id: "OtherTip"))) },
        Step { try $0.change(.registerTip(tip)) },
      ])
    #expect(run.code == .done, "\(run.errors)")
    #expect(run.errorLines.count { $0.hasPrefix("Waiting for the datastore") } == 1)
    #expect(run.output == "available\n")
  }

  @Test("A tip or a datastore that never appears is named, with a suggestion")
  func never() throws {
    let typo = try wait("FeedBirdTip", "available", in: Yard())
    #expect(typo.code == .no)
    #expect(typo.output.isEmpty)
    #expect(typo.errors.contains("warning: There is no tip \"FeedBirdTip\" yet"))
    #expect(typo.errors.contains("tipctl: There is no tip \"FeedBirdTip\", after 10 seconds.\n"))
    #expect(typo.errorLines.last == "Did you mean \"FeedBirdsTip\"?")
    let busy = try wait(
      "FeedBirdTip", "available", in: Yard(),
      [tipctl("hide", "ShareBackyardTip"), tipctl("auto", "ShareBackyardTip")])
    #expect(busy.errorLines.count { $0.contains(" yet.") } == 1, "\(busy.errors)")
    // Without any help, a wrong name is not the likely reason.
    let empty = try Yard(isEmpty: true)
    try empty.change(
      .donate(event: "didFly", date: Timestamp(milliseconds: 0), info: nil))
    #expect(try !wait("FeedBirdTip", "available", in: empty).errors.contains(" yet"))
    let none = try wait("FeedBirdsTip", "available", in: Yard(isEmpty: true))
    #expect(none.code == .no)
    #expect(none.errors.contains("There is no datastore at"))
    let json = try wait("X", "available", "--format", "json", in: Yard(isEmpty: true))
    guard case .object(let fields) = try StoredValue(json: json.output, subject: "output") else {
      return #expect(Bool(false), "\(json.output)")
    }
    #expect(fields["reached"] == false)
    #expect(fields["status"] == .null)
    #expect(fields["invalidationReason"] == .null)
  }

  @Test("It waits for a tooltip, and for an alert to be on screen or answered (D60)")
  func help() throws {
    let yard = try Yard()
    let now = try #require(Timestamp(iso8601: Yard.now))
    let alert = TipAlert(id: "remove-backyard", title: "Remove it?", buttons: [.cancel])
    let display = ActiveDisplay(id: "1", began: now, owner: "1:a")
    let shown = try wait(
      "remove-backyard", "onScreen", in: yard,
      [Step { try $0.change(.beginAlert(alert, display: display)) }])
    #expect(shown.code == .done, "\(shown.errors)")
    #expect(shown.output == "onScreen\n")
    let asked = Asked()
    let late = try wait("remove-backyard", "answered", asked: asked, in: yard)
    #expect(late.code == .no)
    #expect(late.errors.contains("\"remove-backyard\" is onScreen, not answered, after 10 seconds"))
    let answered = try wait(
      "remove-backyard", "answered", in: yard,
      [Step { try $0.change(.endAlert(id: alert.id, display: "1", button: "Cancel")) }])
    #expect(answered.code == .done && answered.output == "answered\n")
    try yard.change(.registerToolTip(ToolTipDefinition(id: "star.button", text: "Save it")))
    let hidden = try wait(
      "star.button", "pending", in: yard, [tipctl("tooltips", "--hide", "star.button")])
    #expect(hidden.code == .done && hidden.output == "pending\n")
    let typo = try wait("star.buton", "available", in: yard)
    #expect(typo.errors.contains("There is no tip, tooltip or alert \"star.buton\" yet"))
    #expect(typo.errorLines.last == "Did you mean \"star.button\"?")
  }

  @Test("An interruption is not an answer", arguments: [WatchNews.Event.interrupted, .closedPipe])
  func interrupted(event: WatchNews.Event) throws {
    let run = try wait("FilterSpeciesTip", "available", in: Yard(), [Step(event: event)])
    #expect(run.code == .interrupted)
    #expect(run.output.isEmpty)
  }

  @Test(
    "Invalid command lines",
    arguments: [
      (["FeedBirdsTip"], 64), (["FeedBirdsTip", "availble"], 64),
      (["FeedBirdsTip", "available", "--timeout", "soon"], 65),
    ] as [([String], Int32)])
  func mistakes(words: [String], code: Int32) throws {
    #expect(try Yard().run(["wait"] + words).code.rawValue == code)
  }
}
