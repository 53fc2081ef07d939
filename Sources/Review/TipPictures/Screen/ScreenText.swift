import TipFoundation
import TipModel

extension ScreenPicture {
  /// A line for each layer, from back to front: kind, rectangle, name, arrow, and effect on
  /// others.
  ///
  /// The columns before the name have fixed widths, so that a changed name moves no other line.
  package var text: String {
    let size =
      "\(platform.rawValue), \(SVGValue(bounds.width).text) × "
      + "\(SVGValue(bounds.height).text)\(listNote)"
    guard !layers.isEmpty else { return "\(size)\nnothing is visible" }
    let lines = layers.enumerated().map { index, layer in
      Self.line(
        "\(index + 1)", layer.kind.rawValue, layer.frame.text,
        [layer.name.printable, layer.arrow?.text ?? "", layer.effects])
    }
    let heading = Self.line("z", "kind", "place", ["name", "arrow", "effect"])
    return ([size, heading] + lines).joined(separator: "\n")
  }

  private static func line(
    _ z: String, _ kind: String, _ place: String, _ rest: [String]
  ) -> String {
    let fixed = [z.padded(toWidth: 2), kind.padded(toWidth: 10), place.padded(toWidth: 18)]
    return (fixed + rest.filter { !$0.isEmpty }).joined(separator: "  ")
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
