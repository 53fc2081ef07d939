import BirdJournal
import Foundation
import JournalUploads
import Testing
import TipEngine
import TipKit
import TipTesting

private final class WaitingJob: Operation, @unchecked Sendable {}

@Suite("Names of an app beside those of tips")
struct UploadJobTests {
  @Test("mean the app's types and Foundation's")
  func names() {
    let job = UploadJob([Change(species: "wren")])
    job.addDependency(WaitingJob())
    job.main()
    #expect(job.receipt == Receipt(changes: [Change(species: "wren")]))
    #expect(Controls().shown == [Control.save, .discard])
    #expect(Facts().notes.isEmpty)
    #expect([Gate.north, .south].count == 2)
    #expect(Origin(country: "Iceland").country == "Iceland")
    #expect(Invalidation(reason: "twice").reason == "twice")
  }

  @Test("leave the tips' names in place", .tips)
  func tips() {
    let explanation: Tips.Explanation = Tips.explanation(of: UploadTip())
    #expect(explanation.verdict.status == .available)
    expectStatus(UploadTip(), .available)
  }
}

private struct UploadTip: Tip {
  var title: Text { Text("Send your notes") }
}
