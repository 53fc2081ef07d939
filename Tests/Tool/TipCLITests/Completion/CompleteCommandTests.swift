import Foundation
import Testing
import TipCLI
import TipCLITestSupport

@Suite("The command for completion scripts")
struct CompleteCommandTests {
  private func lines(_ yard: Yard, _ words: String..., environment: [String: String] = [:])
    -> [String]
  {
    let run = yard.run(["__complete", "--"] + words, environment: environment)
    #expect(run.code == .done)
    #expect(run.errors.isEmpty)
    return run.output.split(separator: "\n").map(String.init)
  }

  /// Returns every file of a folder with its bytes and its date.
  private func files(_ folder: URL) throws -> [String: String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try Dictionary(
      uniqueKeysWithValues: names.map { name in
        let path = folder.appending(path: name).path
        let date = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate]
        let data = FileManager.default.contents(atPath: path)?.base64EncodedString() ?? ""
        return (name, "\(String(describing: date)) \(data)")
      })
  }

  @Test("One line per candidate, with its description after a tab")
  func lines() throws {
    let yard = try Yard()
    #expect(lines(yard, "show", "").contains("FeedBirdsTip\tFeed the Birds"))
    #expect(lines(yard, "import", "") == ["files json"])
    #expect(lines(yard, "run", "--", "") == ["command"])
    #expect(lines(yard, "list", "--format", "") == ["text\t", "json\t"])
    // Warnings would appear within the line that is typed.
    let warned = lines(yard, "show", "Feed", environment: ["TIPCTL_RESET_DATASTORE": "1"])
    #expect(warned.contains("FeedBirdsTip\tFeed the Birds"))
  }

  @Test("The datastore is chosen by the line, or else by the environment")
  func datastore() throws {
    let yard = try Yard()
    try yard.write("{\"tips\": [{\"id\": \"OnlyTip\"}]}", to: "only.json")
    #expect(yard.run("import", "only.json", "--datastore", "other/", "--yes").code == .done)
    let none = ["TIPCTL_DATASTORE": ""]
    let only = ["OnlyTip\t"]
    #expect(lines(yard, "--datastore", "other", "show", "", environment: none) == only)
    #expect(lines(yard, "show", "--datastore=other/", "") == only)
    #expect(lines(yard, "show", "", environment: ["TIPCTL_DATASTORE": "other"]) == only)
    let home = ["TIPCTL_DATASTORE": "", "HOME": yard.folder.path]
    #expect(lines(yard, "--datastore", "~/other", "show", "", environment: home) == only)
    let data = yard.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: yard.folder.appending(path: "other"), to: data.appending(path: "Birds"))
    let app = ["TIPCTL_DATASTORE": "", "XDG_DATA_HOME": data.path]
    #expect(lines(yard, "--app", "Birds", "show", "", environment: app) == only)
    #expect(lines(yard, "--app", "", environment: app) == ["Birds\t"])
  }

  @Test("Without a readable datastore, nothing is offered, printed or created")
  func unreadable() throws {
    let yard = try Yard(isEmpty: true)
    try yard.write("no database, but longer than a header is", to: "text.sqlite")
    try yard.write("", to: "empty.sqlite")
    let before = try files(yard.folder)
    for datastore in [
      "", "missing/", "text.sqlite", "empty.sqlite", "memory", "/dev/null", "\u{0}",
      "a\nb",
    ] {
      #expect(lines(yard, "show", "", environment: ["TIPCTL_DATASTORE": datastore]) == [])
      #expect(lines(yard, "--datastore", datastore, "show", "") == [])
    }
    #expect(lines(yard, "--datastore", "x", "--app", "y", "show", "") == [])
    #expect(lines(yard, "--app", "../..", "show", "") == [])
    #expect(lines(yard, "show", "", environment: ["TIPCTL_CLOCK": "never"]) == [])
    #expect(try files(yard.folder) == before)
  }

  @Test("Completing writes nothing: no byte and no date of any file changes")
  func readsOnly() throws {
    let yard = try Yard()
    let before = try files(yard.folder)
    for command in CommandTable.standard.commands {
      let words = command.name.split(separator: " ").map(String.init)
      for current in ["", "-", "F"] {
        #expect(yard.run(["__complete", "--"] + words + [current]).code == .done)
      }
    }
    #expect(try files(yard.folder) == before)
  }

  @Test("Snapshots that wait are offered by relative path")
  func snapshots() throws {
    let yard = try Yard()
    let folder = "Tests/__Snapshots__/BirdTests"
    try FileManager.default.createDirectory(
      at: yard.folder.appending(path: folder), withIntermediateDirectories: true)
    try yard.write("wren", to: "\(folder)/sings.1.pending.txt")
    #expect(lines(yard, "snapshots", "accept", "") == ["\(folder)/sings.1.txt\t", "files"])
  }

  @Test("The scripts are printed unchanged in every format", arguments: ShellScript.all)
  func scripts(_ script: ShellScript) throws {
    let yard = try Yard(isEmpty: true)
    for words in [["completions", script.name], ["completions", script.name, "--format", "json"]] {
      let run = yard.run(words)
      #expect(run.code == .done)
      #expect(run.output == script.text)
      #expect(run.errors.isEmpty)
    }
    #expect(yard.run("completions", "tcsh").code == .usage)
  }
}
