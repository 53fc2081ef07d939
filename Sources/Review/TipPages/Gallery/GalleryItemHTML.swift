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

  var html: HTML {
    .element(
      "article",
      [
        "class": "tip", "id": "tip-\(number)", "tabindex": number == 0 ? "0" : "-1",
        "aria-labelledby": "name-\(number)", "data-id": item.tip.id,
        "data-status": item.statusWord, "data-findings": "\(item.findings.count)",
        "data-reason": item.explanation.verdict.decision.found,
      ], [head] + facts + [cards])
  }

  private var head: HTML {
    let verdict = item.explanation.verdict
    let mark =
      switch verdict.status {
      case .available: "●"
      case .pending: "○"
      case .invalidated: "✕"
      }
    return .element(
      "div", ["class": "head"],
      [
        .element("h2", ["id": "name-\(number)"], [HTML(item.tip.id)]),
        .element(
          "span", ["class": "status \(item.statusWord)"],
          [
            .element("span", ["aria-hidden": "true"], [HTML(mark)]),
            HTML(" \(verdict.status.description)"),
          ]),
        .element("p", ["class": "outlook"], [HTML(item.explanation.outlook)]),
      ])
  }
}

// MARK: - Facts

extension GalleryItemHTML {
  private var facts: [HTML] {
    let verdict = item.explanation.verdict
    let decision = verdict.decision
    let reason = decision.gate.isEmpty ? [] : [code("\(decision.gate): \(decision.found)")]
    let rows =
      row("Reason", reason, "reason")
      + row("Rules", item.tip.rules.map { code($0.description) }, "rules")
      + row("Limits", limits.map { HTML($0) }, "limits")
      + row("Groups", item.groups.map { HTML($0.name) }, "groups")
      + row("Findings", item.findings.map { Self.finding($0, isNamed: false) }, "findings")
    let gates = HTML.element(
      "details", ["class": "gates"],
      [
        .element("summary", [:], ["All gates"]),
        .element("pre", [:], [HTML(item.explanation.text)]),
      ])
    return [.element("dl", [:], rows), gates]
  }

  private func row(_ title: String, _ values: [HTML], _ name: String) -> [HTML] {
    guard !values.isEmpty else { return [] }
    let list = values.map { HTML.element("li", [:], [$0]) }
    return [
      .element("dt", [:], [HTML(title)]),
      .element("dd", ["class": name], [.element("ul", ["class": "plain"], list)]),
    ]
  }

  private func code(_ text: String) -> HTML { .element("code", [:], [HTML(text)]) }

  private var limits: [String] {
    let options = item.tip.options
    return [
      options.maxDisplayCount.map { "at most \($0) \($0 == 1 ? "display" : "displays")" },
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
      "span", ["class": "finding \(finding.severity.rawValue)", "data-check": finding.id],
      [
        .element("b", [:], [HTML("\(finding.severity.rawValue) \(finding.id)")]),
        HTML(" \(isNamed ? "\(finding.item): " : "")\(finding.message) \(finding.suggestion)"),
      ])
  }
}

// MARK: - Cards

extension GalleryItemHTML {
  private static let looks: [(name: String, title: String, look: CardLook)] = [
    ("light", "light", CardLook(.light)), ("dark", "dark", CardLook(.dark)),
    ("rtl", "right to left", CardLook(.light, isRightToLeft: true)),
    ("large", "large type", CardLook(.light, isLarge: true)),
  ]

  /// The kinds that look different, each with the kinds that look the same.
  private static let kinds: [(kind: ScreenPicture.Kind, names: String)] = [
    (.inline, "inline hint"), (.annotation, "annotation"), (.popover, "popover"),
  ]

  private var cards: HTML {
    let figures = Self.kinds.flatMap { kind, names in
      Self.looks.map { look in
        let card = item.card(kind, look.look)
        return HTML.element(
          "figure", ["data-kinds": names, "data-look": look.name],
          [
            HTML(svg: card.figure(arrow: kind.edge, label: "\(card.name), \(look.title)")),
            .element("figcaption", [:], [HTML(look.title)]),
          ])
      }
    }
    return .element("div", ["class": "cards"], figures)
  }
}
