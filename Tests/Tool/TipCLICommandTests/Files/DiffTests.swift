import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl diff")
struct DiffTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    try yard.write(yard.export, to: "monday.json")
  }

  @Test("exits with 0, and prints no line, when the states are equal")
  func same() {
    for words in [["monday.json"], ["birds", "monday.json"], ["monday.json", "birds"]] {
      let run = yard.run(["diff"] + words)
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("are equal."))
    }
  }

  @Test(
    "lists the changes of a command, on both sides, and exits with 1",
    arguments: [
      (
        ["set", "BackyardBirds.favoriteCount", "4"],
        ["parameter BackyardBirds.favoriteCount value none 4"]
      ),
      (
        ["donate", "didFillFeeder", "--count", "2"],
        [
          "tip FeedBirdsTip status available pending",
          "event didFillFeeder donations 0 2, 2 only here",
        ]
      ),
      (
        ["invalidate", "FilterSpeciesTip"],
        [
          "tip FilterSpeciesTip status pending invalidated(tipClosed)",
          "tip FilterSpeciesTip invalidation none "
            + #"{"date":"2026-11-21T09:00:00.000Z","reason":"tipClosed"}"#,
        ]
      ),
      (
        ["show", "FilterSpeciesTip"],
        [
          "tip FilterSpeciesTip status pending available",
          #"override tips none {"FilterSpeciesTip":"shown"}"#,
        ]
      ),
      (
        ["frequency", "weekly"],
        [
          "tip FavoriteBackyardTip status available pending",
          "override displayFrequency none weekly",
        ]
      ),
    ])
  func changes(command: [String], lines: [String]) {
    #expect(yard.run(command).code == .done)
    let run = yard.run("diff", "monday.json")
    #expect(run.code == .no, "\(run.errors)")
    #expect(run.lines.dropFirst().map(words) == lines)
    #expect(run.lines.first.map(words) == "kind name member left right")
    #expect(run.errors.contains("Left is monday.json, right is \(yard.file).\n"))
  }

  @Test("compares a datastore with itself before an operation")
  func operations() {
    _ = yard.run("donate", "didSearchBird", "--info", #"{"species": "wren"}"#)
    _ = yard.run("set", "BackyardBirds.favoriteCount", "4")
    _ = yard.run("unset", "BackyardBirds.isSignedIn")
    let all = yard.run("diff", "--at", "1")
    #expect(all.code == .no)
    let members = all.lines.dropFirst().map(words).filter { !$0.contains("status") }
    #expect(
      members == [
        "parameter BackyardBirds.favoriteCount value none 4",
        "parameter BackyardBirds.isSignedIn value true none",
        "event didSearchBird donations 2 3, 1 only here",
      ])
    let unknown = yard.run("diff", "--at", "9")
    #expect(unknown.errors.hasSuffix("to go back to.\nThe log contains 1, 2, 3.\n"))
    let last = yard.run("diff", "birds", "--at", "3")
    #expect(last.lines.contains { $0.contains("isSignedIn") })
    #expect(!last.lines.contains { $0.contains("favoriteCount") })
    _ = yard.run("undo", "--steps", "3")
    #expect(yard.run("diff", "monday.json").code == .done)
  }

  @Test("uses one line for a tip, a parameter or an event that only one side has")
  func known() throws {
    try yard.write("{}", to: "empty.json")
    try yard.write(#"{"events": [{"id": "didFillFeeder"}]}"#, to: "named.json")
    let named = yard.run("diff", "empty.json", "named.json")
    #expect(named.lines.map(words).last == "event didFillFeeder known false true")
    #expect(named.code == .no)
    let run = yard.run("diff", "empty.json", "monday.json")
    let lines = run.lines.map(words)
    #expect(run.code == .no)
    #expect(lines.contains("tip ShareBackyardTip known false true"))
    #expect(lines.contains("parameter BackyardBirds.isSignedIn known false true"))
    #expect(lines.contains("app displayFrequency immediate daily"))
    #expect(!lines.contains { $0.contains("Share Your Backyard") })
  }

  @Test("compares the newest reset of a tip on any merged device (D16)")
  func resets() throws {
    func tips(resetOn day: String) -> String {
      #""tips": [{"id": "FeedBirdsTip", "record": {"eligibilityReset": "\#(day)"}}]"#
    }
    let devices = ["tablet": "2026-11-21", "watch": "2026-11-20"].map { name, day in
      #"{"origin": "\#(name)", "version": 1, \#(tips(resetOn: day))}"#
    }
    try yard.write("{\(tips(resetOn: "2026-11-19"))}", to: "left.json")
    try yard.write(
      #"{\#(tips(resetOn: "2026-11-19")), "devices": [\#(devices.joined(separator: ", "))]}"#,
      to: "right.json")
    let run = yard.run("diff", "left.json", "right.json")
    #expect(
      run.lines.map(words).contains(
        "tip FeedBirdsTip eligibilityReset 2026-11-19T00:00:00.000Z 2026-11-21T00:00:00.000Z"),
      "\(run.output)")
    #expect(run.code == .no)
  }

  @Test("distinguishes different donations of equal number")
  func donations() throws {
    try yard.write(
      #"{"events": [{"id": "didFillFeeder", "donations": ["2026-11-20", "2026-11-20"]}]}"#,
      to: "left.json")
    try yard.write(
      #"{"events": [{"id": "didFillFeeder", "donations": ["2026-11-20", "2026-11-21"]}]}"#,
      to: "right.json")
    let run = yard.run("diff", "left.json", "right.json")
    #expect(
      run.lines.map(words).last == "event didFillFeeder donations 2, 1 only here 2, 1 only here")
    #expect(run.code == .no)
  }

  @Test("compares the document on standard input, and prints JSON for programs")
  func json() throws {
    _ = yard.run("set", "BackyardBirds.favoriteCount", "4")
    let monday = try String(
      contentsOf: yard.folder.appending(path: "monday.json"), encoding: .utf8)
    let run = yard.run(
      ["diff", "-", "--format", "json"],
      input: monday.split(separator: "\n").map(String.init))
    #expect(run.code == .no, "\(run.errors)")
    let answer = try StoredValue(json: run.output, subject: "answer")
    #expect(
      answer == [
        "schema": 4, "differs": true, "left": "-", "right": .string(yard.file),
        "differences": [
          [
            "kind": "parameter", "name": "BackyardBirds.favoriteCount", "member": "value",
            "left": .null, "right": 4,
          ]
        ],
      ])
  }

  @Test("names what differs for a CI server, without the parts that it does not have")
  func annotations() throws {
    #expect(yard.run("frequency", "weekly").code == .done)
    #expect(yard.run("set", "BackyardBirds.favoriteCount", "4").code == .done)
    let lines = yard.run("diff", "monday.json", "--reporter", "github").lines
    for (subject, values) in [
      ("override displayFrequency", "none -> weekly"),
      ("parameter BackyardBirds.favoriteCount value", "none -> 4"),
    ] {
      #expect(
        lines.contains(
          "::error title=tipctl diff%3A \(subject)::\(subject) differs: \(values)."),
        "\(lines)")
    }
  }

  @Test(
    "refuses operands that cannot be compared, and explains why",
    arguments: [
      ([], .usage, "No state was given to compare with"),
      (["birds", "birds", "birds"], .usage, "Two states can be compared, not 3"),
      (["birds", "birds", "--at", "1"], .usage, "\"--at\" goes with one state"),
      (["--at", "0"], .usage, "a whole number from 1"),
      (["--at", "7"], .badData, "There is no operation 7 to go back to"),
      (["--at", "1"], .badData, "Operation 1 is undone, and has changed nothing"),
      (["nowhere"], .missing, "There is no datastore at"),
      (["broken.json"], .badData, "broken.json"),
      ([""], .usage, "is empty"),
    ] as [([String], ExitCode, String)])
  func mistakes(words: [String], code: ExitCode, message: String) throws {
    try yard.write("{\"tips\": 3}", to: "broken.json")
    for command in ["donate didFillFeeder", "donate didFillFeeder", "undo --steps 2"] {
      #expect(yard.run(command.split(separator: " ").map(String.init)).code == .done)
    }
    let run = yard.run(["diff"] + words)
    #expect(run.code == code, "\(run.errors)")
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  /// Returns a row's cells, separated by single spaces.
  private func words(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
