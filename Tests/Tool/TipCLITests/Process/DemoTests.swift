import Foundation
import TestSupport
import Testing
import TipCLITestSupport

@Suite("The demo's story", .ownThread)
struct DemoTests {
  @Test("Every chapter has its promised output")
  func story() throws {
    let yard = try Yard(isEmpty: true)
    let script = PackageFile.url("Fixtures/demo.sh").path
    let run = try BuiltTools.shell("sh '\(script)'", in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    let chapters = run.output.components(separatedBy: "# ").dropFirst().map { String($0) }
    try #require(chapters.count == 8)
    let card = "Save to Favorites"
    #expect(!chapters[0].contains(card))
    #expect(chapters[1].components(separatedBy: card).count == 2, "the third view shows it once")
    #expect(chapters[2].contains("FavoriteBackyardTip: available"))
    #expect(chapters[2].contains("needs 2 more donations of \"didViewBackyard\""))
    #expect(!chapters[3].contains(card))
    #expect(!chapters[4].contains(card))
    #expect(chapters[4].contains("[ Share Backyard ]"))
    #expect(chapters[5].contains("FavoriteBackyardTip  pending"))
    #expect(chapters[5].contains("FilterSpeciesTip     available"))
    #expect(chapters[6].contains("FilterSpeciesTip: pending -> available"))
    #expect(chapters[7].components(separatedBy: " pending ").count == 5 + 1)
  }
}
