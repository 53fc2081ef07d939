import TipGuidance
import TipModel
import TipPictures

/// A tip of a gallery as HTML.
struct GalleryItemHTML {
  let item: Gallery.Item
  let number: Int

  /// Returns the tip; the drawings are those of the tips before it.
  func html(_ drawings: inout GalleryDrawings, inGroups all: [GroupState]) -> HTML {
    let groups = all.indices.filter { all[$0].group.members.contains(item.tip.id) }
    return .element(
      "article",
      [
        "class": "item tip", "id": item.address, "tabindex": number == 0 ? "0" : "-1",
        "aria-labelledby": "name-\(number)", "data-status": item.statusWord,
        "data-group": groups.isEmpty ? "none" : groups.map(String.init).joined(separator: " "),
        "data-findings": item.findings.isEmpty ? "none" : "some",
      ]
    ) {
      head
      facts
      cards(&drawings)
    }
  }

  private var head: HTML {
    .element("div", ["class": "head"]) {
      HTML.element("h2", ["id": "name-\(number)"], text: item.tip.id)
      HTML.element(
        "span", ["class": "status \(item.statusWord)"],
        text: item.explanation.verdict.status.description)
      HTML.element("p", ["class": "outlook"], text: item.explanation.outlook)
    }
  }
}

extension Gallery.Item {
  /// The id of the tip's element, by which other pages link to it.
  var address: String { "tip-\(tip.id.printable)" }
}

// MARK: - Facts

extension GalleryItemHTML {
  @HTMLBuilder private var facts: [HTML] {
    let verdict = item.explanation.verdict
    let decision = verdict.decision
    // The status has the reason of an invalidation, and the rules have what they found.
    let isSaid = [nil, .rule, .invalidation].contains(verdict.decidedBy)
    HTML.element("dl") {
      row("Reason", isSaid ? [] : [[code("\(decision.gate): \(decision.found)")]])
      row(
        "Rules", item.tip.rules.isEmpty ? [] : verdict.gates.filter { $0.gate == .rule }.map(rule))
      row("Limits", limits.map { [HTML($0)] })
      row("Groups", item.groups.map { [HTML($0.name)] })
      row("Findings", item.findings.map { [Self.finding($0, isNamed: false)] })
    }
    HTML.element("details", ["class": "gates"]) {
      HTML.element("summary", text: "All gates")
      // The head has its first line and its last one.
      HTML.element(
        "pre",
        text: item.explanation.text.split(separator: "\n").dropFirst().dropLast()
          .joined(separator: "\n"))
    }
  }

  @HTMLBuilder private func rule(_ gate: GateResult<Gate>) -> [HTML] {
    code(gate.expected)
    if !gate.passed { HTML.element("span", ["class": "found"], text: " found: \(gate.actual)") }
  }

  @HTMLBuilder private func row(_ title: String, _ values: [[HTML]]) -> [HTML] {
    if !values.isEmpty {
      HTML.element("dt", text: title)
      values.map { value in HTML.element("dd", ["class": title.lowercased()]) { value } }
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
  /// The looks of cards, with their names for the script and for people.
  static let looks: [(name: String, title: String, look: CardLook)] = [
    ("light", "light", CardLook(.light)), ("dark", "dark", CardLook(.dark)),
    ("rtl", "right to left", CardLook(.light, isRightToLeft: true)),
    ("large", "large type", CardLook(.light, isLarge: true)),
  ]

  /// The cards in the app's own language, or a row of them for each language of a catalog.
  private func cards(_ drawings: inout GalleryDrawings) -> [HTML] {
    if item.translations.isEmpty { return [cards(in: nil, &drawings)] }
    return item.translations.map { cards(in: $0, &drawings) }
  }

  private func cards(in translation: TipTranslation?, _ drawings: inout GalleryDrawings) -> HTML {
    .element("div", ["class": "cards", "lang": translation?.language]) {
      if let translation { HTML.element("h3", text: translation.language) }
      // The other kinds are as wide as an inline card, and differ at most in the arrow.
      [ScreenPicture.Kind.inline, .popover].flatMap { kind in
        Self.looks.map { look in
          let card = item.card(kind, look.look, in: translation)
          return HTML.element("figure", ["class": "\(kind.rawValue) \(look.name)"]) {
            let label = "\(card.name), \(look.title)"
            HTML(svg: drawings.figure(card, isPopover: kind == .popover, label: label))
          }
        }
      }
    }
  }
}
