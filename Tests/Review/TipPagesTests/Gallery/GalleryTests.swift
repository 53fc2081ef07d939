import Foundation
import Testing
import TipGuidance
import TipModel
import TipPages
import TipPictures

@Suite("A gallery")
struct GalleryTests {
  private static let attack = #""></script><script>attack()</script><img src=x onerror='attack()'>"#

  private func gallery(_ tips: [TipDefinition], groups: [GroupDefinition] = []) -> Gallery {
    var facts = Facts()
    let start = Timestamp(milliseconds: 0)
    facts.apply(tips.map { Change(.registerTip($0), at: start) })
    facts.apply([Change(.useGroups(groups), at: start)])
    return Gallery(of: Situation(facts, now: start), name: Self.attack)
  }

  private var feed: TipDefinition {
    TipDefinition(
      id: "FeedBirdsTip", title: "Feed the Birds", message: "A full feeder brings visitors.",
      image: "leaf.fill", options: TipOptions(maxDisplayCount: 1))
  }

  @Test("has the tips by id, each with its groups, its verdict and the findings about it")
  func items() throws {
    let bad = TipDefinition(
      id: "ATip", title: "", rules: [try RuleExpression(parsing: "parameter(\"x\") == true")])
    let group = GroupDefinition(.ordered, ["ATip", "FeedBirdsTip"])
    let gallery = gallery([feed, bad], groups: [group])
    #expect(gallery.items.map(\.tip.id) == ["ATip", "FeedBirdsTip"])
    #expect(gallery.items.map(\.groups) == [[group], [group]])
    #expect(gallery.items.map(\.explanation.verdict.status) == [.pending, .available])
    #expect(gallery.items[0].findings.contains { $0.item == "tip:ATip" })
    #expect(!gallery.otherFindings.contains { $0.item.hasPrefix("tip:") })
  }

  @Test("has each kind in each look, with an accessible name, and is the same for equal states")
  func page() {
    let page = GalleryPage(gallery([feed])).text
    // An inline card, an annotation and a hint differ only in the arrow.
    #expect(page.matches(of: #/<figure class="inline /#).count == 4)
    #expect(page.matches(of: #/<figure class="popover /#).count == 4)
    for look in ["light", "dark", "rtl", "large"] {
      #expect(page.split(separator: " \(look)\"><svg").count == 3)
    }
    for look in ["light", "dark", "right to left", "large type"] {
      #expect(page.contains("aria-label=\"Feed the Birds, \(look)\""))
    }
    #expect(page.contains("at most 1 display<"))
    #expect(page == GalleryPage(gallery([feed])).text)
  }

  @Test("has an index with the status of each tip, and an address for each")
  func index() throws {
    let rule = try RuleExpression(parsing: "parameter(\"x\") == true")
    let waiting = TipDefinition(id: "A Tip", title: "A", rules: [rule])
    let page = GalleryPage(gallery([feed, waiting])).text
    #expect(page.contains("<li class=\"pending\"><a href=\"#tip-A Tip\">A Tip</a></li>"))
    #expect(page.contains("<li class=\"available\"><a href=\"#tip-FeedBirdsTip\">"))
    #expect(page.contains("<article class=\"item tip\" id=\"tip-A Tip\""))
  }

  @Test("has what a rule found beside the rule, and the reason of another gate by its name, once")
  func reason() throws {
    let rule = try RuleExpression(parsing: "event(\"e\").donations.count >= 3")
    let waiting = TipDefinition(id: "ATip", title: "A", rules: [rule])
    let page = GalleryPage(gallery([waiting])).text
    #expect(page.contains(">event(&quot;e&quot;).donations.count &gt;= 3</code>"))
    #expect(page.contains(" found: 0</span>") && !page.contains("class=\"reason\""))
    let behind = GalleryPage(
      gallery([feed, waiting], groups: [GroupDefinition(.ordered, ["ATip", "FeedBirdsTip"])])
    ).text
    #expect(behind.matches(of: #/class="reason"><code>group: /#).count == 1)
  }

  @Test("escapes every text of a tip, and of the file's name")
  func hostile() throws {
    var tip = TipDefinition(id: Self.attack, title: Self.attack)
    tip.message = Self.attack
    tip.image = Self.attack
    tip.actions = [ActionDefinition(id: Self.attack, title: Self.attack)]
    let group = GroupDefinition(.ordered, [Self.attack, "other"])
    let page = GalleryPage(gallery([tip], groups: [group])).text
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<img"))
    #expect(page.split(separator: "&lt;script&gt;attack()").count > 11)
  }

  @Test("has previews after the tips, as images in which no script runs, and escapes their names")
  func previews() {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = feed
    let svg = "<svg><script>attack()</script></svg>"
    let page = GalleryPage(
      Gallery(
        of: Situation(facts, now: Timestamp(milliseconds: 0)), name: "",
        previews: [(Self.attack, "<i>.svg", svg)])
    ).text
    #expect(page.split(separator: "<script", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<img src=x") && !page.contains("<i>"))
    let data = Data(svg.utf8).base64EncodedString()
    #expect(page.contains("<img src=\"data:image/svg+xml;base64,\(data)\" alt=\"&quot;&gt;"))
    #expect(page.contains(">2 of 2 items</output>"))
    #expect(page.contains("<li class=\"preview\"><a href=\"#preview-0\">&quot;&gt;"))
    #expect(page.matches(of: #/tabindex="0"/#).count == 1)
  }

  @Test("asks no network for anything: no address but that of no icon")
  func network() {
    let page = GalleryPage(gallery([feed])).text
    #expect(!page.contains("http:") && !page.contains("https:") && !page.contains("url("))
    #expect(
      page.matches(of: /(?:src|href)="([^"#][^"]*)"/).map { String($0.output.1) } == ["data:,"])
  }

  @Test("draws what cards share once: a tip adds less than 4.6 kilobytes")
  func size() {
    func bytes(_ count: Int) -> Int {
      let tips = (0..<count).map { number in
        TipDefinition(
          id: "Tip\(number)", title: "Save Backyard \(number) to Favorites",
          message: "Your favorite backyards always appear at the top of the list.",
          image: "leaf.fill", actions: [ActionDefinition(id: "more", title: "Learn More")])
      }
      return GalleryPage(gallery(tips)).text.utf8.count
    }
    #expect(bytes(200) - bytes(100) < 100 * 4600)
  }

  @Test("draws a tip with colours of its own in them, light and dark")
  func palettes() {
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = feed
    func page(_ palettes: [String: [CardAppearance: CardPalette]]) -> String {
      GalleryPage(
        Gallery(of: Situation(facts, now: Timestamp(milliseconds: 0)), name: "", palettes: palettes)
      ).text
    }
    var light = CardPalette(.light)
    var dark = CardPalette(.dark)
    light.title = "#123456"
    dark.title = "#654321"
    let own = page(["FeedBirdsTip": [.light: light, .dark: dark]])
    #expect(own.contains("fill:#123456") && own.contains("fill:#654321"))
    let system = page([:])
    #expect(system.contains("fill:var(--tip-title)"))
    #expect(system.contains("--tip-title:#000000"))
    #expect(system.contains("--tip-title:#FFFFFF"))
  }

  @Test("of no tips says so")
  func empty() {
    let page = GalleryPage(gallery([])).text
    #expect(page.contains("No tip is known."))
    #expect(!page.contains("id=\"empty\" hidden"))
  }
}
