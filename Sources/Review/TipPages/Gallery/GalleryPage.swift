import TipFoundation
import TipModel
import TipPictures

/// A gallery as a page of HTML.
package struct GalleryPage: Sendable {
  private let gallery: Gallery

  /// Creates the page of a gallery.
  package init(_ gallery: Gallery) { self.gallery = gallery }

  /// The text of the file, the same for equal galleries.
  package var text: String {
    var drawings = GalleryDrawings()
    let tips = gallery.items.enumerated().map { number, item in
      GalleryItemHTML(item, number: number).html(&drawings)
    }
    return HTMLPage(
      title: title,
      style: PageStyle.shared + PageStyle.figures + GalleryStyle.text + drawings.style,
      script: GalleryScript.text
    ) {
      HTML.element("header", ["class": "page"]) {
        HTML.element("h1", text: title)
        overview
      }
      HTML.element("form", ["class": "filters", "role": "search", "id": "filters"]) { filters }
      HTML.element(
        "main", ["data-kind": "inline", "data-looks": "light dark rtl large", "id": "tips"]
      ) {
        tips
        empty
      }
    }.text
  }

  private var title: String { "Tips of \(gallery.name)" }

  @HTMLBuilder private var overview: [HTML] {
    HTML.element(
      "p", ["class": "summary"],
      text: "\(Plural.count(gallery.items.count, "tip")) at \(gallery.now), display frequency "
        + "\(gallery.displayFrequency).")
    section("Groups", gallery.groups.map(item))
    section(
      "Findings about the app",
      gallery.otherFindings.map { GalleryItemHTML.finding($0, isNamed: true) })
  }

  private func item(_ state: GroupState) -> HTML {
    .element("li") {
      HTML.element("b", text: state.group.name)
      HTML(" \u{2014} \(state.currentTip.map { "current tip \($0)" } ?? "no current tip"): ")
      HTML(state.reason)
    }
  }

  @HTMLBuilder private func section(_ title: String, _ items: [HTML]) -> [HTML] {
    if !items.isEmpty {
      HTML.element("details") {
        HTML.element("summary", text: "\(title) (\(items.count))")
        HTML.element("ul", ["class": "plain"]) { items }
      }
    }
  }

  private var empty: HTML {
    .element(
      "p", ["class": "empty", "id": "empty", "hidden": gallery.items.isEmpty ? nil : ""],
      text: gallery.items.isEmpty ? "No tip is known." : "No tip matches the filters.")
  }
}

// MARK: - Filters

extension GalleryPage {
  @HTMLBuilder private var filters: [HTML] {
    let groups = gallery.groups.enumerated().map { ("\($0.offset)", $0.element.group.name) }
    labelled("Text", .element("input", ["type": "search", "id": "text", "autocomplete": "off"]))
    select("status", "Status", ["available", "pending", "invalidated"].map { ($0, $0) })
    select("group", "Group", groups + (groups.isEmpty ? [] : [("none", "in no group")]))
    select("findings", "Findings", [("some", "with findings"), ("none", "without findings")])
    choices("kind", "Kind", ScreenPicture.Kind.tips.map { ($0.rawValue, $0.rawValue) }, isOne: true)
    choices(
      "look", "Look",
      [("light", "light"), ("dark", "dark"), ("rtl", "right to left"), ("large", "large type")],
      isOne: false)
    HTML.element("p", ["class": "count"]) {
      HTML.element("output", ["id": "count", "aria-live": "polite"], text: countText)
      HTML.element("button", ["type": "reset", "id": "clear"], text: "Clear")
      keys
    }
  }

  private var countText: String { "\(gallery.items.count) of \(gallery.items.count) tips" }

  private var keys: HTML {
    func key(_ name: String) -> HTML { .element("kbd", text: name) }
    return .element("span", ["class": "keys"]) {
      key("/")
      " search "
      key("j")
      " "
      key("k")
      " next, previous tip "
      key("Esc")
      " clear"
    }
  }

  private func labelled(_ title: String, _ control: HTML) -> HTML {
    .element("label") {
      HTML.element("span", text: title)
      control
    }
  }

  @HTMLBuilder private func select(
    _ id: String, _ title: String, _ options: [(value: String, title: String)]
  ) -> [HTML] {
    if !options.isEmpty {
      labelled(
        title,
        .element("select", ["id": id]) {
          HTML.element("option", ["value": "all"], text: "all")
          options.map { HTML.element("option", ["value": $0.value], text: $0.title) }
        })
    }
  }

  private func choices(
    _ name: String, _ title: String, _ options: [(value: String, title: String)], isOne: Bool
  ) -> HTML {
    .element("fieldset") {
      HTML.element("legend", text: title)
      options.enumerated().map { index, option in
        HTML.element("label", ["class": "choice"]) {
          HTML.element(
            "input",
            [
              "type": isOne ? "radio" : "checkbox", "name": name, "value": option.value,
              "checked": !isOne || index == 0 ? "" : nil,
            ])
          HTML.element("span", text: option.title)
        }
      }
    }
  }
}
