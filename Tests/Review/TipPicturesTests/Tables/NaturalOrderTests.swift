import Testing
import TipPictures

@Suite("The order of texts for people")
struct NaturalOrderTests {
  @Test(
    "Numbers in a text count by their value",
    arguments: [
      ["sings.3", "sings.4", "sings.9", "sings.10", "sings.100"],
      ["a9b2", "a9b10", "a10b1"], ["", "1", "2", "a", "b"],
      ["7", "99999999999999999999", "100000000000000000000"], ["wren", "wren 2", "wren 10"],
    ])
  func order(_ texts: [String]) {
    #expect(texts.reversed().sorted { $0.naturalKey < $1.naturalKey } == texts)
  }

  @Test("Zeros before a number do not count")
  func zeros() { #expect("robin007".naturalKey == "robin7".naturalKey) }
}
