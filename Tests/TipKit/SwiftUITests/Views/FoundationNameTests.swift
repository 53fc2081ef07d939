import SwiftUI
import TestSupport
import Testing
import TipKit
import TipTesting

private struct OldPhotoTip: Tip {
  var title: Text { Text("Import Old Photos") }
  var asset: Image? { Image("Photos") }
}

@Suite("What files of apps use from elsewhere", .tips) struct FoundationNameTests {
  @Test("Names of Foundation that a Linux program must import or does not have")
  func foundation() {
    let documents = URL.documentsDirectory
    #expect(documents.path.hasPrefix("/"))
    #expect(URLRequest(url: documents).url == documents)
  }

  @Test("The beta's name of a tip's image is a warning of the test, and no failure")
  func asset() throws {
    let note =
      "The tip \"OldPhotoTip\" has asset, which does not count in a module that imports TipKit, "
      + "because Apple's TipKit ignores it; write image."
    try expectFailures([note], line: #line + 1) {
      try withTips { _ in
        expectStatus(OldPhotoTip(), .available)
        #expect(Tips.receipt?.notes == [note])
        #expect(Tips.health.refusals == [])
      }
    }
  }
}
