import TipModel
import TipSimulation

/// Three days in which each tip of a screen has a different fate, and nothing is left to chance.
enum PondScenario {
  /// A person opens the screen twice a day, and signs in at noon of the second day.
  static let text = """
    start 2026-11-21T00:00:00Z
    length 3d
    screen home for 5m
      group ordered: FavoriteBackyardTip, FilterSpeciesTip
      tip FeedBirdsTip
      popover tip SeasonalVisitorTip
      popover tip ShareBackyardTip
    sees FeedBirdsTip
      100% performs after 10s
    every day at 08:00: open home
    every day at 20:00: open home
    after 36h: set BackyardBirds.isSignedIn true
    """

  /// The tips, of which one is on no screen, and one shows to those who are signed in.
  static var facts: Facts {
    let id = "BackyardBirds.isSignedIn"
    var facts = Facts()
    for tip in [
      "FeedBirdsTip", "FilterSpeciesTip", "MoveTheFeederTip", "SeasonalVisitorTip",
      "ShareBackyardTip",
    ] {
      facts.tips[tip] = TipDefinition(id: tip)
    }
    facts.tips["FavoriteBackyardTip"] = TipDefinition(
      id: "FavoriteBackyardTip", title: "Save to Favorites",
      rules: [.binary(.equal, .parameter(id), .literal(.bool(true)))])
    facts.parameters[id] = ParameterRecord(
      definition: ParameterDefinition(id: id, type: "Bool", initialValue: false))
    return facts
  }

  static func simulation() throws -> Simulation {
    try Simulation(Scenario(text), facts: facts)
  }
}
