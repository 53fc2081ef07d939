import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("tipctl snapshots review --html")
struct SnapshotReviewPageTests {
  let yard: SnapshotYard

  init() throws {
    yard = try SnapshotYard()
    try yard.wait()
  }

  @Test(
    "shows each snapshot that waits with its commands, changes nothing, and exits with 1")
  func page() {
    let files = yard.files
    let run = yard.run("review", "--html")
    #expect(run.code == .no)
    #expect(run.output.contains(">BackyardTests, flies, north</h2>"))
    #expect(run.output.contains("<pre>robin\n</pre>"))
    #expect(run.output.contains("tipctl snapshots accept '\(SnapshotYard.pending)'"))
    #expect(run.output.contains("tipctl snapshots reject '\(SnapshotYard.added)'"))
    #expect(yard.files == files)
  }

  @Test("has the snapshots in the order of people, and one line that accepts all of them")
  func order() throws {
    for number in [10, 9, 4, 3] {
      try yard.write("", to: "Tests/__Snapshots__/NestTests/lays.\(number).pending.txt")
    }
    let page = yard.run("review", "--html", "Tests/__Snapshots__/NestTests").output
    let titles = page.matches(of: /<h2[^>]*>([^<]*)</).map { String($0.output.1) }
    #expect(titles == [3, 4, 9, 10].map { "NestTests, lays, \($0)" })
    let names = [3, 4, 9, 10].map { "'Tests/__Snapshots__/NestTests/lays.\($0).pending.txt'" }
    #expect(page.contains(">tipctl snapshots accept \(names.joined(separator: " "))</code>"))
  }

  @Test("writes the page to a file, and exits with 0 when nothing waits")
  func file() {
    #expect(yard.run("review", "--html", "-o", "review.html").code == .no)
    #expect(yard.read("review.html")?.contains("2 snapshots wait.") == true)
    #expect(yard.run("accept", "--yes").code == .done)
    #expect(yard.run("review", "--html", "-o", "review.html").code == .done)
    #expect(yard.read("review.html")?.contains("Nothing waits for a review.") == true)
  }

  @Test("does not replace a snapshot, and refuses options that have no effect")
  func refused() {
    let files = yard.files
    for path in [SnapshotYard.pending, SnapshotYard.reference] {
      #expect(yard.run("review", "--html", "-o", path).code == .usage)
    }
    let output = yard.run("review", "-o", "review.html")
    #expect(output.code == .usage)
    #expect(
      output.errors == "tipctl: \"--output\" goes with --html.\nAdd --html, or leave it out.\n")
    for words in [["--format", "json"], ["--format=json"]] {
      let run = runTipCtl(["snapshots", "review", "--html"] + words, table: .standard) {
        $0.currentDirectory = yard.folder.path
      }
      #expect(run.code == .usage)
      let typed = words.joined(separator: " ")
      #expect(run.errors.contains(#"\"--html\" and \"\#(typed)\" exclude each other"#))
      #expect(run.errors.contains("Write the page to a file with --output"))
    }
    #expect(yard.files == files)
  }

  @Test("as JSON names the file and what waits, and as text the file and how many")
  func report() throws {
    let run = yard.run("review", "--html", "-o", "review.html")
    #expect(run.output.isEmpty && run.errors == "Wrote review.html: 2 snapshots.\n")
    let fields = try yard.json("review", "--html", "-o", "review.html")
    #expect(fields["file"] == "review.html")
    #expect(
      fields["pending"] == [
        [
          "kind": "new", "pending": .string(SnapshotYard.added),
          "reference": "Tests/__Snapshots__/BackyardTests/flies.north.json",
        ],
        [
          "kind": "changed", "pending": .string(SnapshotYard.pending),
          "reference": .string(SnapshotYard.reference),
        ],
      ])
  }
}
