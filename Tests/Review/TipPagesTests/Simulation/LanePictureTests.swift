import Testing
import TipModel
import TipPages
import TipSimulation

@Suite("A picture of lanes")
struct LanePictureTests {
  /// The tips of a screen that is opened for a short time.
  private func life(_ rhythm: String = "every day at 08:00", length: String = "60d") throws -> Life
  {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length \(length)
      screen home for 1s
        tip FeedBirdsTip
        group ordered: FilterSpeciesTip, ShareBackyardTip
      \(rhythm): open home
      """)
    var facts = Facts()
    for id in ["FeedBirdsTip", "FilterSpeciesTip", "ShareBackyardTip"] {
      facts.tips[id] = TipDefinition(id: id)
    }
    facts.displayFrequency = .immediate
    return try Simulation(scenario, facts: facts).life()
  }

  private func counts(_ text: String) -> [Int] {
    text.matches(of: /class="times"[^>]*>(\d+)</).compactMap { Int($0.output.1) }
  }

  @Test("has a mark for each display, however short: near ones share a mark with their number")
  func marks() throws {
    let life = try life()
    let picture = LanePicture(life, of: "birds.scenario: ")
    let shown = life.lanes.map(\.displays.count)
    #expect(shown == [60, 60, 0])
    for text in [picture.svg(), picture.html] {
      #expect(counts(text).reduce(0, +) == 120)
      #expect(counts(text).count < 40 && counts(text).contains(4))
    }
    let rare = try LanePicture(self.life("after 20d"), of: "").svg()
    #expect(counts(rare) == [1, 1])
  }

  @Test("names the scenario and the range; a date has a time only in a picture of a few days")
  func dates() throws {
    let long = try LanePicture(life(), of: "birds.scenario: ").html
    #expect(long.contains("<h1>birds.scenario: 60 days of one person</h1>"))
    #expect(long.contains(">2026-11-21 to 2027-01-20, in UTC</p>"))
    #expect(long.contains(">2026-12-05</text>") && !long.contains("T00:00:00.000Z"))
    #expect(long.contains("2026-11-21 08:00 to 2026-11-21 08:00:01<"))
    let short = try LanePicture(life("after 1h", length: "1d"), of: "").html
    #expect(short.contains(">11-21T06:00</text>"))
  }

  @Test("draws an available tip that is behind another in its group in a different way")
  func behind() throws {
    let picture = try LanePicture(life(), of: "")
    for text in [picture.svg(), picture.html] {
      #expect(text.contains("class=\"behind\""))
      #expect(text.contains("group: FilterSpeciesTip is the current tip"))
      #expect(text.contains("rect.behind{fill:var(--page)"))
      // A bar has its explanation as its title. The names of the legend have no tip.
      let bars = text.matches(of: /class="(\w+)"[^>]*>\s*<title>(\w+Tip), available(:?)/)
      #expect(bars.count > 100)
      for bar in bars {
        #expect(bar.output.1 == (bar.output.3.isEmpty ? "available" : "behind"))
      }
      #expect(bars.contains { $0.output.1 == "available" })
    }
  }

  @Test("says which tips starve, without what their gates find: the bars have it")
  func notes() throws {
    let scenario = try Scenario(
      """
      start 2026-11-21
      length 1d
      screen home
        tip FeedBirdsTip
      every day at 08:00: open home
      """)
    var facts = Facts()
    facts.tips["FeedBirdsTip"] = TipDefinition(
      id: "FeedBirdsTip", rules: [.literal(.bool(false))])
    let page = try LanePicture(Simulation(scenario, facts: facts).life(), of: "").html
    #expect(
      page.contains(
        ">FeedBirdsTip starves: a rule does not hold when a screen offers it.</p>"))
  }

  @Test("leads from each bar to its explanation")
  func links() throws {
    let life = try life()
    let page = LanePicture(life, of: "").html
    let bars = page.matches(of: /<a href="#(s\d+-\d+)"/).map { String($0.output.1) }
    #expect(bars.count == life.lanesInGroups.reduce(0) { $0 + $1.spans.count })
    #expect(bars == page.matches(of: /<li id="(s\d+-\d+)"/).map { String($0.output.1) })
  }

  @Test("A file has its rules of style on one line each, which a viewer reads")
  func style() throws {
    // A line break in the file's style is escaped, and the rule after it is lost.
    #expect(try !LanePicture(life(), of: "").svg().contains("\\n"))
  }
}
