import Testing
import TipGuidance

@Suite("Patterns in phrases")
struct PhrasePartTests {
  /// Returns the words of the first place where a phrase is found.
  private func words(_ phrase: String, in text: String) -> String? {
    let passage = Passage(text)
    return PhraseList([(phrase, true)]).matches(in: passage).first.map { passage.quote($0.words) }
  }

  @Test(
    "Each part of a phrase stands for words",
    arguments: [
      ("feed the|a bird", "Now feed a bird", "feed a bird"),
      ("feed the|a bird", "feed my bird", nil),
      ("is not *ed", "It is not saved here", "is not saved"),
      ("is not *ed", "It is not ed", nil),
      ("N failed", "The feeder failed", "feeder failed"), ("N failed", "It failed", nil),
      ("for ~2 price", "for a low price", "for a low price"),
      ("for ~2 price", "for price", "for price"),
      ("for ~2 price", "for a very low price", nil),
      ("for ~2 price", "for a, low price", nil),
      ("unable to _", "unable to sing", "unable to sing"),
      ("unable to _", "unable to", nil), ("only €", "only $5 left", "only $5"),
      ("only €", "only 5% left", nil), ("get %", "get 5% off", "get 5%"),
      ("get %", "get 5 birds", nil), ("get #", "get 5 birds", "get 5"),
      ("press 0", "press 5", nil), ("press 0", "press 0", "press 0"),
      ("pay €5", "pay €6", nil),
    ] as [(String, String, String?)])
  func words(phrase: String, text: String, expected: String?) {
    #expect(words(phrase, in: text) == expected)
  }

  @Test(
    "Parts without words look at the place where they stand",
    arguments: [
      ("^ also", "Also here", true), ("^ also", "A bird. Also here", true),
      ("^ also", "It also sings", false), ("/ plus", "Birds, plus seeds", true),
      ("/ plus", "Birds plus seeds", false), ("trial $", "A trial", true),
      ("trial $", "A trial, now", true), ("trial $", "A trial of seeds", true),
      ("trial $", "A trial run", false), ("with !your pass", "with pass", true),
      ("for !five ~2 birds", "for five birds", false),
      ("for !five ~2 birds", "for six birds", true),
      ("save % !of|for", "Save $5 of it", false),
      ("save % !of|for", "Save $5, for it", true),
      ("-you|people didn't", "You didn't", false),
      ("-you|people didn't", "It didn't", true), ("-you|people didn't", "Didn't", true),
      ("get +pro", "get Pro", true), ("get +pro", "get pro", false),
      ("get +~2 pro", "Get Bird Feeder pro", true),
      ("get +~2 pro", "Get bird pro", false),
    ])
  func places(phrase: String, text: String, isFound: Bool) {
    #expect((words(phrase, in: text) != nil) == isFound)
  }

  @Test("A named list stands for its words, alone and beside others")
  func named() {
    #expect(words("with @plan|gold", in: "with Premium") == "with Premium")
    #expect(words("with @plan|gold", in: "with gold") == "with gold")
    #expect(words("with @plan|gold", in: "with seeds") == nil)
    #expect(words("with @unknown", in: "with unknown") == nil)
  }

  @Test("Of the phrases at one word the longest is found, and gaps take as few words as they can")
  func longest() {
    let passage = Passage("Join the club of the club today")
    let list = PhraseList([("join", 1), ("join ~4 club", 2), ("~1 join", 3)])
    let match = list.matches(in: passage).first
    #expect(match?.value == 2 && match.map { passage.quote($0.words) } == "Join the club")
  }
}
