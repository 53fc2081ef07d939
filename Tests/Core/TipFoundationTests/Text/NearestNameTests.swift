import TestSupport
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

  @Test("is within as many edits as a table of all beginnings says", arguments: 0...3)
  func allBeginnings(limit: Int) {
    var random = SeededGenerator(seed: UInt64(limit))
    for _ in 0..<2000 {
      let words = (0..<2).map { _ in
        (0..<Int.random(in: 0...7, using: &random)).map { _ in
          ["a", "b", "c"][Int.random(in: 0..<3, using: &random)]
        }
      }
      let edits = edits(from: words[0], to: words[1])
      let (first, second) = (words[0].joined(), words[1].joined())
      #expect(
        NearestName.isWithin(limit, first, second) == (edits <= limit), "\(first) \(second)")
    }
  }

  /// Returns the number of edits between two words, by the numbers between all their beginnings.
  private func edits(from first: [String], to second: [String]) -> Int {
    let row = Array(repeating: 0, count: second.count + 1)
    var edits = Array(repeating: row, count: first.count + 1)
    for one in 0...first.count {
      for two in 0...second.count {
        guard one > 0, two > 0 else {
          edits[one][two] = one + two
          continue
        }
        let replacement = first[one - 1] == second[two - 1] ? 0 : 1
        let removal = min(edits[one - 1][two], edits[one][two - 1]) + 1
        var fewest = min(edits[one - 1][two - 1] + replacement, removal)
        if one > 1, two > 1, first[one - 1] == second[two - 2], first[one - 2] == second[two - 1] {
          fewest = min(fewest, edits[one - 2][two - 2] + 1)
        }
        edits[one][two] = fewest
      }
    }
    return edits[first.count][second.count]
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
