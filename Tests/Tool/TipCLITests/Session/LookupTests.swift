import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The names of tips, events and parameters in commands")
struct LookupTests {
  let yard: Yard

  init() throws { yard = try Yard(isEmpty: true) }

  private func load(_ document: String) throws {
    try yard.write(document, to: "state.json")
    #expect(yard.run("import", "state.json", "-q", "--yes").code == .done)
  }

  /// A command, and its errors, or the first words of its lines without errors.
  @Test(
    "A word is an id, a type or a pattern, and an unknown one has the nearest name",
    arguments: [
      (["list", "-q", "Nest*", "FeedBirdsTip"], "tip Nest-1 Nest-2 FeedBirdsTip"),
      (["list", "-q", "Nest*", "NestTip"], "tip Nest-1 Nest-2"),
      (["list", "-q", "*[2]"], "tip Nest-2"),
      (["list", "-q", "NestTip"], "tip Nest-1 Nest-2"), (["list", "-q", "Owl*"], "tip Owl/1"),
      // Only a star makes a pattern.
      (
        ["list", "-q", "Nest-[12]"],
        "There is no tip \"Nest-[12]\". Did you mean \"Nest-1\"?"
      ),
      (
        ["check", "-q", "NestTip"],
        "\"NestTip\" names 2 tips. Write one of their ids: Nest-1, Nest-2."
      ),
      (
        ["explain", "-q", "Nest-*"],
        "\"Nest-*\" names 2 tips. Write one of their ids: Nest-1, Nest-2."
      ),
      (
        ["explain", "-q", "star.butto"],
        "There is no tip, tooltip or alert \"star.butto\". "
          + "Did you mean \"star.buttom\" or \"star.button\"?"
      ),
      (
        ["set", "-q", "Yard.isOwl", "true"],
        "There is no parameter \"Yard.isOwl\". Did you mean \"isOwl\"?"
      ),
      (
        ["donate", "-q", "Yard.didSin"],
        "There is no event \"Yard.didSin\". Did you mean \"didSing\"?"
      ),
      // Of equally near names it is the first in the alphabet.
      (
        ["donate", "-q", "hootX"],
        "There is no event \"hootX\". Did you mean \"hootA\"?"
      ),
      (
        ["set", "-q", "moodX", "1"],
        "There is no parameter \"moodX\". Did you mean \"moodA\"?"
      ),
      (
        ["donate", "-q", "song"],
        "There is no event \"song\". "
          + "\"tipctl events\" lists every event that the app has used or registered."
      ),
      (
        ["alerts", "-q", "none"],
        "There is no alert \"none\". "
          + "\"tipctl alerts\" lists every alert that the app has used or registered."
      ),
      (["donate", "-q", "didSing", "-n"], "Dry 1"),
    ])
  func words(words: [String], answer: String) throws {
    let rules = ["D", "B", "E", "A", "C"].map { letter in
      #""event(\"hoot\#(letter)\").donations.isEmpty && parameter(\"mood\#(letter)\") == 1""#
    }.joined(separator: ", ")
    try load(
      #"""
      {"schema": 1,
        "tips": [
          {"id": "FeedBirdsTip"}, {"id": "Nest-2", "type": "NestTip"},
          {"id": "Nest-1", "type": "NestTip"},
          {"id": "Owl/1", "rules": [\#(rules)]},
          {"id": "star.buttom", "rules": [
            "event(\"didSing\").donations.isEmpty", "parameter(\"isOwl\") == true"]}
        ],
        "toolTips": [{"id": "star.button", "text": "Save"}]}
      """#)
    let run = yard.run(words)
    let errors = run.errorLines.joined(separator: " ")
    let firsts = run.lines.map { $0.prefix { $0 != " " } }.joined(separator: " ")
    #expect(errors == (errors.isEmpty ? "" : "tipctl: \(answer)"))
    #expect(firsts == (errors.isEmpty ? answer : ""))
  }

  /// The words of a command, and the start of its message.
  @Test(
    "As long as no tip is known, any name is accepted with a warning, but no pattern",
    arguments: [
      (["hide", "Owl"], "warning: The tip \"Owl\" cannot be checked"),
      (["reset", "-n", "--tip", "Owl"], "warning: The tip \"Owl\" cannot be checked"),
      (["donate", "-n", "didSing"], "warning: The event \"didSing\" cannot be checked"),
      (["set", "-n", "isOwl", "1"], "warning: The parameter \"isOwl\" cannot be checked"),
      (["hide", "F*"], "There is no tip \"F*\"."),
      (["hide", ""], "There is no tip \"\"."),
      (["explain", "star.butto"], "There is no tip, tooltip or alert \"star.butto\"."),
    ])
  func unchecked(words: [String], message: String) throws {
    try load(#"{"schema": 1, "toolTips": [{"id": "star.button", "text": "Save"}]}"#)
    let run = yard.run(words + ["-q"])
    #expect(run.errors.hasPrefix("tipctl: \(message)"), "\(run.errors)")
    let reason = ": the datastore knows no tips yet.\n"
    #expect(run.errors.contains(reason) == message.hasPrefix("warning"))
    #expect(run.code == (message.hasPrefix("warning") ? .done : .badData))
  }

  @Test("Without any help, an unknown word names the commands that list it")
  func nothing() throws {
    try load(#"{"schema": 1}"#)
    let errors = yard.run("explain", "-q", "owl").errorLines
    #expect(errors.first == "tipctl: There is no tip, tooltip or alert \"owl\".")
    #expect(errors.last?.hasPrefix("\"tipctl list\", \"tipctl tooltips\" and ") == true)
  }
}
