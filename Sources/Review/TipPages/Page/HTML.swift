import TipFoundation
package import TipPictures

/// A piece of HTML, in which every text is escaped.
///
/// Only ``init(svg:)`` and the elements write markup, and they escape their texts: a text of a
/// document cannot add elements to a page.
package struct HTML: Hashable, Sendable, ExpressibleByStringLiteral {
  package private(set) var markup: String

  private init(markup: String) { self.markup = markup }

  package init(_ text: String) { markup = text.xmlLines }

  package init(stringLiteral text: String) { self.init(text) }

  /// Creates a drawing inside of a page.
  package init(svg element: SVGElement) { markup = element.markup }

  /// Returns an element, in which an attribute that is nil is left out.
  ///
  /// An empty attribute is only a name.
  package static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:],
    @HTMLBuilder _ contents: () -> [HTML] = { [] }
  ) -> HTML {
    var markup = "<\(name)"
    for case (let name, let value?) in attributes {
      markup += " \(name)"
      if !value.isEmpty { markup += "=\"\(value.xmlLines)\"" }
    }
    markup += ">"
    for piece in contents() { markup += piece.markup }
    if !void.contains("\(name)") { markup += "</\(name)>" }
    return HTML(markup: markup)
  }

  /// The elements that never have contents.
  private static let void = ["input", "meta", "img", "br"]

  /// Returns the text of an SVG file as an image, in which no script runs.
  static func image(ofSVG text: String, named name: String) -> HTML {
    let data = Data(text.utf8).base64EncodedString()
    return .element("img", ["src": "data:image/svg+xml;base64,\(data)", "alt": name])
  }

  /// Returns an element that contains only a text.
  package static func element(
    _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], text: String
  ) -> HTML {
    element(name, attributes) { HTML(text) }
  }
}

/// Gathers the pieces of HTML that are below each other, some under conditions.
@resultBuilder
package enum HTMLBuilder {
  package static func buildExpression(_ piece: HTML) -> [HTML] { [piece] }
  /// Some pieces, such as the rows of a table.
  package static func buildExpression(_ pieces: [HTML]) -> [HTML] { pieces }
  package static func buildBlock(_ pieces: [HTML]...) -> [HTML] { pieces.flatMap(\.self) }
  package static func buildOptional(_ pieces: [HTML]?) -> [HTML] { pieces ?? [] }
}
