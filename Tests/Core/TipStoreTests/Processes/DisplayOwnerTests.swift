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
    for tip in ["ShareBackyardTip", "FeedBirdsTip"] {
      for (number, owner) in owners.enumerated() {
        let display = ActiveDisplay(
          id: "\(tip)-\(number)", began: Backyard.at(Int64(number)), owner: owner)
        facts.apply(
          Backyard.change(.beginDisplay(tip: tip, display: display, isForced: false)))
        facts.apply(Backyard.change(.beginAlert(Backyard.removal, display: display)))
      }
    }

    let gone = (1...Self.gone.count).map { "FeedBirdsTip-\($0)" }
    let others = gone.map { $0.replacing("FeedBirdsTip", with: "ShareBackyardTip") }
    #expect(facts.abandonedDisplays.map(\.display.id) == gone + others)
    #expect(
      facts.abandonedDisplays.map(\.tip)
        == gone.map { _ in "FeedBirdsTip" } + gone.map { _ in "ShareBackyardTip" })
    #expect(Set(facts.abandonedAlerts.map(\.display.id)) == Set(gone + others))

    let ends = gone.map { display in
      Change.Action.endDisplay(
        tip: "FeedBirdsTip", display: display, isForced: false, isAbandoned: true)
    }
    #expect(facts.endsOfAbandonedDisplays(of: "FeedBirdsTip") == ends)
    #expect(Array(facts.endsOfAbandonedDisplays().prefix(gone.count)) == ends)
    #expect(facts.endsOfAbandonedDisplays().count == 2 * gone.count)
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
    for tip in ["FeedBirdsTip", "ShareBackyardTip"] {
      #expect(
        rest.records[tip]?.activeDisplays.map(\.id) == ["\(tip)-0", "\(tip)-\(last)"])
    }
    let alert = rest.alerts[Backyard.removal.id]
    #expect(
      alert?.activeDisplays.map(\.id) == [
        "ShareBackyardTip-0", "ShareBackyardTip-\(last)", "FeedBirdsTip-0", "FeedBirdsTip-\(last)",
      ])
    #expect(rest.abandonedDisplays.isEmpty && rest.abandonedAlerts.isEmpty)
    withExtendedLifetime(owner) {}
  }
}
