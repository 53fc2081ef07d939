import Testing

@MainActor
@Suite("One new tip a day, and one tip of the group at a time")
struct FrequencyTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  /// Makes the favorite tip show today, and the rule of the tip about feeding hold.
  private func seeFavoriteTip() throws {
    try person.run("sign-in")
    try person.run("view north", times: 3)
  }

  @Test("the second new tip waits for the next day")
  func daily() throws {
    try seeFavoriteTip()

    #expect(try person.titles("view north") == ["Save to Favorites"])
    person.date = "2026-11-22T08:59:59Z"
    #expect(try person.titles("view north") == ["Save to Favorites"])
    person.date = "2026-11-22T09:00:00Z"
    #expect(try person.titles("view north") == ["Save to Favorites", "Feed the Birds"])
  }

  @Test("the tip about seasonal visitors is exempt from the frequency and does not restart it")
  func seasonal() throws {
    try seeFavoriteTip()
    try person.run("view pond")
    #expect(
      try person.titles("view pond") == ["Save to Favorites", "Look for Seasonal Visitors"])

    let other = try Birdwatcher()
    try other.run("view pond")
    #expect(try other.titles("view pond") == ["Look for Seasonal Visitors"])
    try other.run("sign-in")
    #expect(
      try other.titles("view pond") == ["Save to Favorites", "Look for Seasonal Visitors"])
  }

  @Test("filtering by the wood duck invalidates the tip about seasonal visitors")
  func seasonalDone() throws {
    try person.run("view pond", times: 2)

    #expect(try person.run("filter wood duck").output == "Backyards with the wood duck\n  ☆ Pond\n")
    #expect(try person.status(of: "SeasonalVisitorTip") == "invalidated(actionPerformed)")
  }

  @Test("the group shows its next tip once the first is invalidated")
  func group() throws {
    try person.run("view north", times: 3)
    #expect(try person.titles("view north") == ["Feed the Birds"])
    try person.run("view south", times: 2)
    person.date = "2026-11-22T09:00:00Z"

    #expect(try person.status(of: "FeedBirdsTip") == "available")
    #expect(try person.status(of: "FilterSpeciesTip") == "available")
    #expect(try person.titles("view north") == ["Feed the Birds"])

    try person.run("feed north")
    #expect(try person.titles("view north") == ["Filter by Species"])
    try person.run("filter blue jay")
    #expect(try person.titles("view north") == [])
  }
}
