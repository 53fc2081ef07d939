import TipGuidance
import TipModel
import TipPictures

/// A tip of a gallery as HTML.
struct GalleryItemHTML {
  private let item: Gallery.Item
  private let number: Int

  init(_ item: Gallery.Item, number: Int) {
    self.item = item
    self.number = number
  }

  /// Returns the tip; the drawings are those of the tips before it.
  func html(_ drawings: inout GalleryDrawings) -> HTML {
    .element(
      "article",
      [
        "class": "tip", "id": "tip-\(number)", "tabindex": number == 0 ? "0" : "-1",
        "aria-labelledby": "name-\(number)", "data-id": item.tip.id,
        "data-status": item.statusWord, "data-findings": "\(item.findings.count)",
        "data-reason": item.explanation.verdict.decision.found,
      ]
    ) {
      head
      facts
      cards(&drawings)
    }
  }

  private var head: HTML {
    let verdict = item.explanation.verdict
    let mark =
      switch verdict.status {
      case .available: "●"
      case .pending: "○"
      case .invalidated: "✕"
      }
    return .element("div", ["class": "head"]) {
      HTML.element("h2", ["id": "name-\(number)"], text: item.tip.id)
      HTML.element("span", ["class": "status \(item.statusWord)"]) {
        HTML.element("span", ["aria-hidden": "true"], text: mark)
        HTML(" \(verdict.status.description)")
      }
      HTML.element("p", ["class": "outlook"], text: item.explanation.outlook)
    }
  }
}

// MARK: - Facts

extension GalleryItemHTML {
  @HTMLBuilder private var facts: [HTML] {
    let decision = item.explanation.verdict.decision
    HTML.element("dl") {
      row("Reason", decision.gate.isEmpty ? [] : [code("\(decision.gate): \(decision.found)")])
      row("Rules", item.tip.rules.map { code($0.description) })
      row("Limits", limits.map { HTML($0) })
      row("Groups", item.groups.map { HTML($0.name) })
      row("Findings", item.findings.map { Self.finding($0, isNamed: false) })
    }
    HTML.element("details", ["class": "gates"]) {
      HTML.element("summary", text: "All gates")
      HTML.element("pre", text: item.explanation.text)
    }
  }

  @HTMLBuilder private func row(_ title: String, _ values: [HTML]) -> [HTML] {
    if !values.isEmpty {
      HTML.element("dt", text: title)
      HTML.element("dd", ["class": title.lowercased()]) {
        HTML.element("ul", ["class": "plain"]) {
          values.map { value in HTML.element("li") { value } }
        }
      }
    }
  }

  private func code(_ text: String) -> HTML { .element("code", text: text) }

  private var limits: [String] {
    let options = item.tip.options
    return [
      options.maxDisplayCount.map { "at most \(Plural.count($0, "display"))" },
      options.maxDisplayDuration.map { seconds in
        "at most \(DurationText.words(milliseconds: Timestamp.milliseconds(inSeconds: seconds)))"
          + " on screen"
      },
      options.ignoresDisplayFrequency ? "ignores the display frequency" : nil,
    ].compactMap(\.self)
  }

  /// Returns a finding: its severity in words, its check, the reason and the next step.
  static func finding(_ finding: GuidanceFinding, isNamed: Bool) -> HTML {
    .element(
      "span", ["class": "finding \(finding.severity.rawValue)", "data-check": finding.id]
    ) {
      HTML.element("b", text: "\(finding.severity.rawValue) \(finding.id)")
      HTML(" \(isNamed ? "\(finding.item): " : "")\(finding.message) \(finding.suggestion)")
    }
  }
}

// MARK: - Cards

extension GalleryItemHTML {
  private static let looks: [(name: String, title: String, look: CardLook)] = [
    ("light", "light", CardLook(.light)), ("dark", "dark", CardLook(.dark)),
    ("rtl", "right to left", CardLook(.light, isRightToLeft: true)),
    ("large", "large type", CardLook(.light, isLarge: true)),
  ]

  /// The kinds with different widths, each with the kinds that differ at most in the arrow.
  private static let kinds: [(kind: ScreenPicture.Kind, names: String)] = [
    (.inline, "inline hint annotation"), (.popover, "popover"),
  ]

  private func cards(_ drawings: inout GalleryDrawings) -> HTML {
    .element("div", ["class": "cards"]) {
      Self.kinds.flatMap { kind, names in
        Self.looks.map { look in
          let card = item.card(kind, look.look)
          return HTML.element("figure", ["data-kinds": names, "data-look": look.name]) {
            let label = "\(card.name), \(look.title)"
            HTML(svg: drawings.figure(card, isPopover: kind == .popover, label: label))
            HTML.element("figcaption", text: look.title)
          }
        }
      }
    }
  }
}
