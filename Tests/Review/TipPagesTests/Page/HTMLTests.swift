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

  @Test("A page allows its own style and script only, by their hashes")
  func policy() {
    let page = HTMLPage(title: "<Birds>", style: "b{}", script: "1;") { "x" }.text
    #expect(page.contains("<title>&lt;Birds&gt;</title>"))
    #expect(page.contains("default-src 'none'"))
    // From "printf '1;' | openssl dgst -sha256 -binary | base64", and of "b{}".
    #expect(page.contains("script-src 'sha256-CImjRDTlhukYQ2AnxOi0wzgPhGQ3Mb3rVwJK24dFz1M='"))
    #expect(page.contains("style-src 'sha256-7yqHVAesot11p6HczDsgKRipvI5UPgs97z80zNXlans='"))
    let still = HTMLPage(title: "", style: "") { "x" }.text
    #expect(still.contains("script-src 'none'"))
    #expect(!still.contains("<script"))
  }

  @Test(
    "SHA-256 has the values of its standard, around the lengths of blocks",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        String(repeating: "a", count: 55),
        "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"
      ),
      (
        String(repeating: "a", count: 63),
        "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"
      ),
      (
        String(repeating: "a", count: 64),
        "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
      ),
      (
        String(repeating: "a", count: 1000),
        "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"
      ),
    ])
  func hash(_ text: String, expected: String) {
    let hash = SHA256.hash(Array(text.utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(hash.joined() == expected)
  }
}
