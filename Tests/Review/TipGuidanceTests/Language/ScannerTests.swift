import Testing
import TipGuidance

@Suite("The words and sentences of a text")
struct ScannerTests {
  @Test(
    "Signs inside words, abbreviations, ellipses and list numbers end no sentence",
    arguments: [
      ("Open notes.txt 12.5", "open notes.txt 12.5"),
      ("See notes.Txt", "see notes / txt"), ("Feed 1", "feed 1"),
      ("The U.S.A. list", "the u.s.a list"), ("AB.C and A.B", "ab / c and a.b"),
      ("Birds,2 feeders:B", "birds 2 feeders b"),
      ("2,birds 9:30 1,000", "2 birds 9:30 1,000"),
      ("50% off, 5€ €5 £5 ¥5 $x", "50% off 5 €5 £5 ¥5 x"), ("v5%%birds %", "v5% birds"),
      ("a--b a-'b rock-'n'-roll", "a b a b rock n roll"),
      ("R&D me@home and/or snake_case", "r&d me@home and/or snake_case"),
      ("soft\u{AD}hyphen zero\u{200D}width", "softhyphen zerowidth"),
      ("non\u{2011}breaking hy\u{2010}phen", "non-breaking hy-phen"),
      ("‘tis o’clock", "tis o'clock"), ("½ ² Ⅳ ٣ अनु 鳥", "½ ² ⅳ ٣ अनु 鳥"),
      ("star\u{FE00} star\u{FE0F} 1\u{20E3}", "star star 1"),
      ("1. Open it\n2. Tap it", "open it / tap it"),
      ("1) Open it 2) Tap it 3) Go", "open it / tap it / go"),
      ("1. Open it\n3. Tap it", "open it / 3 / tap it"),
      ("Steps: 1. Open it", "steps / open it"),
      ("Add bird 1. Then go", "add bird 1 / then go"),
      ("Open it 2. Tap it", "open it 2 / tap it"),
      ("Version 1.0 of 2. it", "version 1.0 of 2 it"), ("1.Open", "1.open"),
      ("12. Open it", "12 / open it"), ("Wait... Then go", "wait then go"),
      ("Wait.. Then go. Now", "wait then go / now"), ("Wait… Then go", "wait then go"),
      ("Go. Tap. See", "go / tap / see"), ("Stop! then go", "stop then go"),
      ("Stop! Then go", "stop / then go"), ("Why? iCloud knows", "why / icloud knows"),
      ("Why? it knows", "why it knows"), ("A line\nanother line", "a line another line"),
      ("A line\nAnother line", "a line / another line"),
      ("A line\niCloud", "a line / icloud"), ("• one • two", "one / two"),
      ("- one\n- two", "one two"),
      ("Ask Mr. Finch. No. 7 sings. No. Really", "ask mr finch / no 7 sings / no / really"),
      ("Meet J. Finch and I. Then go 5. Then", "meet j finch and i / then go 5 / then"),
      ("He said: “Go!” And left", "he said go / and left"),
      ("One。Two．Three！Four？Five", "one / two / three / four / five"),
    ] as [(String, String)])
  func sentences(text: String, expected: String) {
    let passage = Passage(text)
    let sentences = passage.sentences.map { sentence in
      passage.words[sentence.words].map(\.key).joined(separator: " ")
    }
    #expect(sentences.joined(separator: " / ") == expected)
  }

  @Test(
    "Each sign between two words is a mark of the second one",
    arguments: [
      (",", [.comma]), ("，", [.comma]), ("、", [.comma]), ("،", [.comma]), (":", [.colon]),
      ("：", [.colon]), (";", [.semicolon]), ("；", [.semicolon]), ("–", [.dash]),
      ("—", [.dash]), (" - ", [.dash]), ("―", [.dash]), ("(", [.bracket]),
      (")", [.bracket]), ("[", [.bracket]), ("]", [.bracket]), ("{", [.bracket]),
      ("}", [.bracket]), ("→", [.arrow]), (" > ", [.arrow]), ("›", [.arrow]),
      ("▸", [.arrow]), ("➜", [.arrow]), ("\n", [.lineBreak]), ("\r", [.lineBreak]),
      ("\r\n", [.lineBreak]), ("\u{2028}", [.lineBreak]), ("\u{2029}", [.lineBreak]),
      (". ", [.stop]), ("。", [.stop]), ("．", [.stop]), ("।", [.stop]), ("۔", [.stop]),
      ("!", [.exclamation]), ("！", [.exclamation]), ("?", [.question]),
      ("？", [.question]), ("؟", [.question]), ("…", [.ellipsis]),
      (".. ", [.stop, .ellipsis]), ("\n• ", [.lineBreak, .listItem]),
      ("\n ◦ ", [.lineBreak, .listItem]), ("\n▪ ", [.lineBreak, .listItem]),
      ("\n* ", [.lineBreak, .listItem]), ("•", []), (" • ", []), ("\n•", [.lineBreak]),
      (" **", []), ("\n**", [.lineBreak]), ("“", [.quote]), ("”", [.quote]),
      ("«", [.quote]), ("»", [.quote]), ("„", [.quote]), ("\"", [.quote]), (" ", []),
      ("#", []), (" (“→", [.bracket, .quote, .arrow]), (": 1. ", [.colon, .listItem]),
    ] as [(String, Word.Marks)])
  func marks(sign: String, expected: Word.Marks) {
    let words = Passage("a\(sign)b").words
    #expect(words.map(\.key) == ["a", "b"])
    #expect(words.last?.marks == expected)
  }

  @Test("A sentence has the marks after its last word, and the text has those of its end")
  func ends() {
    let passage = Passage("1) Open it 2) Tap it! Go.")
    #expect(passage.sentences.map(\.end) == [[], .exclamation, .stop])
    #expect(passage.lastMarks == .stop)
  }

  @Test(
    "Numbers are items of a list where one begins or goes on",
    arguments: [
      ("1. Open it\n2. Tap it\n3. Go", 3), ("1) Open it 2) Tap it", 2),
      ("1. Open it\n3. Tap it", 1), ("1. A bird\n2. B flat\n1. See it", 3),
      ("Add bird 1. Then go", 0), ("Open it 2. Tap it", 0), ("1. Open it 1. Tap it", 1),
      ("1.Open", 0), ("1.", 0), ("12. Open it", 0), ("2: 2. Open it", 0), ("1, then 2", 0),
    ])
  func items(text: String, count: Int) {
    #expect(Passage(text).listItems == count)
  }

  @Test("A list has at most 99 items")
  func longList() {
    let text = (1...120).map { "\($0). Tap it" }.joined(separator: "\n")
    #expect(Passage(text).listItems == 99)
  }

  @Test(
    "The words between two quotation marks are quoted",
    arguments: [
      ("Say “go” now", ["go"]), ("Say «go now", ["go", "now"]), ("Say „x\" y", ["x"]),
      ("Say \"go\" now \"then", ["go", "then"]), ("Say go” now", []),
    ] as [(String, [String])])
  func quotes(text: String, expected: [String]) {
    #expect(Passage(text).words.filter(\.isQuoted).map(\.key) == expected)
  }

  @Test("Of a long text the first 1,000 words are read, and no mark after them")
  func limit() {
    let long = Passage(String(repeating: "bird ", count: 1001))
    #expect(long.words.count == 1000)
    #expect(Passage(String(repeating: "bird ", count: 1000) + "?").lastMarks == [])
    #expect(Passage(String(repeating: "bird ", count: 999) + "?").lastMarks == .question)
  }
}
