import Testing

@testable import TipGuidance

@Suite("Texts that repeat a title")
struct RepetitionTests {
  @Test(
    "The endings of plurals and verbs are removed, and the stem is the same for related words",
    arguments: [
      ("berries", "berry"), ("ties", "tie"), ("birds", "bird"), ("sharing", "shar"),
      ("shared", "shar"), ("share", "shar"), ("boxes", "box"), ("glass", "glas"),
      ("planning", "plan"), ("plan", "plan"), ("hopped", "hopp"), ("tie", "tie"),
      ("tree", "tre"), ("bus", "bus"), ("used", "used"), ("filtered", "filter"),
      ("see", "see"), ("seeds", "seed"), ("add", "add"), ("egg", "egg"), ("eggs", "egg"),
      ("sing", "sing"), ("red", "red"), ("owls", "owl"), ("yes", "yes"), ("is", "is"),
      ("grass", "gras"), ("planned", "plan"), ("spelled", "spel"),
    ])
  func stems(word: String, expected: String) {
    #expect(Repetition.stem(word) == expected)
  }

  @Test(
    "In English, small words, fillers and endings add nothing, and half of the title is enough",
    arguments: [
      ("Save to Favorites", "You can now save to your favorites.", true),
      ("Filter Birds", "Use the filter.", true),
      ("Filter Birds Outdoors", "Use the filter.", false),
      ("Filter Birds", "Use the filter in your list.", false),
      ("Share a Backyard", "Tap here to share your backyards.", true),
      ("Share a Backyard", "Tap to share your backyards.", false),
      ("Share a Backyard", "", false), ("", "Share", false), ("The", "And so on", false),
      ("Pin Notes", "Easily pin your note.", true),
      ("Bird’s Songs", "The songs of birds.", true),
      ("Find Birds", "Great new feature.", false),
      ("Save Often", "Save it always.", false),
      ("Go Outside Slowly", "Go slowly, outside.", true),
    ])
  func english(title: String, text: String, expected: Bool) {
    #expect(
      Repetition.says(Passage(text), onlyWhat: Passage(title), isEnglish: true) == expected)
  }

  @Test(
    "In other languages every word counts, in any order",
    arguments: [("Teilen: Garten!", true), ("Den Garten teilen", false), ("Garten", false)])
  func otherLanguages(text: String, expected: Bool) {
    #expect(
      Repetition.says(Passage(text), onlyWhat: Passage("Garten teilen"), isEnglish: false)
        == expected)
  }
}
