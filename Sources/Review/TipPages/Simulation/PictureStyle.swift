import TipPictures

extension SVGElement {
  /// Returns a file with a picture of time.
  ///
  /// - Parameters:
  ///   - title: The title for people who do not see it.
  ///   - width: The width, in points.
  ///   - height: The height, in points.
  ///   - content: The parts, from back to front.
  /// - Returns: The text of the file.
  static func picture(
    _ title: String, width: Double, height: Double, _ content: [SVGElement]
  ) -> String {
    let ground = [
      SVGElement("style", text: PictureStyle.svg),
      SVGElement("rect", ["class": "page", "width": "100%", "height": "100%"]),
    ]
    return file(name: title, width: width, height: height, ground + content)
  }

  /// Returns words at a place.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - x: The place, in points.
  ///   - y: The place of the baseline, in points.
  ///   - kind: The class in ``PictureStyle``.
  ///   - anchor: The part of the words that is at the place.
  /// - Returns: The element.
  static func words(
    _ text: String, x: Double, y: Double, _ kind: String, anchor: String = "start"
  ) -> SVGElement {
    SVGElement(
      "text",
      ["class": .init(kind), "x": .init(x), "y": .init(y), "text-anchor": .init(anchor)],
      text: text)
  }
}

/// The colours of pictures of time, for light and dark.
enum PictureStyle {
  /// The rules of an SVG file.
  static let svg = """
    :root{--page:#fff;--ink:#1d1d1f;--line:#d8d8dd;--tint:#0058bd;--good:#3c9a57;--wait:#c99a2e;\
    --gone:#63636b}\
    @media (prefers-color-scheme:dark){:root{--page:#1c1c1e;--ink:#f2f2f4;--line:#3a3a3e;\
    --tint:#6cb2ff;--good:#3f9c58;--wait:#a37f2b;--gone:#a5a5ad}}\
    .page{fill:var(--page)}.title{font-size:18px;font-weight:600;fill:var(--ink)}\
    .label{font-size:13px;fill:var(--ink)}.grid{stroke:var(--line);stroke-width:1}\
    rect:focus{stroke:var(--ink);stroke-width:3px;outline:none}
    """ + LaneLook.style + curves

  /// The rules of curves.
  static let curves = """
    .curve{fill:none;stroke-width:2.5px;stroke:var(--ink)}.c0{stroke:var(--tint)}\
    .c1{stroke:var(--good)}.c2{stroke:var(--wait)}.c3{stroke:var(--gone)}\
    .d1{stroke-dasharray:9 4}.d2{stroke-dasharray:3 3}.d3{stroke-dasharray:12 3 3 3}
    """
}
