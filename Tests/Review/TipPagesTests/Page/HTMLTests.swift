import Testing
import TipPages

@Suite("HTML")
struct HTMLTests {
  @Test("A text is escaped, as contents and as an attribute")
  func escaping() {
    let attack = #""><script>alert('1')</script>&amp;"#
    let html = HTML.element("p", ["title": attack], text: attack).markup
    let escaped = "&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;"
    #expect(html == "<p title=\"\(escaped)\">\(escaped)</p>")
  }

  @Test("Control characters are made visible; line breaks and tabs stay")
  func controls() {
    let html = HTML("a\nb\tc\u{1B}[2J\u{202E}\u{0}").markup
    #expect(html.hasPrefix("a\nb\tc"))
    #expect(HTML("a\r\n<b").markup == "a\\r\n&lt;b")
    #expect(!html.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" || $0 == "\u{0}" })
  }

  @Test("An attribute that is nil is left out, an empty one is a name, and an input has no end")
  func attributes() {
    let html = HTML.element("input", ["checked": "", "name": nil, "value": "a"]).markup
    #expect(html == "<input checked value=\"a\">")
  }

  @Test("An element contains its pieces in order; a piece whose condition is false is left out")
  func pieces() {
    let names = ["Wren", "Robin"]
    func list(isOpen: Bool) -> HTML {
      .element("ul") {
        names.map { HTML.element("li", text: $0) }
        if isOpen { HTML.element("li") { "and " } }
        "others"
      }
    }
    #expect(list(isOpen: false).markup == "<ul><li>Wren</li><li>Robin</li>others</ul>")
    #expect(
      list(isOpen: true).markup == "<ul><li>Wren</li><li>Robin</li><li>and </li>others</ul>")
  }

  @Test("A page allows its own style and script only")
  func policy() {
    let page = HTMLPage(title: "<Birds>", style: "b{}", script: "1;") { "x" }.text
    #expect(page.contains("<title>&lt;Birds&gt;</title>"))
    #expect(page.contains("default-src 'none'"))
    // From Python's zlib.crc32(b"b{}1;x").
    #expect(page.contains("script-src 'nonce-a46c3ffc'"))
    #expect(page.contains("style-src 'nonce-a46c3ffc'"))
    #expect(page.contains("<style nonce=\"a46c3ffc\">b{}</style>"))
    #expect(page.contains("<script nonce=\"a46c3ffc\">1;</script>"))
    let still = HTMLPage(title: "", style: "") { "x" }.text
    #expect(still.contains("script-src 'none'"))
    #expect(!still.contains("<script"))
  }
}
