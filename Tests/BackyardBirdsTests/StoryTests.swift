import Testing

@MainActor
@Suite("The story of the favorite backyard")
struct StoryTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  @Test("at first no tip shows")
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

  @Test("after signing in and three looks the favorite tip points at the star")
  func favoriteTip() throws {
    try person.run("sign-in")
    try person.run("view north", times: 2)

    #expect(
      try person.run("view north").output == """
        North Backyard
          ☆ Favorite
        ╭─▲────────────────────────────────────────────────────────╮
        │ Save as a Favorite                                     × │
        │ Favorite backyards come first in every list.             │
        ╰──────────────────────────────────────────────────────────╯
          Birds   blue jay, northern cardinal
          Feeder  half full

        """)
  }

  @Test("three looks without signing in are not enough, until the person signs in")
  func signedOut() throws {
    try person.run("view north", times: 3)
    #expect(try person.status(of: "FavoriteBackyardTip") == "pending")

    try person.run("sign-in")
    #expect(try person.status(of: "FavoriteBackyardTip") == "available")
    try person.run("sign-out")
    #expect(try person.status(of: "FavoriteBackyardTip") == "pending")
  }

  @Test(
    "a fourth look finds the tip as long as three looks lie within five days",
    arguments: [
      ("2026-11-26T09:00:00Z", ["Save as a Favorite"]),
      ("2026-11-26T09:00:01Z", []),
    ])
  func window(date: String, titles: [String]) throws {
    try person.run("sign-in")
    for backyard in ["north", "south", "pond"] { try person.run("view \(backyard)") }
    person.date = date

    #expect(try person.titles("view north") == titles)
  }

  @Test("who made a backyard a favorite needs the tip no more")
  func favorited() throws {
    try person.run("sign-in")
    try person.run("view north", times: 3)

    #expect(try person.run("favorite north").output.hasPrefix("★ North Backyard is a favorite."))
    #expect(try person.status(of: "FavoriteBackyardTip") == "invalidated(actionPerformed)")
    #expect(try person.titles("view north") == [])
  }

  @Test("after five displays the tip is done with")
  func displayCount() throws {
    try person.run("sign-in")
    try person.run("view north", times: 2)

    for _ in 1...5 { #expect(try person.titles("view north") == ["Save as a Favorite"]) }
    #expect(try person.titles("view north") == [])
    #expect(try person.status(of: "FavoriteBackyardTip") == "invalidated(displayCountExceeded)")
  }

  @Test("the tip shows only where the star is")
  func elsewhere() throws {
    try person.run("sign-in")
    try person.run("view north", times: 3)

    #expect(try person.titles("feed north") == [])
    #expect(try person.titles("view south") == ["Save as a Favorite"])
  }
}
