import TipPictures

/// The drawing of a symbol in the colours of the tests: blue on white.
enum SymbolDrawing {
  static func elements(_ name: String) -> [SVGElement] {
    SVGSymbol(name, color: "#0066D6", ground: "#FFFFFF").elements
  }

  /// Returns the place, the look and the width of the line of each part, from back to front.
  static func parts(_ name: String) -> [String] { elements(name).map(part) }

  private static func part(_ element: SVGElement) -> String {
    func value(_ attribute: String) -> String {
      element.attributes.first { $0.name == attribute }?.value ?? ""
    }
    guard element.name == "path" else { return element.name }
    var look = value("fill") == "none" ? "line" : "fill"
    if value("stroke") == "#FFFFFF" { look = "ground" }
    let dashes = value("stroke-dasharray").isEmpty ? "" : " dashed"
    return "\(value("transform")) \(look) \(value("stroke-width"))\(dashes)"
  }
}
