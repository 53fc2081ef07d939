import Foundation
import Testing
import TipModel
import TipReview
import TipTesting

@testable import BackyardBirds

@Suite("A gallery in a test", .tips(at: "2026-11-21T09:00:00Z"))
struct WriteGalleryTests {
  /// A tip with a custom colour, and a rule that stays Swift code.
  private struct GreenTip: Tip {
    static let isSignedIn = Tips.Parameter(GreenTip.self, "isSignedIn", false)

    var title: Text { Text("Feed the Birds") }
    var image: Image? { Image(systemName: "leaf").foregroundColor(.green) }
    var rules: [Rule] { [Rule(Self.isSignedIn) { _ in Int("1") == 1 }] }
  }

  @Test("has the given tips in order, in their own colours")
  func tips() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "pages/gallery.html").path
    Tips.register(FavoriteBackyardTip())
    try writeGallery(of: [GreenTip(), FeedBirdsTip(), GreenTip()], to: path, name: "Birds")
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let ids = page.matches(of: /<article class="item tip" id="tip-([^"]*)"/).map {
      String($0.output.1)
    }
    #expect(ids == ["GreenTip", "FeedBirdsTip"])
    #expect(page.contains("stroke=\"#34C759\"") && page.contains("stroke=\"#30D158\""))
    #expect(page.contains("<title>Tips of Birds</title>"))
  }

  @Test("that cannot be written throws, and names the file")
  func failure() {
    let error = #expect(throws: TipControlError.self) {
      try writeGallery(of: [FeedBirdsTip()], to: "/proc/nowhere/gallery.html")
    }
    #expect(error?.description.contains("/proc/nowhere/gallery.html") == true)
  }
}
