import Foundation
import TestSupport
import Testing
import TipHelp
import TipModel
import TipTesting

@Suite("The evidence of an app", .hangLimit)
struct AppEvidenceTests {
  /// Runs code with the center of an app, which has a folder for its datastore.
  private func withApp(_ body: (TipsCenter, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID())")
    let receipt = folder.appending(path: "receipt.json").path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let center = TipsCenter(arguments: [], environment: ["TIPCTL_RECEIPT": receipt])
    let result = Result {
      try Tips.withCenter(center) {
        try center.configure([.datastoreLocation(.url(folder))])
        try body(center, folder)
      }
    }
    try center.shutDown()
    try FileManager.default.removeItem(at: folder)
    try result.get()
  }

  @Test("is in its datastore, which a folder or a receipt names")
  func datastore() throws {
    try withApp { center, folder in
      center.register([FavoriteBackyardTip()])
      let display = try #require(FeedBirdsTip().present())
      try center.flush()
      let receipt = folder.appending(path: "receipt.json").path
      for path in [folder.path, "\(folder.path)/.tipkit/tips.sqlite", receipt] {
        let evidence = TipControls.evidence(of: path)
        #expect(
          evidence.hasPrefix("On screen: FeedBirdsTip.\nNot on screen: FavoriteBackyardTip: "))
        #expect(evidence.hasSuffix("\nThe explanations are attached as tips.txt."))
      }
      display.end()
      try center.flush()
      #expect(TipControls.evidence(of: receipt).hasPrefix("On screen: nothing.\n"))
    }
  }

  @Test("has the alert in front, the others, and the history in its file")
  func alerts() throws {
    try withApp { center, _ in
      let first = try center.present(TipAlert(id: "pond", title: "Remove?", buttons: [.cancel]))
      let evidence = HelpEvidence(of: center.facts, atSystemTime: Timestamp(Date()))
      #expect(evidence.lines == ["On screen: alert \"Remove?\" (pond)."])
      #expect(evidence.text.contains("alert shown pond"))
      first.withdraw()
    }
  }

  @Test("has the displayed tips sorted, and the newest 20 entries of the history in its file")
  func order() throws {
    try withApp { center, _ in
      for _ in 1...11 { try #require(FeedBirdsTip().present()).end() }
      let tips: [any Tip] = [FeederTip(place: "north"), ShareBackyardTip(), FeedBirdsTip()]
      let displays = try tips.map { try #require($0.present()) }
      let evidence = HelpEvidence(of: center.facts, atSystemTime: Timestamp(Date()))
      #expect(evidence.lines == ["On screen: FeedBirdsTip, ShareBackyardTip, feeder-north."])
      let history = center.facts.history.suffix(20).map { "\($0.date)  \($0.words)" }
      #expect(
        evidence.text.hasSuffix("\nThe history:\n\(history.joined(separator: "\n"))\n"))
      for display in displays { display.end() }
    }
  }

  @Test("is missing without a receipt, with a datastore in memory, and with Apple's TipKit")
  func missing() throws {
    let nothing = TipControls.evidence(of: "/nowhere/receipt.json")
    #expect(nothing.hasPrefix("The app has left no evidence of its tips. The app has not written"))
    #expect(nothing.contains("Apple's TipKit writes neither"))
    #expect(TipControls.evidence(of: "/nowhere/").hasPrefix("The app has left no evidence"))
    try withApp { _, folder in
      let path = folder.appending(path: "memory.json").path
      try Data(Receipt.coding.text(of: .nothing).utf8).write(to: URL(filePath: path))
      #expect(TipControls.evidence(of: path).contains("Its datastore is in memory. Launch"))
      var failed = Receipt.nothing
      for error in ["The clock is wrong.", "The clock is wrong"] {
        failed.error = error
        try Data(Receipt.coding.text(of: failed).utf8).write(to: URL(filePath: path))
        #expect(
          TipControls.evidence(of: path)
            .contains("BackyardBirds failed in Tips.configure(). The clock is wrong. An app"))
      }
    }
  }
}
