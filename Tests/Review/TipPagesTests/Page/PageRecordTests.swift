import TestSupport
import Testing
import TipGuidance
import TipModel
import TipPages
import TipPictures
@testable import TipSimulation
import TipSnapshot
import TipTesting

/// Records of whole pages and pictures, each with the parts that the others do not have.
///
/// A record of a page has no style and no script, but their checksum.
///
/// After an intended change, `TIPCTL_SNAPSHOT_RECORD=failed swift test --filter PageRecordTests`
/// writes them again.
@Suite("The records of pages")
struct PageRecordTests {
  private static let svg = SnapshotStrategy<String>(fileExtension: "svg") { $0 }

  private static let page = SnapshotStrategy<String>(fileExtension: "html") { text in
    text
      .replacing(#/(?s)(<(?:style|script) nonce="\w+">).*?(?=</(?:style|script)>)/#) {
        $0.output.1
      }
      .replacing("><", with: ">\n<")
  }

  @Test("Lanes have a bar of each state, marks, dates and notes")
  func lanes() {
    let start = at("2026-11-21T09:30:00Z")
    func hour(_ hours: Int64) -> Timestamp {
      start.adding(milliseconds: hours * 3_600_000)
    }
    var feed = Lane(TipDefinition(id: "FeedBirdsTip"))
    feed.spans = [
      Lane.Span(
        state: .pending(gate: "rule", found: "0 <events>"), start: start, end: hour(24)),
      Lane.Span(state: .onScreen, start: hour(24), end: hour(24).adding(milliseconds: 1)),
      Lane.Span(
        state: .available, start: hour(24).adding(milliseconds: 1), end: hour(200)),
      Lane.Span(state: .invalidated(.tipClosed), start: hour(200), end: hour(216)),
    ]
    feed.displays = [hour(24), hour(26), hour(190)]
    var filter = Lane(TipDefinition(id: "FilterSpeciesByHabitatAndSeasonTip"))
    filter.spans = [
      Lane.Span(
        state: .behind("FeedBirdsTip is the current tip"), start: start, end: hour(300))
    ]
    let share = Lane(TipDefinition(id: "ShareBackyardTip"))
    let title = String(repeating: "A long winter, ", count: 5) + "9 days of one person"
    let picture = LanePicture(
      title: title, lanes: [feed, filter, share], from: start, to: hour(216),
      notes: ["Nobody saw \"ShareBackyardTip\".", "A second note."])
    assertTipSnapshot(of: picture.svg(), as: Self.svg, named: "drawing")
    assertTipSnapshot(of: picture.html, as: Self.page, named: "page")
  }

  @Test("Curves of people have steps by day, names at their ends, and a table")
  func people() {
    var feed = Population.Tally()
    feed.offered = 40
    feed.seen = 40
    feed.firstDays = [0: 10, 3: 20, 14: 10]
    feed.displays = [1: 30, 2: 10]
    feed.invalidated = [.tipClosed: 4]
    var visitors = Population.Tally()
    visitors.offered = 20
    visitors.seen = 1
    visitors.firstDays = [7: 1]
    visitors.displays = [1: 1]
    visitors.starved = [.rule: 19]
    let population = Population(
      people: 40, days: 15,
      tips: [
        "FeedBirdsTip": feed, "FilterSpeciesTip": feed,
        "SeasonalVisitorsOfTheMeadowTip": visitors,
        "ShareBackyardTip": Population.Tally(), "SingTip": Population.Tally(),
      ])
    let picture = ReachPicture(
      population, of: "birds.scenario: 40 people, 15 days, seed 1")
    assertTipSnapshot(of: picture.svg(), as: Self.svg, named: "drawing")
    assertTipSnapshot(of: picture.html, as: Self.page, named: "page")
  }

  /// A tip with an image, a button and a rule that does not hold, and one with limits.
  private func situation() throws -> Situation {
    let rule = try RuleExpression(
      parsing: "event(\"didFillFeeder\").donations.count >= 3")
    let feed = TipDefinition(
      id: "FeedBirdsTip", title: "Feed the Birds",
      message: "A full feeder brings visitors.",
      image: "leaf.fill", actions: [ActionDefinition(id: "more", title: "Learn More")],
      rules: [rule])
    let share = TipDefinition(
      id: "ShareBackyardTip", title: "Share This Backyard",
      options: TipOptions(
        ignoresDisplayFrequency: true, maxDisplayCount: 2, maxDisplayDuration: 90))
    var facts = Facts()
    let start = at("2026-11-21T09:30:00Z")
    facts.apply([feed, share].map { Change(.registerTip($0), at: start) })
    let groups = [
      GroupDefinition(.ordered, ["FeedBirdsTip", "ShareBackyardTip"]),
      GroupDefinition(.ordered, ["FeedBirdsTip"]),
    ]
    facts.apply([Change(.useGroups(groups), at: start)])
    return Situation(facts, now: start)
  }

  @Test("A gallery has tips with facts and cards in each language, groups and previews")
  func gallery() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Share This Backyard": {
        "localizations": {"he": {"stringUnit": {"state": "translated", "value": "שתפו"}}}}}}
      """
    let translations = try TipTranslations(catalog: "Localizable.xcstrings") { _ in
      catalog
    }
    let gallery = Gallery(
      of: try situation(), name: "birds",
      previews: [("Feeder at Night", "Tests/feeder.svg", "<svg ></svg>")]
    ) { tip in
      guard tip.id == "ShareBackyardTip" else { return [] }
      return ["en", "he"].map { translations.translation(of: tip, in: $0) }
    }
    assertTipSnapshot(of: GalleryPage(gallery).text, as: Self.page, named: "page")
  }

  @Test("A sheet has rows of cards below each other, with the names of their languages")
  func sheet() {
    func card(_ title: String, width: Int) -> SVGCard {
      let tip = TipDefinition(
        id: "FeedBirdsTip", title: title, message: "A full feeder brings visitors.")
      return SVGCard(CardTexts(tip), palette: CardPalette(.dark), width: width)
    }
    let sheet = CardSheet(
      rows: [
        CardSheet.Row(
          [card("Feed", width: 200), card("Birds", width: 160)], language: "en"),
        CardSheet.Row([card("Füttern", width: 240)], language: "de"),
      ], edge: .top)
    assertTipSnapshot(of: sheet.svg, as: Self.svg, named: "drawing")
    assertTipSnapshot(of: sheet.html, as: Self.page, named: "page")
  }

  @Test("A sheet of one card without a language is the card")
  func oneCard() {
    let card = SVGCard(
      CardTexts(TipDefinition(id: "OwlTip", title: "Owl")), palette: CardPalette(.light),
      width: 200
    )
    func svg(_ rows: [CardSheet.Row]) -> String { CardSheet(rows: rows, edge: .top).svg }
    #expect(svg([CardSheet.Row([card])]) == card.text(arrow: .top))
    #expect(svg([CardSheet.Row([card], language: "en")]) != card.text(arrow: .top))
    #expect(svg([CardSheet.Row([card, card])]) != card.text(arrow: .top))
    #expect(svg([]).isEmpty)
  }

  @Test("A review has a changed text and a new picture, with the lines that accept them")
  func review() {
    let text = ReviewPage.Item(
      title: "FeederTests, sings", path: "sings.1.txt", before: "│ Wren │\n",
      after: "│ Robin │\n",
      difference: "--- a\n+++ b\n@@ -1 +1 @@\n-│ Wren │\n+│  1  │ Robin  │\n x\n",
      operand: "sings.1.pending.txt")
    let svg = "<svg><title>Robin &amp; Wren</title></svg>"
    let picture = ReviewPage.Item(
      title: "FeederTests, draws", path: "draws.svg", before: "<svg></svg>", after: svg,
      difference: "+\(svg)", operand: "draws.pending.svg")
    let new = ReviewPage.Item(
      title: "FeederTests, counts", path: "counts.txt", before: nil, after: "1\n",
      difference: "+1", operand: "'counts 1.pending.txt'")
    assertTipSnapshot(
      of: ReviewPage([text, picture, new]).text, as: Self.page, named: "page")
  }
}
