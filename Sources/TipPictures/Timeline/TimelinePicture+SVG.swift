import TipSimulation

extension TimelinePicture {
  private static let (width, labels, margin) = (960.0, 230.0, 20.0)
  private static let (laneHeight, step, top) = (24.0, 38.0, 76.0)

  /// The text of an SVG file.
  package func svg() -> String {
    let bottom = Self.top + Double(lanes.count) * Self.step
    let height = bottom + 44 + Double(notes.count) * 20 + Self.margin
    let root = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .init(Self.width), "height": .init(height),
        "viewBox": .init("0 0 \(SVGValue(Self.width).text) \(SVGValue(height).text)"),
        "font-family": .init(CardFont.family), "role": "img",
      ],
      [
        SVGElement("title", text: title), SVGElement("style", text: PictureStyle.svg),
        SVGElement("rect", ["class": "page", "width": "100%", "height": "100%"]),
        text(title, x: Self.margin, y: 30, "title"),
      ] + legend + axis(bottom) + lanes.enumerated().flatMap { row($0.element, $0.offset) }
        + notes.enumerated().map { number, note in
          text(note, x: Self.margin, y: bottom + 44 + Double(number) * 20, "label")
        })
    return root.lines().joined(separator: "\n") + "\n"
  }

  private var left: Double { Self.margin + Self.labels }
  private var right: Double { Self.width - Self.margin }

  private func text(
    _ text: String, x: Double, y: Double, _ kind: String, anchor: String = "start"
  ) -> SVGElement {
    SVGElement(
      "text",
      ["class": .init(kind), "x": .init(x), "y": .init(y), "text-anchor": .init(anchor)],
      text: text)
  }

  private var legend: [SVGElement] {
    LaneLook.all.enumerated().flatMap { number, look -> [SVGElement] in
      let x = left + Double(number) * 120
      let high = 16 * look.share
      return [
        SVGElement(
          "rect",
          [
            "class": .init(look.name), "x": .init(x), "y": .init(52 - high), "width": 22,
            "height": .init(high),
          ]),
        text(look.legend, x: x + 30, y: 51, "label"),
      ]
    }
  }

  private func axis(_ bottom: Double) -> [SVGElement] {
    dates.enumerated().flatMap { number, date -> [SVGElement] in
      let x = place(of: date.instant, from: left, to: right)
      let anchor = number == 0 ? "start" : number == 4 ? "end" : "middle"
      return [
        SVGElement(
          "line",
          [
            "class": "grid", "x1": .init(x), "x2": .init(x), "y1": .init(Self.top - 8),
            "y2": .init(bottom),
          ]),
        text(date.text, x: x, y: bottom + 16, "label", anchor: anchor),
      ]
    }
  }

  private func row(_ lane: Lane, _ number: Int) -> [SVGElement] {
    let top = Self.top + Double(number) * Self.step
    let name = lane.tip.count > 28 ? "\(lane.tip.prefix(27))\u{2026}" : lane.tip
    return [
      text(name, x: Self.margin, y: top + 18, "label"),
      SVGElement(
        "g", ["aria-label": .init(lane.tip)],
        spans(of: lane, from: left, to: right, top: top, height: Self.laneHeight)),
    ]
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
