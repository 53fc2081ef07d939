import Testing
import TipModel
import TipPictures

@Suite("Elements of SVG")
struct SVGElementTests {
  @Test("have lines with attributes in their order, without the empty ones")
  func lines() {
    let element = SVGElement(
      "g", ["transform": .translate(1.25, -2), "class": "", "opacity": 0.4],
      [
        SVGElement("title", text: "a < b & \"c\" > d\u{FFFE}\u{1B}"),
        SVGElement("path", ["d": "M0 0", "stroke-width": 2]),
        SVGElement("g", [:], [SVGElement("text", ["x": 8], text: "")]),
      ])
    #expect(
      element.lines() == [
        #"<g transform="translate(1.3 -2)" opacity="0.4">"#,
        "  <title>a &lt; b &amp; &quot;c&quot; &gt; d\u{FFFD}\\u{1B}</title>",
        #"  <path d="M0 0" stroke-width="2"/>"#, "  <g>", #"    <text x="8"></text>"#, "  </g>",
        "</g>",
      ])
    #expect(
      SVGElement("g", [:], [SVGElement("title", text: "Wren")]).markup
        == "<g><title>Wren</title></g>")
    #expect("a\t<\nb".xmlLines == "a\t&lt;\nb")
  }

  @Test(
    "have numbers rounded to tenths",
    arguments: [(0.0, "0"), (0.04, "0"), (0.06, "0.1"), (-0.5, "-0.5"), (12, "12"), (7.96, "8")])
  func numbers(number: Double, text: String) { #expect(SVGValue(number).text == text) }

  @Test("of a page have room for an arrow and a shadow around them")
  func figure() {
    let page = SVGCard(
      CardTexts(.init(id: "Tip", title: "Wren")), palette: CardPalette(.light), width: 200
    ).page
    #expect(
      page.figure(name: "Wren & \"Robin\"", []).markup
        == #"<svg width="232" height="85" viewBox="-16 -16 232 85" role="img" "#
        + #"aria-label="Wren &amp; &quot;Robin&quot;"/>"#)
  }
}
