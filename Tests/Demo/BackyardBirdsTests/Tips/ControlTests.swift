import Testing
import TipModel

@MainActor
@Suite("Controls force the app's tips")
struct ControlTests {
  private let person: Birdwatcher

  init() throws { person = try Birdwatcher() }

  private func becomeEligible() throws {
    try person.run("sign-in")
    try person.run("view north", times: 3)
  }

  @Test(
    "a variable hides tips for one run",
    arguments: [
      ["TIPCTL_HIDE_ALL_TIPS": "1"], ["TIPCTL_HIDE_TIPS": "FavoriteBackyardTip"],
      ["TIPCTL_HIDE_TIPS": "FeedBirdsTip,FavoriteBackyardTip"],
    ])
  func hiddenOnce(environment: [String: String]) throws {
    try becomeEligible()

    #expect(try person.titles("view north", environment: environment) == [])
    #expect(try person.titles("view north") == ["Save to Favorites"])
  }

  @Test(
    "an argument hides tips for one run, in both spellings, before or after the command",
    arguments: [
      "-tipctl.HideAllTips 1 view north", "view north -tipctl.HideAllTips yes",
      "view -com.apple.TipKit.HideAllTips 1 north",
      "view north -com.apple.TipKit.HideTips FavoriteBackyardTip",
    ])
  func hiddenByArgument(words: String) throws {
    try becomeEligible()

    let run = try person.run(words)
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("North Backyard\n"))
    #expect(Birdwatcher.titles(in: run.output) == [])
    #expect(try person.titles("view north") == ["Save to Favorites"])
  }

  @Test(
    "one tip shows alone: showing by name takes precedence over hiding all (D5)",
    arguments: [
      "-tipctl.ShowTips ShareBackyardTip -tipctl.HideAllTips 1",
      "-com.apple.TipKit.ShowTips ShareBackyardTip -com.apple.TipKit.HideAllTips 1",
      "-tipctl.HideAllTips 1 -com.apple.TipKit.ShowTips ShareBackyardTip",
    ])
  func oneAlone(controls: String) throws {
    try becomeEligible()

    #expect(try person.titles("view north " + controls) == ["Share a Backyard"])
  }

  @Test(
    "showing all shows the tips that fit the page, and the displays do not count (D7)",
    arguments: ["-tipctl.ShowAllTips 1", "-com.apple.TipKit.ShowAllTips 1"])
  func showAll(control: String) throws {
    #expect(
      try person.titles("view north " + control) == [
        "Save to Favorites", "Feed the Birds", "Look for Seasonal Visitors",
      ])
    #expect(try person.titles("sign-in " + control) == ["Look for Seasonal Visitors"])
    #expect(try person.titles("view north") == [])
  }

  @Test("a reset erases the history before the run")
  func reset() throws {
    try becomeEligible()

    #expect(try person.titles("view north -com.apple.TipKit.ResetDatastore 1") == [])
    #expect(try person.titles("view north") == [])
  }

  @Test("an immediate display frequency allows a second new tip")
  func frequency() throws {
    try becomeEligible()

    #expect(
      try person.titles("view north", environment: ["TIPCTL_DISPLAY_FREQUENCY": "immediate"])
        == ["Save to Favorites", "Feed the Birds"])
  }
}
