import Synchronization
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Groups in the shell (D31)")
struct GroupsTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    try yard.change(
      .useGroups([
        GroupDefinition(.ordered, ["FilterSpeciesTip", "SeasonalVisitorTip"]),
        GroupDefinition(.firstAvailable, ["FavoriteBackyardTip", "FeedBirdsTip"]),
      ]))
  }

  @Test("groups: each with its current tip, and why")
  func groups() throws {
    let run = yard.run("groups", "-q")
    #expect(run.code == .done)
    let rows = run.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows == [
        "priority tips current tip why",
        "firstAvailable FavoriteBackyardTip, FeedBirdsTip FavoriteBackyardTip "
          + "FavoriteBackyardTip is the first available member",
        "ordered FilterSpeciesTip, SeasonalVisitorTip none FilterSpeciesTip is the first member "
          + "that is not invalidated, and is pending",
      ])
    let answer = try yard.json("groups")
    guard case .array(let groups) = answer["groups"] else { return #expect(Bool(false)) }
    #expect(
      groups.first == [
        "priority": "firstAvailable", "inUse": true, "currentTip": "FavoriteBackyardTip",
        "reason": "FavoriteBackyardTip is the first available member",
        "tips": [
          [
            "id": "FavoriteBackyardTip", "status": "available", "invalidationReason": .null,
          ],
          ["id": "FeedBirdsTip", "status": "available", "invalidationReason": .null],
        ],
      ])
  }

  @Test("groups: one that a changed group has replaced is unused")
  func unused() throws {
    try yard.change(.useGroups([GroupDefinition(.ordered, ["SeasonalVisitorTip"])]))
    let lines = yard.run("groups", "-q").lines
    #expect(lines.contains { $0.contains("unused") && $0.contains("has replaced it") })
    #expect(
      lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "priority tips", "firstAvailable FavoriteBackyardTip,", "ordered FilterSpeciesTip,",
        "ordered SeasonalVisitorTip",
      ])
    #expect(yard.run("check", "SeasonalVisitorTip").code == .done)
  }

  @Test("groups: without any, a note says where they come from")
  func none() throws {
    let empty = try Yard()
    let run = empty.run("groups")
    #expect(run.code == .done)
    #expect(run.errors.contains("No group is known yet; the app makes groups known."))
  }

  @Test("explain and check: a member that the group hides does not show")
  func hidden() throws {
    let explain = yard.run("explain", "FeedBirdsTip")
    #expect(!explain.output.contains("It shows now."))
    #expect(explain.output.contains("FAIL  group             <- decides"))
    #expect(explain.output.contains("It shows at 2026-11-23T09:00:00.001Z, in 2 days"))
    let check = yard.run("check", "FeedBirdsTip")
    #expect(check.code == .no)
    #expect(
      check.lines == [
        "available, hidden in its group: FavoriteBackyardTip, before it, is the first available "
          + "member"
      ])
    let answer = try yard.json("check", "FeedBirdsTip")
    #expect(answer["shouldDisplay"] == true && answer["shows"] == false)
    #expect(try yard.json("explain", "FeedBirdsTip")["decidedBy"] == "group")
    #expect(yard.run("check", "FavoriteBackyardTip").code == .done)
    // The tip before it in the group is what changes.
    let asked = Mutex<[Timestamp?]>([])
    let watch = yard.run("watch", "FeedBirdsTip") { console in
      console.news = {
        WatchNews { instant in
          asked.withLock { $0.append(instant) }
          return .interrupted
        }
      }
    }
    #expect(watch.code == .done)
    #expect(asked.withLock { $0 } == [Timestamp(iso8601: "2026-11-23T09:00:00.001Z")])
  }

  @Test("list: the group is named")
  func listed() {
    #expect(
      yard.run("list").lines.contains {
        $0.hasPrefix("FeedBirdsTip ") && $0.contains("available") && $0.contains(" group ")
      })
  }

  @Test("show: a named member becomes the current tip; one after it gets a warning (D31)")
  func forced() {
    let first = yard.run("show", "FeedBirdsTip")
    #expect(!first.errors.contains("hidden"))
    #expect(yard.run("check", "FeedBirdsTip").code == .done)
    #expect(yard.run("check", "FavoriteBackyardTip").code == .no)
    #expect(yard.run("show", "SeasonalVisitorTip").code == .done)
    #expect(yard.run("check", "SeasonalVisitorTip").code == .done)
    let earlier = yard.run("show", "FilterSpeciesTip")
    #expect(!earlier.errors.contains("hidden"))
    let later = yard.run("show", "SeasonalVisitorTip")
    #expect(
      later.errors.contains(
        "\"SeasonalVisitorTip\" is hidden in its group: FilterSpeciesTip, before it, is shown by "
          + "tipctl (ShowTips)"))
  }

  @Test("diff: a group is compared")
  func diff() throws {
    let before = yard.export
    try yard.write(before, to: "before.json")
    try yard.change(.useGroups([GroupDefinition(.ordered, ["SeasonalVisitorTip"])]))
    let rows = yard.run("diff", "before.json", "-q").lines.map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      rows.dropFirst() == [
        "group ordered: FilterSpeciesTip, SeasonalVisitorTip unused none true",
        "group ordered: SeasonalVisitorTip known false true",
      ])
  }

  @Test("lock: a changed group is listed, and does not fail the check")
  func lock() throws {
    #expect(yard.run("lock").code == .done)
    #expect(yard.run("lock", "--check").lines == ["All 5 tips are those of tips.lock.json."])
    try yard.change(.useGroups([GroupDefinition(.ordered, ["SeasonalVisitorTip"])]))
    let check = yard.run("lock", "--check")
    #expect(check.code == .done)
    #expect(
      check.lines == [
        "No id of tips.lock.json is gone.",
        "  The group \"ordered: FilterSpeciesTip, SeasonalVisitorTip\" is gone.",
        "  The group \"ordered: SeasonalVisitorTip\" is new.",
      ])
  }

  @Test("show and watch: the members that a group shows and hides now")
  func shownByName() throws {
    let shown = yard.run("show", "FeedBirdsTip")
    #expect(
      shown.output.contains(
        "FavoriteBackyardTip: available -> available, hidden in its group: "),
      "\(shown.output)")
    let watch = yard.run("watch", "FavoriteBackyardTip") { console in
      console.news = { WatchNews { _ in .interrupted } }
    }
    #expect(watch.output.contains("FavoriteBackyardTip: available, hidden in its group: "))
    #expect(yard.run("auto").code == .done)
    let all = yard.run("show", "--all", "--verify")
    #expect(all.code == .done)
    #expect(
      all.errorLines.last
        == "A group shows one tip at a time, so these stay hidden: FeedBirdsTip, "
        + "SeasonalVisitorTip. Show one of them by name.")
  }
}
