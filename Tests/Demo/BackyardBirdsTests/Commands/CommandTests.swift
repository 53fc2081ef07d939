import Testing

@MainActor
@Suite("Commands")
struct CommandTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  @Test(
    "a command prints its result",
    arguments: [
      ("sign-in", "You are signed in.\n"),
      ("sign-out", "You are signed out.\n"),
      ("feed pond", "The feeder of Pond is full.\n"),
      ("share south", "You shared South Backyard.\n"),
      ("filter house sparrow", "Backyards with the house sparrow\n  ☆ South Backyard\n"),
      (
        "filter Blue Jay",
        "Backyards with the blue jay\n  ☆ North Backyard\n  ☆ South Backyard\n"
      ),
    ])
  func output(words: String, output: String) throws {
    let run = try person.run(words)

    #expect(run.code == 0)
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
  }

  @Test("favorites come first")
  func favoritesFirst() throws {
    try person.run("favorite south")
    try person.run("favorite south")

    let output = try person.run("filter blue jay -tipctl.HideAllTips 1").output
    #expect(output == "Backyards with the blue jay\n  ★ South Backyard\n  ☆ North Backyard\n")
  }

  @Test(
    "an invalid command exits with 64, with a suggestion",
    arguments: [
      ("vew north", "There is no command \"vew\". Did you mean \"view\"?"),
      ("migrate", "There is no command \"migrate\". \"BackyardBirds help\" lists every command."),
      ("view", "\"view\" needs a backyard. Add one of north, south, pond."),
      ("view nroth", "There is no backyard \"nroth\". Did you mean \"north\"?"),
      ("view attic", "There is no backyard \"attic\". Choose one of north, south, pond."),
      (
        "feed north south", "Unexpected argument \"south\" for \"feed\". It takes one argument."
      ),
      ("sign-in now", "Unexpected argument \"now\" for \"sign-in\". It takes no arguments."),
      ("view --fast north", "Unexpected option \"--fast\" for \"view\". It takes no options."),
      ("filter malard", "There is no species \"malard\". Did you mean \"mallard\"?"),
      ("filter blu jay", "There is no species \"blu jay\". Did you mean \"blue jay\"?"),
    ])
  func notUnderstood(words: String, message: String) throws {
    let run = try person.run(words)

    #expect(run.code == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors == message + "\n")
  }

  @Test("the help goes to standard output on request, otherwise to standard error")
  func help() throws {
    let asked = try person.run("help")
    let bare = try person.run("")

    #expect(asked.code == 0)
    #expect(asked.errors.isEmpty)
    #expect(asked.output.contains("\n  view BACKYARD       Look at a backyard\n"))
    #expect(try person.run("view --help").output == asked.output)
    #expect(bare.code == 64)
    #expect(bare.output.isEmpty)
    #expect(bare.errors.contains("Usage: BackyardBirds COMMAND"))
  }

  @Test("all tips are listed with their status, and listing is not a display")
  func tips() throws {
    try person.run("sign-in")
    try person.run("view north -tipctl.HideAllTips 1", times: 3)
    try person.run("feed north -tipctl.HideAllTips 1")
    let expected = """
      FavoriteBackyardTip  available                     Save to Favorites
      FeedBirdsTip         invalidated(actionPerformed)  Feed the Birds
      FilterSpeciesTip     pending                       Filter by Species
      ShareBackyardTip     pending                       Share a Backyard
      SeasonalVisitorTip   pending                       Look for Seasonal Visitors

      """

    for _ in 1...6 { #expect(try person.run("tips").output == expected) }
  }
}
