import TestSupport
import Testing
import TipEngine
import TipModel
import TipStore

@Suite("What a center reports of itself (D32)", .hangLimit)
struct ProcessReportTests {
  private let store = InMemoryDatastore()
  private let center = TipsCenter(
    arguments: ["-tipctl.ShowTips", "FeedBirdsTip"], environment: ["TIPCTL_HIDE_ALL_TIPS": "1"],
    application: "Birds")

  private func process() throws -> AppProcess? {
    try center.flush()
    return try store.facts().processes.values.first
  }

  @Test("has the controls of arguments, environment and code, the last kept up to date")
  func controls() throws {
    center.hideTips(["ShareBackyardTip"])
    try center.configure([.datastore(store), .testingControls(.enabled)])
    let first = try #require(try process())
    #expect(first.program == "Birds")
    #expect(first.controls[.argument].showTips == ["FeedBirdsTip"])
    #expect(first.controls[.environment].hideAllTips)
    #expect(first.controls[.api].hideTips == ["ShareBackyardTip"])
    #expect(first.isLive)

    center.showAllTips()
    #expect(try process()?.controls[.api].showAllTips == true)
    #expect(center.receipt?.applied.map(\.spelling).contains("Tips.showAllTips()") == true)
    center.clearOverrides()
    #expect(try process()?.controls[.api] == TipControls())
    #expect(center.receipt?.applied.contains { $0.source == .api } == false)
    try center.shutDown()
    #expect(try store.facts().processes.isEmpty)
  }

  @Test("has the spelling of an argument, also after a call in code and in a file")
  func spelling() throws {
    let center = TipsCenter(
      arguments: ["-com.apple.TipKit.HideAllTips", "1", "-tipctl.ShowTips", "FeedBirdsTip"],
      environment: [:], application: "Birds")
    try center.configure([.datastore(store), .testingControls(.enabled)])
    center.hideTips(["ShareBackyardTip"])
    let process = try #require(try process())
    let read = try AppProcess(storedValue: process.storedValue, at: "process")
    #expect(read == process)
    let spelling = read.controls.spelling(of: .hideAllTips, in: .argument)
    #expect(spelling == "-com.apple.TipKit.HideAllTips")
    #expect(read.controls.spelling(of: .showTips, in: .argument) == "-tipctl.ShowTips")
    #expect(read.controls.spelling(of: .hideTips, in: .api) == "Tips.hideTips(_:)")
    try center.shutDown()
  }

  @Test("has the clock that is set in code, and so has the receipt")
  func clock() throws {
    try center.configure([.datastore(store)])
    try center.setClock(.frozen(at: noon.date))
    #expect(try process()?.controls[.api].clock == .frozen(at: noon.date))
    #expect(center.receipt?.applied.filter { $0.source == .api }.map(\.control) == [.clock])
    try center.setClock(nil)
    #expect(try process()?.controls[.api] == TipControls())
    #expect(center.receipt?.applied.contains { $0.source == .api } == false)
    try center.shutDown()
  }

  @Test("says that overrides of tipctl do not count, in a release build")
  func release() throws {
    try center.configure([.datastore(store), .testingControls(.disabled)])
    let process = try #require(try process())
    #expect(!process.countsStoredOverrides)
    #expect(process.controls == Controls())
    try center.shutDown()
  }

  @Test("ends with the center, also without a shutdown")
  func deinitialized() async throws {
    var second: TipsCenter? = TipsCenter(arguments: [], environment: [:])
    try second?.configure([.datastore(store)])
    #expect(try store.facts().processes.count == 1)
    second = nil
    while try !store.facts().processes.isEmpty { await Task.yield() }
  }

  @Test("A center removes processes that have ended without saying so, their displays and alerts")
  func leftovers() throws {
    let live = TipsCenter(arguments: [], environment: [:], application: "Live")
    try live.configure([.datastore(store)])
    let display = ActiveDisplay(id: "1", began: noon, owner: "999999999:gone")
    let alert = TipAlert(id: "erase", title: "Erase the List?", buttons: [.cancel])
    try store.commit([
      Change(.beginDisplay(tip: "FeedTip", display: display, isForced: false), at: noon),
      Change(.beginAlert(alert, display: display), at: noon),
      Change(
        .reportProcess(
          AppProcess(
            owner: "1:gone", identifier: 1, start: "never", program: "Gone", configured: noon,
            countsStoredOverrides: true, controls: Controls())), at: noon),
    ])
    try center.configure([.datastore(store)])
    let facts = try store.facts()
    #expect(facts.processes.values.map(\.program).sorted() == ["Birds", "Live"])
    #expect(facts.records["FeedTip"]?.activeDisplays == [] && facts.openAlerts.isEmpty)
    try center.shutDown()
    try live.shutDown()
  }

  @Test(
    "A reset by a call is in the receipt, before and after configure", arguments: [true, false])
  func reset(isBefore: Bool) throws {
    if isBefore { try center.resetDatastore() }
    try center.configure([.datastore(store), .testingControls(.disabled)])
    if !isBefore { try center.resetDatastore() }
    #expect(
      center.receipt?.applied.map(\.spelling) == ["Tips.resetDatastore()"])
    // Later calls do not repeat the earlier ones.
    try center.resetDatastore()
    center.hideTips(["FeedBirdsTip"])
    center.hideTips(["ShareBackyardTip"])
    #expect(
      center.receipt?.applied.map(\.spelling) == ["Tips.resetDatastore()", "Tips.hideTips(_:)"])
    try center.shutDown()
  }
}
