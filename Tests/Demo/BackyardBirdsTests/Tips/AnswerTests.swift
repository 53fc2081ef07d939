import Testing

@MainActor
@Suite("The person answers a card")
struct AnswerTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  @Test("a button calls its handler, in which the app invalidates the tip")
  func button() throws {
    try person.run("favorite south -tipctl.HideAllTips 1")

    let run = try person.run("view north", answers: ["1"])
    #expect(run.output.contains("Share a Backyard: x close, 1 Share Backyard, Return go on? "))
    #expect(run.output.hasSuffix("You shared North Backyard.\n"))
    #expect(try person.status(of: "ShareBackyardTip") == "invalidated(actionPerformed)")
  }

  @Test("without a backyard on screen, the button shares the first favorite")
  func buttonElsewhere() throws {
    try person.run("favorite south -tipctl.HideAllTips 1")

    #expect(
      try person.run("sign-in", answers: ["1"]).output.hasSuffix("You shared South Backyard.\n"))
  }

  @Test("closing a card invalidates its tip", arguments: ["x", "X", "×"])
  func close(answer: String) throws {
    try person.run("favorite south -tipctl.HideAllTips 1")

    try person.run("view north", answers: [answer])
    #expect(try person.status(of: "ShareBackyardTip") == "invalidated(tipClosed)")
    #expect(try person.titles("view north") == [])
  }

  @Test("going on does not change the tip", arguments: [[""], []])
  func goOn(answers: [String]) throws {
    try person.run("favorite south -tipctl.HideAllTips 1")

    try person.run("view north", answers: answers)
    #expect(try person.status(of: "ShareBackyardTip") == "available")
  }

  @Test("an invalid answer is prompted for again")
  func unknownAnswer() throws {
    try person.run("favorite south -tipctl.HideAllTips 1")

    let run = try person.run("view north", answers: ["2", "close", "x"])
    #expect(run.output.contains("Invalid answer \"2\". Share a Backyard: x close"))
    #expect(try person.status(of: "ShareBackyardTip") == "invalidated(tipClosed)")
  }

  @Test("each card gets its own answer")
  func severalCards() throws {
    try person.run("sign-in")
    try person.run("view pond", times: 2)

    try person.run("view pond", answers: ["x", ""])
    #expect(try person.status(of: "FavoriteBackyardTip") == "invalidated(tipClosed)")
    #expect(try person.status(of: "SeasonalVisitorTip") == "available")
  }

  @Test("a forced card that is closed shows again in the next forced run (D7)")
  func forced() throws {
    try person.run("sign-in -tipctl.ShowTips ShareBackyardTip", answers: ["x"])

    #expect(try person.titles("sign-in -tipctl.ShowTips ShareBackyardTip") == ["Share a Backyard"])
    #expect(try person.status(of: "ShareBackyardTip") == "pending")
  }

  @Test("without a terminal there is no prompt")
  func noTerminal() throws {
    try person.run("favorite south -tipctl.HideAllTips 1")

    let run = try person.run("view north")
    #expect(run.output.contains("[ Share Backyard ]"))
    #expect(!run.output.contains("Return"))
  }

  @Test("titles are bold on a terminal, unless NO_COLOR is set")
  func bold() throws {
    let words = "sign-in -tipctl.ShowTips ShareBackyardTip"
    let bold = "\u{1B}[1mShare a Backyard\u{1B}[0m"

    #expect(try person.run(words, answers: []).output.contains(bold))
    let plain = try person.run(words, environment: ["NO_COLOR": "1"], answers: [])
    #expect(!plain.output.contains("\u{1B}"))
    #expect(plain.output.contains("Share a Backyard"))
    #expect(!(try person.run(words).output.contains("\u{1B}")))
  }
}
