import TipFoundation
import TipPictures
package import TipSimulation

/// A picture of many people: for each tip a curve of the people that it has reached by a day.
///
/// Curves differ by their dashes and carry numbers, so that the picture is readable without colour.
package struct ReachPicture: Sendable {
  private let population: Population
  private let isPartial: Bool
  private let tips: [(id: String, tally: Population.Tally)]

  private static let (width, height, left, top) = (720.0, 400.0, 64.0, 56.0)
  private static let (right, bottom) = (width - 92, height - 48)

  /// Creates a picture.
  package init(_ population: Population, isPartial: Bool = false) {
    self.population = population
    self.isPartial = isPartial
    tips = population.sortedTips
  }

  private var title: String {
    "\(population.people) people, \(Plural.count(population.days, "day"))"
      + (isPartial ? " (partial)" : "")
  }

  // MARK: - Files

  /// The text of an SVG file.
  package func svg() -> String {
    let height = Self.height + Double(tips.count) * 20 + 16
    let names = tips.enumerated().map { number, tip in
      SVGElement.words(
        "\(number + 1)  \(tip.id): \(Share.percent(tip.tally.seen, of: population.people))",
        x: Self.left, y: Self.height + 8 + Double(number) * 20, "label")
    }
    return SVGElement.picture(
      title, width: Self.width, height: height,
      [.words(title, x: 20, y: 32, "title")] + chart + names)
  }

  /// The text of a page that needs no network.
  package var html: String {
    let picture = SVGElement(
      "svg",
      [
        "viewBox": .init("0 40 \(SVGValue(Self.width).text) \(SVGValue(Self.height - 40).text)"),
        "role": "img", "aria-label": .init(title),
      ], chart)
    return HTMLPage(
      title: title, style: PageStyle.shared + PictureStyle.curves + Self.style
    ) {
      HTML.element("header", ["class": "page"]) {
        HTML.element("h1", text: title)
        HTML.element("p", text: "The share of people who have seen each tip by a day.")
      }
      HTML.element("main", ["class": "reach"]) {
        HTML(svg: picture)
        table
        population.starving.map { tip, hindrance in
          HTML.element("p", ["class": "note"], text: hindrance.starvation(of: tip))
        }
      }
    }.text
  }

  private static let style = """
    .reach{padding:0 clamp(.75rem,3vw,2rem) 2rem}.reach>svg{display:block;width:100%;\
    max-width:56rem;height:auto}
    .label{font-size:18px;fill:var(--ink)}.grid{stroke:var(--line);stroke-width:1}
    .scroll{overflow-x:auto}table{border-collapse:collapse}th,td{text-align:left;\
    padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line);white-space:nowrap}

    """

  // MARK: - Parts

  private var chart: [SVGElement] {
    grid + tips.enumerated().flatMap { curve($0.element, $0.offset) }
  }

  private var lastDay: Int { max(1, population.days - 1) }

  private func x(_ day: Int) -> Double {
    Self.left + Double(day) / Double(lastDay) * (Self.right - Self.left)
  }

  private func y(_ people: Int) -> Double {
    let share = Double(people) / Double(max(1, population.people))
    return Self.bottom - share * (Self.bottom - Self.top)
  }

  private var grid: [SVGElement] {
    let shares = [0, 25, 50, 75, 100].flatMap { percent -> [SVGElement] in
      let y = Self.bottom - Double(percent) / 100 * (Self.bottom - Self.top)
      return [
        line(Self.left, y, Self.right, y),
        .words("\(percent)%", x: Self.left - 8, y: y + 5, "label", anchor: "end"),
      ]
    }
    let days = Set([0, lastDay / 4, lastDay / 2, lastDay * 3 / 4, lastDay]).sorted()
    return shares
      + days.map {
        SVGElement.words("\($0)", x: x($0), y: Self.bottom + 22, "label", anchor: "middle")
      }
      + [
        .words(
          "day", x: (Self.left + Self.right) / 2, y: Self.bottom + 42, "label", anchor: "middle")
      ]
  }

  private func curve(
    _ tip: (id: String, tally: Population.Tally), _ number: Int
  ) -> [SVGElement] {
    var reached = 0
    var path = "M\(SVGValue(exactly: x(0)).text) \(SVGValue(exactly: y(0)).text)"
    for (day, people) in tip.tally.firstDays.sorted(by: { $0.key < $1.key }) {
      // A step: the people of a day are reached on it.
      path += "H\(SVGValue(exactly: x(day)).text)"
      reached += people
      path += "V\(SVGValue(exactly: y(reached)).text)"
    }
    path += "H\(SVGValue(exactly: x(lastDay)).text)"
    let words = "\(tip.id): \(Share.percent(reached, of: population.people))"
    let picture = SVGElement(
      "path", ["class": .init("curve c\(number % 4) d\(number / 4 % 4)"), "d": .init(path)],
      [SVGElement("title", text: words)])
    // Curves that end at one height have one label.
    let equal = tips.indices.filter { tips[$0].tally.seen == tip.tally.seen }
    guard equal.first == number else { return [picture] }
    let numbers = equal.prefix(4).map { "\($0 + 1)" } + (equal.count > 4 ? ["\u{2026}"] : [])
    return [
      picture,
      .words(numbers.joined(separator: ","), x: Self.right + 6, y: y(tip.tally.seen) + 5, "label"),
    ]
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SVGElement {
    SVGElement(
      "line",
      ["class": "grid", "x1": .init(x1), "y1": .init(y1), "x2": .init(x2), "y2": .init(y2)])
  }

  private var table: HTML {
    let days = Population.reportedDays.filter { $0 < population.days }
    let heads = ["", "tip"] + days.map { "by day \($0)" } + ["all", "median day", "starved by"]
    let rows = tips.enumerated().map { number, tip in
      ["\(number + 1)", tip.id]
        + days.map { Share.percent(tip.tally.reached(byDay: $0), of: population.people) }
        + [
          Share.percent(tip.tally.seen, of: population.people),
          tip.tally.medianFirstDay.map { "\($0)" } ?? "-",
          tip.tally.seen == 0 ? tip.tally.starved.most?.rawValue ?? "" : "",
        ]
    }
    func row(_ name: StaticString, _ cells: [String], tip: String? = nil) -> HTML {
      .element("tr", ["data-tip": tip]) { cells.map { HTML.element(name, text: $0) } }
    }
    return .element("div", ["class": "scroll"]) {
      HTML.element("table") {
        HTML.element("thead") { row("th", heads) }
        HTML.element("tbody") { rows.map { row("td", $0, tip: $0[1]) } }
      }
    }
  }
}
