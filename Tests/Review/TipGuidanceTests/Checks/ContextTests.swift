import Testing
import TipGuidance
import TipModel

@Suite("Languages of items, and words of messages")
struct ContextTests {
  @Test(
    "G3: the first part of a tag says whether a language is English",
    arguments: [
      ("en", true), ("EN", true), ("en-GB", true), ("en_US", true), ("eng", false),
      ("de", false), ("de-en", false), ("", false),
    ])
  func english(tag: String, isEnglish: Bool) {
    #expect(GuidanceLanguage.isEnglish(tag) == isEnglish)
  }

  @Test(
    "A tag has a language of two or three letters, and parts of one to eight letters and digits",
    arguments: [
      ("deu", true), ("abcd", false), ("12", false), ("de-1", true), ("de-1996", true),
      ("de-abcdefgh", true), ("de-abcdefghi", false), ("de--AT", false), ("-de", false),
      ("de-Ü", false), ("de-A!", false), ("de-٣", false), ("dé", false),
    ])
  func tags(tag: String, isTag: Bool) {
    #expect(GuidanceLanguage.isTag(tag) == isTag)
  }

  @Test(
    "The script in a tag or else its language says whether it is right to left",
    arguments: [
      ("ar", true), ("AR", true), ("he-IL", true), ("en", false), ("de_DE", false), ("", false),
      ("az-Arab", true), ("ar-Latn", false), ("uz_Arab_AF", true), ("ks-Deva-IN", false),
      ("de-Arab-1996", true), ("sr-latin-arab", true), ("en-ar", false),
    ])
  func rightToLeft(tag: String, isRightToLeft: Bool) {
    #expect(GuidanceLanguage.isRightToLeft(tag) == isRightToLeft)
  }

  @Test("G3: the checks that read English words skip other languages, and the rest do not")
  func skips() {
    let content = GuidanceContent(
      language: "de",
      tips: [GuidanceTip(id: "A", title: "Merken", message: "Tippe auf den Stern.")],
      toolTips: [GuidanceToolTip(id: "A", text: "Teilen", control: "Stern")],
      alerts: [
        GuidanceAlert(TipAlert(id: "A", title: "Fertig?", buttons: [.default("Sichern")]))
      ])
    let skipped = TipGuidance.check(content, platform: .iOS).skipped
    #expect(
      skipped.map(\.id) == [
        "C2", "C3", "C4", "C6", "C7", "M10", "M12", "M14", "M15", "M22", "M23", "M6",
        "T11", "T12", "T18", "T2", "T6", "T7", "T8", "T9",
      ])
    #expect(skipped.allSatisfy { $0.languages == ["de"] })
    // A check of several kinds of text skips each item that has one.
    let counts = Dictionary(grouping: skipped, by: \.count).mapValues { Set($0.map(\.id)) }
    #expect(counts[3] == ["T12", "M22"] && counts[2] == ["T6", "T9", "T11"])
    #expect(counts.keys.sorted() == [1, 2, 3])
  }

  @Test("A list quotes up to four names, and counts the others")
  func names() {
    #expect(GuidanceMessages.list([String]()) == "")
    #expect(GuidanceMessages.list(["a", "b", "c", "d"]) == "\"a\", \"b\", \"c\", \"d\"")
    #expect(
      GuidanceMessages.list(["a", "b", "c", "d", "e"]) == "\"a\", \"b\", \"c\", \"d\" and 1 more")
  }

  @Test("A list of systems has its last one after and")
  func systems() {
    #expect(GuidanceMessages.list([TipPlatform.macOS]) == "macOS")
    #expect(GuidanceMessages.list([TipPlatform.iOS, .macOS]) == "iOS and macOS")
    #expect(GuidanceMessages.list([TipPlatform.iOS, .iPadOS, .macOS]) == "iOS, iPadOS and macOS")
  }

  @Test("The first four words stand for a longer text")
  func shortened() {
    #expect(GuidanceMessages.shortened("Open  the\nbird list") == "Open the bird list")
    #expect(GuidanceMessages.shortened("Open the list of birds") == "Open the list of…")
  }
}
