import TipModel
import TipPictures

/// Draws the cards of a gallery.
///
/// A card uses the parts that it shares with a card before it.
struct GalleryDrawings {
  /// The rules of CSS of the lines of text.
  private(set) var style = ""
  /// The numbers of the drawings and of the rules.
  private var numbers: [String: Int] = [:]

  /// Returns a card with a margin.
  ///
  /// The page hides or shows the arrow, unless the card is a popover.
  mutating func figure(_ card: SVGCard, isPopover: Bool, label: String) -> SVGElement {
    let elements = card.elements(nil)
    var frame = card.frame(card.arrow(.top))
    if !isPopover {
      frame = [
        SVGElement("g", ["class": "bare"], card.frame(nil)),
        SVGElement("g", ["class": "pointed"], frame),
      ]
    }
    let images = elements.filter { $0.name == "g" }.map { shared([$0]) }
    // The page's style has the width.
    return card.page.figure(
      name: label, [shared(frame)] + images + [lines(elements.filter { $0.name == "text" })]
    ).without(["width", "height"])
  }

  /// Returns lines of text, which have the same drawing at both sides of a card.
  private mutating func lines(_ lines: [SVGElement]) -> SVGElement {
    let lines = lines.map { styled($0) }
    let positions = Set(lines.map { [$0["x"], $0["text-anchor"]] })
    guard positions.count == 1, let position = positions.first else { return shared(lines) }
    return SVGElement(
      "g", ["transform": "translate(\(position[0]))", "text-anchor": .init(position[1])],
      [shared(lines.map { $0.without(["x", "text-anchor"]) })])
  }

  /// Returns a line whose type is a rule of the page's style.
  private mutating func styled(_ line: SVGElement) -> SVGElement {
    // The size is the last one, and has a unit in CSS.
    let names = ["direction", "fill", "font-weight", "font-size"]
    let rule = names.map { "\($0):\(line[$0])" }.joined(separator: ";") + "px"
    let (name, isNew) = name(of: rule)
    if isNew { style += ".\(name){\(rule)}\n" }
    var line = line.without(names)
    line.attributes.append(("class", name))
    return line
  }

  /// Returns a drawing, or its use after it was drawn.
  private mutating func shared(_ elements: [SVGElement]) -> SVGElement {
    let (name, isNew) = name(of: elements.map(\.markup).joined())
    if isNew { return SVGElement("g", ["id": .init(name)], elements) }
    return SVGElement("use", ["href": "#\(name)"])
  }

  private mutating func name(of text: String) -> (String, isNew: Bool) {
    let number = numbers[text, default: numbers.count]
    return ("d\(number)", numbers.updateValue(number, forKey: text) == nil)
  }
}

extension SVGElement {
  fileprivate subscript(name: String) -> String {
    attributes.first { $0.name == name }?.value ?? ""
  }

  fileprivate func without(_ names: [String]) -> SVGElement {
    var element = self
    element.attributes.removeAll { names.contains($0.name) }
    return element
  }
}
