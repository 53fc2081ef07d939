import Testing

@testable import TipGuidance

@Suite("Words by their form")
struct WordFormTests {
  private let lexicon = Lexicon.english

  @Test("A verb is one of the list, or is made of one with a prefix, or has a verb's ending")
  func verbs() {
    let words = [
      "add", "re-cut", "unpin", "overfeed", "autosave", "recut", "iodize", "zettelize",
      "zombify", "rego", "baize", "bird", "sunrise", "precise", "otherwise",
    ]
    #expect(
      words.filter { lexicon.verb($0) != nil }
        == [
          "add", "re-cut", "unpin", "overfeed", "autosave", "recut", "iodize",
          "zettelize", "zombify",
        ])
  }

  @Test("A plural is a noun when its singular is one")
  func nouns() {
    let words = [
      "bird", "birds", "knives", "leaves", "berries", "boxes", "feathers", "filters",
      "smart", "glass",
    ]
    #expect(
      words.filter(lexicon.isNoun)
        == ["bird", "birds", "knives"])
  }

  @Test("A word that ends in s is a plural or a verb's form, unless it is short")
  func plurals() {
    let words = ["owls", "adds", "zettels", "gas", "glass", "less", "bird", "always", "his"]
    #expect(
      words.filter(lexicon.isPluralOrThirdPerson)
        == ["owls", "adds", "zettels"])
  }

  @Test("A gerund comes from a verb")
  func gerunds() {
    let words = [
      "pinning", "using", "rewatering", "hiding", "adding", "ping", "zing", "tidiing",
      "bird", "morning", "zetteling", "spring",
    ]
    #expect(
      words.filter(lexicon.isGerund)
        == ["pinning", "using", "rewatering", "hiding", "adding"])
  }

  @Test("A participle comes from a verb")
  func participles() {
    let words = [
      "added", "hopped", "tidied", "shared", "rewatered", "used", "need", "red",
      "zetteled",
    ]
    #expect(
      words.filter(lexicon.isParticiple)
        == ["added", "hopped", "tidied", "shared", "rewatered"])
  }

  @Test("A long word with a noun's ending is no verb, unless it is known as one")
  func endings() {
    let words = [
      "feeder", "nation", "kindness", "movement", "customization", "otter", "filter",
      "ration", "visitor",
    ]
    #expect(
      words.filter(lexicon.hasEndingOfNoun)
        == ["feeder", "nation", "kindness", "movement", "customization"])
  }

  @Test("A word that ends in ly is an adverb, unless it is short or known")
  func adverbs() {
    let words = [
      "madly", "quickly", "slowly", "only", "here", "reply", "ugly", "early", "family",
      "friendly", "fly", "bird",
    ]
    #expect(
      words.filter(lexicon.isAdverb)
        == ["madly", "quickly", "slowly", "only"])
  }

  @Test("A word is ordinary when a list or a form knows it")
  func ordinary() {
    let words = [
      "add", "birds", "smart", "the", "hiding", "added", "maps", "madly", "unpin",
      "zettel", "siri",
    ]
    #expect(
      words.filter(lexicon.isOrdinary)
        == ["add", "birds", "smart", "the", "hiding", "added", "maps", "madly", "unpin"])
  }

  @Test(
    "A word that ends in s may be a form of several words",
    arguments: [
      ("berries", ["berrie", "berry", "berri"]),
      ("leaves", ["leave", "leav", "leaf", "leafe"]), ("boxes", ["boxe", "box"]),
      ("owls", ["owl"]), ("gas", ["ga"]), ("as", []), ("glass", []), ("bird", []),
    ] as [(String, [String])])
  func singulars(word: String, expected: [String]) {
    #expect(lexicon.singulars(word) == expected)
  }

  @Test(
    "The form for one person leads to its verb",
    arguments: [
      ("adds", "add", .verb), ("maps", "map", .seldom), ("tries", "try", .verb),
      ("rewatches", "rewatch", .verb), ("birds", nil, nil), ("zettels", nil, nil),
    ] as [(String, String?, Lexicon.VerbUse?)])
  func thirdPerson(word: String, verb: String?, use: Lexicon.VerbUse?) {
    #expect(lexicon.thirdPerson(word)?.verb == verb)
    #expect(lexicon.thirdPerson(word)?.use == use)
  }

  // MARK: - The written form

  private func word(_ text: String) -> Word { Passage(text).words[0] }

  @Test("Names, acronyms, numbers, files and addresses keep their form")
  func keepsForm() {
    let words = [
      "BIRD", "iCloud", "PDFs", "WiFi", "2x", "v2", "notes.txt", "me@home", "McFinch", "ÉÉ", "A-B",
      "aB", "Mac/iPad", "bird", "Bird", "A", "Wi-Fi", "Wi\u{2011}Fi", "And/Or", "Drag-And-Drop",
      "É", "é", "鳥",
    ]
    #expect(
      words.filter { word($0).keepsForm }
        == [
          "BIRD", "iCloud", "PDFs", "WiFi", "2x", "v2", "notes.txt", "me@home", "McFinch",
          "ÉÉ", "A-B", "aB", "Mac/iPad",
        ])
  }

  @Test("The first letter says whether a word is capitalized; a word without one is neither")
  func letters() {
    let words = ["Bird", "É", "3D", "bird", "é", "3d", "3", "鳥"]
    #expect(words.filter { word($0).isCapitalized } == ["Bird", "É", "3D"])
    #expect(words.filter { word($0).isLowercased } == ["bird", "é", "3d"])
  }

  @Test("A digit or a sign of a currency begins a number")
  func numbers() {
    let words = ["3", "3D", "$5", "€5", "£5", "¥5", "bird"]
    #expect(words.filter { word($0).isNumber } == Array(words.dropLast()))
  }

  @Test("A possessive is looked up without its ending")
  func possessives() {
    #expect(word("Bird’s").base == "bird" && word("Bird’s").isPossessive)
    #expect(word("birds").base == "birds" && !word("birds").isPossessive)
  }
}
