import TipFoundation

/// An element of an SVG file.
package struct SVGElement: Sendable {
  package let name: String
  package var attributes: [(name: String, value: String)]
  private let text: String?
  private let children: [SVGElement]

  /// Creates an element with attributes in order, of which empty ones are left out.
  package init(
    _ name: String,
    _ attributes: KeyValuePairs<String, SVGValue> = [:],
    text: String? = nil,
    _ children: [SVGElement] = []
  ) {
    self.name = name
    self.attributes = attributes.map { ($0.key, $0.value.text) }
      .filter { !$0.value.isEmpty }
    self.text = text
    self.children = children
  }

  package func lines(indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    if children.isEmpty { return [margin + markup] }
    let inside = children.flatMap { $0.lines(indent: indent + 2) }
    return ["\(margin)\(start)>"] + inside + ["\(margin)</\(name)>"]
  }

  /// The element without line breaks, as part of a page of HTML.
  package var markup: String {
    if text == nil, children.isEmpty { return "\(start)/>" }
    return "\(start)>\(text?.xml ?? "")\(children.map(\.markup).joined())</\(name)>"
  }

  /// The element's name and attributes.
  private var start: String {
    attributes.reduce("<\(name)") { "\($0) \($1.name)=\"\($1.value.xml)\"" }
  }
}

extension SVGElement {
  /// Returns a rectangle, without the attributes that are left out.
  package static func rect(
    class kind: String = "",
    x: Double? = nil, y: Double? = nil, width: Double, height: Double, radius: Double? = nil,
    fill: String = "", opacity: Double? = nil, stroke: String = ""
  ) -> SVGElement {
    func value(_ number: Double?) -> SVGValue {
      guard let number else { return "" }
      return SVGValue(number)
    }
    var fillOpacity: SVGValue = ""
    if let opacity { fillOpacity = "\(opacity)" }
    return SVGElement(
      "rect",
      [
        "class": .init(kind), "x": value(x), "y": value(y), "width": .init(width),
        "height": .init(height), "rx": value(radius), "fill": .init(fill),
        "fill-opacity": fillOpacity, "stroke": .init(stroke),
      ])
  }

  /// Returns lines that enclose nothing.
  static func lines(_ path: String, stroke: String) -> SVGElement {
    SVGElement("path", ["d": .init(path), "fill": "none", "stroke": .init(stroke)])
  }
}

/// The value of an attribute.
package struct SVGValue: Hashable, Sendable, ExpressibleByStringInterpolation,
  ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  package let text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral value: String) { text = value }
  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { text = String(value) }

  /// Returns the transformation that moves a part to a place.
  package static func translate(_ x: Double, _ y: Double) -> SVGValue {
    "translate(\(SVGValue(x).text) \(SVGValue(y).text))"
  }

  /// Creates a number rounded to tenths, or to smaller parts, formatted without a locale.
  package init(_ number: Double, parts: Double = 10) {
    let count = (number * parts).rounded()
    let isWhole = count.remainder(dividingBy: parts) == 0
    text = isWhole ? "\(Int(count / parts))" : "\(count / parts)"
  }
}

extension String {
  /// The text escaped for XML, without scalars that XML does not allow.
  package var xml: String { printable.escapedForXML }

  /// The text escaped for XML, in which line breaks and tabs stay.
  package var xmlLines: String { printableLines.escapedForXML }

  private var escapedForXML: String {
    replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }
}
