import TipPictures

extension SVGElement {
  /// Returns the text of a file with a picture of time, whose parts go from back to front.
  static func picture(
    _ title: String, width: Double, height: Double, _ content: [SVGElement]
  ) -> String {
    let ground = [
      SVGElement("style", text: PictureStyle.svg),
      SVGElement("rect", ["class": "page", "width": "100%", "height": "100%"]),
    ]
    return file(name: title, width: width, height: height, ground + content)
  }

  /// Returns words of a class in ``PictureStyle``, whose anchor is at a place of the baseline.
  static func words(
    _ text: String, x: SVGValue, y: Double, _ kind: String, anchor: String = "start"
  ) -> SVGElement {
    SVGElement(
      "text", ["class": .init(kind), "x": x, "y": .init(y), "text-anchor": .init(anchor)],
      text: text)
  }

  /// Returns a line of a grid.
  static func line(
    _ x1: SVGValue, _ y1: SVGValue, _ x2: SVGValue, _ y2: SVGValue
  ) -> SVGElement {
    SVGElement("line", ["class": "grid", "x1": x1, "y1": y1, "x2": x2, "y2": y2])
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
    .page{fill:var(--page)}.title{font-size:18px;font-weight:600;fill:var(--ink)}
    """ + axis + LaneLook.style + curves

  /// The rules of a grid and its words.
  static let axis = """
    .label{font-size:13px;fill:var(--ink)}.grid{stroke:var(--line);stroke-width:1}
    """

  static let curves = """
    .curve{fill:none;stroke-width:2.5px;stroke:var(--ink)}.c0{stroke:var(--tint)}\
    .c1{stroke:var(--good)}.c2{stroke:var(--wait)}.c3{stroke:var(--gone)}\
    .d1{stroke-dasharray:9 4}.d2{stroke-dasharray:3 3}.d3{stroke-dasharray:12 3 3 3}
    """
}
