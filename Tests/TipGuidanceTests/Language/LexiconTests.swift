import Testing
import TipGuidance

@Suite("Lexicon")
struct LexiconTests {
  private let lexicon = Lexicon.english

  @Test("All lists are embedded")
  func embedded() {
    #expect(lexicon.verbs.count > 2500)
    #expect(lexicon.nouns.count > 1700)
    #expect(lexicon.adjectives.count > 700)
    #expect(lexicon.classes["the"] == [.article, .minor])
    #expect(lexicon.heads["bar"] == true)
    #expect(lexicon.names["icloud"] == nil)
    #expect(lexicon.names["siri"] == false)
    #expect(lexicon.inputs["click"] == [.pointer])
    #expect(lexicon.vague.contains("error"))
  }

  @Test("Marks are read, and no entry has spaces or capitals that it should not have")
  func entries() {
    #expect(lexicon.verbs["filter"] == .ambiguous)
    #expect(lexicon.verbs["map"] == .seldom)
    #expect(lexicon.verbs["sleep"] == .hardly)
    #expect(lexicon.verbs["add"] == .verb)
    for word in Array(lexicon.verbs.keys) + lexicon.nouns + lexicon.adjectives + lexicon.heads.keys
    {
      #expect(word == word.lowercased() && !word.contains(" ") && !word.isEmpty, "\(word)")
    }
  }

  @Test("A word has one list: verbs are neither nouns nor adjectives")
  func disjoint() {
    let verbs = Set(lexicon.verbs.keys)
    #expect(verbs.intersection(lexicon.nouns).isEmpty)
    #expect(verbs.intersection(lexicon.adjectives).isEmpty)
    #expect(lexicon.nouns.intersection(lexicon.adjectives).isEmpty)
  }
}
