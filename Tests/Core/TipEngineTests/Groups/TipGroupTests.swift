import Observation
import Synchronization
import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

@Suite("Groups (D19)", .hangLimit)
@MainActor
struct TipGroupTests {
  @Test("The first available tip stays current until it is not available")
  func firstAvailable() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = TipGroup {
        ShareTip(); FeedTip()
      }
      #expect(group.currentTip?.id == "FeedTip")
      Birds.isSignedIn.wrappedValue = true
      #expect(group.currentTip?.id == "FeedTip", "it stays while it is available")
      FeedTip().invalidate(reason: .tipClosed)
      #expect(group.currentTip is ShareTip)
      #expect(FeedTip().status == .invalidated(.tipClosed))
      #expect(ShareTip().status == .available, "membership does not change a status")
    }
  }

  @Test("A builder's blocks can be called directly, and do not change how closures build")
  func blocks() {
    let none: [any Tip] = Tips.GroupBuilder.buildBlock()
    #expect(none.isEmpty)
    let tips = Tips.GroupBuilder.buildBlock(FeedTip(), AnyTip(ShareTip()))
    #expect(tips.map(\.id) == ["FeedTip", "ShareTip"])
    #expect(Tips.GroupBuilder.buildBlock(ShareTip()).map(\.id) == ["ShareTip"])
    let members: [any Tip] = [FeedTip(), ShareTip()]
    @Tips.GroupBuilder func built() -> [any Tip] {
      FeedTip()
      members
      if tips.count > 1 { ShareTip() }
      for tip in members { tip }
    }
    @Tips.GroupBuilder func empty() -> [any Tip] {}
    @Tips.GroupBuilder func single() -> [any Tip] { members }
    #expect(
      built().map(\.id) == ["FeedTip", "FeedTip", "ShareTip", "ShareTip", "FeedTip", "ShareTip"])
    #expect(empty().isEmpty)
    #expect(single().count == 2)
  }

  @Test("In order, a tip is current only when all before it are invalidated")
  func ordered() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = TipGroup(.ordered) {
        ShareTip(); FeedTip()
      }
      #expect(group.currentTip == nil)
      Birds.isSignedIn.wrappedValue = true
      #expect(group.currentTip is ShareTip)
      ShareTip().invalidate(reason: .actionPerformed)
      #expect(group.currentTip is FeedTip)
    }
  }

  @Test("currentTipUpdates yields the current tip first, then each new one")
  func updates() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      let group = TipGroup(.ordered) {
        FeedTip(); ShareTip()
      }
      var ids: [String] = []
      let updates = group.currentTipUpdates
      FeedTip().invalidate(reason: .tipClosed)
      Birds.isSignedIn.wrappedValue = true
      for await tip in updates {
        ids.append(tip.id)
        if ids.count == 2 { break }
      }
      #expect(ids == ["FeedTip", "ShareTip"])
    }
  }

  @Test("A member that waits for time is still reevaluated after another member has changed")
  func time() throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    Tips.withCenter(center) {
      Birds.isSignedIn.wrappedValue = true
      for _ in 1...3 { Birds.didView.sendDonation() }
      let group = TipGroup {
        FavoriteTip(); FeedTip()
      }
      #expect(group.currentTip is FavoriteTip)
      FeedTip().invalidate(reason: .tipClosed)
      clock.advance(by: .days(5) + .seconds(1))
      #expect(group.currentTip == nil)
    }
  }

  @Test("A change of the current tip notifies observation tracking")
  func observation() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = TipGroup { FeedTip() }
      let changes = Mutex(0)
      withObservationTracking {
        _ = group.currentTip
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      FeedTip().invalidate(reason: .tipClosed)
      #expect(changes.withLock { $0 } == 1)
      #expect(group.currentTip == nil)
    }
  }

  @Test("A group's builder supports loops and branches")
  func builder() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      let group = TipGroup(.ordered) {
        for id in ["north", "south"] { LimitedTip(id: id) }
        if Birds.isSignedIn.wrappedValue { ShareTip() } else { FeedTip() }
      }
      var seen: [String] = []
      while let tip = group.currentTip {
        seen.append(tip.id)
        tip.invalidate(reason: .tipClosed)
      }
      #expect(seen == ["north", "south", "FeedTip"])
    }
  }
}

@Suite("Groups that come and go while statuses change")
struct TipGroupLifetimeTests {
  @Test("end without waiting for the center that is notifying them")
  func endings() async throws {
    let center = try makeCenter()
    await Tips.withCenter(center) {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          for round in 0..<2000 { Birds.isSignedIn.wrappedValue = round.isMultiple(of: 2) }
        }
        for _ in 0..<2 {
          group.addTask {
            for _ in 0..<1000 {
              _ = TipGroup {
                ShareTip()
                FeedTip()
              }
            }
          }
        }
      }
    }
    #expect(center.openResources.unfinishedStreams.isEmpty)
    #expect(center.observationCount == 0)
    try center.shutDown()
  }
}
