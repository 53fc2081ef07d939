import Dispatch
import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipTesting

/// Shows to signed-in users.
private struct MapTip: Tip {
  var title: Text { Text("See the Map") }
  var rules: [Rule] { Rule(Backyard.isSignedIn) { $0 == true } }
}

/// Shows after a view, once a day at most.
private struct ViewTip: Tip {
  var title: Text { Text("See All Views") }
  var rules: [Rule] { Rule(Backyard.didView) { $0.donations.count >= 1 } }
}

/// Code that does not run on the actor of its caller.
@concurrent private func signInElsewhere() async {
  Backyard.isSignedIn.wrappedValue = true
  #expect(MapTip().status == .pending, "it runs in the job that has written")
}

/// Runs code in a job of a test that does not run on the main actor, and returns after its end.
private func inAnotherJob(_ body: @escaping @Sendable () -> Void) {
  let executor = SettlingExecutor(of: TipTest.center)
  let steps = DispatchSemaphore(value: 0)
  Task(executorPreference: executor) {
    body()
    steps.signal()
  }
  // This job begins when the first one has ended.
  Task(executorPreference: executor) { steps.signal() }
  steps.wait()
  steps.wait()
}

@Suite("Changes that settle as on a device", .tips(settling: .asOnDevice), .hangLimit)
struct SettlingTests {
  @Test("change a status at the next suspension, and not before (D64)")
  func suspension() async {
    #expect(FeedBirdsTip().status == .available, "a tip is registered at once")
    Backyard.isSignedIn.wrappedValue = true
    for _ in 0..<100 { #expect(MapTip().status == .pending) }
    #expect(Backyard.isSignedIn.wrappedValue, "a parameter has its new value at once")
    await Task.yield()
    #expect(MapTip().status == .available)
    MapTip().invalidate(reason: .actionPerformed)
    #expect(MapTip().shouldDisplay)
    await Task.yield()
    #expect(MapTip().status == .invalidated(.actionPerformed))
    await MapTip().resetEligibility()
    #expect(MapTip().status == .available, "the call has suspended")
  }

  @Test("do so on the main actor too")
  @MainActor func mainActor() async throws {
    Backyard.isSignedIn.wrappedValue = true
    for _ in 0..<100 { #expect(MapTip().status == .pending) }
    await Task.yield()
    #expect(MapTip().status == .available)
    await Backyard.didView.donate()
    #expect(ViewTip().status == .available, "the call has suspended")
    Backyard.didView.sendDonation()
    #expect(Backyard.didView.donations.count == 2)
    try await Backyard.didView.deleteDonations()
    #expect(ViewTip().status == .pending)
  }

  @Test("on the main actor wait while a job elsewhere ends")
  @MainActor func lateEnd() async {
    Backyard.isSignedIn.wrappedValue = true
    inAnotherJob {}
    #expect(MapTip().status == .pending)
    await Task.yield()
    #expect(MapTip().status == .available)
  }

  @Test("settle before a change in another job")
  @MainActor func changeElsewhere() {
    Backyard.isSignedIn.wrappedValue = true
    inAnotherJob {
      Backyard.didView.sendDonation()
      #expect(MapTip().status == .available)
      #expect(ViewTip().status == .pending)
    }
    #expect(ViewTip().status == .available)
  }

  @Test("settle before all tips are explained in another job")
  @MainActor func explanationsElsewhere() {
    TipTest.center.register([MapTip()])
    Backyard.isSignedIn.wrappedValue = true
    inAnotherJob {
      #expect(TipTest.center.explanations.map(\.verdict.status) == [.available])
    }
  }

  @Test("settle when code elsewhere has ended", arguments: 0..<20)
  @MainActor func elsewhere(turn: Int) async {
    await signInElsewhere()
    #expect(MapTip().status == .available)
  }

  @Test("settle when code on the main actor has ended", arguments: 0..<20)
  func onMainActor(turn: Int) async {
    await MainActor.run { Backyard.isSignedIn.wrappedValue = true }
    #expect(MapTip().status == .available)
    await MainActor.run { Backyard.isSignedIn.wrappedValue = false }
    #expect(MapTip().status == .pending)
  }

  @Test("settle by a call in a synchronous test")
  func call() {
    Backyard.isSignedIn.wrappedValue = true
    expectHidden(MapTip(), because: .rule)
    settle()
    expectStatus(MapTip(), .available)
    settle()
    expectStatus(MapTip(), .available)
  }

  @Test("are in the explanation")
  func explanation() {
    Backyard.isSignedIn.wrappedValue = true
    let explanation = Tips.explanation(of: MapTip())
    #expect(explanation.verdict.status == .pending)
    #expect(
      explanation.outlook
        == "It becomes available when it settles, as on a device: it settles when this task "
        + "suspends. In a synchronous test, call settle().")
    #expect(Tips.explanation(of: ViewTip()).outlook.contains("settle") == false)
    expectFailures(["settles when this task suspends"]) {
      expectStatus(MapTip(), .available)
    }
  }

  @Test("do not reach a group, a stream and a screen before")
  @MainActor func observers() async {
    let group = TipGroup { MapTip() }
    let screen = TipScreen(inline: [MapTip()])
    screen.appear()
    Backyard.isSignedIn.wrappedValue = true
    #expect(group.currentTip == nil)
    #expect(screen.visibleIDs == [])
    await Task.yield()
    #expect(group.currentTip?.id == "MapTip")
    #expect(screen.visibleIDs == ["MapTip"])
    var updates = MapTip().statusUpdates.makeAsyncIterator()
    #expect(await updates.next() == .available)
    Backyard.isSignedIn.wrappedValue = false
    #expect(screen.visibleIDs == ["MapTip"])
    #expect(await updates.next() == .pending)
    #expect(screen.visibleIDs == [])
    screen.disappear()
  }

  @Test("have settled before and after a gesture of a person")
  @MainActor func gestures() {
    let screen = TipScreen(inline: [MapTip()])
    screen.add(FeedBirdsTip(), as: .popover(anchor: "feeder"))
    screen.appear()
    Backyard.isSignedIn.wrappedValue = true
    screen.tapOutside(FeedBirdsTip())
    #expect(screen.visibleIDs == ["MapTip"])
    screen.close(MapTip())
    #expect(screen.visibleIDs == [])
    #expect(MapTip().status == .invalidated(.tipClosed))
    screen.disappear()
  }

  @Test("do not hold back controls, displays and tips that are new")
  func atOnce() {
    Tips.showTips([MapTip.self])
    #expect(MapTip().shouldDisplay)
    Tips.clearOverrides()
    #expect(!MapTip().shouldDisplay)
    let first = FeedBirdsTip().present()
    #expect(TipTest.center.facts.records["FeedBirdsTip"]?.displayCount == 1)
    first?.end()
  }

  @Test("refine the suite's choice", .tips(settling: .synchronous))
  func refined() {
    Backyard.isSignedIn.wrappedValue = true
    #expect(MapTip().status == .available)
  }

  @Test("come from an option, a variable and a launch argument")
  func spellings() throws {
    for options in [
      TipTestOptions(settling: .asOnDevice),
      TipTestOptions(arguments: ["-tipctl.Settling", "AsOnDevice, keepsPopovers"]),
      TipTestOptions(environment: ["TIPCTL_SETTLING": "asOnDevice"], settling: .synchronous),
    ] {
      try withTips(options) { center in
        Backyard.isSignedIn.wrappedValue = true
        #expect(!MapTip().shouldDisplay)
        center.settle()
        #expect(MapTip().shouldDisplay)
      }
    }
    let center = TipsCenter(
      arguments: ["-tipctl.Settling", "asOnDevice"], environment: [:], isDebugBuild: false)
    try center.configure([.datastoreLocation(.memory)])
    #expect(center.settling == .synchronous, "a release build ignores it (D25)")
    try center.shutDown()
  }
}

@Suite("A reset that acts as on a device", .hangLimit)
struct LaterResetTests {
  @Test("waits for the next center over the datastore, and says so (D65)")
  func nextCenter() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tips-\(UUID())")
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let arguments = ["-tipctl.Datastore", folder.path]
    let options = TipTestOptions(arguments: arguments, settling: .asOnDevice)
    try withTips(options) { center in
      FeedBirdsTip().invalidate(reason: .actionPerformed)
      settle()
      try Tips.resetDatastore()
      settle()
      expectInvalidated(FeedBirdsTip())
      #expect(
        center.receipt?.notes.contains { $0.contains("has erased nothing yet") } == true)
      try withTips(options) { _ in expectStatus(FeedBirdsTip(), .available) }
    }
    try withTips(options) { center in
      expectStatus(FeedBirdsTip(), .available)
      #expect(center.facts.overrides.isEmpty, "a reset acts once")
    }
  }

  @Test("acts at once before configure, and without the option")
  func atOnce() throws {
    try withTips(TipTestOptions()) { center in
      FeedBirdsTip().invalidate(reason: .actionPerformed)
      try Tips.resetDatastore()
      expectStatus(FeedBirdsTip(), .available)
    }
    let center = TipsCenter(arguments: [], environment: [:])
    try center.resetDatastore()
    try center.configure([.datastoreLocation(.memory), .settling(.asOnDevice)])
    #expect(center.facts.overrides.isEmpty)
    try center.shutDown()
  }
}

@Suite("Popovers that stay as on a device", .tips(settling: .keepsPopovers), .hangLimit)
struct KeptPopoverTests {
  @MainActor private func screen() -> TipScreen {
    let screen = TipScreen(inline: [ViewTip()])
    screen.add(MapTip(), as: .popover(anchor: "map"))
    screen.appear()
    Backyard.isSignedIn.wrappedValue = true
    #expect(screen.visibleIDs == ["MapTip"])
    Backyard.isSignedIn.wrappedValue = false
    #expect(screen.visibleIDs == ["MapTip"], "its rules no longer hold")
    return screen
  }

  @Test("leave by a tap outside of them (D66)")
  @MainActor func tapOutside() {
    let screen = screen()
    screen.tapOutside(MapTip())
    #expect(screen.visibleIDs == [])
    #expect(MapTip().status == .pending)
    screen.disappear()
  }

  @Test("leave by their ×, and by an invalidation")
  @MainActor func closed() async {
    let screen = screen()
    screen.close(MapTip())
    #expect(screen.visibleIDs == [])
    await MapTip().resetEligibility()
    Backyard.isSignedIn.wrappedValue = true
    #expect(screen.visibleIDs == ["MapTip"])
    Backyard.isSignedIn.wrappedValue = false
    MapTip().invalidate(reason: .actionPerformed)
    #expect(screen.visibleIDs == [])
    screen.disappear()
  }

  @Test("do not make tips in line stay")
  @MainActor func inline() async throws {
    let screen = screen()
    await Backyard.didView.donate()
    #expect(screen.visibleIDs == ["ViewTip", "MapTip"])
    try await Backyard.didView.deleteDonations()
    #expect(screen.visibleIDs == ["MapTip"])
    screen.disappear()
  }

  @Test("leave with their rules by default", .tips(settling: .synchronous))
  @MainActor func byDefault() {
    let screen = TipScreen()
    screen.add(MapTip(), as: .popover(anchor: "map"))
    screen.appear()
    Backyard.isSignedIn.wrappedValue = true
    #expect(screen.visibleIDs == ["MapTip"])
    Backyard.isSignedIn.wrappedValue = false
    #expect(screen.visibleIDs == [])
    screen.disappear()
  }
}
