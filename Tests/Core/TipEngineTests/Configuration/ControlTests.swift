import Foundation
import Testing
import TipEngine
import TipModel
import TipStore
import TipTesting

@Suite("Controls on a live center")
struct ControlTests {
  @Test("Precedence, highest first: argument, environment, tipctl, code (D6)")
  func precedence() throws {
    let center = try makeCenter(
      arguments: ["Birds", "-tipctl.ShowTips", "FeedTip", "--flag"],
      environment: ["TIPCTL_HIDE_TIPS": "FeedTip,ShareTip"])
    Tips.withCenter(center) {
      center.apply(.force(tips: ["ShareTip", "SeasonTip"], state: .shown))
      Tips.hideAllTips()
      #expect(FeedTip().status == .available)
      #expect(ShareTip().status == .pending)
      #expect(SeasonTip().status == .available)
      #expect(LimitedTip(id: "other").status == .pending)
    }
  }

  @Test("Calls in code accumulate, and clearOverrides removes all of them (D5)")
  func accumulate() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      Tips.hideAllTips()
      Tips.showTipsForTesting([FeedTip.self])
      Tips.hideTips(["FeedTip"])
      Tips.showTips(["SeasonTip"])
      #expect(FeedTip().status == .available)
      #expect(SeasonTip().status == .available)
      #expect(LimitedTip(id: "other").status == .pending)
      Tips.clearOverrides()
      #expect(LimitedTip(id: "other").status == .available)
    }
  }

  @Test("A hidden tip is pending, or stays invalidated (D4)")
  func hidden() throws {
    let center = try makeCenter()
    Tips.withCenter(center) {
      FeedTip().invalidate(reason: .tipClosed)
      Tips.hideAllTips()
      #expect(FeedTip().status == .invalidated(.tipClosed))
      #expect(SeasonTip().status == .pending)
    }
  }

  @Test(
    "An invalid value makes configure throw and name it; configure can be called again (D26)"
  )
  func unreadable() throws {
    let center = TipsCenter(
      arguments: [], environment: ["TIPCTL_SHOW_ALL_TIPS": "maybe"], clock: ManualClock())
    let error = #expect(throws: TipControlError.self) {
      try center.configure([.datastoreLocation(.memory)])
    }
    #expect(error?.description.contains("TIPCTL_SHOW_ALL_TIPS") == true)
    #expect(error?.description.contains("maybe") == true)
    #expect(throws: TipControlError.self) {
      try center.configure([.datastoreLocation(.memory)])
    }
  }

  @Test("In a release build only calls in code count, unless the app opts in (D25)")
  func releaseBuild() throws {
    let environment = ["TIPCTL_HIDE_ALL_TIPS": "1"]
    let release = try makeCenter(environment: environment, isDebugBuild: false)
    release.apply(.forceAll(state: .hidden))
    #expect(release.status(of: FeedTip()) == .available)
    #expect(release.receipt?.ignored == [.environment, .stored])
    let optedIn = try makeCenter(
      [.testingControls(.enabled)], environment: environment, isDebugBuild: false)
    #expect(optedIn.status(of: FeedTip()) == .pending)
    #expect(
      release.receipt?.isReleaseBuild == true && optedIn.receipt?.isReleaseBuild == true)
    #expect(try makeCenter().receipt?.isReleaseBuild == false)
  }

  @Test(
    "Without testing controls only calls in code count, in a debug build too (D25)",
    arguments: [
      ([], false), ([.testingControls(.disabled)], true),
      ([.testingControls(.disabled)], false),
    ] as [([Tips.ConfigurationOption], Bool)])
  func withoutTestingControls(options: [Tips.ConfigurationOption], isDebugBuild: Bool)
    throws
  {
    let center = try hidingCenter(isDebugBuild: isDebugBuild)
    try center.configure([.datastoreLocation(.memory)] + options)
    center.apply(.force(tips: ["stored"], state: .hidden))
    #expect(hiddenTips(in: center) == ["code"])
    #expect(center.receipt?.applied.map(\.source) == [.api])
    #expect(center.receipt?.ignored == [.argument, .environment, .stored])
  }

  @Test("A configure without testing controls forgets what an earlier one has read (D25)")
  func configuredAgain() throws {
    let center = try hidingCenter(isDebugBuild: true)
    let store = InMemoryDatastore()
    try center.configure([.datastore(store)])
    center.apply(.force(tips: ["stored"], state: .hidden))
    #expect(hiddenTips(in: center) == ["argument", "environment", "stored", "code"])
    try center.shutDown()
    try center.configure([.datastore(store), .testingControls(.disabled)])
    #expect(hiddenTips(in: center) == ["code"])
  }

  /// Creates a center to configure, whose arguments, environment and code each hide a tip.
  private func hidingCenter(isDebugBuild: Bool) throws -> TipsCenter {
    let center = TipsCenter(
      arguments: ["-tipctl.HideTips", "argument"],
      environment: ["TIPCTL_HIDE_TIPS": "environment"], clock: ManualClock(),
      application: "Birds",
      isDebugBuild: isDebugBuild)
    center.hideTips(["code"])
    return center
  }

  /// Returns which of four tips are hidden.
  private func hiddenTips(in center: TipsCenter) -> [String] {
    ["argument", "environment", "stored", "code"].filter {
      center.status(of: LimitedTip(id: $0)) == .pending
    }
  }

  @Test("A release build is one without the DEBUG condition (D30)")
  func debugCondition() {
    #if DEBUG
      #expect(TipsCenter.isDebugBuild)
    #else
      #expect(!TipsCenter.isDebugBuild)
    #endif
  }

  @Test("The receipt lists applied values, their sources and unknown words (D3, D29)")
  func receipt() throws {
    let center = try makeCenter(
      arguments: ["-tipctl.ShowTips", "FeedTop", "-com.apple.TipKit.HideAlTips", "1"],
      environment: ["TIPCTL_DISPLAY_FREQUENCY": "36h"])
    center.register([FeedTip()])
    let receipt = try #require(center.receipt)
    #expect(
      receipt.applied.map(\.spelling) == ["-tipctl.ShowTips", "TIPCTL_DISPLAY_FREQUENCY"])
    #expect(receipt.unknownTips.map(\.nearest) == ["FeedTip"])
    #expect(receipt.warnings.count == 1)
    #expect(receipt.warnings.first?.message.contains("HideAllTips") == true)
    #expect(center.facts.receipt == receipt.storedValue.canonical)
  }

  @Test("The receipt lists stored overrides and calls in code too")
  func receiptOfOtherSources() throws {
    let center = TipsCenter(arguments: [], environment: [:], clock: ManualClock())
    center.hideTips(["FeedTip"])
    center.apply(.forceAll(state: .shown))
    try center.configure([.datastoreLocation(.memory)])
    #expect(center.receipt?.applied.map(\.source) == [.stored, .api])
    #expect(center.receipt?.applied.map(\.value) == ["1", "FeedTip"])
  }

  @Test("A name is unknown only until its tip is registered (D3)")
  func unknownUntilKnown() throws {
    let center = try makeCenter(arguments: ["-tipctl.HideTips", "FeedTip"])
    #expect(center.receipt?.unknownTips.map(\.name) == ["FeedTip"])
    #expect(center.status(of: FeedTip()) == .pending)
    #expect(center.receipt?.unknownTips == [])
  }

  @Test("A name of a call in code is unknown until its tip is registered, too (D3)")
  func unknownInCalls() throws {
    let center = try makeCenter()
    center.register([FeedTip()])
    center.showTips(["FeedTi"])
    #expect(center.receipt?.unknownTips.map(\.nearest) == ["FeedTip"])
    #expect(center.facts.receipt == center.receipt?.storedValue.canonical)
    center.clearOverrides()
    #expect(center.receipt?.unknownTips == [])
  }

  @Test(
    "A name that resembles a tooltip or an alert is unknown once that one is known (D3)")
  func unknownHelp() throws {
    let center = try makeCenter(
      arguments: ["-tipctl.ShowToolTips", "sav"],
      environment: ["TIPCTL_ANSWER_ALERTS": "eras=No"])
    #expect(center.receipt?.unknownTips == [])
    center.register(ToolTipDefinition(id: "save"))
    #expect(center.receipt?.unknownTips.map(\.name) == ["sav"])
    center.apply(
      .registerAlert(TipAlert(id: "erase", title: "Erase the List?", buttons: [])))
    #expect(center.receipt?.unknownTips.map(\.nearest) == ["save", "erase"])
    #expect(center.facts.receipt == center.receipt?.storedValue.canonical)
  }

  @Test(
    "Names in each control of tooltips and alerts are looked up once these are known (D3)",
    arguments: [
      ("ShowToolTips", "sav", "save"), ("HideToolTips", "sav", "save"),
      ("AnswerAlerts", "eras=No", "erase"), ("SuppressAlerts", "eras", "erase"),
    ])
  func unknownHelpNames(control: String, value: String, name: String) throws {
    let center = try makeCenter(arguments: ["-tipctl.\(control)", value])
    #expect(center.receipt?.unknownTips == [])
    center.register(ToolTipDefinition(id: "save"))
    center.apply(
      .registerAlert(TipAlert(id: "erase", title: "Erase the List?", buttons: [])))
    #expect(center.receipt?.unknownTips.map(\.nearest) == [name])
  }

  @Test("The receipt is written to the control's path")
  func receiptFile() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "receipt.json").path
      let center = try makeCenter(environment: ["TIPCTL_RECEIPT": file])
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let written = try Receipt(storedValue: StoredValue(json: text, subject: file))
      #expect(written == center.receipt)
      let missing = folder.appending(path: "no/receipt.json").path
      #expect(throws: TipControlError.self) {
        try makeCenter(environment: ["TIPCTL_RECEIPT": missing])
      }
    }
  }

  @Test(
    "A start that fails writes a receipt with the error, and a later one replaces it (D26)"
  )
  func failedStart() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "receipt.json").path
      let store = folder.appending(path: "birds.sqlite").path
      func center(_ clock: String) -> TipsCenter {
        TipsCenter(
          arguments: ["Birds", "-tipctl.Clock", clock, "-tipctl.HideTip", "FeedTip"],
          environment: ["TIPCTL_RECEIPT": file, "TIPCTL_DATASTORE": store],
          application: "Birds",
          isDebugBuild: true)
      }
      func stored() throws -> Receipt? {
        let datastore = try SQLiteDatastore(path: store, mode: .tool(creates: false))
        defer { datastore.close() }
        return try datastore.facts().receipt.map(Receipt.init)
      }
      // Nothing is created by a start that fails.
      let failing = center("soon")
      let error = #expect(throws: TipControlError.self) { try failing.configure() }
      #expect(failing.receipt == nil)
      let first = try Receipt.read(from: file)
      #expect(first.error == error?.description)
      #expect(first.error?.contains("\"soon\" in -tipctl.Clock") == true)
      #expect(first.applied.isEmpty)
      #expect(first.warnings.map(\.spelling) == ["-tipctl.HideTip"])
      #expect(!FileManager.default.fileExists(atPath: store))

      let started = center("+1d")
      try started.configure()
      #expect(try Receipt.read(from: file).error == nil)
      // The second configure of a process is not a failed start (D1).
      #expect(throws: TipKitError.self) { try started.configure() }
      #expect(try Receipt.read(from: file).error == nil)
      try started.shutDown()
      #expect(try stored()?.error == nil)

      #expect(throws: TipControlError.self) { try center("later").configure() }
      let failed = try #require(try stored())
      #expect(failed == (try Receipt.read(from: file)))
      #expect(failed.error?.contains("\"later\" in -tipctl.Clock") == true)
      #expect(failed.datastore == store)
      let differences = try failed.differences(from: TipControls(hideAllTips: true))
      #expect(differences.count == 1)
      #expect(differences.first?.explanation == failed.error)
    }
  }

  @Test(
    "A receipt says that the datastore cannot be opened, or the receipt not be written")
  func failedOpening() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "receipt.json").path
      let store = folder.appending(path: "birds.sqlite").path
      try Data("a poem about wrens".utf8).write(to: URL(filePath: store))
      let unopened = TipsCenter(
        arguments: [], environment: ["TIPCTL_RECEIPT": file, "TIPCTL_DATASTORE": store],
        isDebugBuild: true)
      let refused = #expect(throws: TipControlError.self) { try unopened.configure() }
      #expect(try Receipt.read(from: file).error == refused?.description)
      #expect(try String(contentsOfFile: store, encoding: .utf8) == "a poem about wrens")

      let memory = InMemoryDatastore()
      let unwritten = TipsCenter(
        arguments: [], environment: ["TIPCTL_RECEIPT": "\(folder.path)/no/receipt.json"],
        isDebugBuild: true)
      let error = #expect(throws: TipControlError.self) {
        try unwritten.configure([.datastore(memory)])
      }
      let receipt = try #require(try memory.facts().receipt)
      #expect(try Receipt(storedValue: receipt).error == error?.description)

      // The app's own datastore stays open, also when it was only opened for the error.
      let misspelled = TipsCenter(
        arguments: ["-tipctl.Clock", "soon"], environment: [:], isDebugBuild: true)
      let invalid = #expect(throws: TipControlError.self) {
        try misspelled.configure([.datastore(memory)])
      }
      let last = try #require(try memory.facts().receipt)
      #expect(try Receipt(storedValue: last).error == invalid?.description)
    }
  }

  @Test("The receipt's file follows the receipt when a tip becomes known (D3)")
  func receiptFileFollows() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "receipt.json").path
      let center = try makeCenter(
        arguments: ["-tipctl.HideTips", "FeedTip"], environment: ["TIPCTL_RECEIPT": file])
      func written() throws -> Receipt {
        let text = try String(contentsOfFile: file, encoding: .utf8)
        return try Receipt(storedValue: StoredValue(json: text, subject: file))
      }
      #expect(try written().unknownTips.map(\.name) == ["FeedTip"])
      center.register([FeedTip()])
      #expect(try written().unknownTips.isEmpty)
      #expect(try written() == center.receipt)
      try center.shutDown()
    }
  }

  @Test("The frequency control takes precedence over the app's option")
  func frequency() throws {
    let center = try makeCenter(
      [.displayFrequency(.immediate)], environment: ["TIPCTL_DISPLAY_FREQUENCY": "daily"])
    try Tips.withCenter(center) {
      try #require(FeedTip().present()).end()
      #expect(SeasonTip().status == .available)
      #expect(LimitedTip(id: "new").status == .pending)
    }
  }

  @Test("The CloudKit container is accepted, and the receipt says what to use instead")
  func cloudKit() throws {
    let center = try makeCenter([.cloudKitContainer(.named("iCloud.birds"))])
    let notes = center.receipt?.notes ?? []
    #expect(
      notes.contains { $0.contains("iCloud.birds") && $0.contains(".sync(folder:)") })
  }
}
