import Testing
import TipReview

#if compiler(>=6.3)
  @Suite("The previews of the backyard")
  struct PreviewTests {
    @Test func showWithAndWithoutTips() async {
      await expectPreviews(in: "Backyard")
    }
  }
#endif
