import Testing

@testable import TipGuidance

@Suite("Title case and sentence case")
struct LetterCaseTests {
  @Test(
    "Title case leaves small words, names, units and quotes as they are",
    arguments: [
      ("walk around the pond", "Walk around the Pond"),
      ("Walk from the Pond", "Walk from the Pond"),
      ("fly toward the pond", "Fly Toward the Pond"),
      ("unsaved sketch of a bird", "Unsaved Sketch of a Bird"),
      ("iPhone at 40 km per hour", "iPhone at 40 km per Hour"),
      ("Rename “north pond”", "Rename “north pond”"), ("the end", "The End"),
      ("save 3 birds and go", "Save 3 birds and Go"), ("export as PDF", "Export as PDF"),
      ("Go without it", "Go Without It"),
    ])
  func title(text: String, expected: String) {
    #expect(LetterCase.title(Passage(text)) == expected)
  }

  @Test(
    "Sentence case changes words that are surely no names, and nothing when in doubt",
    arguments: [
      ("Filter Birds By Season", "Filter birds by season"),
      ("Share This Backyard", "Share this backyard"), ("Zoom In", "Zoom in"),
      ("Show What I Saw", "Show what I saw"),
      ("Show What I’m Missing", "Show what I’m missing"),
      ("Open North Pond", "Open North Pond"),
      ("Open Your Backyard With Siri", "Open your backyard with Siri"),
      ("Open Sky Map", "Open Sky Map"), ("Show Bird Feeder", "Show Bird Feeder"),
      ("Show Selected birds", "Show Selected birds"),
      ("Show Hidden Birds now", "Show hidden birds now"),
      ("Show the new Bird and Feeder", "Show the new Bird and Feeder"),
      ("Sort: Newest First", "Sort: Newest first"),
      ("Open Page Numbers", "Open page numbers"),
      ("Open the Reading List", "Open the Reading List"),
      ("Rename “Big North Pond” Now", "Rename “Big North Pond” Now"),
      ("Do You Want to Save Your Sketch?", "Do you want to save your sketch?"),
      ("Use Bird’s Nest Now", "Use Bird’s nest now"),
      ("Save. Then Add. Now Go", "Save. Then add. Now go"),
      ("Show Birds in green With Seeds", "Show birds in green with seeds"),
      ("Open Bird Feeders", "Open bird feeders"),
      ("Open New feeders", "Open New feeders"), ("Make Feeder Safe", "Make feeder safe"),
      ("Open Notes Now", "Open Notes now"), ("Open Zettel Now", "Open Zettel now"),
      ("", ""), ("Save: Then Go (Now Or Never)", "Save: Then go (Now or never)"),
    ])
  func sentence(text: String, expected: String) {
    #expect(LetterCase.sentence(Passage(text)) == expected)
  }

  @Test("A text begins small when its first word is an ordinary one without a capital")
  func beginsSmall() {
    let texts = [
      "export as PDF", "share it", "the list", "iCloud is full", "siri is here",
      "“share” it", "zettel", "Share", "", "monday",
    ]
    #expect(
      texts.filter { LetterCase.beginsSmall(Passage($0)) }
        == ["export as PDF", "share it", "the list"])
  }

  @Test("A text is in capitals when two ordinary words are, and every letter is")
  func allCapitals() {
    let texts = [
      "SHOW ALL BIRDS", "OPEN LIST", "PDF, PNG, JPEG", "ADD THE BIRD", "OPEN",
      "SHOW BIRDS now", "OPEN SIRI", "",
    ]
    #expect(
      texts.filter { LetterCase.isAllCapitals(Passage($0)) }
        == ["SHOW ALL BIRDS", "OPEN LIST"])
  }

  @Test("The first letter alone gets a capital", arguments: [("", ""), ("ünI", "ÜnI"), ("A", "A")])
  func firstCapital(text: String, expected: String) {
    #expect(LetterCase.withFirstCapital(text) == expected)
  }
}
