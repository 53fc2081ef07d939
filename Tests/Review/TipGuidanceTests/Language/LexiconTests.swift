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

  /// The number and the checksum of the entries of each list, by its name in the lexicon.
  private static let lists = [
    "verbs": "2689 entries, 54a94312549530f6",
    "nouns": "1824 entries, bf3e6bfbcf88c85f",
    "adjectives": "872 entries, 51aa7514f58f5ec2",
    "heads": "321 entries, 2316fbca166656e",
    "classes": "286 entries, 5db43ebd2b291ac6",
    "vague": "105 entries, af58c05ba50998f5",
    "promotion": "479 entries, 87af8a1d3950d63b",
    "errors": "117 entries, 947167aec5a9eb82",
    "terms": "484 entries, eca119829fcfe015",
    "persons": "183 entries, e88add5a7933fc3c",
    "blame": "367 entries, fae71282472d909e",
    "belittling": "81 entries, a4c28282576fc1b4",
    "losses": "44 entries, 5a2f8890b1289594",
    "controls": "306 entries, d5018aff749df5c6",
    "components": "404 entries, e7a7816f80a6ca20",
    "generic": "345 entries, 62e80ae6baf2acf8",
    "namedControls": "15 entries, bc2d1812a3c8f23f",
    "otherControls": "121 entries, f90d3007c9be26df",
    "inputs": "15 entries, cd4d8b5c32cd13c4",
    "inputSymbols": "20 entries, a0ccd25dc7a13846",
    "deviceWords": "24 entries, 8f6f53e42e768ece",
    "secondFeatures": "54 entries, d9ce0dc5fd07a39e",
    "retries": "5 entries, 4ba9b0c2e62b8d81",
    "devices": "51 entries, aaa6e29764784590",
    "longNames": "93 entries, 196a1d41522d83b0",
    "names": "173 entries, 64a99a47a011d3e0",
    "compounding": "59 entries, 6e00d4354e35a24a",
    "verbsInNames": "42 entries, a76a2adc6d696107",
    "verbsBeforeGerunds": "41 entries, c79e0d5a464fab4e",
    "gerundsOfThings": "48 entries, 56425c02ebd64e4b",
    "verbsBeforeOf": "4 entries, 5b63ed1dde59bb04",
    "verbParticles": "8 entries, 98f167de7e453662",
    "fullAuxiliaries": "3 entries, 73a6caa05d9bd8bd",
    "askedPersons": "4 entries, 355ef6e91c0a1abb",
    "adverbsOfNews": "4 entries, 4cfec7d9e33ffd56",
    "verbsOfNews": "6 entries, bde81edf582f81ea",
    "verbsOfThings": "7 entries, 624a24efa90a388b",
    "formsOfBe": "4 entries, e1575e11913e5b19",
    "abbreviations": "80 entries, 17a2b19e96ea0a34",
  ]

  @Test("No list loses, gains or changes a word unnoticed")
  func checksums() {
    // Reflection finds lists without a row, and the phrases, which are private.
    let lists = Mirror(reflecting: lexicon).children.map { ($0.label ?? "", $0.value) }
    for (name, list) in lists {
      let entries = Self.entries(of: list)
      #expect(!entries.isEmpty, "Write in entries(of:) what the entries of \"\(name)\" are.")
      let found = "\(entries.count) entries, \(Self.checksum(entries.joined(separator: "\n")))"
      #expect(
        Self.lists[name] == found,
        """
        The list "\(name)" changed. If it should, write this row into the table:
        "\(name)": "\(found)",
        """)
    }
    #expect(Set(Self.lists.keys) == Set(lists.map(\.0)), "Delete the rows of lists that are gone.")
  }

  /// Returns a text for each entry of a list, sorted.
  private static func entries(of list: Any) -> [String] {
    let entries: [String] =
      if let words = list as? Set<String> {
        Array(words)
      } else if let inputs = list as? [String: Set<TipInput>] {
        inputs.map { "\($0) \($1.map(\.rawValue).sorted())" }
      } else if let words = list as? [String: Any] {
        words.map { "\($0) \($1)" }
      } else {
        phrases(of: Mirror(reflecting: list)).map { phrase in
          Mirror(reflecting: phrase).children.map { "\($0.value)" }.joined(separator: " ")
        }
      }
    return entries.sorted()
  }

  /// Returns the phrases of a list, by their first words and without one.
  private static func phrases(of list: Mirror) -> [Any] {
    let byWord = list.descendant("phrases") as? [String: [Any]] ?? [:]
    return byWord.values.joined() + (list.descendant("openPhrases") as? [Any] ?? [])
  }

  /// Returns the FNV-1a of a text: unlike Swift's own hash, it is the same in every process.
  private static func checksum(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  @Test("A word has one list: verbs are neither nouns nor adjectives")
  func disjoint() {
    let verbs = Set(lexicon.verbs.keys)
    #expect(verbs.intersection(lexicon.nouns).isEmpty)
    #expect(verbs.intersection(lexicon.adjectives).isEmpty)
    #expect(lexicon.nouns.intersection(lexicon.adjectives).isEmpty)
  }
}
