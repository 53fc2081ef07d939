import TipFoundation
import TipPictures
import TipSimulation

extension LanePicture {
  private static let axis = Axis(left: 250, right: 940, unit: "")
  private static let width = 960.0
  private static let margin = 20.0
  private static let step = 46.0
  private static let top = 106.0

  /// The text of an SVG file.
  package func svg() -> String {
    let bottom = Self.top + Double(lanes.count) * Self.step
    let notes = self.notes.enumerated().map { number, note in
      let y = bottom + 52 + Double(number) * 20
      return SVGElement.words(note, x: .init(Self.margin), y: y, "label")
    }
    let head: [SVGElement] = [
      .words(title.shortened(to: 80), x: .init(Self.margin), y: 30, "title"),
      .words(range, x: .init(Self.margin), y: 52, "label"),
    ]
    return SVGElement.picture(
      title, width: Self.width, height: bottom + 64 + Double(notes.count) * 20,
      head + legend + grid(Self.axis, from: Self.top - 8, to: bottom)
        + labels(Self.axis, baseline: bottom + 18)
        + lanes.enumerated().flatMap { row($0.element, $0.offset) } + notes)
  }

  private var legend: [SVGElement] {
    var x = Self.margin
    return LaneLook.allCases.flatMap { look in
      defer { x += 44 + CardFont.message.width(of: look.name) }
      return [
        look.bar(x: .init(x), bottom: 81, look.name),
        .words(look.name, x: .init(x + 28), y: 80, "label"),
      ]
    }
  }

  private func row(_ lane: Lane, _ number: Int) -> [SVGElement] {
    let top = Self.top + Double(number) * Self.step
    let bars = bars(of: lane, Self.axis, top: top)
    return [
      .words(lane.tip.shortened(to: 28), x: .init(Self.margin), y: top + 34, "label"),
      SVGElement(
        "g", ["aria-label": .init(lane.tip)],
        bars.map(\.bar) + marks(of: lane, Self.axis, top: top)),
    ]
  }
}
