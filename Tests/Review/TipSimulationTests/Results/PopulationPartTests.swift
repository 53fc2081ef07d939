import Testing
import TipModel
@testable import TipSimulation

@Suite("The part of a population that a file keeps")
struct PopulationPartTests {
  /// What became of one tip for four people.
  private static var tally: Population.Tally {
    var tally = Population.Tally()
    (tally.offered, tally.seen) = (3, 2)
    (tally.firstDays, tally.displays) = ([0: 1, 3: 1], [1: 2])
    (tally.invalidated, tally.starved) = ([.tipClosed: 2], [.rule: 1])
    return tally
  }

  private func part(
    _ shard: Shard = .whole, fingerprint: String = "a", seed: Int = 7, people: Int = 4,
    lived: Int = 4, days: Int = 10, tip: String = "FeedBirdsTip",
    tally: Population.Tally = PopulationPartTests.tally, isPartial: Bool = false
  ) -> PopulationPart {
    PopulationPart(
      fingerprint: fingerprint, seed: seed, people: people, shard: shard, isPartial: isPartial,
      population: Population(people: lived, days: days, tips: [tip: tally]))
  }

  private func read(_ part: PopulationPart) throws(TipControlError) -> PopulationPart {
    try PopulationPart(text: part.storedValue.json, subject: "part")
  }

  // MARK: - The file

  @Test("has what became of each tip")
  func whole() throws {
    let population = try PopulationRun(try PondScenario.simulation(), people: 3).run(cores: 1)
    let part = PopulationPart(
      fingerprint: "a", seed: 0, people: 3, shard: .whole, isPartial: false,
      population: population)
    let expected = try StoredValue(json: Self.pond, subject: "part")
    #expect(part.storedValue.json == expected.json)
    #expect(try read(part) == part)
  }

  private static let pond = """
    {"schema": 1, "fingerprint": "a", "seed": 0, "people": 3, "shard": "1/1", "partial": false,
     "days": 3, "lived": 3, "tips": {
       "FavoriteBackyardTip": {
         "offered": 3, "seen": 3, "firstDays": {"1": 3}, "displays": {"3": 3},
         "invalidated": {}, "hindered": {"rule": 9}, "starved": {}},
       "FeedBirdsTip": {
         "offered": 3, "seen": 3, "firstDays": {"0": 3}, "displays": {"1": 3},
         "invalidated": {"actionPerformed": 3}, "hindered": {}, "starved": {}},
       "FilterSpeciesTip": {
         "offered": 3, "seen": 0, "firstDays": {}, "displays": {},
         "invalidated": {}, "hindered": {"group": 18}, "starved": {"group": 3}},
       "MoveTheFeederTip": {
         "offered": 0, "seen": 0, "firstDays": {}, "displays": {},
         "invalidated": {}, "hindered": {}, "starved": {}},
       "SeasonalVisitorTip": {
         "offered": 3, "seen": 3, "firstDays": {"0": 3}, "displays": {"6": 3},
         "invalidated": {}, "hindered": {}, "starved": {}},
       "ShareBackyardTip": {
         "offered": 3, "seen": 0, "firstDays": {}, "displays": {},
         "invalidated": {}, "hindered": {"popover": 18}, "starved": {"popover": 3}}}}
    """

  @Test(
    "is refused with the place of a value that cannot be",
    arguments: [
      (#""schema":1"#, #""schema":2"#, "schema cannot be 2: this version reads schema 1"),
      (
        #""0":1"#, #""00":1"#,
        #"tips.FeedBirdsTip.firstDays["00"] cannot be "00". Write a whole number"#
      ),
      (
        #""0":1"#, #""1000001":1"#,
        #"tips.FeedBirdsTip.firstDays["1000001"] cannot be "1000001". Write a whole number"#
      ),
      (
        #""rule":1"#, #""hunger":1"#,
        #"tips.FeedBirdsTip.starved.hunger cannot be "hunger". Write a known name"#
      ),
      (
        #""shard":"1/1""#, #""shard":"1/0""#,
        #"shard cannot be "1/0". Write a part such as "2/8""#
      ),
      (
        #""lived":4"#, #""lived":3"#,
        "lived cannot be 3. Write the number of people of the part, 4"
      ),
      (
        #""lived":4"#, #""lived":5"#,
        "lived cannot be 5. Write the number of people of the part, 4"
      ),
      (
        #""seen":2"#, #""seen":-1"#,
        "tips.FeedBirdsTip.seen cannot be -1. Write a whole number from 0 to 1000000000000"
      ),
      (#""people":4"#, #""people":1000000000001"#, "people cannot be 1000000000001"),
    ])
  func damaged(old: String, new: String, message: String) throws {
    let text = part().storedValue.json
    #expect(text.contains(old))
    let error = try #require(
      #expect(throws: TipControlError.self) {
        try PopulationPart(
          text: text.replacing(old, with: new, maxReplacements: 1), subject: "part")
      })
    #expect("\(error)".hasPrefix("part:1: \(message)"), "\(error)")
  }

  @Test("has as many people as its share, or fewer if it was interrupted, up to 100 million")
  func people() throws {
    for lived in [2, 3, 4] {
      let interrupted = part(lived: lived, tally: Population.Tally(), isPartial: true)
      #expect(try read(interrupted) == interrupted)
    }
    #expect(throws: TipControlError.self) { try read(part(lived: 5, isPartial: true)) }
    let most = PopulationRun.mostPeople
    #expect(most == 100_000_000)
    let greatest = part(people: most, lived: most)
    #expect(try read(greatest) == greatest)
    #expect(throws: TipControlError.self) {
      try read(part(people: most + 1, lived: most + 1))
    }
  }

  @Test("has numbers that fit together, up to all people")
  func fitting() throws {
    let fits: [(inout Population.Tally) -> Void] = [
      { _ in }, { $0.offered = 4 }, { $0.invalidated = [.tipClosed: 3, .actionPerformed: 1] },
      { $0.starved = [.rule: 1, .group: 1] },
      { tally in
        (tally.offered, tally.seen) = (4, 4)
        (tally.firstDays, tally.displays, tally.starved) = ([0: 4], [1: 3, 2: 1], [:])
      },
    ]
    for (number, change) in fits.enumerated() {
      var tally = Self.tally
      change(&tally)
      #expect(try read(part(tally: tally)) == part(tally: tally), "number \(number)")
    }
    let misfits: [(inout Population.Tally) -> Void] = [
      { $0.offered = 5 }, { $0.offered = 1 }, { $0.firstDays = [0: 1, 3: 2] },
      { $0.displays = [1: 1] }, { $0.starved = [.rule: 3] },
      { $0.invalidated = [.tipClosed: 4, .actionPerformed: 1] },
    ]
    for (number, change) in misfits.enumerated() {
      var tally = Self.tally
      change(&tally)
      let error = #expect(throws: TipControlError.self) { try read(part(tally: tally)) }
      #expect(
        error?.reason == #"part:1: The numbers of "FeedBirdsTip" do not fit 4 persons"#,
        "number \(number)")
      #expect(error?.suggestion == "Write the part again with --shard 1/1")
    }
  }

  @Test("names the first of several tips whose numbers do not fit")
  func firstMisfit() throws {
    var tally = Self.tally
    tally.offered = 5
    let ids = ["ShareBackyardTip", "FavoriteBackyardTip", "SeasonalVisitorTip", "FeedBirdsTip"]
    let tips = Dictionary(uniqueKeysWithValues: ids.map { ($0, tally) })
    let part = PopulationPart(
      fingerprint: "a", seed: 7, people: 4, shard: .whole, isPartial: false,
      population: Population(people: 4, days: 10, tips: tips))
    let error = #expect(throws: TipControlError.self) { try read(part) }
    #expect(
      error?.reason == #"part:1: The numbers of "FavoriteBackyardTip" do not fit 4 persons"#)
  }

  // MARK: - Joining

  @Test("adds up with the others to the whole population")
  func joined() throws {
    let first = try #require(Shard(1, of: 2))
    let second = try #require(Shard(2, of: 2))
    let whole = try PopulationPart.joined([
      ("b", part(second, people: 8)), ("a", part(first, people: 8)),
    ])
    var sum = Population.Tally()
    sum.offered = 6
    sum.seen = 4
    sum.firstDays = [0: 2, 3: 2]
    sum.displays = [1: 4]
    sum.invalidated = [.tipClosed: 4]
    sum.starved = [.rule: 2]
    #expect(whole == part(people: 8, lived: 8, tally: sum))
  }

  @Test("is not joined with a part of something else, with itself, or if it was interrupted")
  func refused() throws {
    let first = try #require(Shard(1, of: 2))
    let second = try #require(Shard(2, of: 2))
    let third = try #require(Shard(3, of: 3))
    let other = #""b" is not a part of the same population as "a": "#
    let cases: [(PopulationPart, String)] = [
      (part(second, seed: 8, people: 8), other + "its seed is 8 and not 7"),
      (part(second, fingerprint: "b", people: 8), other + "its scenario or its tips differ"),
      (part(second, people: 9), other + "it has 9 people and not 8"),
      (part(third, people: 8), other + "there are 3 parts and not 2"),
      (part(second, people: 8, days: 11), other + "its days or its tips differ"),
      (part(second, people: 8, tip: "FeedBirdTip"), other + "its days or its tips differ"),
      (part(first, people: 8), #""b" and "a" are both the part 1/2"#),
      (part(second, people: 8, isPartial: true), #"The part "b" was interrupted"#),
    ]
    for (part, reason) in cases {
      let error = #expect(throws: TipControlError.self) {
        try PopulationPart.joined([("a", self.part(first, people: 8)), ("b", part)])
      }
      #expect(error?.reason == reason)
    }
  }

  @Test("is missed when the others are joined")
  func missing() throws {
    for (number, missing) in [(1, 2), (2, 1)] {
      let shard = try #require(Shard(number, of: 2))
      let error = #expect(throws: TipControlError.self) {
        try PopulationPart.joined([("a", part(shard, people: 8))])
      }
      #expect(
        error?.description == "The part \(missing)/2 is missing. Run "
          + "\"tipctl simulate --shard \(missing)/2\", and name its file too.")
    }
    let none = #expect(throws: TipControlError.self) { try PopulationPart.joined([]) }
    #expect(
      none?.description
        == "There are no parts to join. Name the files that --shard has written.")
  }

  @Test("A run reports how many people it has, and how many have lived to the end")
  func run() throws {
    let shard = try #require(Shard(2, of: 2))
    let run = PopulationRun(try PondScenario.simulation(), people: 37, shard: shard)
    #expect(run.total == 18 && run.done == 0)
    let population = try run.run(cores: 2)
    #expect(run.done == 18 && population.people == 18 && population.days == 3)
    #expect(population.tips["FeedBirdsTip"]?.seen == 18)
  }
}
