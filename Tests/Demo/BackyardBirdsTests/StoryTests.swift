import Testing

@MainActor
@Suite("The story of the favorite backyard")
struct StoryTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  @Test("no tip shows at first")
  func nothingAtFirst() throws {
    let run = try person.run("view north")

    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        North Backyard
          ☆ Favorite
          Birds   blue jay, northern cardinal
          Feeder  half full

        """)
  }

  @Test("after signing in and three views the favorite tip points at the star")
  func favoriteTip() throws {
    try person.run("sign-in")
    try person.run("view north", times: 2)

    #expect(
      try person.run("view north").output == """
        North Backyard
          ☆ Favorite
        ╭─▲────────────────────────────────────────────────────────╮
        │ Save to Favorites                                      × │
        │ Your favorite backyards always appear at the top of the  │
        │ list.                                                    │
        ╰──────────────────────────────────────────────────────────╯
          Birds   blue jay, northern cardinal
          Feeder  half full

        """)
  }

  @Test("three views are enough only when the person is signed in")
  func signedOut() throws {
    try person.run("view north", times: 3)
    #expect(try person.status(of: "FavoriteBackyardTip") == "pending")

    try person.run("sign-in")
    #expect(try person.status(of: "FavoriteBackyardTip") == "available")
    try person.run("sign-out")
    #expect(try person.status(of: "FavoriteBackyardTip") == "pending")
  }

  @Test(
    "a fourth view shows the tip if three views are within five days",
    arguments: [
      ("2026-11-26T09:00:00Z", ["Save to Favorites"]),
      ("2026-11-26T09:00:01Z", []),
    ])
  func window(date: String, titles: [String]) throws {
    try person.run("sign-in")
    for backyard in ["north", "south", "pond"] { try person.run("view \(backyard)") }
    person.date = date

    #expect(try person.titles("view north") == titles)
  }

  @Test("adding a favorite invalidates the tip")
  func favorited() throws {
    try person.run("sign-in")
    try person.run("view north", times: 3)

    #expect(try person.run("favorite north").output.hasPrefix("★ North Backyard is a favorite."))
    #expect(try person.status(of: "FavoriteBackyardTip") == "invalidated(actionPerformed)")
    #expect(try person.titles("view north") == [])
  }

  @Test("five displays invalidate the tip")
  func displayCount() throws {
    try person.run("sign-in")
    try person.run("view north", times: 2)

    for _ in 1...5 { #expect(try person.titles("view north") == ["Save to Favorites"]) }
    #expect(try person.titles("view north") == [])
    #expect(try person.status(of: "FavoriteBackyardTip") == "invalidated(displayCountExceeded)")
  }

  @Test("the tip shows only where the star is")
  func elsewhere() throws {
    try person.run("sign-in")
    try person.run("view north", times: 3)

    #expect(try person.titles("feed north") == [])
    #expect(try person.titles("view south") == ["Save to Favorites"])
  }
}
