import TipFoundation
import TipPictures
import TipSimulation

extension LanePicture {
  private static let axis = Axis(left: 0, right: 100, unit: "%")

  /// The text of a page that needs no network.
  package var html: String {
    ListPage(
      title: title, count: (lanes.count, "tips"),
      style: PictureStyle.axis + LaneLook.style + LanePage.style, script: LanePage.script,
      head: head,
      filters: ListPage.select(
        "now", "At the end", LaneLook.allCases.map { ($0.rawValue, $0.name) })
        + ListPage.select("displays", "Displays", ["some", "none"].map { ($0, $0) })
    ) {
      HTML.element(
        "p", ["class": "detail", "id": "detail", "aria-live": "polite"],
        text: "Point at a bar, or press Tab and the arrow keys, to see its gate. "
          + "A bar leads to its explanation.")
      lanes.enumerated().map { lane($0.element, $0.offset) }
      HTML.element("div", ["class": "lane axis", "aria-hidden": "true"]) {
        HTML(svg: SVGElement("svg", ["class": "track"], labels(Self.axis, baseline: 14)))
      }
      notes.map { HTML.element("p", ["class": "note"], text: $0) }
    }.text
  }

  @HTMLBuilder private var head: [HTML] {
    HTML.element("p", ["class": "summary"], text: range)
    HTML.element("ul", ["class": "plain legend"]) {
      LaneLook.allCases.map { look in
        HTML.element("li") {
          HTML(
            svg: SVGElement(
              "svg", ["width": 24, "height": 18, "aria-hidden": "true"],
              [look.bar(x: 1, bottom: 17, look.name)]))
          HTML(look.name)
        }
      }
    }
  }

  private func lane(_ lane: Lane, _ number: Int) -> HTML {
    let count = Plural.count(lane.displays.count, "display")
    let bars = bars(of: lane, Self.axis, top: 0)
    let look = lane.spans.last.map { LaneLook($0.state) }
    let links = bars.enumerated().map { index, bar in
      let id = "s\(number)-\(index)"
      let tab = ListPage.tabIndex(index)
      return SVGElement(
        "a", ["href": "#\(id)", "tabindex": .init(tab), "aria-labelledby": .init(id)], [bar.bar])
    }
    let track = SVGElement(
      "svg", ["class": "track", "height": 44, "role": "group", "aria-label": .init(lane.tip)],
      grid(Self.axis, from: -99, to: 999) + links + marks(of: lane, Self.axis, top: 0))
    return .element(
      "section",
      [
        "class": "item lane", "id": "tip-\(lane.tip.printable)", "tabindex": "-1",
        "data-now": look?.rawValue ?? "",
        "data-displays": lane.displays.isEmpty ? "none" : "some",
      ]
    ) {
      HTML.element("div") {
        HTML.element("h2", text: lane.tip)
        HTML.element("p", ["class": "summary"], text: "\(count); \(look?.name ?? "no state")")
      }
      HTML(svg: track)
      HTML.element("details") {
        HTML.element("summary", text: "Explanation")
        HTML.element("ol") {
          bars.enumerated().map { index, bar in
            HTML.element("li", ["id": "s\(number)-\(index)"], text: bar.words)
          }
        }
      }
    }
  }
}

/// The rules and the code of a page of lanes.
private enum LanePage {
  static let style = """
    .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.9rem}\
    .legend li{display:flex;gap:.4rem;align-items:center}.legend svg{flex:none}main{gap:0}
    .lane{display:grid;grid-template-columns:minmax(9rem,18rem) minmax(0,1fr);gap:0 1rem;\
    border-top:1px solid var(--line);overflow:hidden;scroll-margin-top:6rem}
    .lane>div,.lane>details{position:relative;grid-column:1;background:var(--page)}
    .lane>div{padding-top:.6rem}.lane .summary{margin:0;font-size:.85rem}
    .lane>details{font-size:.85rem;padding-bottom:.4rem}.lane>details[open]{grid-column:1/-1}
    .lane ol{margin:.25rem 0;overflow-wrap:anywhere}.lane li:target{background:var(--code)}
    .axis .track{height:20px}
    .track{display:block;width:calc(100% - 1.5rem);margin:0 .75rem;overflow:visible;\
    grid-column:2;grid-row:1}.track rect{cursor:pointer}
    .track a:focus{outline:none}.track a:focus rect{stroke:var(--ink);stroke-width:3px}
    .note{margin:.5rem 0 0}
    .detail{position:sticky;top:0;z-index:1;margin:0;padding:.5rem 0;min-height:2.5em;\
    background:var(--page);overflow-wrap:anywhere}
    @media \(PageStyle.narrow){.lane{grid-template-columns:minmax(0,1fr)}.detail{min-height:4em}\
    .minor{display:none}.track{grid-area:auto/1;margin-top:.4rem}}

    """

  static let script = """
    const detail = document.getElementById("detail");
    const tracks = items.map(item => Array.from(item.querySelectorAll(".track a")));
    tracks.forEach((bars, lane) => bars.forEach((bar, index) => {
      const words = document.querySelector(bar.getAttribute("href"));
      const show = () => { detail.textContent = words.textContent; };
      bar.addEventListener("focus", show);
      bar.addEventListener("pointerenter", show);
      bar.addEventListener("keydown", event => {
        const shown = tracks.filter((track, lane) => track.length && !items[lane].hidden);
        const lane = step => shown[shown.indexOf(bars) + step]?.find(bar => bar.tabIndex === 0);
        const other = { ArrowRight: bars[index + 1], ArrowLeft: bars[index - 1], Home: bars[0],
          End: bars[bars.length - 1], ArrowDown: lane(1), ArrowUp: lane(-1) }[event.key];
        if (/^Arrow|Home|End/.test(event.key)) event.preventDefault();
        if (!other) return;
        if (bars.includes(other)) { bar.tabIndex = -1; other.tabIndex = 0; }
        other.focus();
      });
    }));

    """
}
