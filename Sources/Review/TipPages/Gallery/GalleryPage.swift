import TipFoundation
import TipModel
import TipPictures

/// A gallery as a page of HTML.
package struct GalleryPage: Sendable {
  private let gallery: Gallery

  package init(_ gallery: Gallery) { self.gallery = gallery }

  /// The text of the file, the same for equal galleries.
  package var text: String {
    var drawings = GalleryDrawings()
    let tips = gallery.items.enumerated().map { number, item in
      GalleryItemHTML(item: item, number: number).html(&drawings, inGroups: gallery.groups)
    }
    let previews = gallery.previews.enumerated().map { html($1, number: $0) }
    return ListPage(
      title: title, count: (tips.count + previews.count, previews.isEmpty ? "tips" : "items"),
      style: PageStyle.figures + GalleryStyle.text + drawings.style, head: overview,
      filters: filters,
      links: gallery.items.map { item in
        ListPage.Link(id: item.address, name: item.tip.id, kind: item.statusWord)
      }
        + gallery.previews.enumerated().map { number, preview in
          ListPage.Link(id: "preview-\(number)", name: preview.title, kind: "preview")
        }
    ) { tips + previews }.text
  }

  /// Returns a preview, which filters by the facts of tips hide.
  private func html(_ preview: Gallery.Preview, number: Int) -> HTML {
    .element(
      "article",
      [
        "class": "item preview", "id": "preview-\(number)", "aria-label": preview.title,
        "tabindex": ListPage.tabIndex(gallery.items.count + number),
        "data-status": "preview", "data-group": "preview", "data-findings": "preview",
      ]
    ) {
      HTML.element("h2", text: preview.title)
      HTML.element("p", ["class": "summary"], text: preview.path)
      HTML.image(
        ofSVG: preview.svg, named: "\(preview.title), as the rules decide and with all tips")
    }
  }

  private var title: String { "Tips of \(gallery.name)" }

  @HTMLBuilder private var overview: [HTML] {
    HTML.element(
      "p", ["class": "summary"],
      text:
        "\(Plural.count(gallery.items.count, "tip")) at \(gallery.now.brief) UTC, display frequency "
        + "\(gallery.displayFrequency).")
    section("Groups", gallery.groups.map(item))
    section(
      "Findings about the app",
      gallery.otherFindings.map { GalleryItemHTML.finding($0, isNamed: true) })
  }

  private func item(_ state: GroupState) -> HTML {
    var tip = "no current tip"
    if let id = state.currentTip { tip = "current tip \(id)" }
    return .element("li") {
      HTML.element("b", text: state.group.name)
      HTML(" \u{2014} \(tip): ")
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
}

// MARK: - Filters

extension GalleryPage {
  @HTMLBuilder private var filters: [HTML] {
    ListPage.select("status", "Status", ["available", "pending", "invalidated"].map { ($0, $0) })
    ListPage.select("group", "Group", groupChoices)
    ListPage.select(
      "findings", "Findings", [("some", "with findings"), ("none", "without findings")])
    ListPage.select(
      "kind", "Kind", ScreenPicture.Kind.tips.map { ($0.rawValue, $0.rawValue) }, all: nil)
    ListPage.select("look", "Look", GalleryItemHTML.looks.map { ($0.name, $0.title) })
  }

  private var groupChoices: [(value: String, title: String)] {
    var choices: [(value: String, title: String)] = []
    for (number, state) in gallery.groups.enumerated() {
      choices.append(("\(number)", state.group.name))
    }
    if !choices.isEmpty { choices.append(("none", "in no group")) }
    return choices
  }
}
