import Testing
import TipPages

@Suite("The page of a review")
struct ReviewPageTests {
  private func page(_ path: String, before: String?, after: String) -> String {
    ReviewPage([
      ReviewPage.Item(
        title: "BackyardTests, sings", path: path, before: before, after: after,
        difference: "--- a\n+++ b\n@@ -1 +1 @@\n-wren\n+<b>robin</b>", accept: "tipctl yes",
        reject: "tipctl no")
    ]).text
  }

  @Test("shows texts before and after, escaped, and the lines of the difference by their kind")
  func texts() {
    let page = page("sings.1.txt", before: "wren", after: "<b>robin</b>")
    #expect(page.contains("<pre>wren</pre>"))
    #expect(page.contains("<pre>&lt;b&gt;robin&lt;/b&gt;</pre>"))
    #expect(page.contains("<span class=\"added\">+&lt;b&gt;robin&lt;/b&gt;\n</span>"))
    #expect(page.contains("<span class=\"removed\">-wren\n</span>"))
    #expect(page.contains(">tipctl yes</code>") && page.contains(">tipctl no</code>"))
    #expect(!page.contains("<img"))
  }

  @Test("shows drawings as images, so that none of their scripts runs, with their difference")
  func pictures() {
    let page = page("draws.1.svg", before: "<svg/>", after: "<svg><script/></svg>")
    #expect(page.split(separator: "<img src=\"data:image/svg+xml;base64,PHN2Zy8+\"").count == 3)
    #expect(page.split(separator: "<img").count == 5)
    #expect(page.contains("class=\"overlay\""))
    #expect(!page.contains("<script"))
  }

  @Test("of a new snapshot says that there is no reference")
  func new() {
    let page = page("draws.1.svg", before: nil, after: "<svg/>")
    #expect(page.contains("There is no reference yet."))
    #expect(!page.contains("class=\"overlay\""))
  }

  @Test("of no snapshots says that nothing waits")
  func empty() {
    #expect(ReviewPage([]).text.contains("Nothing waits for a review."))
  }
}
