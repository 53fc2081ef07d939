import Testing
import TipFoundation

@Suite("The forms of text")
struct TextFormTests {
  @Test("Searches ignore case and accents")
  func folding() {
    #expect("Crème Brûlée ABC".withoutCaseAndAccents == "creme brulee abc")
    #expect("ΣΑΣ".withoutCase == "σας".withoutCase)
    #expect(Array("e\u{301}x".canonicallyComposed.utf8) == Array("\u{E9}x".utf8))
  }

  @Test("A label has ASCII letters, digits and some others")
  func labels() {
    #expect("aB1-".isLabel(with: "-") && "".isLabel(with: ""))
    #expect(!"a b".isLabel(with: "-") && !"1é".isLabel(with: ""))
  }

  @Test(
    "A word that a terminal would obey is quoted with escapes of its bytes",
    arguments: [
      ("a", "'a'"), ("a\nb", "'a\nb'"), ("\u{7F}", "$'\\177'"),
      ("\u{1B}'\\é\u{2028}", "$'\\033\\'\\\\é\\342\\200\\250'"),
    ])
  func escapes(word: String, quoted: String) {
    #expect(ShellQuoting.always(word) == quoted)
  }

  @Test("A command line has quotes around the words that need them")
  func quoting() {
    #expect(
      ShellQuoting.line(["tipctl", "", "it's", "a b", "a/b=1", "é"])
        == "tipctl '' 'it'\\''s' 'a b' a/b=1 'é'")
  }
}
