import TipFoundation

/// Pending snapshots as a page of HTML: before, after and difference, side by side.
package struct ReviewPage: Sendable {
  /// One pending snapshot.
  package struct Item: Sendable {
    /// The test file, the test and the snapshot's name, in words.
    package let title: String
    /// The path of the reference.
    package let path: String
    /// The text of the reference; nil when there is none.
    package let before: String?
    /// The text of the pending file.
    package let after: String
    /// The lines of the difference, in the format of `diff -u`.
    package let difference: String
    /// The command that makes the pending file the reference.
    package let accept: String
    /// The command that removes the pending file.
    package let reject: String

    /// Creates an item.
    package init(
      title: String, path: String, before: String?, after: String, difference: String,
      accept: String, reject: String
    ) {
      (self.title, self.path, self.before, self.after) = (title, path, before, after)
      (self.difference, self.accept, self.reject) = (difference, accept, reject)
    }

    fileprivate var isPicture: Bool { path.hasSuffix(".svg") }
  }

  private let items: [Item]

  /// Creates a page.
  package init(_ items: [Item]) { self.items = items }

  /// The text of the file.
  package var text: String {
    HTMLPage(title: "Snapshots to review", style: PageStyle.shared + ReviewStyle.text) {
      HTML.element("header", ["class": "page"]) {
        HTML.element("h1", text: "Snapshots to review")
        HTML.element("p", ["class": "summary"], text: summary)
        if items.count > 1 { contents }
      }
      HTML.element("main") { items.enumerated().map { article($0.element, $0.offset) } }
    }.text
  }

  private var summary: String {
    switch items.count {
    case 0: "Nothing waits for a review."
    case 1: "1 snapshot waits."
    default: "\(items.count) snapshots wait."
    }
  }

  private var contents: HTML {
    .element("nav") {
      HTML.element("ol") {
        items.enumerated().map { index, item in
          HTML.element("li") { HTML.element("a", ["href": "#item-\(index)"], text: item.title) }
        }
      }
    }
  }

  private func article(_ item: Item, _ index: Int) -> HTML {
    .element(
      "article",
      ["id": "item-\(index)", "data-path": item.path, "aria-labelledby": "title-\(index)"]
    ) {
      HTML.element("h2", ["id": "title-\(index)"], text: item.title)
      HTML.element("p", ["class": "path"]) {
        HTML.element("b", text: item.before == nil ? "new" : "changed")
        " "
        HTML.element("code", text: item.path)
      }
      HTML.element("div", ["class": "sides"]) { sides(item) }
      HTML.element("details", ["open": item.isPicture ? nil : ""]) {
        HTML.element("summary", text: "Lines")
        HTML.element("pre", ["class": "diff"]) { lines(item.difference) }
      }
      HTML.element("dl", ["class": "commands"]) {
        command("Accept", item.accept)
        command("Reject", item.reject)
      }
    }
  }

  @HTMLBuilder private func command(_ title: String, _ line: String) -> [HTML] {
    HTML.element("dt", text: title)
    HTML.element("dd") { HTML.element("code", ["class": title.lowercased()], text: line) }
  }
}

// MARK: - Sides

extension ReviewPage {
  @HTMLBuilder private func sides(_ item: Item) -> [HTML] {
    figure("Before", item.before.map { picture($0, item, "before") } ?? none)
    figure("After", picture(item.after, item, "after"))
    if item.isPicture, let before = item.before {
      let overlay = HTML.element("div", ["class": "overlay"]) {
        picture(before, item, "before")
        picture(item.after, item, "after")
      }
      figure("Difference: equal parts are black", overlay)
    }
  }

  private var none: HTML { .element("p", ["class": "none"], text: "There is no reference yet.") }

  private func figure(_ title: String, _ contents: HTML) -> HTML {
    .element("figure") {
      HTML.element("figcaption", text: title)
      contents
    }
  }

  /// A file of SVG is an image of its own, in which no script runs.
  private func picture(_ text: String, _ item: Item, _ side: String) -> HTML {
    guard item.isPicture else { return .element("pre", text: text) }
    let data = Data(text.utf8).base64EncodedString()
    return .element(
      "img", ["src": "data:image/svg+xml;base64,\(data)", "alt": "\(item.title), \(side)"])
  }

  private func lines(_ difference: String) -> [HTML] {
    difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let kind =
        line.hasPrefix("+") ? "added" : line.hasPrefix("-") ? "removed" : "kept"
      return .element("span", ["class": kind], text: "\(line)\n")
    }
  }
}

/// The rules of CSS of a review.
private enum ReviewStyle {
  static let text = """
    .summary{margin:.25rem 0;color:var(--faint)}
    nav ol{margin:.5rem 0;padding-inline-start:1.5rem}
    main{padding:0 clamp(.75rem,3vw,2rem) 3rem;display:grid;gap:1rem}
    article{background:var(--card);border:1px solid var(--line);border-radius:14px;\
    padding:1rem;min-width:0;scroll-margin-top:1rem}
    .path{margin:.25rem 0 .75rem;font-size:.9rem;color:var(--faint)}
    .path code{overflow-wrap:anywhere}
    .sides{display:grid;gap:1rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(20rem,100%),1fr));align-items:start}
    figure{margin:0;min-width:0}
    figcaption{font-size:.85rem;color:var(--faint);margin-bottom:.25rem}
    img{display:block;max-width:100%;height:auto;border:1px solid var(--line)}
    figure pre{margin:0}
    .overlay{position:relative;isolation:isolate;background:#000}
    .overlay img{border-color:#000}
    .overlay img+img{position:absolute;top:0;left:0;mix-blend-mode:difference}
    details{margin-top:.75rem}
    .diff span{display:block;min-width:max-content}
    .diff .added{color:var(--good)}.diff .removed{color:var(--bad)}
    .commands{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.35rem .75rem;\
    margin:.75rem 0 0}
    dt{color:var(--faint)}dd{margin:0}
    .commands code{user-select:all;display:inline-block;background:var(--code);\
    border-radius:6px;padding:.1rem .4rem;overflow-wrap:anywhere}

    """
}
