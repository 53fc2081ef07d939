import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("A center over a datastore file", .hangLimit)
struct DatastoreTests {
  private func center(_ file: URL, clock: ManualClock = ManualClock()) throws -> TipsCenter {
    let center = TipsCenter(
      arguments: [], environment: [:], clock: clock, application: "Birds", isDebugBuild: true)
    try center.configure([
      .datastoreLocation(.url(file)), .displayFrequency(.daily), .timing(.patient),
    ])
    return center
  }

  @Test("A rule that is too deep to be stored works in the app, and the receipt notes it")
  func deepRule() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      for launch in 1...2 {
        let center = try center(file)
        try Tips.withCenter(center) {
          #expect(DeepTip().status == (launch == 1 ? .pending : .available))
          Birds.isSignedIn.wrappedValue = true
          #expect(DeepTip().status == .available)
          let notes = try #require(center.receipt?.notes)
          #expect(
            notes.count { $0.hasPrefix("A rule of \"DeepTip\" is nested too deeply") } == 1)
        }
        try center.shutDown()
      }
    }
  }

  @Test("The facts are restored in the next launch")
  func persistence() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let first = try center(file)
      try await Tips.withCenter(first) {
        Birds.isSignedIn.wrappedValue = true
        Birds.season.wrappedValue = "autumn"
        await Birds.didFeed.donate(.init(bird: "tit", grams: 5))
        FeedTip().invalidate(reason: .tipClosed)
        try #require(ShareTip().present()).end()
        try first.shutDown()
      }
      let second = try center(file)
      Tips.withCenter(second) {
        #expect(Birds.isSignedIn.wrappedValue)
        #expect(Birds.season.wrappedValue == "spring", "a transient parameter is reset")
        #expect(Birds.didFeed.donations.map(\.bird) == ["tit"])
        #expect(FeedTip().status == .invalidated(.tipClosed))
        #expect(second.facts.records["ShareTip"]?.displayCount == 1)
      }
      try second.shutDown()
    }
  }

  @Test("A tip of an earlier launch stays when a document without tips is loaded")
  func loadAfterLaunch() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      for _ in 1...2 {
        let center = try center(file)
        try Tips.withCenter(center) {
          // Without rules, so that the second launch has nothing to register.
          #expect(SeasonTip().status == .available)
          try center.load(StateDocument(Facts()))
          #expect(center.facts.tips.keys.sorted() == ["SeasonTip"])
        }
        try center.shutDown()
      }
    }
  }

  @Test("An awaited change is in the files when the call returns, even if the process is killed")
  func durability() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let first = try center(file)
      await Tips.withCenter(first) {
        for _ in 1...3 { await Birds.didView.donate() }
      }
      // A killed process leaves its files unchanged.
      let crashed = folder.appending(path: "crashed")
      try FileManager.default.createDirectory(at: crashed, withIntermediateDirectories: true)
      for name in ["tips.sqlite", "tips.sqlite-wal"] {
        try FileManager.default.copyItem(
          at: folder.appending(path: name), to: crashed.appending(path: name))
      }
      let second = try center(crashed.appending(path: "tips.sqlite"))
      Tips.withCenter(second) { #expect(Birds.didView.donations.count == 3) }
      try first.shutDown()
      try second.shutDown()
    }
  }

  @Test("Streams report another process's change, without polling")
  func otherProcess() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let app = try center(file)
      try await Tips.withCenter(app) {
        var updates = FeedTip().statusUpdates.makeAsyncIterator()
        #expect(await updates.next() == .available)
        try app.flush()
        let shell = try SQLiteDatastore(path: file.path, mode: .tool(creates: false))
        try shell.commit([
          Change(.force(tips: ["FeedTip"], state: .hidden), at: Timestamp(Date()), by: .tipctl)
        ])
        #expect(await updates.next() == .pending)
        #expect(app.verdict(for: FeedTip()).decidedBy == .override)
        shell.close()
      }
      try app.shutDown()
    }
  }

  @Test("Two centers write at once, and no change is lost")
  func concurrentWriters() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let centers = [try center(file), try center(file)]
      await withTaskGroup(of: Void.self) { group in
        for center in centers {
          group.addTask {
            await Tips.withCenter(center) {
              for count in 1...100 {
                if count.isMultiple(of: 10) {
                  await Birds.didView.donate()
                } else {
                  Birds.didView.sendDonation()
                }
              }
            }
          }
        }
      }
      for center in centers { try center.shutDown() }
      let last = try center(file)
      Tips.withCenter(last) { #expect(Birds.didView.donations.count == 200) }
      try last.shutDown()
    }
  }

  @Test(
    "A display whose process no longer exists is over, and still counts (D8)",
    arguments: ["999999999:gone", "\(ProcessInfo.processInfo.processIdentifier):gone"])
  func abandonedDisplay(owner: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let first = try center(file)
      let tip = LimitedTip(id: "once", count: 1)
      first.register([tip])
      try first.shutDown()
      let store = try SQLiteDatastore(path: file.path, mode: .tool(creates: false))
      let began = Timestamp(ManualClock().date)
      let display = ActiveDisplay(id: "lost", began: began, owner: owner)
      try store.commit([
        Change(.beginDisplay(tip: "once", display: display, isForced: false), at: began)
      ])
      store.close()
      let second = try center(file)
      #expect(second.facts.records["once"]?.activeDisplays == [])
      #expect(second.status(of: tip) == .invalidated(.displayCountExceeded))
      #expect(second.facts.history.last?.detail == "abandoned")
      try second.shutDown()
    }
  }

  @Test("An app's invalidation does not dismiss the display of a process that has crashed (D34)")
  func invalidationAfterCrash() throws {
    let clock = ManualClock()
    let center = try makeCenter(clock: clock)
    let tip = LimitedTip(id: "lost", count: 9)
    center.register([tip])
    let began = Timestamp(clock.date)
    let display = ActiveDisplay(id: "killed", began: began, owner: "999999999:gone")
    center.apply(.beginDisplay(tip: tip.id, display: display, isForced: false))
    clock.advance(by: .seconds(36_000))
    center.invalidate(tip, reason: .tipClosed)
    #expect(center.status(of: tip) == .invalidated(.tipClosed))
    #expect(center.facts.record(of: tip.id).dismissal == began)
    #expect(center.facts.record(of: tip.id).activeDisplays.isEmpty)
    #expect(center.facts.history.map(\.event) == ["display began", "display ended", "invalidated"])
  }

  @Test("A display of another center of this process continues")
  func displayElsewhere() throws {
    let datastore = RelayedDatastore()
    let first = try makeCenter([.datastore(datastore)])
    let display = try #require(first.present(FeedTip()))
    try first.flush()
    let second = try makeCenter([.datastore(datastore)])
    #expect(second.facts.records["FeedTip"]?.activeDisplays.count == 1)
    display.end()
    try first.shutDown()
    try second.shutDown()
  }

  @Test("A tip that another process makes non-exempt delays other tips (D10)")
  @MainActor func exemption() throws {
    let datastore = RelayedDatastore()
    let center = try makeCenter([.datastore(datastore), .displayFrequency(.daily)])
    try #require(center.present(SeasonTip())).end()
    let group = Tips.withCenter(center) { TipGroup { FeedTip() } }
    #expect(group.currentTip is FeedTip)
    try center.flush()
    var definition = try #require(center.facts.tips["SeasonTip"])
    definition.options.ignoresDisplayFrequency = false
    datastore.commitForeign(Change(.registerTip(definition), at: Timestamp(center.now)))
    try center.flush()
    #expect(group.currentTip == nil)
    try center.shutDown()
  }

  @Test("A failed configure leaves the center unchanged, and it can be called again (D26)")
  func failedConfigure() async throws {
    try await withTemporaryFolder { folder in
      let noDatabase = folder.appending(path: "notes.txt")
      try Data("no database, long enough to hold a header of a hundred bytes".utf8)
        .write(to: noDatabase)
      let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
      let error = #expect(throws: TipControlError.self) {
        try center.configure([.datastoreLocation(.url(noDatabase))])
      }
      #expect(error?.code == .refused)
      #expect(center.status(of: FeedTip()) == .pending)
      try center.configure([.datastoreLocation(.memory)])
      #expect(center.status(of: FeedTip()) == .available)
    }
  }

  @Test("A file of a version that was never released makes configure throw", arguments: 1...6)
  func unreleased(version: Int) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let bytes = try Data(
        contentsOf: PackageFile.url("Fixtures/datastores/version-\(version).sqlite"))
      try bytes.write(to: file)
      let error = #expect(throws: TipControlError.self) { try center(file) }
      #expect(error?.code == .refused)
      #expect(error?.reason.contains("no released version") == true)
      #expect(try Data(contentsOf: file) == bytes)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["tips.sqlite"])
    }
  }

  @Test("A corrupt file is set aside, and the receipt notes it")
  func corrupt() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tips.sqlite")
      let first = try center(file)
      first.register([FeedTip()])
      try first.shutDown()
      let whole = try Data(contentsOf: file)
      try whole.prefix(whole.count / 2).write(to: file)
      let second = try center(file)
      #expect(second.status(of: FeedTip()) == .available)
      #expect(second.receipt?.notes.contains { $0.contains("tips.sqlite.corrupt-") } == true)
      #expect(second.health.notes.count { $0.contains("tips.sqlite.corrupt-") } == 1)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.contains { $0.hasPrefix("tips.sqlite.corrupt-") })
      try second.shutDown()
    }
  }
}

/// A tip whose rule has more operators than a datastore can read.
private struct DeepTip: Tip {
  var title: Text { Text("Count All Birds") }
  var rules: [Rule] {
    Rule(.conjunction, Array(repeating: Rule(Birds.isSignedIn) { $0 }, count: 1100))
  }
}
