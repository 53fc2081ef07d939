// The examples of the guide, compiled and run. ArticleCodeTests compares them with the guide.
import Foundation
import TestSupport
import Testing
import TipEngine
import TipModel
import TipReview
import TipStore
import TipTesting

/// A namespace that separates these examples from the examples of other articles.
enum GuideExample {
  enum BackyardBirds {
    @Parameter static var isSignedIn: Bool = false
  }

  struct FavoriteBackyardTip: Tip {
    static let didView = Event(id: "didViewBackyard")

    var title: Text { Text("Save to Favorites") }
    var message: Text? { Text("Your favorite backyards always appear at the top of the list.") }
    var image: Image? { Image(systemName: "star.fill") }
    var rules: [Rule] {
      #Rule(BackyardBirds.$isSignedIn) { $0 == true }
      #Rule(Self.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
    }
  }

  struct GardenTip: Tip {
    @Parameter static var hasGarden: Bool = false

    var title: Text { Text("Plant Something for Birds") }
    var rules: [Rule] { #Rule(Self.$hasGarden) { $0 == true } }
  }

  @Suite(.tips(settling: .asOnDevice))
  struct GardenTipTests {
    @Test func showsInAGarden() async {
      GardenTip.hasGarden = true
      expectHidden(GardenTip(), because: .rule)
      await Task.yield()
      expectStatus(GardenTip(), .available)
    }
  }

  enum Feeder {
    @Parameter static var fillCount: Int = 0
    @Parameter(.transient) static var isOpen: Bool = false
  }

  struct BirdSearch: Codable, Sendable {
    var species: String
  }

  struct FilterSpeciesTip: Tip {
    static let didSearch = Event<BirdSearch>(id: "didSearchBird")

    var title: Text { Text("Filter by Species") }
    var rules: [Rule] {
      #Rule(Self.didSearch) { $0.donations.filter { $0.species == "cardinal" }.count >= 2 }
    }
  }

  @Suite(.tips(at: "2026-11-21T09:00:00Z"))
  struct FavoriteBackyardTipTests {
    @Test func showsAfterThreeVisits() async {
      BackyardBirds.isSignedIn = true
      for _ in 1...2 { await FavoriteBackyardTip.didView.donate() }
      expectHidden(FavoriteBackyardTip(), because: .rule)
      await expectEligible(FavoriteBackyardTip()) { await FavoriteBackyardTip.didView.donate() }
    }

    @Test func showsWhenItIsForced() {
      Tips.showTips([FavoriteBackyardTip.self])
      expectStatus(FavoriteBackyardTip(), .available)
      Tips.clearOverrides()
      expectHidden(FavoriteBackyardTip(), because: .rule)
    }
  }
}

extension GuideExample {
  @Suite("The guide's Swift examples")
  struct GuideExampleTests {
    @Test("The first example's tip is identical to the fixture's")
    func definition() throws {
      let document = try PackageFile.text("Fixtures/backyard-birds.json")
      let facts = try StateDocument(json: document, subject: "fixture").facts
      let center = TipsCenter(arguments: [], environment: [:])
      try center.configure([.datastoreLocation(.memory)])
      center.register([FavoriteBackyardTip()])
      let tip = try #require(center.facts.tips["FavoriteBackyardTip"])
      let expected = try #require(facts.tips["FavoriteBackyardTip"])
      #expect(tip.title == expected.title)
      #expect(tip.message == expected.message)
      #expect(tip.rules == expected.rules)
      try center.shutDown()
    }

    @Test(
      "The rule about a payload is that of the fixture, and counts the payload's donations", .tips)
    func payload() async throws {
      let document = try PackageFile.text("Fixtures/backyard-birds.json")
      let facts = try StateDocument(json: document, subject: "fixture").facts
      Tips.center.register([FilterSpeciesTip()])
      #expect(
        Tips.center.facts.tips["FilterSpeciesTip"]?.rules == facts.tips["FilterSpeciesTip"]?.rules)
      await FilterSpeciesTip.didSearch.donate(BirdSearch(species: "wren"))
      await FilterSpeciesTip.didSearch.donate(BirdSearch(species: "cardinal"))
      expectHidden(FilterSpeciesTip(), because: .rule)
      await FilterSpeciesTip.didSearch.donate(BirdSearch(species: "cardinal"))
      expectStatus(FilterSpeciesTip(), .available)
    }

    @Test("A parameter keeps its value in the datastore, unless it is transient")
    func parameters() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      for isFirst in [true, false] {
        let center = TipsCenter(arguments: [], environment: [:])
        try Tips.withCenter(center) {
          try Tips.configure([.datastoreLocation(.url(folder))])
          if isFirst { (Feeder.fillCount, Feeder.isOpen) = (3, true) }
          #expect(Feeder.fillCount == 3)
          #expect(Feeder.isOpen == isFirst)
          try center.shutDown()
        }
      }
      try FileManager.default.removeItem(at: folder)
    }

    @Test("A scenario is simulated with the tips of the code")
    func scenario() {
      expectNoStarvation(
        in: """
          start 2026-11-21T00:00:00Z
          length 60d
          frequency daily
          screen home
            tip FavoriteBackyardTip
          every day at 08:00: open home
          after 1h: set BackyardBirds.isSignedIn true
          5 times a week: donate didViewBackyard
          """, of: [FavoriteBackyardTip()], people: 100)
    }

    @Test("An alert is presented and answered; a stage presses its keys", .tips)
    func alerts() async throws {
      var favorites = ["pond"]
      Tips.answerAlerts(["*": "Remove All"])
      let alert = TipAlert(
        id: "clear-favorites", title: "Remove all favorites?",
        message: "The backyards stay in your list.", buttons: [.plain("Remove All"), .cancel],
        intent: .deliberate, hasSuppression: true)
      Tips.register(alert)
      let answer = try await Tips.present(alert).answer
      if answer.button.role != .cancel { favorites.removeAll() }
      #expect(favorites.isEmpty)

      Tips.clearOverrides()
      let stage = AlertStage(platform: .macOS)
      stage.present(alert)
      stage.expectAlert("Remove all favorites?", buttons: ["Cancel", "Remove All"])
      stage.cancelFromKeyboard()
      stage.expectNoAlert()
    }

    @Test("Controls are calls and options of configure")
    func controls() throws {
      let center = TipsCenter(arguments: [], environment: [:])
      try Tips.withCenter(center) {
        Tips.hideAllTips()
        Tips.showTips(["FilterSpeciesTip"])
        try Tips.configure([
          .displayFrequency(.daily),
          .clock(.frozen(at: Date(timeIntervalSince1970: 1_795_251_600))),
          .datastoreLocation(.memory),
          .testingControls(.enabled),
        ])
        #expect(Tips.receipt?.applied.contains { $0.control == .showTips } == true)
        try center.shutDown()
      }
    }

    @Test("The datastore is at the configured location, and a different one can be merged")
    func datastores() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let tablet = folder.appending(path: "tablet.sqlite")
      let other = try SQLiteDatastore(path: tablet.path, mode: .tool(creates: true))
      try other.commit([
        Change(
          .invalidate(tip: "FavoriteBackyardTip", reason: .tipClosed, isForced: false),
          at: Timestamp(Date()))
      ])
      other.close()
      let center = TipsCenter(arguments: [], environment: [:])
      try await Tips.withCenter(center) {
        try Tips.configure([.datastoreLocation(.url(folder))])
        await FavoriteBackyardTip.didView.donate()  // committed when it returns
        FavoriteBackyardTip.didView.sendDonation()  // committed within 10 ms
        try Tips.flush()  // waits for what is not committed yet

        for await health in Tips.healthUpdates {
          print(health.problem ?? "All changes are stored.")
          print(health.notes)  // the file was deleted, replaced, damaged
          #expect(health.isStoring)
          #expect(health.notes.isEmpty)
          break
        }

        try Tips.center.merge(from: tablet)
        #expect(FavoriteBackyardTip().status == .invalidated(.tipClosed))
        try center.shutDown()
      }
      #expect(FileManager.default.fileExists(atPath: folder.path + "/.tipkit/tips.sqlite"))
      try FileManager.default.removeItem(at: folder)
    }

    @Test("A folder syncs devices")
    func sync() throws {
      let synced = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let center = TipsCenter(
        arguments: [], environment: ["TIPCTL_DATASTORE": "memory"], isDebugBuild: true)
      try Tips.withCenter(center) {
        try Tips.configure([.sync(folder: synced)])
        try center.shutDown()
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: synced.path).count == 1)
      try FileManager.default.removeItem(at: synced)
    }

    @Test(.tips)
    func favoriteTipIsWellWritten() {
      expectGoodGuidance(FavoriteBackyardTip(), platform: .iOS)
    }

    @Test(.tips(at: "2026-11-21T09:00:00Z"))
    func gallery() throws {
      let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).html")
      defer { try? FileManager.default.removeItem(at: page) }
      try writeGallery(of: [FavoriteBackyardTip()], to: page.path)
      #expect(try String(contentsOf: page, encoding: .utf8).contains("Save to Favorites"))
    }
  }
}
