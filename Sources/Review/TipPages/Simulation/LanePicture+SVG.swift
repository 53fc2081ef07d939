import TipPictures
import TipSimulation

extension LanePicture {
  private static let (width, labels, margin) = (960.0, 230.0, 20.0)
  private static let (laneHeight, step, top) = (24.0, 38.0, 76.0)

  /// The text of an SVG file.
  package func svg() -> String {
    let bottom = Self.top + Double(lanes.count) * Self.step
    let height = bottom + 44 + Double(notes.count) * 20 + Self.margin
    let notes = self.notes.enumerated().map { number, note in
      SVGElement.words(note, x: Self.margin, y: bottom + 44 + Double(number) * 20, "label")
    }
    return SVGElement.picture(
      title, width: Self.width, height: height,
      [.words(title, x: Self.margin, y: 30, "title")] + legend + axis(bottom)
        + lanes.enumerated().flatMap { row($0.element, $0.offset) } + notes)
  }

  private var left: Double { Self.margin + Self.labels }
  private var right: Double { Self.width - Self.margin }

  private var legend: [SVGElement] {
    LaneLook.all.enumerated().flatMap { number, look -> [SVGElement] in
      let x = left + Double(number) * 120
      let high = 16 * look.share
      return [
        .rect(class: look.name, x: x, y: 52 - high, width: 22, height: high),
        .words(look.legend, x: x + 30, y: 51, "label"),
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
        .words(date.text, x: x, y: bottom + 16, "label", anchor: anchor),
      ]
    }
  }

  private func row(_ lane: Lane, _ number: Int) -> [SVGElement] {
    let top = Self.top + Double(number) * Self.step
    let name = lane.tip.count > 28 ? "\(lane.tip.prefix(27))\u{2026}" : lane.tip
    return [
      .words(name, x: Self.margin, y: top + 18, "label"),
      SVGElement(
        "g", ["aria-label": .init(lane.tip)],
        spans(of: lane, from: left, to: right, top: top, height: Self.laneHeight)),
    ]
  }
}
