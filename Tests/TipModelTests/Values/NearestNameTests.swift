import TipModel
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private static let known = ["FavoriteBackyardTip", "FeedBirdsTip", "ShareTip", "é"]

  @Test(
    "is found within three edits, whatever the case",
    arguments: [
      ("FeedBirdTip", "FeedBirdsTip"), ("feedbirdstip", "FeedBirdsTip"),
      ("FeedBrids Tip", "FeedBirdsTip"), ("ShareTpi", "ShareTip"), ("ShareTips!!", "ShareTip"),
      ("ShareTips!!!", nil), ("", nil), ("abc", nil), ("ShareTip", "ShareTip"), ("É", "é"),
    ])
  func nearest(_ word: String, _ name: String?) {
    #expect(NearestName.of(word, in: Self.known) == name)
  }

  @Test("is the first among equally near ones")
  func ties() {
    #expect(NearestName.of("tipX", in: ["tipA", "tipB"]) == "tipA")
    #expect(NearestName.of("tip", in: []) == nil)
  }

  @Test("counts a swap of neighbours as one edit")
  func swaps() {
    #expect(NearestName.of("abcdef", in: ["badcfe"]) == "badcfe")
    #expect(NearestName.of("abcdefgh", in: ["badcfehg"]) == nil)
  }

  @Test("makes a suggestion, or leaves the fallback")
  func suggestion() {
    #expect(
      NearestName.suggestion(for: "ShareTpi", in: Self.known, otherwise: "None")
        == "Did you mean \"ShareTip\"?")
    #expect(NearestName.suggestion(for: "x", in: [], otherwise: "None") == "None")
  }
}
