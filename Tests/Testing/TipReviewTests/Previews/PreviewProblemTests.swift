import Testing
import TipModel
import TipTesting

@testable import TipReview

@Suite("Something that is wrong with a preview")
struct PreviewProblemTests {
  @Test(
    "is silenced for its check and its item, with a reason",
    arguments: [
      ("T5", "tip:A", "R.", true), ("T6", "tip:A", "R.", false), ("T5", "tip:B", "R.", false),
      ("T5", "tip:A", "", false),
    ])
  func silences(check: String, item: String, reason: String, isSilenced: Bool) {
    let silence = GuidanceSilence(check, on: item, because: reason)
    let finding = PreviewCheck.Problem(text: "A price.", check: "T5", item: "tip:A")
    #expect(finding.isSilenced(by: silence) == isSilenced)
    #expect(!PreviewCheck.Problem(text: "A failure.").isSilenced(by: silence))
  }
}
