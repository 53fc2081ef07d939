import Testing
import TipGuidance
import TipModel

@Suite("Passages")
struct PassageTests {
  private func words(_ text: String) -> [String] { Passage(text).words.map(\.key) }

  @Test("Apostrophes, hyphens, numbers, units and file names belong to words")
  func words() {
    #expect(
      words("Don’t drag-and-drop “notes.txt”") == ["don't", "drag-and-drop", "notes.txt"])
    #expect(
      words("$180, 3.5 and 50% off—1,000 birds") == [
        "$180", "3.5", "and", "50%", "off", "1,000", "birds",
      ])
    #expect(
      words("The U.S. list at 9:30 a.m.") == ["the", "u.s", "list", "at", "9:30", "a.m"])
    #expect(words("🐦 Tap ⭐️ now 🇩🇪") == ["tap", "now"])
  }

  @Test("Sentences end at stops, marks and lines")
  func sentences() {
    func count(_ text: String) -> Int { Passage(text).sentences.count }
    #expect(count("") == 0)
    #expect(count("…!?") == 0)
    #expect(count("Tap the star. It sings! Why? Nobody knows.") == 4)
    #expect(count("鳥を見る。種をまく。") == 2)
    #expect(count("انقر النجمة؟ ثم شارك") == 2)
    #expect(count("Ask Mr. Finch at 5 p.m. about No. 7 vs. No. 8.") == 1)
  }

  @Test("Quotes and lists are known")
  func marks() {
    let passage = Passage("1. Open “North Pond”\n2. Tap it")
    #expect(passage.listItems == 2)
    #expect(passage.words.filter(\.isQuoted).map(\.key) == ["north", "pond"])
    #expect(passage.sentences.count == 2)
  }

  @Test("Words are quoted with the signs between them, and not outside the text")
  func quote() {
    let passage = Passage("Open the list. Tap a bird? Share it")
    #expect(passage.quote(0..<8) == "Open the list. Tap a bird? Share it")
    #expect(passage.quote(1..<4) == "the list. Tap" && passage.quote(7..<8) == "it")
    #expect(passage.quote(2..<2) == "" && passage.quote(0..<9) == "")
    #expect(!passage.isBlank && Passage("…").isBlank && passage.key.hasPrefix("open the list tap"))
  }

  @Test("The sentence of a word is found, and none after the last word")
  func sentenceOfWord() {
    let passage = Passage("Open the list. Tap a bird? Share it")
    #expect(
      (0...8).map { passage.sentence(of: $0)?.words.lowerBound }
        == [0, 0, 0, 3, 3, 3, 6, 6, nil])
  }

  @Test(
    "G6: every check survives any text",
    arguments: [
      "", " ", "\u{0}", "\u{7}\u{1B}[31m", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦🇩🇪", "שלום עולם",
      "مرحبا بالعالم",
      "\u{202E}drawkcab", "'", "’", "“", "\"", "-", "--", ".", "...", "1.", "1. 2. 3.", "$", "%",
      "$%", "'s", "s'", "-ing", "ing", "ed", "s", "\u{200D}", "\u{FE0F}", "\r\n", "a\u{0}b",
      "99999999999999999999. x", "to", "to to to", "and and", "or, or, or", "Ａｂｃ", "ſ", "ﬁ", "İ",
      "ß",
    ])
  func anyText(text: String) {
    for language in ["en", "de", ""] {
      let content = GuidanceContent(
        language: language, platform: .iOS,
        tips: [GuidanceTip(id: text, title: text, message: text, actions: [text])],
        toolTips: [GuidanceToolTip(id: text, text: text, control: text, states: [text])],
        alerts: [
          GuidanceAlert(TipAlert(id: text, title: text, message: text, buttons: [.plain(text)]))
        ])
      _ = TipGuidance.check(content)
    }
  }

  @Test(
    "G6: no length of a text crashes or stops a check, and T23 names it",
    arguments: ["a", "Tap ", "Save 5% ", "1. ", "“", "to tap, ", "É", "👩‍👩‍👧‍👦", "Error. ", "and "])
  func longTexts(part: String) {
    let text = String(repeating: part, count: 10_000)
    let content = GuidanceContent(
      platform: .macOS, tips: [GuidanceTip(id: "A", title: text, message: text, actions: [text])],
      toolTips: [GuidanceToolTip(id: "A", text: text, control: text)],
      alerts: [
        GuidanceAlert(TipAlert(id: "A", title: text, message: text, buttons: [.plain(text)]))
      ])
    #expect(TipGuidance.check(content).findings.contains { $0.id == "T23" })
  }
}
