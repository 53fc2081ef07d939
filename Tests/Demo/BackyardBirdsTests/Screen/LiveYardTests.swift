import Testing

@MainActor
@Suite("The page that stays open")
struct LiveYardTests {
  // MARK: - Pages

  private static func page(_ name: String, _ mark: String = "☆", tip: String = "") -> String {
    let yards = [
      "North Backyard": ("blue jay, northern cardinal", "half full"),
      "South Backyard": ("blue jay, house sparrow", "empty"),
      "Pond": ("mallard, red-winged blackbird, wood duck", "full"),
    ]
    let (birds, feeder) = yards[name] ?? ("", "")
    return "\(name)\n  \(mark) Favorite\n  Birds   \(birds)\n  Feeder  \(feeder)\n\(tip)\n"
  }

  private static let visit = """

    ╭──────────────────────────────────────────────────────────╮
    │ Visit a Backyard                                       × │
    │ Type view and the name of a backyard.                    │
    ╰──────────────────────────────────────────────────────────╯

    """

  private static let fill = """

    ╭──────────────────────────────────────────────────────────╮
    │ Fill a Feeder                                          × │
    │ Type feed and the name of a backyard.                    │
    ╰──────────────────────────────────────────────────────────╯

    """

  private static let share = """

    ╭──────────────────────────────────────────────────────────╮
    │ ↑ Share a Backyard                                     × │
    │   Friends who watch with you see the same birds.         │
    │   [ Share Backyard ]                                     │
    ╰──────────────────────────────────────────────────────────╯

    """

  private static let feed = """
    ╭─▲────────────────────────────────────────────────────────╮
    │ ♪ Feed the Birds                                       × │
    │   A full feeder brings more visitors. Fill it with the   │
    │   feed command.                                          │
    ╰──────────────────────────────────────────────────────────╯

    """

  private static func question(_ page: String, _ box: String = "☐") -> String {
    """
    \(page.dropLast())
    ! Remove all favorites?
    ! The backyards stay in your list.
      \(box) Don't Ask Again
      [ Cancel ]  [ Remove All ]


    """
  }

  private static func noButton(_ word: String) -> String {
    "The alert \"clear-favorites\" has no button \"\(word)\"; its buttons are \"Remove All\", "
      + "\"Cancel\". Write one of its buttons.\n"
  }

  // MARK: - Tips

  @Test("has a tour whose steps follow the commands, and other tips beside it")
  func tour() async throws {
    let code = try await LiveSession().run(
      first: Self.page("North Backyard", tip: Self.visit),
      [
        ("", nil),
        ("  view   pond ", Self.page("Pond", tip: Self.fill)),
        ("favorite pond", "★ Pond is a favorite.\n\(Self.share)\(Self.fill)\n"),
        ("sign-in", "You are signed in.\n\(Self.share)\(Self.fill)\n"),
        ("feed pond", "The feeder of Pond is full.\n\(Self.share)\n"),
        (
          "tips",
          """
          FavoriteBackyardTip  invalidated(actionPerformed)  Save to Favorites
          FeedBirdsTip         invalidated(actionPerformed)  Feed the Birds
          FilterSpeciesTip     pending                       Filter by Species
          ShareBackyardTip     available                     Share a Backyard
          SeasonalVisitorTip   pending                       Look for Seasonal Visitors
          TourViewTip          invalidated(actionPerformed)  Visit a Backyard
          TourFeedTip          invalidated(actionPerformed)  Fill a Feeder

          """
        ),
        ("share pond", "You shared Pond.\n\n"),
        ("live south", Self.page("South Backyard")),
        ("live pond", Self.page("Pond", "★")),
        ("filter wood duck", "Backyards with the wood duck\n  ★ Pond\n\n"),
        ("vew", "There is no command \"vew\". Did you mean \"view\"?\n"),
      ])
    #expect(code == 0)
  }

  @Test("shows and hides tips by the calls of its debug menu")
  func debug() async throws {
    let calls = "showAllTips, hideAllTips, showTips, hideTips, clearOverrides, clock"
    try await LiveSession(words: "live south").run(
      first: Self.page("South Backyard", tip: Self.visit),
      [
        ("debug hideAllTips", Self.page("South Backyard")),
        ("debug showTips FeedBirdsTip", Self.page("South Backyard", tip: Self.feed)),
        ("debug clearOverrides", Self.page("South Backyard", tip: Self.visit)),
        ("debug hideTips TourViewTip", Self.page("South Backyard")),
        ("debug clock two", "\"two\" is not a number of days. Write one such as 2.\n"),
        ("debug clok", "There is no debug call \"clok\". Did you mean \"clock\"?\n"),
        ("debug", "There is no debug call \"\". Choose one of \(calls).\n"),
        ("debug clearOverrides", Self.page("South Backyard", tip: Self.visit)),
        (
          "debug showAllTips",
          """
          South Backyard
            ☆ Favorite
          ╭─▲────────────────────────────────────────────────────────╮
          │ Save to Favorites                                      × │
          │ Your favorite backyards always appear at the top of the  │
          │ list.                                                    │
          ╰──────────────────────────────────────────────────────────╯
            Birds   blue jay, house sparrow
            Feeder  empty
          \(Self.feed)
          ╭──────────────────────────────────────────────────────────╮
          │ ❧ Look for Seasonal Visitors                           × │
          │   Wood ducks rest here before winter. Filter by wood     │
          │   duck to find them all.                                 │
          ╰──────────────────────────────────────────────────────────╯
          \(Self.visit)

          """
        ),
      ])
  }

  @Test("moves the clock by days")
  func clock() async throws {
    let favorite = """
      South Backyard
        ☆ Favorite
      ╭─▲────────────────────────────────────────────────────────╮
      │ Save to Favorites                                      × │
      │ Your favorite backyards always appear at the top of the  │
      │ list.                                                    │
      ╰──────────────────────────────────────────────────────────╯
        Birds   blue jay, house sparrow
        Feeder  empty


      """
    try await LiveSession(words: "live south", isFrozen: false).run(
      first: Self.page("South Backyard", tip: Self.visit),
      [
        ("sign-in", "You are signed in.\n\(Self.visit)\n"),
        ("view south", Self.page("South Backyard", tip: Self.fill)),
        ("view south", nil), ("view south", nil),
        ("feed south", "The feeder of South Backyard is full.\n\n"),
        ("live south", favorite),
        ("debug clock 4", nil), ("debug clock 6", Self.page("South Backyard")),
        ("debug clock 0", favorite),
      ])
  }

  // MARK: - Alerts

  @Test("asks before it removes all favorites, and takes the answer in any case")
  func question() async throws {
    let pond = "★ Pond is a favorite.\n\n"
    let list = "\"BackyardBirds help\" lists every command."
    try await LiveSession(words: "live -tipctl.HideAllTips 1").run(
      first: Self.page("North Backyard"),
      [
        ("favorite pond", pond),
        ("clear", Self.question(pond)),
        ("view north", Self.noButton("view north")),
        ("don't ask again", Self.question(pond, "☑")),
        ("Don't Ask Again", Self.question(pond)),
        ("cancel", pond),
        ("clear", Self.question(pond)),
        ("\u{1B}", pond),
        ("live pond", Self.page("Pond", "★")),
        ("clear", Self.question(Self.page("Pond", "★"))),
        ("don't ask again", Self.question(Self.page("Pond", "★"), "☑")),
        ("REMOVE ALL", "You have no favorites.\n\n"),
        ("live pond", Self.page("Pond")),
        ("clear favorites", "There is no command \"clear\". \(list)\n"),
      ])
  }

  // MARK: - Tooltips

  @Test("shows the tooltip of the element that has the pointer, on a terminal")
  func toolTips() async throws {
    let words = "live pond -tipctl.HideAllTips 1"
    func page(
      _ name: String, _ mark: String = "☆", _ row: String = "", tip: String = ""
    ) -> String {
      let shownRow = tip.isEmpty ? row : "\(row)\n    ╰ \(tip)"
      return "\u{1B}[2J\u{1B}[H" + Self.page(name, mark).replacing(row, with: shownRow)
    }
    let elements = "favorite, birds, feeder"
    try await LiveSession(words: words, isTerminal: true, width: 40).run(
      first: page("Pond"),
      [
        ("focus feeder", page("Pond", "☆", "full", tip: "Check how much seed is left")),
        ("focus birds", page("Pond", "☆", "wood duck", tip: "See which species visit")),
        ("leave", page("Pond")),
        (
          "focus favorite",
          page("Pond", "☆", "☆ Favorite", tip: "Keep this backyard first in every list")
        ),
        ("favorite south", "\u{1B}[2J\u{1B}[H★ South Backyard is a favorite.\n\n"),
        ("live south", page("South Backyard", "★")),
        (
          "focus favorite",
          page("South Backyard", "★", "★ Favorite", tip: "See this backyard first in every list")
        ),
        ("leave now", "Unexpected argument \"now\" for \"leave\". It takes no arguments.\n"),
        ("focus", "\"focus\" needs one element. Add one of \(elements).\n"),
        ("focus birds feeder", "\"focus\" needs one element. Add one of \(elements).\n"),
        ("focus burds", "There is no element \"burds\". Did you mean \"birds\"?\n"),
        ("focus nest", "There is no element \"nest\". Choose one of \(elements).\n"),
        ("leave", page("South Backyard", "★")),
      ])
  }
}
