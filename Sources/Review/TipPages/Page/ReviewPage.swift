import TipFoundation
import TipPictures

/// Pending snapshots as a page of HTML: before, after and difference.
package struct ReviewPage: Sendable {
  /// One pending snapshot.
  package struct Item: Sendable {
    /// The name in words.
    let title: String
    /// The path of the reference.
    let path: String
    /// The text of the reference, or nil for a new snapshot.
    let before: String?
    /// The text of the pending file.
    let after: String
    /// The difference as by `diff -u`.
    let difference: String
    /// The path of the pending file, quoted for a shell.
    let operand: String

    package init(
      title: String, path: String, before: String?, after: String, difference: String,
      operand: String
    ) {
      self.title = title
      self.path = path
      self.before = before
      self.after = after
      self.difference = difference
      self.operand = operand
    }
  }

  private let items: [Item]

  package init(_ items: [Item]) { self.items = items }

  package var text: String {
    ListPage(
      title: "Snapshots to review", count: (items.count, "snapshots"), style: ReviewStyle.text,
      script: ReviewStyle.script, head: head,
      filters: ListPage.select("status", "Status", ["changed", "new"].map { ($0, $0) }),
      links: items.enumerated().map { index, item in
        .init(id: "item-\(index)", name: item.title, kind: item.status, note: item.subject)
      }, empty: "Nothing waits for a review."
    ) { items.enumerated().map { article($0.element, $0.offset) } }.text
  }

  @HTMLBuilder private var head: [HTML] {
    if !items.isEmpty {
      HTML.element(
        "p", ["class": "summary"],
        text: items.count == 1 ? "1 snapshot waits." : "\(items.count) snapshots wait.")
    }
    if items.count > 1 {
      HTML.element("div", ["class": "commands"]) {
        command("Accept all", "accept", items.map(\.operand).joined(separator: " "))
      }
    }
  }

  private func article(_ item: Item, _ index: Int) -> HTML {
    .element(
      "article",
      [
        "class": "item", "id": "item-\(index)", "tabindex": ListPage.tabIndex(index),
        "data-path": item.path, "data-status": item.status, "aria-labelledby": "title-\(index)",
      ]
    ) {
      HTML.element("h2", ["id": "title-\(index)"], text: item.title)
      if !item.subject.isEmpty { HTML.element("p", ["class": "subject"], text: item.subject) }
      HTML.element("p", ["class": "summary"]) {
        HTML.element("b", text: item.status)
        " "
        HTML.element("code", text: item.path)
      }
      contents(item)
      HTML.element("div", ["class": "commands"]) {
        command("Accept", "accept", item.operand)
        command("Reject", "reject", item.operand)
      }
    }
  }

  /// Returns what differs and the rest, which opens with a click.
  ///
  /// The lines that differ say most about a text, and the drawings about a picture.
  private func contents(_ item: Item) -> [HTML] {
    let files = HTML.element("div", ["class": "sides"]) { sides(item) }
    let difference = HTML.element("pre", ["class": "diff"]) { lines(item.difference) }
    guard item.isPicture else { return [difference, folded("Whole file", files)] }
    return [files, folded("Lines", difference)]
  }

  private func folded(_ title: String, _ contents: HTML) -> HTML {
    .element("details") {
      HTML.element("summary", text: title)
      contents
    }
  }

  /// A line for a shell, with a button that copies it.
  @HTMLBuilder
  private func command(_ title: String, _ verb: String, _ operand: String) -> [HTML] {
    HTML.element("span", text: title)
    HTML.element("code", ["class": verb], text: "tipctl snapshots \(verb) \(operand)")
    HTML.element("button", ["type": "button", "class": "copy"], text: "Copy")
  }
}

extension ReviewPage.Item {
  fileprivate var isPicture: Bool { path.hasSuffix(".svg") }

  fileprivate var status: String { before == nil ? "new" : "changed" }

  /// The subject of the snapshot: the title of a picture, or the first new line of a text.
  fileprivate var subject: String {
    if isPicture { return SVGElement.title(ofFile: after).shortened(to: 80) }
    let line = difference.split(separator: "\n").first { line in
      line.hasPrefix("+") && !line.hasPrefix("+++") && line.contains(where: \.isLetter)
    }
    // A card of text has a frame.
    let words = (line ?? "+").dropFirst().split { $0 == "\u{2502}" || $0 == "|" }
    return String(words.first { $0.contains(where: \.isLetter) } ?? "").trimmed.shortened(to: 80)
  }
}

// MARK: - Sides

extension ReviewPage {
  @HTMLBuilder private func sides(_ item: Item) -> [HTML] {
    if let before = item.before { figure("Before", side(before, item, "before")) }
    figure(item.before == nil ? "New" : "After", side(item.after, item, "after"))
    if item.isPicture, let before = item.before {
      let both = [side(before, item, "before"), side(item.after, item, "after")]
      figure(
        "Before and after: move the line",
        .element("div", ["class": "both"]) {
          HTML.element("div", ["class": "overlay"]) { both }
          HTML.element(
            "input",
            [
              "type": "range", "min": "0", "max": "100", "value": "50",
              "aria-label": "Share of the picture before",
            ])
        })
      figure(
        "Difference: equal parts are black",
        .element("div", ["class": "overlay difference"]) { both })
    }
  }

  private func figure(_ title: String, _ contents: HTML) -> HTML {
    .element("figure") {
      HTML.element("figcaption", text: title)
      contents
    }
  }

  private func side(_ text: String, _ item: Item, _ side: String) -> HTML {
    guard item.isPicture else { return .element("pre", text: text) }
    return .image(ofSVG: text, named: "\(item.title), \(side)")
  }

  private func lines(_ difference: String) -> [HTML] {
    difference.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var kind = "kept"
      if line.hasPrefix("+") { kind = "added" }
      if line.hasPrefix("-") { kind = "removed" }
      return .element("span", ["class": kind], text: "\(line)\n")
    }
  }
}

/// The rules of CSS and the code of a review.
private enum ReviewStyle {
  static let text = """
    .new::before,.changed::before{display:inline-block;width:1.15rem;text-indent:0;\
    color:var(--tint);content:"+"}.changed::before{content:"±"}.subject{margin:.1rem 0}
    .sides{display:grid;gap:1rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(24rem,100%),1fr));align-items:start}
    figure{margin:0;min-width:0}
    figcaption{font-size:.85rem;color:var(--faint);margin-bottom:.25rem}
    img{display:block;max-width:100%;height:auto;border:1px solid var(--line)}figure pre{margin:0}
    .overlay{position:relative;isolation:isolate;width:fit-content;max-width:100%}
    .overlay img+img{position:absolute;top:0;left:0}
    .both{--line-at:50%;width:fit-content;max-width:100%}
    .both img+img{clip-path:inset(0 0 0 var(--line-at))}
    .both .overlay::after{content:"";position:absolute;inset:0 auto 0 var(--line-at);width:2px;\
    background:var(--tint)}
    .both input{width:100%;min-height:1.5rem;margin:.25rem 0 0;padding:0;border:0}
    .difference{background:#000}.difference img{border-color:#000}
    .difference img+img{mix-blend-mode:difference}details{margin-top:.75rem}
    .diff span{display:block;min-width:max-content}
    .diff .added{color:var(--good)}.diff .removed{color:var(--bad)}
    .commands{display:grid;grid-template-columns:max-content minmax(0,1fr) max-content;\
    gap:.35rem .75rem;margin:.75rem 0 0;align-items:center}.commands span{color:var(--faint)}
    .commands code{user-select:all;background:var(--code);border-radius:6px;padding:.3rem .5rem;\
    overflow-x:auto;white-space:nowrap}

    """

  static let script = """
    all(".both input").forEach(input => input.addEventListener("input", () =>
      input.parentElement.style.setProperty("--line-at", input.value + "%")));
    all(".copy").forEach(button => button.addEventListener("click", async () => {
      const line = button.previousElementSibling;
      try {
        await navigator.clipboard.writeText(line.textContent);
      } catch (error) {
        // A page without the right to write there copies the selection.
        getSelection().selectAllChildren(line);
        document.execCommand("copy");
      }
      button.textContent = "Copied";
    }));

    """
}
