import Testing
import TipModel
import TipSnapshot

@Suite("The strategy of a definition")
struct DefinitionStrategyTests {
  private let definition = SnapshotStrategy<TipDefinition>.definition

  @Test("has a line for each part of a tip")
  func everything() throws {
    var tip = BackyardTips.share
    tip.type = "ShareTip"
    tip.rules = [
      try RuleExpression(parsing: #"parameter("BackyardBirds.isSignedIn") == true"#),
      try RuleExpression(
        parsing: #"event("didViewBackyard").donations.donatedWithin(.days(5)).count >= 3"#),
    ]
    tip.options = TipOptions(
      ignoresDisplayFrequency: true, maxDisplayCount: 1, maxDisplayDuration: 90)
    #expect(
      try definition.text(tip) == #"""
        id         ShareBackyardTip
        type       ShareTip
        title      Share a Backyard
        message    Friends who watch with you see the same birds, in every season of the year.
        image      square.and.arrow.up
        action     share: Share Backyard
        action     learn-more: Learn More
        frequency  ignored
        displays   at most 1
        on screen  at most 1 minute 30 seconds
        rule       parameter("BackyardBirds.isSignedIn") == true
        rule       event("didViewBackyard").donations.donatedWithin(.days(5)).count >= 3
        """#)
    #expect(definition.fileExtension == "txt")
  }

  @Test("leaves out missing parts")
  func bare() throws {
    #expect(
      try definition.text(BackyardTips.bare) == """
        id     BareTip
        type   BareTip
        title  Feed the Birds
        """)
  }

  @Test("keeps each part on its line for any text")
  func hostile() throws {
    let lines = try definition.text(BackyardTips.hostile).split(separator: "\n")
    #expect(lines.count == 6)
    #expect(lines[2].contains(#"a\0b\u{1B}[2J"#))
  }
}
