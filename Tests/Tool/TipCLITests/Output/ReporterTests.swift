import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Reporters of the commands that check", .ownThread)
struct ReporterTests {
  let yard: Yard

  init() throws {
    yard = try Yard()
    #expect(yard.run("lock").code == .done)
    try yard.write(yard.export, to: "before.json")
    let other = yard.export.replacing("\"FeedBirdsTip\"", with: "\"Feed <Birds> & \\\"Bees\\\"\"")
    try yard.write(other, to: "other.json")
    let snapshots = "\(yard.folder.path)/Tests/__Snapshots__/BirdTests"
    for name in ["sings.1.txt", "sings.1.pending.txt", "flies.1.pending.txt"] {
      try AtomicFile.write("wren", to: "\(snapshots)/\(name)", makesFolder: true)
    }
  }

  private func run(_ words: [String], _ reporter: String) -> RecordedRun {
    yard.run(words + ["--reporter", reporter]) { $0.currentDirectory = yard.folder.path }
  }

  /// Command lines that find something, and their exit codes.
  static let findings: [([String], Int32)] = [
    (["check", "FilterSpeciesTip"], 1), (["diff", "before.json", "other.json"], 1),
    (["doctor"], 1), (["lock", "--check"], 1), (["snapshots", "list", "--check"], 1),
    (["snapshots", "list"], 0),
  ]

  private func change() {
    #expect(yard.run("import", "other.json", "--yes").code == .done)
  }

  @Test("The exit code does not depend on the reporter", arguments: findings)
  func codes(command: [String], code: Int32) {
    change()
    for reporter in ["text", "json", "github", "junit", "markdown"] {
      let run = run(command, reporter)
      #expect(run.code.rawValue == code, "\(reporter): \(run.errors)")
      #expect(!run.output.isEmpty)
    }
  }

  @Test("json is the same as --format json, for errors too", arguments: findings)
  func json(command: [String], code: Int32) throws {
    let expected = yard.run(command + ["--format", "json"]) {
      $0.currentDirectory = yard.folder.path
    }
    #expect(run(command, "json").output == expected.output)
    let missing = run(["check", "NoTip"], "json")
    #expect(missing.code == .badData)
    #expect(missing.errors.hasPrefix("{\"error\""))
  }

  @Test(
    "JUnit's XML is valid by its schema", arguments: findings + [(["check", "FeedBirdsTip"], 0)])
  func junit(command: [String], code: Int32) throws {
    if command != ["check", "FeedBirdsTip"] { change() }
    let run = run(command, "junit")
    #expect(run.code.rawValue == code)
    try yard.write(run.output, to: "report.xml")
    let schema = PackageFile.url("Fixtures/junit.xsd").path
    let lint = try BuiltTools.shell(
      "xmllint --noout --schema '\(schema)' report.xml", in: yard.folder)
    #expect(lint.code == 0, "\(lint.errors)\n\(run.output)")
    #expect(run.output.contains("<failure") == (code == 1), "\(run.output)")
  }

  @Test("The schema refuses what is not a report")
  func schema() throws {
    try yard.write("<testsuites><testcase/></testsuites>", to: "report.xml")
    let schema = PackageFile.url("Fixtures/junit.xsd").path
    let lint = try BuiltTools.shell(
      "xmllint --noout --schema '\(schema)' report.xml", in: yard.folder)
    #expect(lint.code != 0)
  }

  @Test("GitHub's annotations have a file and a line where there is one")
  func github() throws {
    change()
    let lock = run(["lock", "--check"], "github")
    let text = try String(
      contentsOf: yard.folder.appending(path: "tips.lock.json"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("\"id\" : \"FeedBirdsTip\"") }) + 1
    #expect(
      lock.lines.first?.hasPrefix(
        "::error file=tips.lock.json,line=\(line),title=tipctl lock%3A FeedBirdsTip::The tip")
        == true,
      "\(lock.output)")
    let path = "Tests/__Snapshots__/BirdTests/sings.1.txt"
    let notice = """
      ::notice file=\(path),title=tipctl snapshots%3A \(path)::The changed snapshot \(path) \
      waits for a review.%0ARun "tipctl snapshots review".
      """
    let snapshots = run(["snapshots", "list"], "github")
    #expect(snapshots.lines.last == notice)
    #expect(
      run(["snapshots", "list", "--check"], "github").lines.allSatisfy { $0.hasPrefix("::error ") })
    #expect(run(["check", "SeasonalVisitorTip"], "github").output.isEmpty, "nothing to annotate")
    let check = run(["check", "FilterSpeciesTip"], "github")
    #expect(check.lines.count == 1)
    #expect(check.output.contains("::\"FilterSpeciesTip\" is pending. It needs 1 more donation"))
  }

  @Test("Markdown has a row of four cells for each finding", arguments: findings)
  func markdown(command: [String], code: Int32) {
    change()
    let lines = run(command, "markdown").output.components(separatedBy: "\n")
    #expect(lines[0].hasPrefix("### tipctl \(command[0]): "))
    #expect(lines[1].isEmpty)
    let rows = lines.dropFirst(2).prefix { !$0.isEmpty }
    let text = run(command, "github").lines
    #expect(rows.count == text.count + 2, "\(rows)")
    #expect(Array(lines.dropFirst(2 + rows.count)) == ["", ""])
    for row in rows {
      #expect(row.replacing("\\|", with: "").count { $0 == "|" } == 5, "\(row)")
    }
  }

  @Test("In a table of Markdown a text is only text, and keeps its lines")
  func markdownText() throws {
    let title = #"Feed | <b>the</b> *birds* & `bees` \\ [here](x) ~~#1~~ $2$\nnow\tor_never"#
    let other = yard.export.replacing(
      "\"title\" : \"Feed the Birds\"", with: "\"title\" : \"\(title)\"")
    try #require(other != yard.export)
    try yard.write(other, to: "title.json")
    let diff = run(["diff", "before.json", "title.json"], "markdown")
    let cell =
      ##"Feed \| &lt;b&gt;the&lt;/b&gt; \*birds\* &amp; \`bees\` \\ \[here\](x) \~\~\#1\~\~ "##
      + #"\$2\$<br>now\tor\_never."#
    #expect(diff.lines.last?.contains(" -&gt; \(cell)") == true, "\(diff.output)")
  }

  @Test("Without findings, Markdown says so")
  func markdownWithoutFindings() {
    let run = run(["check", "SeasonalVisitorTip"], "markdown")
    #expect(run.output == "### tipctl check: SeasonalVisitorTip\n\nNo findings.\n\n")
  }

  @Test(
    "Contradictions are refused",
    arguments: [
      ["check", "FeedBirdsTip", "--format", "text", "--reporter", "junit"],
      ["check", "FeedBirdsTip", "--format", "json", "--reporter", "github"],
      ["lock", "--reporter", "junit"], ["check", "FeedBirdsTip", "--reporter", "xml"],
    ])
  func contradictions(command: [String]) {
    #expect(yard.run(command).code == .usage)
  }
}
