import Testing

@testable import TipGuidance

@Suite("Lists of phrases")
struct PhraseListTests {
  private let phrases = PhraseList([
    ("share", 2), ("share a bird", 1), ("a bird", 3), ("bird", 4), ("", 5),
  ])

  @Test(
    "The longest phrase at a word is found, within a clause and a range",
    arguments: [
      ("Share a Bird", nil, ["0..<3 1"]), ("Feed it", nil, []), ("", nil, []),
      ("Share a bird, share a, bird", nil, ["0..<3 1", "3..<4 2", "5..<6 4"]),
      ("Share. A bird a bird", nil, ["0..<1 2", "1..<3 3", "3..<5 3"]),
      ("Share a bird", 0..<2, ["0..<1 2"]), ("Share a bird", 1..<3, ["1..<3 3"]),
      ("Share a bird", 0..<3, ["0..<3 1"]), ("Share a bird", 0..<0, []),
    ] as [(String, Range<Int>?, [String])])
  func matches(text: String, range: Range<Int>?, expected: [String]) {
    let found = phrases.matches(in: Passage(text), range)
    #expect(found.map { "\($0.words) \($0.value)" } == expected)
  }

  @Test("Words are a phrase of the list when all of them are")
  func contains() {
    let texts = [["share", "a", "bird"], ["bird"], ["share", "a"], ["a"], ["feed"], []]
    #expect(texts.filter(phrases.contains) == [["share", "a", "bird"], ["bird"]])
  }

  @Test("A phrase is found at its first word")
  func first() {
    let passage = Passage("Feed a bird")
    #expect(phrases.match(in: passage, at: 0)?.value == nil)
    #expect(phrases.match(in: passage, at: 1)?.value == 3)
    #expect(phrases.match(in: passage, at: 2)?.words == 2..<3)
  }
}
