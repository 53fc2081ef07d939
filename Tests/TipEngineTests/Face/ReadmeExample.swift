// The README's examples, so that they compile and run; a test holds the two together.
import Foundation
import Testing
import TipEngine
import TipTesting

enum Backyard {
  static let isSignedIn = Tips.Parameter(Backyard.self, "isSignedIn", false)
  static let didView = Tips.Event(id: "didViewBackyard")
}

struct FavoriteBackyardTip: Tip {
  var title: Text { Text("Save to Favorites") }
  var message: Text? { Text("Your favorite backyards stay at the top of the list.") }
  var rules: [Rule] {
    Rule(Backyard.isSignedIn) { $0 == true }
    Rule(Backyard.didView) { $0.donations.donatedWithin(.days(5)).count >= 3 }
  }
}

@Suite("The README's Swift examples")
struct ReadmeExampleTests {
  @Test("Tips are defined, decided, presented and observed as the first one says")
  func first() async throws {
    let center = TipsCenter(arguments: [], environment: [:])
    try await Tips.withCenter(center) {
      let options: [Tips.ConfigurationOption] = [.datastoreLocation(.memory)]
      try center.configure(options + [.displayFrequency(.daily)])
      for _ in 1...2 { Backyard.didView.sendDonation() }
      Backyard.isSignedIn.wrappedValue = true
      await Backyard.didView.donate()

      let tip = FavoriteBackyardTip()
      var displayed: [String] = []
      func print(_ text: String) { displayed.append(text) }
      func print(_ status: Tips.Status) { displayed.append("\(status)") }
      if let display = tip.present() {  // nil unless the tip may show
        print(tip.title.string)
        display.end()
      }
      tip.invalidate(reason: .tipClosed)
      let updates = tip.statusUpdates
      try center.shutDown()
      for await status in updates { print(status) }
      #expect(displayed == ["Save to Favorites", "invalidated(tipClosed)"])
    }
  }

  @Test("Every line of them stands in this file, in order")
  func lines() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let lines = readme.components(separatedBy: "```swift\n").dropFirst()
      .flatMap { $0.components(separatedBy: "```")[0].split(separator: "\n") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.count > 20)
    // What a test cannot say as an app says it, and what it says instead.
    let said = [
      "try Tips.configure([.displayFrequency(.daily)])":
        "try center.configure(options + [.displayFrequency(.daily)])",
      "for await status in tip.statusUpdates { print(status) }":
        "for await status in updates { print(status) }",
      // A test beside the snapshots of this file would want a folder for them here.
      "assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation)":
        "assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation, location: snapshots)",
    ]
    var rest = source[...]
    for line in lines where !line.isEmpty {
      let wanted = said[line] ?? line
      let place = rest.firstIndex(of: wanted)
      #expect(place != nil, "\"\(line)\" of the README is not compiled")
      if let place { rest = rest[(place + 1)...] }
    }
  }
}

@Suite(.tips(at: "2026-11-21T09:00:00Z"))
struct FavoriteTests {
  private let snapshots = SnapshotLocation.folder(
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path)

  @Test func showsAfterThreeViews() async {
    Backyard.isSignedIn.wrappedValue = true
    for _ in 1...2 { await Backyard.didView.donate() }
    expectHidden(FavoriteBackyardTip(), because: .rule)
    await expectEligible(FavoriteBackyardTip()) { await Backyard.didView.donate() }
    TipTest.clock.advance(by: .days(6))
    expectHidden(FavoriteBackyardTip(), because: .rule)
    withKnownIssue("there is no reference yet") {
      assertTipSnapshot(of: FavoriteBackyardTip(), as: .explanation, location: snapshots)
    }
  }
}
