/// The page around a drawing, and the frame with its shadow: the same for cards and alerts.
package struct SVGPage {
  package static let margin = 16.0

  let palette: CardPalette
  let width: Double
  let height: Double

  /// Returns the text of a file with an accessible name, and with elements from back to front, the
  /// frame among them.
  package func text(name: String, _ elements: [SVGElement]) -> String {
    Self.file(
      name: name, palette: palette, width: width + 2 * Self.margin,
      height: height + 2 * Self.margin,
      [SVGElement("g", ["transform": .translate(Self.margin, Self.margin)], elements)])
  }

  /// Returns the drawing without a ground, with a margin for arrow and shadow, as an element for a
  /// page of HTML.
  package func figure(name: String, _ elements: [SVGElement]) -> SVGElement {
    let width = width + 2 * Self.margin
    let height = height + 2 * Self.margin
    let corner = SVGValue(-Self.margin).text
    return SVGElement(
      "svg",
      [
        "width": .init(width), "height": .init(height),
        "viewBox": "\(corner) \(corner) \(SVGValue(width).text) \(SVGValue(height).text)",
        "role": "img", "aria-label": .init(name),
      ], elements)
  }

  /// Returns the text of a file with a ground of the page's colour.
  package static func file(
    name: String, palette: CardPalette, width: Double, height: Double, _ elements: [SVGElement]
  ) -> String {
    let ground = SVGElement(
      "rect", ["width": "100%", "height": "100%", "fill": .init(palette.page)])
    return SVGElement.file(name: name, width: width, height: height, [ground] + elements)
  }

  /// The frame, with its shadow.
  package var frame: [SVGElement] {
    let shadow = [(4.0, 3.0), (3, 1.5), (2, 0.5)].map { y, more in
      SVGElement.rect(
        x: -more, y: y - more, width: width + 2 * more, height: height + 2 * more,
        radius: 14 + more, fill: "#000000", opacity: 0.03)
    }
    let card = SVGElement.rect(
      width: width, height: height, radius: 14, fill: palette.card, stroke: palette.border)
    return shadow + [card]
  }
}

extension SVGElement {
  /// Returns the text of a file with an accessible name and elements, from back to front.
  package static func file(
    name: String, width: Double, height: Double, _ elements: [SVGElement]
  ) -> String {
    let size = "\(SVGValue(width).text) \(SVGValue(height).text)"
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": .init(width), "height": .init(height), "viewBox": .init("0 0 \(size)"),
        "font-family": .init(CardFont.family), "role": "img",
      ], [SVGElement("title", text: name)] + elements)
    return root.lines().joined(separator: "\n") + "\n"
  }

  /// Returns the title of a file, or an empty text when it has none.
  package static func title(ofFile text: String) -> String {
    let title = text.firstMatch(of: /<title>([^<]*)</)?.output.1 ?? ""
    return String(title).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }
}
