import Foundation
import TestSupport
import Testing
import TipModel
import TipReview

// TipTesting is not imported, because TipReview exports it.
@Suite("A review outside of a test's center")
struct OutsideTests {
  private struct WelcomeTip: Tip {
    var title: Text { Text("Welcome to Your Backyard") }
  }

  @Test("fails at its call when it reads the center")
  func reviews() throws {
    expectFailures(["expectGoodGuidance is used outside of a test's center."], line: #line + 1) {
      expectGoodGuidance([WelcomeTip()])
    }
    expectFailures(["expectGoodGuidance is used outside of a test's center."], line: #line + 1) {
      expectGoodGuidance([TipDefinition]())
    }
    expectFailures(["expectSmallDonations is used outside of a test's center."], line: #line + 1) {
      expectSmallDonations()
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try expectFailures(["writeGallery is used outside of a test's center."], line: #line + 1) {
      try writeGallery(of: [WelcomeTip()], to: folder.path)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test("passes when it needs none")
  func alerts() {
    let alert = TipAlert(id: "save", title: "Save it?", buttons: [.default("Save"), .cancel])
    expectGoodGuidance(alert)
    expectNoStarvation(
      in: """
        start 2026-11-21T00:00:00Z
        length 2d
        frequency immediate
        screen home
          tip WelcomeTip
        every day at 08:00: open home
        """, of: [WelcomeTip()])
  }
}
