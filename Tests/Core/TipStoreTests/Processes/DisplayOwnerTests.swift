import Foundation
import TestSupport
import Testing
import TipModel
import TipTesting
@testable import TipStore

@Suite("The owner of a display")
struct DisplayOwnerTests {
  private static let gone = ["999999999:gone", "\(getpid()):gone", "0:gone", "-1:gone", "gone", ""]

  @Test("is alive as long as its process, or its center in this process")
  func alive() {
    let name: String
    do {
      let owner = DisplayOwner()
      name = owner.name
      withExtendedLifetime(owner) { #expect(DisplayOwner.isAlive(name)) }
    }
    #expect(!DisplayOwner.isAlive(name))
    #expect(DisplayOwner.isAlive("\(getppid()):shell"))
    // The system's first process belongs to another user, usually.
    #expect(DisplayOwner.isAlive("1:init"))
    for name in Self.gone { #expect(!DisplayOwner.isAlive(name), "\(name)") }
  }

  #if os(Linux)
    @Test("is gone once its process has ended, though its parent has not asked how")
    func zombie() throws {
      var process: pid_t = 0
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
      defer { free(arguments[0]) }
      try #require(posix_spawn(&process, "/bin/true", nil, nil, &arguments, nil) == 0)
      var end = siginfo_t()
      try #require(waitid(P_PID, id_t(process), &end, WEXITED | WNOWAIT) == 0)
      #expect(!DisplayOwner.isAlive("\(process):gone"))
      #expect(waitpid(process, nil, 0) == process)
    }
  #endif

  @Test("leaves displays of tips and alerts behind when it has ended, and only these are removed")
  func abandoned() {
    let owner = DisplayOwner()
    let owners = [owner.name] + Self.gone + ["1:init"]
    var facts = Facts()
    let tips = ["ShareBackyardTip", "FeedBirdsTip", "WaterTip", "JournalTip", "NestTip"]
    for tip in tips {
      for (number, owner) in owners.enumerated() {
        let display = ActiveDisplay(
          id: "\(tip)-\(number)", began: Backyard.at(Int64(number)), owner: owner)
        facts.apply(
          Backyard.change(.beginDisplay(tip: tip, display: display, isForced: false)))
        facts.apply(Backyard.change(.beginAlert(Backyard.removal, display: display)))
      }
    }

    let gone = (1...Self.gone.count).map { "FeedBirdsTip-\($0)" }
    let displays = tips.sorted().flatMap { tip in
      gone.map { $0.replacing("FeedBirdsTip", with: tip) }
    }
    #expect(facts.abandonedDisplays.map(\.display.id) == displays)
    #expect(
      facts.abandonedDisplays.map(\.tip)
        == tips.sorted().flatMap { tip in gone.map { _ in tip } })
    #expect(Set(facts.abandonedAlerts.map(\.display.id)) == Set(displays))

    let ends = gone.map { display in
      Change.Action.endDisplay(
        tip: "FeedBirdsTip", display: display, isForced: false, isAbandoned: true)
    }
    #expect(facts.endsOfAbandonedDisplays(of: "FeedBirdsTip") == ends)
    #expect(Array(facts.endsOfAbandonedDisplays().prefix(gone.count)) == ends)
    #expect(facts.endsOfAbandonedDisplays().count == displays.count)
    #expect(facts.endsOfAbandonedDisplays(of: "FilterSpeciesTip").isEmpty)
    for isForced in [false, true] {
      let change = Change.Action.invalidate(
        tip: "FeedBirdsTip", reason: .tipClosed, isForced: isForced)
      // An override lets the display be.
      #expect(
        facts.invalidation(of: "FeedBirdsTip", .tipClosed, isForced: isForced)
          == (isForced ? [] : ends) + [change])
    }

    let rest = facts.withoutAbandonedDisplays
    let last = owners.count - 1
    for tip in tips {
      #expect(
        rest.records[tip]?.activeDisplays.map(\.id) == ["\(tip)-0", "\(tip)-\(last)"])
    }
    let alert = rest.alerts[Backyard.removal.id]
    #expect(alert?.activeDisplays.map(\.id) == tips.flatMap { ["\($0)-0", "\($0)-\(last)"] })
    #expect(rest.abandonedDisplays.isEmpty && rest.abandonedAlerts.isEmpty)
    withExtendedLifetime(owner) {}
  }

  @Test("is a live process with its start, and the one that has configured last comes first")
  func live() {
    let owners = (0..<4).map { _ in DisplayOwner() }
    var facts = Facts()
    func report(_ owner: String, _ second: Int64, start: String = ProcessStart.own) {
      facts.processes[owner] = AppProcess(
        owner: owner, identifier: Int(ProcessStart.identifier), start: start, program: "Birds",
        configured: Backyard.at(second), countsStoredOverrides: true, controls: Controls())
    }
    for (owner, second) in zip(owners, [2, 3, 1, 2] as [Int64]) { report(owner.name, second) }
    for name in Self.gone { report(name, 9) }
    let other = DisplayOwner()
    report(other.name, 9, start: "another start")
    let equal = [owners[0].name, owners[3].name].sorted()
    #expect(
      facts.liveProcesses.map(\.owner) == [owners[1].name] + equal + [owners[2].name])
    withExtendedLifetime(other) {}
  }
}
