import Testing
import TipPages

@Suite("The page of a review")
struct ReviewPageTests {
  private func page(_ path: String, before: String?, after: String) -> String {
    ReviewPage([
      ReviewPage.Item(
        title: "BackyardTests, sings", path: path, before: before, after: after,
        difference: "--- a\n+++ b\n@@ -1 +1 @@\n-wren\n+\u{2502} <b>robin</b> \u{2502}",
        operand: "'a b'")
    ]).text
  }

  @Test("shows texts before and after, escaped, and the lines of the difference by their kind")
  func texts() {
    let page = page("sings.1.txt", before: "wren", after: "<b>robin</b>")
    #expect(page.contains("<pre>wren</pre>"))
    #expect(page.contains("<pre>&lt;b&gt;robin&lt;/b&gt;</pre>"))
    #expect(page.contains("<span class=\"added\">+\u{2502} &lt;b&gt;robin&lt;/b&gt; \u{2502}\n"))
    #expect(page.contains("<span class=\"removed\">-wren\n</span>"))
    #expect(page.contains(">tipctl snapshots accept 'a b'</code><button"))
    #expect(page.contains(">tipctl snapshots reject 'a b'</code><button"))
    #expect(!page.contains("<img"))
  }

  @Test(
    "shows what differs first, and the rest folded: the whole text, or the lines of a picture",
    arguments: [("sings.1.txt", "Whole file", true), ("draws.1.svg", "Lines", false)])
  func order(path: String, title: String, isDifferenceFirst: Bool) throws {
    let page = page(path, before: "wren", after: "robin")
    let difference = try #require(page.firstRange(of: "<pre class=\"diff\">"))
    let files = try #require(page.firstRange(of: "<div class=\"sides\">"))
    let fold = try #require(page.firstRange(of: "<details><summary>\(title)</summary>"))
    let parts = [difference, files].sorted { $0.lowerBound < $1.lowerBound }
    #expect((parts[0] == difference) == isDifferenceFirst)
    #expect(parts[0].upperBound < fold.lowerBound && fold.upperBound == parts[1].lowerBound)
  }

  @Test("shows drawings as images, so that none of their scripts runs, with their difference")
  func pictures() {
    let page = page("draws.1.svg", before: "<svg/>", after: "<svg><script/></svg>")
    #expect(
      page.split(separator: "<img src=\"data:image/svg+xml;base64,PHN2Zy8+\"").count == 4)
    // Each side alone, in the difference, and with the line between them.
    #expect(page.split(separator: "<img").count == 7)
    #expect(page.contains("class=\"overlay difference\""))
    #expect(page.contains("<input type=\"range\""))
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
  }

  @Test("of a new snapshot says that there is no reference")
  func new() {
    let page = page("draws.1.svg", before: nil, after: "<svg/>")
    #expect(page.contains("<figcaption>New</figcaption>") && page.contains("<b>new</b>"))
    #expect(!page.contains("class=\"overlay"))
  }

  @Test("of a changed snapshot says so, where its filter and its reader look")
  func changed() {
    let page = page("draws.1.svg", before: "<svg/>", after: "<svg></svg>")
    #expect(page.contains("data-status=\"changed\"") && page.contains("<b>changed</b>"))
    #expect(page.contains("<figcaption>After</figcaption>"))
    #expect(!page.contains("<b>new</b>"))
  }

  @Test("says what a snapshot is about: the title of a picture, or the first new line")
  func subject() {
    let svg = "<svg><title>Save &lt;b&gt; &amp;amp;</title></svg>"
    #expect(
      page("a.1.svg", before: nil, after: svg).contains(
        "<p class=\"subject\">Save &lt;b&gt; &amp;amp;</p>"))
    #expect(
      page("a.1.txt", before: "wren", after: "").contains(
        "<p class=\"subject\">&lt;b&gt;robin&lt;/b&gt;</p>"))
  }

  @Test(
    "quotes the first words of the first new line with a letter, up to 80 characters",
    arguments: [
      ("+++ b\n-Owl\n+1\n+| Robin | Wren |\n+Owl", "Robin"), ("+++ b\n-Owl\n 1", ""),
      ("+" + String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
      ("+" + String(repeating: "a", count: 81), String(repeating: "a", count: 79) + "…"),
    ])
  func words(difference: String, subject: String) {
    let item = ReviewPage.Item(
      title: "", path: "sings.1.txt", before: nil, after: "", difference: difference,
      operand: "")
    let found = ReviewPage([item]).text.firstMatch(of: /<p class="subject">([^<]*)</)
    #expect(found?.output.1 ?? "" == subject)
  }

  @Test("of several snapshots has one line that accepts exactly these")
  func acceptAll() {
    let items = ["'a'", "'b c'"].map {
      ReviewPage.Item(
        title: "", path: "", before: nil, after: "", difference: "", operand: $0)
    }
    #expect(ReviewPage(items).text.contains(">tipctl snapshots accept 'a' 'b c'</code>"))
    #expect(!ReviewPage([items[0]]).text.contains("Accept all"))
  }

  @Test("of no snapshots says that nothing waits")
  func empty() {
    #expect(ReviewPage([]).text.contains("Nothing waits for a review."))
  }
}
