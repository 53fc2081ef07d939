import TipModel
import TipPictures

/// A gallery as a page of HTML.
package struct GalleryPage: Sendable {
  private let gallery: Gallery

  /// Creates the page of a gallery.
  package init(_ gallery: Gallery) { self.gallery = gallery }

  /// The text of the file, the same for equal galleries.
  package var text: String {
    HTMLPage(
      title: "Tips of \(gallery.name)",
      style: PageStyle.shared + PageStyle.figures + GalleryStyle.text,
      script: GalleryScript.text, body: body
    ).text
  }

  private var body: HTML {
    .all([
      .element("header", ["class": "page"], [heading] + overview),
      .element("form", ["class": "filters", "role": "search", "id": "filters"], filters),
      .element(
        "main", ["data-kind": "inline", "data-looks": "light dark rtl large", "id": "tips"],
        gallery.items.enumerated().map { GalleryItemHTML($0.element, number: $0.offset).html }
          + [empty]),
    ])
  }

  private var heading: HTML { .element("h1", [:], [HTML("Tips of \(gallery.name)")]) }

  private var overview: [HTML] {
    let count = gallery.items.count
    let summary =
      "\(count == 1 ? "1 tip" : "\(count) tips") at \(gallery.now), "
      + "display frequency \(gallery.displayFrequency)."
    let groups = gallery.groups.map { state in
      HTML.element(
        "li", [:],
        [
          .element("b", [:], [HTML(state.group.name)]),
          HTML(" \u{2014} \(state.currentTip.map { "shows \($0)" } ?? "shows none"): "),
          HTML(state.reason),
        ])
    }
    let findings = gallery.otherFindings.map { GalleryItemHTML.finding($0, isNamed: true) }
    return [.element("p", ["class": "summary"], [HTML(summary)])]
      + section("Groups", groups) + section("Findings about the app", findings)
  }

  private func section(_ title: String, _ items: [HTML]) -> [HTML] {
    guard !items.isEmpty else { return [] }
    return [
      .element(
        "details", [:],
        [
          .element("summary", [:], [HTML("\(title) (\(items.count))")]),
          .element("ul", ["class": "plain"], items),
        ])
    ]
  }

  private var empty: HTML {
    .element(
      "p", ["class": "empty", "id": "empty", "hidden": gallery.items.isEmpty ? nil : ""],
      [gallery.items.isEmpty ? "No tip is known." : "No tip matches the filters."])
  }
}

// MARK: - Filters

extension GalleryPage {
  private var filters: [HTML] {
    let groups = gallery.groups.enumerated().map { ("\($0.offset)", $0.element.group.name) }
    return [
      labelled(
        "Text", .element("input", ["type": "search", "id": "text", "autocomplete": "off"])),
      select("status", "Status", ["available", "pending", "invalidated"].map { ($0, $0) }),
      select("group", "Group", groups + (groups.isEmpty ? [] : [("none", "in no group")])),
      select("findings", "Findings", [("some", "with findings"), ("none", "without findings")]),
      choices(
        "kind", "Kind", ScreenPicture.Kind.tips.map { ($0.rawValue, $0.rawValue) }, isOne: true),
      choices(
        "look", "Look",
        [("light", "light"), ("dark", "dark"), ("rtl", "right to left"), ("large", "large type")],
        isOne: false),
      .element(
        "p", ["class": "count"],
        [
          .element("output", ["id": "count", "aria-live": "polite"], [HTML(countText)]),
          .element("button", ["type": "reset", "id": "clear"], ["Clear"]),
          .element(
            "span", ["class": "keys"],
            [
              key("/"), " search ", key("j"), " ", key("k"), " next, previous tip ",
              key("Esc"), " clear",
            ]),
        ]),
    ]
  }

  private var countText: String { "\(gallery.items.count) of \(gallery.items.count) tips" }

  private func key(_ name: String) -> HTML { .element("kbd", [:], [HTML(name)]) }

  private func labelled(_ title: String, _ control: HTML) -> HTML {
    .element("label", [:], [.element("span", [:], [HTML(title)]), control])
  }

  private func select(
    _ id: String, _ title: String, _ options: [(value: String, title: String)]
  ) -> HTML {
    guard !options.isEmpty else { return "" }
    let all = HTML.element("option", ["value": "all"], ["all"])
    return labelled(
      title,
      .element(
        "select", ["id": id],
        [all] + options.map { .element("option", ["value": $0.value], [HTML($0.title)]) }))
  }

  private func choices(
    _ name: String, _ title: String, _ options: [(value: String, title: String)], isOne: Bool
  ) -> HTML {
    let boxes = options.enumerated().map { index, option in
      HTML.element(
        "label", ["class": "choice"],
        [
          .element(
            "input",
            [
              "type": isOne ? "radio" : "checkbox", "name": name, "value": option.value,
              "checked": !isOne || index == 0 ? "" : nil,
            ]),
          .element("span", [:], [HTML(option.title)]),
        ])
    }
    return .element("fieldset", [:], [.element("legend", [:], [HTML(title)])] + boxes)
  }
}
