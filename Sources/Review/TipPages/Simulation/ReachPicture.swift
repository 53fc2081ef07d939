import TipFoundation
import TipPictures
package import TipSimulation

/// A picture of many people: for each tip a curve of the people that it has reached by a day.
///
/// Curves differ by colour and by dashes, and their names are at their ends, so that the picture is
/// readable without colour.
package struct ReachPicture: Sendable {
  private let population: Population
  private let title: String
  private let tips: [Tip]

  private typealias Tip = (id: String, tally: Population.Tally)

  private static let width = 960.0
  private static let left = 64.0
  private static let top = 64.0
  private static let right = 680.0
  private static let lineHeight = 18.0
  /// The greatest number of names at the ends.
  ///
  /// The table has the others.
  private static let mostNames = 40

  /// Creates a picture of a simulation, in words: the scenario, the people, the days and the seed.
  package init(_ population: Population, of words: String) {
    self.population = population
    title = words
    tips = population.sortedTips
  }

  // MARK: - Files

  /// The text of an SVG file.
  package func svg() -> String {
    SVGElement.picture(
      title, width: Self.width, height: bottom + 56,
      [.words(title, x: 20, y: 32, "title")] + chart)
  }

  /// The text of a page that needs no network.
  package var html: String {
    let box = "0 40 \(SVGValue(Self.width).text) \(SVGValue(bottom + 16).text)"
    let picture = SVGElement(
      "svg", ["viewBox": .init(box), "role": "img", "aria-label": .init(title)], chart)
    return HTMLPage(
      title: title, style: PageStyle.shared + PictureStyle.axis + PictureStyle.curves + Self.style
    ) {
      HTML.element("header", ["class": "page"]) {
        HTML.element("h1", text: title)
        HTML.element(
          "p", ["class": "summary"], text: "The share of people who have seen each tip by a day.")
      }
      HTML.element("main", ["class": "reach"]) {
        HTML.element("div", ["class": "scroll", "tabindex": "0"]) { HTML(svg: picture) }
        table
        population.unseen.map { HTML.element("p", ["class": "note"], text: $0) }
      }
    }.text
  }

  private static let style = """
    .reach{padding:0 1rem 2rem}.scroll>svg{display:block;width:100%;\
    min-width:60rem;height:auto}
    .scroll{overflow-x:auto;background:\(shades)}table{border-collapse:collapse}th,td{text-align:left;\
    padding:.3rem .9rem .3rem 0;border-bottom:1px solid var(--line);white-space:nowrap}
    td:nth-last-child(-n+2){white-space:normal;min-width:9rem}

    """

  /// A shade at each edge behind which there is more.
  ///
  /// It scrolls away below a ground of the page.
  private static let shades = [
    ("var(--page) 2rem", "4rem", "local"),
    ("color-mix(in srgb,var(--ink) 35%,transparent)", ".75rem", "scroll"),
  ].flatMap { color, width, attachment in
    [("90deg", "0"), ("270deg", "100%")].map { angle, edge in
      "linear-gradient(\(angle),\(color),transparent) \(edge) 0/\(width) 100% no-repeat \(attachment)"
    }
  }.joined(separator: ",")

  // MARK: - Parts

  private var chart: [SVGElement] {
    grid + tips.enumerated().map { curve($0.element, $0.offset) } + names
  }

  private var lastDay: Int { max(1, population.days - 1) }

  /// The lower end of the curves, so that all names fit between it and the top.
  private var bottom: Double {
    max(352, Self.top + Double(min(tips.count, Self.mostNames)) * Self.lineHeight)
  }

  private func x(_ day: Int) -> Double {
    Self.left + Double(day) / Double(lastDay) * (Self.right - Self.left)
  }

  private func y(_ people: Int) -> Double {
    let share = Double(people) / Double(max(1, population.people))
    return bottom - share * (bottom - Self.top)
  }

  /// The frame around the curves, which no curve touches, and its marks.
  private var grid: [SVGElement] {
    let low = bottom + 8
    let high = Self.top - 8
    let frame = [
      line(Self.left - 8, low, Self.right + 8, low),
      line(Self.left - 8, high, Self.left - 8, low),
    ]
    let textEdge = SVGValue(Self.left - 16)
    var shares: [SVGElement] = []
    for percent in [0, 25, 50, 75, 100] {
      let y = bottom - Double(percent) / 100 * (bottom - Self.top)
      if percent % 100 != 0 { shares.append(line(Self.left - 8, y, Self.right + 8, y)) }
      shares.append(.words("\(percent)%", x: textEdge, y: y + 5, "label", anchor: "end"))
    }
    // Days as people count them: in weeks, where there are several.
    let steps = [1, 2, 7, 14, 28, 91, 182, 364]
    let step = steps.first { lastDay / $0 <= 9 } ?? lastDay / 9
    let days = stride(from: 0, through: lastDay, by: step).map {
      SVGElement.words("\($0)", x: .init(x($0)), y: low + 18, "label", anchor: "middle")
    }
    let name = SVGElement.words(
      "day", x: .init((Self.left + Self.right) / 2), y: low + 38, "label", anchor: "middle")
    return frame + shares + days + [name]
  }

  private func curve(_ tip: Tip, _ number: Int) -> SVGElement {
    var reached = 0
    var path = "M\(n(x(0))) \(n(y(0)))"
    for (day, people) in tip.tally.firstDays.sorted(by: { $0.key < $1.key }) {
      // A step: the people of a day are reached on it.
      reached += people
      path += "H\(n(x(day)))V\(n(y(reached)))"
    }
    path += "H\(n(x(lastDay)))"
    return SVGElement(
      "path", ["class": .init(Self.look(number)), "d": .init(path)],
      [SVGElement("title", text: words(tip))])
  }

  /// The class of a curve, where neighbours differ in colour and in dashes.
  private static func look(_ number: Int) -> String {
    "curve c\(number % 4) d\((number + number / 4) % 4)"
  }

  /// The names at the ends of the curves, where names of equal ends are below each other.
  private var names: [SVGElement] {
    let ends = tips.enumerated().sorted {
      ($1.element.tally.seen, $0.offset) < ($0.element.tally.seen, $1.offset)
    }.prefix(Self.mostNames)
    var heights: [Double] = []
    for (_, tip) in ends {
      heights.append(max(y(tip.tally.seen), (heights.last ?? -.infinity) + Self.lineHeight))
    }
    // The names that would be below the chart push those above them up.
    var lowest = bottom
    for index in heights.indices.reversed() {
      heights[index] = min(heights[index], lowest)
      lowest = heights[index] - Self.lineHeight
    }
    var names = zip(ends, heights).flatMap { end, labelHeight -> [SVGElement] in
      let height = y(end.element.tally.seen)
      return [
        line(Self.right + 2, height, Self.right + 14, labelHeight),
        SVGElement(
          "path",
          [
            "class": .init(Self.look(end.offset)),
            "d": .init("M\(n(Self.right + 16)) \(n(labelHeight))H\(n(Self.right + 42))"),
          ]),
        label(words(end.element).shortened(to: 30), y: labelHeight + 4),
      ]
    }
    let left = tips.count - ends.count
    if left > 0 {
      names.append(label("and \(Plural.count(left, "tip")) in the table", y: bottom + 26))
    }
    return names
  }

  /// Returns words at the right of the curves.
  private func label(_ text: String, y: Double) -> SVGElement {
    .words(text, x: .init(Self.right + 50), y: y, "label")
  }

  private func n(_ number: Double) -> String { SVGValue(exactly: number).text }

  private func words(_ tip: Tip) -> String {
    "\(Share.percent(tip.tally.seen, of: population.people)) \(tip.id)"
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> SVGElement {
    .line(.init(x1), .init(y1), .init(x2), .init(y2))
  }

  private var table: HTML {
    func row(_ name: StaticString, _ cells: [String], tip: String? = nil) -> HTML {
      .element("tr", ["data-tip": tip]) { cells.map { HTML.element(name, text: $0) } }
    }
    return .element("div", ["class": "scroll", "tabindex": "0"]) {
      HTML.element("table") {
        HTML.element("thead") { row("th", population.columns) }
        HTML.element("tbody") {
          tips.map { row("td", population.cells($0.id, $0.tally), tip: $0.id) }
        }
      }
    }
  }
}
