import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("The lock of ids")
struct LockTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  private func file(_ name: String = "tips.lock.json") throws -> String {
    try String(contentsOf: yard.folder.appending(path: name), encoding: .utf8)
  }

  /// Replaces the datastore's contents, with one word of its document changed.
  private func replace(_ word: String, with other: String) throws {
    try yard.write(yard.export.replacing(word, with: other), to: "other.json")
    #expect(yard.run("import", "other.json", "--yes").code == .done)
  }

  @Test("It is written sorted, ends in a line break, and is the same the second time")
  func write() throws {
    let run = yard.run("lock")
    #expect(run.code == .done)
    #expect(run.lines[0] == "tips.lock.json holds the ids of 5 tips.")
    #expect(run.lines.contains(#"  The tip "FeedBirdsTip" is new."#))
    let text = try file()
    #expect(text.hasSuffix("}\n"))
    let lock = try TipLock(json: text, subject: "lock")
    #expect(lock.tips.map(\.id) == lock.tips.map(\.id).sorted())
    #expect(lock.tips[0].events == ["didViewBackyard"])
    #expect(lock.tips[0].parameters == ["BackyardBirds.isSignedIn"])
    #expect(run.errors.contains("Take it back with version control"))
    let again = yard.run("lock")
    #expect(!again.errors.contains("version control"))
    #expect(again.output == "tips.lock.json holds these 5 tips already.\n")
    #expect(try file() == text)
    #expect(!again.errors.contains("show again"))
    let check = yard.run("lock", "--check")
    #expect(check.code == .done)
    #expect(check.output == "All 5 tips are those of tips.lock.json.\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: yard.folder.path)
    #expect(names.sorted() == ["birds", "tips.lock.json"])
  }

  @Test("--check: exits with 1 when an id is gone, names it, and suggests how to accept it")
  func vanished() throws {
    _ = yard.run("lock")
    let before = try file()
    try replace(#""FeedBirdsTip""#, with: #""FeedAllBirdsTip""#)
    let run = yard.run("lock", "--check")
    #expect(run.code == .no)
    #expect(
      run.output.contains(
        #"The tip "FeedBirdsTip" is gone; "FeedAllBirdsTip", that reads the same names, is new."#),
      "\(run.output)")
    #expect(run.errors.contains("tipctl lock"))
    #expect(try file() == before)
    #expect(
      run.errorLines.last
        == "Restore the old ids. If the change is intended, accept it with: tipctl lock")
    let dry = yard.run("lock", "--dry-run")
    #expect(dry.lines.prefix(2).last == "tips.lock.json holds the ids of 5 tips.")
    #expect(!dry.errors.contains("version control"))
    #expect(try file() == before)
    let answer = try yard.json("lock", "--check")
    guard case .array(let differences)? = answer["differences"],
      case .object(let difference)? = differences.first
    else { return #expect(Bool(false), "no differences") }
    #expect(difference["kind"] == "renamed")
    #expect(difference["losesID"] == true)
    for (side, id) in [("before", "FeedBirdsTip"), ("after", "FeedAllBirdsTip")] {
      guard case .object(let tip)? = difference[side] else {
        return #expect(Bool(false), "no tip \(side)")
      }
      #expect(tip["id"] == .string(id))
    }
    let accepted = yard.run("lock")
    #expect(accepted.code == .done)
    #expect(accepted.errors.contains("show again to people"))
    #expect(yard.run("lock", "--check").code == .done)
  }

  @Test("--check: a finding has the line of its id, and a lost id is red")
  func findings() throws {
    _ = yard.run("lock", "ids.json")
    let text = "\n" + (try file("ids.json"))
    try yard.write(text, to: "ids.json")
    try yard.change(.registerTip(TipDefinition(id: "NewTip")))
    try replace(#""FeedBirdsTip""#, with: #""FeedAllBirdsTip""#)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = try #require(lines.firstIndex { $0.contains(#""id" : "FeedBirdsTip""#) })
    let report = yard.run("lock", "--check", "ids.json", "--reporter", "github")
    #expect(report.code == .no)
    #expect(
      report.lines.contains { $0.hasPrefix("::error file=ids.json,line=\(index + 1),") },
      "\(report.output)")
    #expect(report.lines.contains { $0.hasPrefix("::notice file=ids.json,title=") })
    #expect(
      report.errorLines.last?.hasSuffix("accept it with: tipctl lock ids.json") == true)
    let coloured = yard.run(["lock", "--check", "ids.json"]) {
      $0.outputIsTerminal = true
    }
    #expect(coloured.output.contains("  \u{1B}[1;31mThe tip \"FeedBirdsTip\" is gone"))
    #expect(coloured.output.contains("\n  The tip \"NewTip\" is new.\n"))
    let written = yard.run("lock", "ids.json")
    #expect(written.errors.contains("show again to people"), "one lost id is enough")
  }

  @Test("--check: reports new tips and changed rules without failing")
  func added() throws {
    _ = yard.run("lock")
    try yard.change(.registerTip(TipDefinition(id: "NewTip")))
    try yard.change(.registerTip(TipDefinition(id: "FeedBirdsTip", title: "Feed")))
    let run = yard.run("lock", "--check")
    #expect(run.code == .done)
    #expect(
      run.lines == [
        "No id of tips.lock.json is gone.",
        #"  The rules of "FeedBirdsTip" read other parameters or events."#,
        #"  The tip "NewTip" is new."#,
      ])
    #expect(run.errorLines.last == "Accept it with: tipctl lock")
  }

  @Test("--check without a file exits with 66, and suggests how to write one")
  func missing() {
    let run = yard.run("lock", "--check")
    #expect(run.code == .missing)
    #expect(run.errors.contains("There is no file \"tips.lock.json\""))
    #expect(run.errors.contains("tipctl lock"))
  }

  @Test(
    "A file that is not a lock, or a newer one, exits with 65 and is not changed",
    arguments: [
      "", "{", "[]", "<<<<<<< ours", #"{"schema": 1}"#, #"{"schema": 99, "tips": [], "more": 1}"#,
      #"{"schema": 1, "tips": [{"id": 7, "type": "a"}]}"#, "\u{0}", "{\"schema\": 1, \"tips\": 1}",
    ])
  func malformed(_ text: String) throws {
    try yard.write(text, to: "tips.lock.json")
    for words in [["lock"], ["lock", "--check"], ["lock", "--dry-run"]] {
      let run = yard.run(words)
      #expect(run.code == .badData, "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(run.errors.contains("tips.lock.json"))
      #expect(try file() == text)
    }
  }

  @Test("Invalid UTF-8, a folder, and an impossible path")
  func places() throws {
    try Data([0xFF, 0xFE]).write(to: yard.folder.appending(path: "bytes.json"))
    #expect(yard.run("lock", "bytes.json").code == .badData)
    #expect(yard.run("lock", "birds").code == .inputOutput)
    #expect(yard.run("lock", "bytes.json/below/x.json").code != .done)
    #expect(yard.run("lock", "below/here.json").code == .cannotCreate)
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: "below"), withIntermediateDirectories: false)
    #expect(yard.run("lock", "below/here.json").code == .done)
    #expect(try file("below/here.json").hasSuffix("}\n"))
    #expect(yard.run("lock", "a", "b").code == .usage)
  }

  @Test("- is a standard stream")
  func streams() throws {
    let run = yard.run("lock", "-", "-q")
    #expect(try TipLock(json: run.output, subject: "lock").tips.count == 5)
    #expect(yard.run(["lock", "--check", "-"], input: run.lines).code == .done)
    #expect(yard.run(["lock", "--check", "-"], input: ["{"]).code == .badData)
    #expect(
      !FileManager.default.fileExists(atPath: yard.folder.appending(path: "-").path))
  }

  @Test("A datastore without tips: nothing to record, and all recorded ids are gone")
  func empty() throws {
    _ = yard.run("lock")
    try yard.write("{}", to: "empty.json")
    _ = yard.run("import", "empty.json", "--yes")
    let run = yard.run("lock", "--check")
    #expect(run.code == .no)
    #expect(
      run.lines.count { $0.hasPrefix("  The tip") && $0.hasSuffix("is gone.") } == 5)
    #expect(run.errors.contains("No tip is known yet"))
  }
}
