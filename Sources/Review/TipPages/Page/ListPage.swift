/// A page of items, with filters and an index of the items at the side.
///
/// The head is below the title, and the side is folded in a narrow window. The script filters the
/// items by words, and by the selections whose names are attributes `data-` of the items.
struct ListPage {
  /// An entry of the index: the id and the name of an item, the class of the entry, such as the
  /// status, and a line below the name, which may be empty.
  struct Link {
    let id: String
    let name: String
    let kind: String
    var note = ""
  }

  let title: String
  /// The number of items with their name, such as "8 tips".
  let count: (Int, noun: String)
  let style: String
  var script = ""
  let head: [HTML]
  let filters: [HTML]
  var links: [Link] = []
  var empty = "No tip is known."
  /// The contents: the items have the class `item`, and the ids of the index.
  @HTMLBuilder let main: () -> [HTML]

  var text: String {
    HTMLPage(
      title: title, style: PageStyle.shared + PageStyle.list + style,
      script: PageScript.list + script
    ) {
      HTML.element("header", ["class": "page"]) {
        HTML.element("h1", text: title)
        head
      }
      HTML.element("div", ["class": links.isEmpty ? "columns flat" : "columns"]) {
        HTML.element("details", ["class": "side", "id": "side", "open": ""]) { side }
        HTML.element("main") {
          main()
          HTML.element(
            "p", ["class": "summary", "id": "empty", "hidden": count.0 == 0 ? nil : ""],
            text: count.0 == 0 ? empty : "No item matches the filters.")
        }
      }
    }.text
  }

  @HTMLBuilder private var side: [HTML] {
    HTML.element("summary", text: links.isEmpty ? "Filters" : "Filters and index")
    HTML.element("form", ["class": "filters", "role": "search", "id": "filters"]) {
      Self.labelled(
        "Text", .element("input", ["type": "search", "id": "text", "autocomplete": "off"]))
      filters
      HTML.element("p", ["class": "count"]) {
        HTML.element(
          "output", ["id": "count", "data-noun": count.noun, "aria-live": "polite"],
          text: "\(count.0) of \(count.0) \(count.noun)")
        HTML.element("button", ["type": "reset"], text: "Clear")
      }
      HTML.element("p", ["class": "keys"]) {
        [("/", "search"), ("j", "next"), ("k", "previous"), ("Esc", "clear")].flatMap {
          [HTML.element("kbd", text: $0), HTML(" \($1) ")]
        }
      }
    }
    if !links.isEmpty {
      HTML.element("nav", ["aria-label": "Index"]) {
        HTML.element("ol", ["class": "plain", "id": "index"]) {
          links.map { link in
            HTML.element("li", ["class": link.kind]) {
              HTML.element("a", ["href": "#\(link.id)"], text: link.name)
              if !link.note.isEmpty { HTML.element("small", text: link.note) }
            }
          }
        }
      }
    }
  }

  /// Returns a selection that begins with all, unless there are no choices.
  @HTMLBuilder static func select(
    _ id: String,
    _ title: String,
    _ options: [(value: String, title: String)],
    all: String? = "all"
  ) -> [HTML] {
    if !options.isEmpty {
      labelled(
        title,
        .element("select", ["id": id]) {
          if let all { HTML.element("option", ["value": "all"], text: all) }
          options.map { HTML.element("option", ["value": $0.value], text: $0.title) }
        })
    }
  }

  /// Returns the attribute with which the Tab key reaches only the first of several elements.
  static func tabIndex(_ number: Int) -> String { number == 0 ? "0" : "-1" }

  private static func labelled(_ title: String, _ control: HTML) -> HTML {
    .element("label") {
      HTML.element("span", text: title)
      control
    }
  }
}
