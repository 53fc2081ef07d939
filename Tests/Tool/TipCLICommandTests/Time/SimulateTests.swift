import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

extension WatchNews {
  /// News that come when a command reports a change, and nothing else.
  static func untilChange(before: Event...) -> WatchNews {
    let semaphore = DispatchSemaphore(value: 0)
    let first = Mutex(before)
    return WatchNews(postChange: { semaphore.signal() }) { _ in
      let early = first.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      if let early { return early }
      semaphore.wait()
      return .changed
    }
  }
}

@Suite("tipctl simulate and tipctl report", .ownThread)
struct SimulateTests {
  let yard: Yard

  init() throws { yard = try ExampleYard.make() }

  private func simulate(
    _ words: String..., news: WatchNews = .untilChange(),
    configure: (inout Console) -> Void = { _ in }
  ) -> RecordedRun {
    simulate(words, news: news, configure: configure)
  }

  private func simulate(
    _ words: [String], news: WatchNews, configure: (inout Console) -> Void
  ) -> RecordedRun {
    yard.run(["simulate"] + words, environment: ["TIPCTL_DATASTORE": "."]) { console in
      console.currentDirectory = yard.folder.appending(path: "birds").path
      console.news = { news }
      configure(&console)
    }
  }

  private func json(_ words: String...) throws -> StoredValue {
    let run = yard.run(["simulate"] + words + ["--format", "json"]) { console in
      console.currentDirectory = yard.folder.appending(path: "birds").path
      console.news = { .untilChange() }
    }
    return try StoredValue(json: run.output, subject: run.errors)
  }

  // MARK: - One person

  @Test("One person: the days, the tips, and what starves")
  func onePerson() {
    let run = simulate("birds.scenario")
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    #expect(run.output.hasPrefix("day "))
    #expect(
      run.output.contains(
        "FilterSpeciesTip starves: a rule does not hold when a screen offers it: "
          + #"event("didSearchBird").donations.filter(species == "cardinal").count >= 2: false."#))
    #expect(
      run.output.contains("FeedBirdsTip starves: its group puts a different tip first."))
    #expect(run.output.contains("No open screen offers ShareBackyardTip."))
  }

  @Test("JSON has the same days as the text, and lanes without a gap")
  func document() throws {
    let document = try json("birds.scenario")
    #expect(document["days"].elements.count == 60)
    for tip in document["tips"].elements {
      let spans = tip["spans"].elements
      #expect(spans.first?["start"] == "2026-11-21T00:00:00.000Z")
      #expect(spans.last?["end"] == "2027-01-20T00:00:00.000Z")
      for (span, next) in zip(spans, spans.dropFirst()) { #expect(span["end"] == next["start"]) }
    }
  }

  @Test("--days and --seed come before the scenario")
  func settings() throws {
    #expect(try json("birds.scenario", "--days", "3")["days"].elements.count == 3)
    #expect(try json("birds.scenario", "--days", "1")["days"].elements.count == 1)
    #expect(
      simulate("birds.scenario", "--people", "2").output.hasPrefix(
        "2 people, 60 days, seed 7:\n"))
    #expect(
      try json("birds.scenario", "--people", "50", "--seed", "1")
        != json("birds.scenario", "--people", "50", "--seed", "2"))
  }

  @Test("CSV, HTML and SVG are files of their own", arguments: ["csv", "html", "svg"])
  func files(format: String) {
    for people in ["1", "20"] {
      let run = simulate("birds.scenario", "--people", people, "--format", format)
      #expect(run.code == .done, "\(run.errors)")
      let start = ["csv": "tip,", "html": "<!DOCTYPE html>", "svg": "<svg "][format] ?? ""
      #expect(run.output.hasPrefix(start))
      #expect(!run.output.contains("src=\"http") && !run.output.contains("href=\"http"))
    }
  }

  @Test("A picture has the scenario's name in its head", arguments: ["html", "svg"])
  func head(format: String) {
    let many = simulate("birds.scenario", "--people", "20", "--format", format).output
    #expect(many.contains(">birds.scenario: 20 people, 60 days, seed 7<"))
    let one = simulate("birds.scenario", "--format", format).output
    #expect(one.contains(">birds.scenario: 60 days of one person<"))
  }

  @Test("JSON has a tip that is behind in its group as available, with the group's choice")
  func group() throws {
    let feed = try json("birds.scenario")["tips"].elements[1]["spans"].elements
    #expect(feed.map { $0["state"] } == ["available"] && feed[0]["decidedBy"] == "group")
    #expect(feed[0]["reason"] == "FilterSpeciesTip comes first")
  }

  @Test("The chosen datastore has the tips of a scenario without any; others keep theirs")
  func datastore() throws {
    try yard.write(
      "start 2026-11-21\nlength 2d\nscreen home\ntip FeedBirdsTip\nevery day at 08:00: open home",
      to: "birds/own.scenario")
    let own = simulate("own.scenario") { $0.errorIsTerminal = true }
    #expect(own.errors.contains("Datastore: "))
    #expect(!simulate("own.scenario", "--datastore", ".").errors.contains("not used"))
    #expect(simulate("own.scenario", "--datastore", "nowhere").code == .missing)
    let named = simulate("birds.scenario", "--datastore", ".")
    #expect(named.output == simulate("birds.scenario").output)
    #expect(named.errors.contains("so the named datastore is not used"))
  }

  @Test("The file of the tips begins at the scenario's folder, at the root or at home")
  func places() throws {
    let text = try String(
      contentsOf: yard.folder.appending(path: "birds/birds.scenario"), encoding: .utf8)
    let folder = yard.folder.appending(path: "birds")
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    let expected = simulate("birds.scenario").output
    for start in [folder.path, "..", "~"] {
      let scenario = text.replacing(
        "backyard-birds.json", with: "\"\(start)/backyard-birds.json\"")
      try yard.write(scenario, to: "birds/sub/other.scenario")
      let run = simulate("sub/other.scenario") { $0.environment["HOME"] = folder.path }
      #expect(run.output == expected, "\(start): \(run.errors)")
    }
    let piped = yard.run(
      ["simulate", "-"], input: text.split(separator: "\n").map(String.init)
    ) { $0.currentDirectory = folder.path }
    #expect(piped.output == expected, "\(piped.errors)")
  }

  // MARK: - Many people

  @Test("Many people: the same bytes as the sum of any parts")
  func parts() throws {
    let whole = simulate("birds.scenario", "--people", "100")
    #expect(whole.code == .done)
    #expect(whole.errors.isEmpty)
    #expect(whole.output.hasPrefix("100 people, 60 days, seed 7:\n"))
    for number in 1...3 {
      let part = simulate("birds.scenario", "--people", "100", "--shard", "\(number)/3")
      try yard.write(part.output, to: "birds/part\(number).json")
    }
    let joined = simulate("--join", "part2.json", "part3.json", "part1.json")
    #expect(joined.output == whole.output)
    let claim = simulate(
      "--join", "part3.json", "part1.json", "part2.json", "--assert", "no tip starves",
      "--reporter", "github")
    #expect(claim.output.hasPrefix("::error file=part3.json,"), "\(claim.output)")
    let missing = simulate("--join", "part2.json", "part3.json")
    #expect(missing.code == .badData)
    #expect(missing.errors.contains("The part 1/3 is missing"))
    let other = simulate(
      "birds.scenario", "--people", "100", "--shard", "1/3", "--seed", "8")
    try yard.write(other.output, to: "birds/other.json")
    let foreign = simulate("--join", "part2.json", "other.json", "part3.json")
    #expect(foreign.code == .badData)
    #expect(foreign.errors.contains("its seed is 8 and not 7"))
  }

  @Test("The joined parts of one person are about \"1 person\", not \"1 people\"")
  func joinedPerson() throws {
    let part = simulate("birds.scenario", "--shard", "1/1")
    try yard.write(part.output, to: "birds/part.json")
    let joined = simulate("--join", "part.json")
    #expect(joined.output.hasPrefix("1 person, 60 days, seed 7:\n"), "\(joined.errors)")
  }

  @Test("--assert exits with 1 when a claim does not hold, and says what was found")
  func claims() {
    let held = simulate(
      "birds.scenario", "--people", "20", "--assert",
      "SeasonalVisitorTip seen by 100% on day 0")
    #expect(held.code == .done)
    let failed = simulate(
      "birds.scenario", "--people", "20", "--assert", "no tip starves", "--format", "json")
    #expect(failed.code == .no)
    #expect(failed.errors.contains("FeedBirdsTip starves by group"))
    let text = simulate("birds.scenario", "--people", "20", "--assert", "no tip starves")
    #expect(text.errors.contains("tipctl: \"no tip starves\" does not hold: FeedBirdsTip starves"))
    #expect(!text.errors.contains("warning: \"no tip starves\""))
    let unknown = simulate("birds.scenario", "--assert", "FeedBirdTip does not starve")
    #expect(unknown.code == .badData)
    #expect(unknown.errors.contains("Did you mean \"FeedBirdsTip\"?"))
  }

  @Test("--reporter prints the claims that do not hold for a CI server, and --output the result")
  func reporter() throws {
    let words = ["birds.scenario", "--people", "20", "--assert", "no tip starves", "--reporter"]
    let gitHub = simulate(words + ["github"], news: .untilChange()) { _ in }
    #expect(gitHub.code == .no)
    #expect(
      gitHub.output.hasPrefix(
        "::error file=birds.scenario,title=tipctl simulate%3A no tip starves::\"no tip starves\" "
          + "does not hold: FeedBirdsTip starves by group"), "\(gitHub.output)")
    #expect(gitHub.lines.count == 1)
    let jUnit = simulate(
      words + ["junit", "--format", "csv", "-o", "reach.csv"], news: .untilChange()
    ) { _ in }
    #expect(jUnit.code == .no)
    #expect(jUnit.output.contains("tests=\"1\" failures=\"1\""))
    #expect(jUnit.errors.contains("Wrote reach.csv: 20 people."))
    let held = simulate("birds.scenario", "--assert", "20 people", "--reporter", "junit")
    #expect(held.code == .badData)
    let file = yard.folder.appending(path: "birds/reach.csv")
    #expect(
      try String(contentsOf: file, encoding: .utf8).hasPrefix("tip,people,offered,seen,"))
  }

  @Test("-o writes what would be printed, and spares the files that are read")
  func output() throws {
    let printed = simulate("birds.scenario", "--format", "html").output
    let written = simulate("birds.scenario", "--format", "html", "-o", "page.html")
    #expect(written.code == .done)
    #expect(written.errors == "Wrote page.html: 1 person.\n")
    let page = yard.folder.appending(path: "birds/page.html")
    #expect(try String(contentsOf: page, encoding: .utf8) == printed)
    #expect(simulate("birds.scenario", "-o", "birds.scenario").code == .usage)
    let part = simulate(
      "birds.scenario", "--people", "9", "--shard", "1/1", "-o", "part.json")
    #expect(part.output.isEmpty)
    #expect(simulate("--join", "part.json").code == .done)
    let lanes = yard.run("report", "--format", "csv").output
    #expect(yard.run("report", "--format", "csv", "-o", "lanes.csv").code == .done)
    let report = yard.folder.appending(path: "lanes.csv")
    #expect(try String(contentsOf: report, encoding: .utf8) == lanes)
    // A file has neither the colours nor the width of the terminal.
    let text = yard.run("report").output
    let words = ["report", "-o", "report.txt"]
    let colour = yard.run(words, environment: ["CLICOLOR_FORCE": "1"]) { console in
      console.outputIsTerminal = true
      console.width = 30
    }
    #expect(colour.code == .done)
    let file = yard.folder.appending(path: "report.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  @Test(
    "A tip that no screen offers fails --assert, and is noted", arguments: ["1", "20"],
    ["ShareBackyardTip does not starve", "no tip starves"])
  func unoffered(people: String, claim: String) {
    let run = simulate("birds.scenario", "--people", people, "--assert", claim)
    #expect(run.code == .no)
    #expect(run.errors.contains("\"\(claim)\" does not hold: "), "\(run.errors)")
    #expect(run.errors.contains("no open screen offers ShareBackyardTip"), "\(run.errors)")
    #expect(run.output.contains("No open screen offers ShareBackyardTip."))
  }

  @Test("--assert is about one person, about the first of a comparison, and about joined parts")
  func claimsOfAnything() throws {
    // With the monthly frequency of the comparison, it would hold.
    let claim = "FavoriteBackyardTip seen by at most 0% on day 20"
    let part = simulate("birds.scenario", "--people", "9", "--shard", "1/1")
    try yard.write(part.output, to: "birds/part.json")
    for run in [
      simulate("birds.scenario", "--assert", claim),
      simulate("birds.scenario", "--compare", "monthly", "--assert", claim),
      simulate("--join", "part.json", "--assert", claim),
    ] {
      #expect(run.code == .no)
      #expect(run.errors.contains("\"\(claim)\" does not hold: "), "\(run.errors)")
    }
  }

  @Test("JSON has the answer to each --assert")
  func answers() throws {
    let seen = "SeasonalVisitorTip seen by 100% on day 0"
    let later = "FavoriteBackyardTip seen by 100% on day 7"
    let document = try json(
      "birds.scenario", "--assert", seen, "--assert", "FeedBirdsTip does not starve",
      "--assert", later)
    #expect(
      document["assertions"].elements == [
        [
          "claim": .string(seen), "holds": true,
          "found": "SeasonalVisitorTip was seen by 100.0% on day 0",
        ],
        [
          "claim": "FeedBirdsTip does not starve", "holds": false,
          "found": "FeedBirdsTip starves by group",
        ],
        // One person has seen it or not. A second one would see it on that day.
        [
          "claim": .string(later), "holds": false,
          "found": "FavoriteBackyardTip was seen by 0.0% on day 7",
        ],
      ])
  }

  @Test("--compare sets frequencies and scenarios side by side")
  func compare() throws {
    let run = simulate("birds.scenario", "--compare", "daily", "--compare", "birds.scenario")
    #expect(run.code == .done)
    let document = try json("birds.scenario", "--compare", "daily")
    #expect(document["variants"].elements.map { $0["name"] } == ["birds.scenario", "daily"])
    for format in ["html", "svg"] {
      #expect(
        simulate("birds.scenario", "--compare", "daily", "--format", format).code
          == .usage)
    }
    #expect(simulate("birds.scenario", "--compare", "nowhere.scenario").code == .missing)
  }

  @Test("Ctrl-C prints the people so far, marked as partial")
  func interrupted() {
    let run = simulate(
      "birds.scenario", "--people", "5000",
      news: .untilChange(before: .timeReached, .interrupted)
    ) { $0.errorIsTerminal = true }
    #expect(run.code == .interrupted)
    #expect(run.output.contains(" (partial):\n"))
    #expect(run.errors.contains(" of 5000 people ("), "the progress")
    #expect(run.errors.contains("\u{1B}[1G\u{1B}[2Ktipctl: "), "the progress is cleared")
    #expect(run.errors.contains("The simulation was interrupted after "))
  }

  @Test("Ctrl-C ends a comparison after the variant that it has interrupted")
  func interruptedComparison() throws {
    let asked = Mutex<[Timestamp?]>([])
    let news = WatchNews { instant in
      asked.withLock { $0.append(instant) }
      return .interrupted
    }
    let run = simulate(
      ["birds.scenario", "--people", "5000", "--compare", "daily", "--format", "json"],
      news: news
    ) { _ in }
    #expect(run.code == .interrupted)
    let document = try StoredValue(json: run.output, subject: run.errors)
    #expect(document["variants"].elements.map { $0["name"] } == ["birds.scenario"])
    let now = try #require(Timestamp(iso8601: Yard.now))
    #expect(
      asked.withLock { $0 } == [now.adding(milliseconds: 1000)], "the progress comes then"
    )
  }

  @Test("A reader that has gone ends it without a result, which is not a failure")
  func closedPipe() {
    let run = simulate(
      ["birds.scenario", "--people", "5000"], news: WatchNews { _ in .closedPipe }
    ) { _ in }
    #expect(run.code == .done)
    #expect(run.output.isEmpty && run.errors.isEmpty)
  }

  @Test(
    "There is no progress without a terminal, with --quiet, and with --format json",
    arguments: [(false, []), (true, ["--quiet"]), (true, ["--format", "json"])])
  func silent(isTerminal: Bool, words: [String]) {
    let run = simulate(
      ["birds.scenario", "--people", "5000"] + words,
      news: .untilChange(before: .timeReached, .interrupted)
    ) { $0.errorIsTerminal = isTerminal }
    #expect(run.code == .interrupted)
    #expect(!run.errors.contains(" of 5000 people ("))
  }

  // MARK: - Bad input

  @Test(
    "Bad data names the line and exits with 65",
    arguments: [
      ("start 2026-11-21", "birds/bad: the length of the scenario is missing"),
      ("start 2026-11-21\nlength 1d\nsees Nobody", "birds/bad:3: There is no tip \"Nobody\""),
      (
        "{\"start\": \"2026-11-21\", \"length\": \"1d\"}",
        "birds/bad:1: a scenario is text, and not JSON"
      ),
      (
        "start 2026-11-21\nlength 1d\nscreen home\ntip FeedBirdsTip\nsees *\n100% closes\n"
          + "then reset FeedBirdsTip\nafter 1h: open home",
        "birds/bad:5: The changes at 2026-11-21T01:00:00.000Z do not end"
      ),
    ])
  func badData(text: String, message: String) throws {
    try yard.write(text, to: "birds/bad")
    let run = yard.run("simulate", "birds/bad", "--datastore", "birds")
    #expect(run.code == .badData, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(
    "A bad command line exits with 64",
    arguments: [
      [], ["a", "b"], ["birds.scenario", "--people", "0"],
      ["birds.scenario", "--days", "99999"],
      ["birds.scenario", "--shard", "3/2"],
      ["birds.scenario", "--shard", "1/2", "--compare", "daily"],
      ["birds.scenario", "--shard", "1/2", "--assert", "no tip starves"],
      ["--join"], ["--join", "a", "--people", "3"], ["birds.scenario", "--format", "pdf"],
    ])
  func usage(words: [String]) {
    #expect(yard.run(["simulate"] + words).code == .usage)
  }

  // MARK: - The report

  @Test("The report of a full history says that it has no older lines", arguments: [199, 200])
  func fullHistory(count: Int) throws {
    let line =
      #"{"date": "2026-11-20T08:00:00Z", "actor": "app", "event": "override", "detail": "shown"}"#
    let lines = Array(repeating: line, count: count).joined(separator: ", ")
    try yard.write(
      #"{"tips": [{"id": "FeedBirdsTip"}], "history": [\#(lines)]}"#, to: "long.json")
    #expect(yard.run("import", "long.json", "--datastore", "long").code == .done)
    let run = yard.run("report", "--datastore", "long")
    let note = "\nThe history keeps its newest 200 lines.\n"
    #expect(run.output.hasSuffix(note) == (count == 200), "\(run.output)")
  }

  @Test("The report draws a real history", arguments: ["text", "json", "csv", "html", "svg"])
  func report(format: String) {
    let run = yard.run("report", "--datastore", "birds", "--format", format)
    #expect(run.code == .done)
    #expect(run.output.contains("FavoriteBackyardTip"))
    #expect(!run.errors.contains("known yet"))
    #expect(
      yard.run("report", "--datastore", "nowhere", "--format", format).code == .missing)
  }
}

extension StoredValue {
  /// The elements of a list.
  fileprivate var elements: [StoredValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
