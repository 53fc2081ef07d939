import TipFoundation
import TipModel

extension ScreenPicture {
  /// A line for each layer, from back to front: kind, name, rectangle, arrow, and effect on
  /// others.
  package var text: String {
    let size =
      "\(platform.rawValue), \(SVGValue(bounds.width).text) × "
      + "\(SVGValue(bounds.height).text)\(listNote)"
    guard !layers.isEmpty else { return "\(size)\nnothing is visible" }
    let rows = layers.enumerated().map { index, layer in
      [
        "\(index + 1)", layer.kind.rawValue, layer.name.printable, layer.frame.text,
        layer.arrow?.text ?? "", layer.effects,
      ]
    }
    let names = ["z", "kind", "name", "place", "arrow", "effect"]
    return "\(size)\n" + ColumnLayout([names] + rows).text()
  }
}

extension ScreenRect {
  /// The position and the size.
  fileprivate var text: String {
    "\(SVGValue(x).text),\(SVGValue(y).text) \(SVGValue(width).text)×\(SVGValue(height).text)"
  }
}

extension ScreenPicture.Arrow {
  fileprivate var text: String {
    "\(edge.rawValue) at \(target.printable) (\(SVGValue(x).text),\(SVGValue(y).text))"
  }
}

extension ScreenPicture.Layer {
  /// The layers that it covers and displaces, with the remark.
  fileprivate var effects: String {
    func list(_ verb: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      return "\(verb) \(names.map(\.printable).joined(separator: ", "))"
    }
    return [list("covers", covers), list("displaces", displaces), note].compactMap(\.self)
      .joined(separator: "; ")
  }
}
