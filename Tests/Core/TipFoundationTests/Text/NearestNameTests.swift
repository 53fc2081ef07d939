import Testing
import TipModel

@Suite("The nearest name")
struct NearestNameTests {
  private static let known = ["FavoriteBackyardTip", "FeedBirdsTip", "ShareTip", "é"]

  @Test(
    "is found within few edits, fewer for short words, in any case",
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
    #expect(NearestName.of("abcdefgh", in: ["badcfegh"]) == "badcfegh")
    #expect(NearestName.of("abcdefgh", in: ["badcfehg"]) == nil)
    #expect(NearestName.of("lits", in: ["hide", "list"]) == "list")
    #expect(NearestName.of("nope", in: ["hide", "list"]) == nil)
  }

  @Test(
    "is as near as its letters, each edit counted once",
    arguments: [
      ("lst", ["list"], "list"), ("lixx", ["list"], nil), ("fexdxrx", ["feeders"], nil),
      ("a", ["ab"], "ab"), ("a", ["b"], nil), ("tipB", ["tipA", "tipB"], "tipB"),
      // Only letters that both change their places are swapped.
      ("lit", ["lxi"], nil), ("lxt", ["lti"], nil),
      ("did", ["didViewBackyard"], "didViewBackyard"),
    ] as [(String, [String], String?)])
  func edits(word: String, known: [String], name: String?) {
    #expect(NearestName.of(word, in: known) == name)
  }

  @Test(
    "is a near miss when one or two letters differ, and not only numbers",
    arguments: [
      ("didFillFeder", ["didViewBackyard", "didFillFeeder"], "didFillFeeder"),
      ("feedBirds", ["feedBxxds"], "feedBxxds"), ("feedBirds", ["feedBxxxs"], nil),
      ("feedBirds", ["feedBirds"], nil), ("step1", ["step1", "step2"], nil),
    ] as [(String, [String], String?)])
  func nearMiss(word: String, known: [String], name: String?) {
    #expect(NearestName.nearMiss(word, in: known) == name)
  }

  @Test("otherwise begins with the word, or ends with a dot and the word")
  func parts() {
    let known = ["didViewBackyard", "BackyardBirds.isSignedIn"]
    #expect(NearestName.of("didView", in: known) == "didViewBackyard")
    #expect(NearestName.of("issignedin", in: known) == "BackyardBirds.isSignedIn")
    #expect(NearestName.of("signedin", in: known) == nil)
    #expect(NearestName.of("di", in: known) == nil)
  }

  @Test("is the shortest, and then the first, among those that begin with the word")
  func shortest() {
    let known = ["show-all-tips", "show-tips", "show-tool-tips", "hide-tips"]
    #expect(NearestName.of("show", in: known) == "show-tips")
    #expect(NearestName.of("Feed", in: ["FeedBirdsTip", "FeedBeesTips"]) == "FeedBirdsTip")
  }

  @Test("becomes a suggestion; without one the fallback is used")
  func suggestion() {
    #expect(
      NearestName.suggestion(for: "ShareTpi", in: Self.known, otherwise: "None")
        == "Did you mean \"ShareTip\"?")
    #expect(NearestName.suggestion(for: "x", in: [], otherwise: "None") == "None")
  }
}
