import TipFoundation
import TipPictures
import TipSimulation

extension LanePicture {
  /// The text of a page that needs no network.
  package var html: String {
    HTMLPage(
      title: title, style: PageStyle.shared + LaneLook.style + LanePage.style,
      script: LanePage.script
    ) {
      HTML.element("header", ["class": "page"]) {
        HTML.element("h1", text: title)
        HTML.element("p", text: range)
        HTML.element("ul", ["class": "plain legend"]) { LaneLook.all.map(\.legendHTML) }
        HTML.element(
          "p", ["class": "detail", "id": "detail", "aria-live": "polite"],
          text: "Point at a bar, or press Tab and the arrow keys, to see its gate.")
      }
      HTML.element("main", ["class": "lanes"]) {
        lanes.map(laneHTML)
        axisHTML
        notes.map { HTML.element("p", ["class": "note"], text: $0) }
      }
    }.text
  }

  private func laneHTML(_ lane: Lane) -> HTML {
    let count = Plural.count(lane.displays.count, "display")
    let state = lane.spans.last?.state.words ?? "no state"
    let track = SVGElement(
      "svg",
      [
        "class": "track", "viewBox": "0 0 1000 28", "preserveAspectRatio": "none",
        "role": "group", "aria-label": .init(lane.tip),
      ], spans(of: lane, from: 0, to: 1000, top: 0, height: 28))
    return .element(
      "section",
      ["class": "lane", "data-tip": lane.tip, "data-displays": "\(lane.displays.count)"]
    ) {
      HTML.element("div") {
        HTML.element("h2", text: lane.tip)
        HTML.element("p", ["class": "summary"], text: "\(count); \(state)")
      }
      HTML(svg: track)
    }
  }

  private var axisHTML: HTML {
    .element("div", ["class": "lane axis", "aria-hidden": "true"]) {
      HTML.element("span")
      HTML.element("div", ["class": "dates"]) { dates.map { HTML.element("span", text: $0.text) } }
    }
  }
}

extension LaneLook {
  /// The bar and the name of the state.
  fileprivate var legendHTML: HTML {
    let bar = SVGElement.rect(
      class: name, x: 2, y: 17 - 15 * share, width: 20, height: 15 * share)
    return .element("li") {
      HTML(svg: SVGElement("svg", ["width": 24, "height": 18, "aria-hidden": "true"], [bar]))
      HTML(legend)
    }
  }
}

/// The rules and the code of a page of lanes.
private enum LanePage {
  static let style = """
    .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}.legend li{display:flex;gap:.4rem;\
    align-items:center}
    .detail{min-height:3em;margin:.75rem 0 0;overflow-wrap:anywhere}
    .lanes{padding:0 clamp(.75rem,3vw,2rem) 2rem}
    .lane{display:grid;grid-template-columns:minmax(9rem,18rem) 1fr;gap:.25rem 1rem;\
    align-items:center;padding:.5rem 0;border-top:1px solid var(--line)}
    .summary{margin:0;font-size:.85rem;color:var(--faint);overflow-wrap:anywhere}
    .track{display:block;width:100%;height:1.75rem;overflow:visible}
    .track rect{cursor:pointer}
    .track rect:focus{outline:none;stroke:var(--ink);stroke-width:3px;\
    vector-effect:non-scaling-stroke}
    .dates{display:flex;justify-content:space-between;font-size:.8rem;color:var(--faint)}
    @media (max-width:40rem){.lane{grid-template-columns:1fr}.axis>span:first-child{display:none}\
    .dates span:nth-child(even){display:none}}

    """

  static let script = """
    'use strict';
    const detail = document.getElementById('detail');
    const lanes = [...document.querySelectorAll('.track')].map(t => [...t.querySelectorAll('rect')]);
    function show(rect) { detail.textContent = rect.getAttribute('aria-label'); }
    function move(rect, other) {
      if (!other) return;
      rect.setAttribute('tabindex', '-1');
      other.setAttribute('tabindex', '0');
      other.focus();
    }
    lanes.forEach((rects, lane) => rects.forEach((rect, index) => {
      rect.addEventListener('focus', () => show(rect));
      rect.addEventListener('pointerenter', () => show(rect));
      rect.addEventListener('keydown', event => {
        const keys = { ArrowRight: rects[index + 1], ArrowLeft: rects[index - 1],
          Home: rects[0], End: rects[rects.length - 1] };
        if (event.key in keys) { event.preventDefault(); move(rect, keys[event.key]); }
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step) {
          event.preventDefault();
          const other = lanes[lane + step];
          if (other) (other.find(r => r.getAttribute('tabindex') === '0') || other[0])?.focus();
        }
      });
    }));

    """
}
