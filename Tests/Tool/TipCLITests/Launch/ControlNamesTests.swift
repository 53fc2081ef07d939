import Foundation
import Testing
import TipCLI
import TipCLITestSupport
import TipModel

@Suite("Names of tips in args and run")
struct ControlNamesTests {
  let yard: Yard

  init() throws { yard = try Yard() }

  @Test(
    "A typo is refused before anything runs, with the nearest name",
    arguments: [
      ["args", "--only", "FeedBirdTip"],
      ["args", "--hide-tips", "ShareBackyardTip,FeedBirdTip"],
      ["run", "--only", "FeedBirdTip", "--", "birds"],
      ["run", "--show-tips", "FeedBirdTip", "--no-verify", "--", "birds"],
    ])
  func typo(command: [String]) {
    let run = yard.run(command) { console in
      console.runChild = { _ in
        Issue.record("the command was run")
        return .exited(0)
      }
    }
    #expect(run.code == .badData)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("There is no tip \"FeedBirdTip\""))
    #expect(run.errorLines.last == "Did you mean \"FeedBirdsTip\"?")
  }

  @Test(
    "The names of tooltips and the buttons of alerts are checked, too",
    arguments: [
      (["--show-tool-tips", "star.buton"], "There is no tooltip \"star.buton\"."),
      (["--hide-tool-tips", "star.buton"], "There is no tooltip \"star.buton\"."),
      (["--answer-alerts", "remove=Delete"], "The alert \"remove\" has no button \"Delete\""),
    ])
  func help(words: [String], reason: String) throws {
    try yard.change(.registerToolTip(ToolTipDefinition(id: "star.button", text: "Save")))
    try yard.change(
      .registerAlert(TipAlert(id: "remove", title: "Remove it?", buttons: [.cancel])))
    let run = yard.run(["args"] + words)
    #expect(run.code == .badData)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test("A known name passes, and so does any without a datastore that knows tips")
  func passes() throws {
    #expect(yard.run("args", "--only", "FeedBirdsTip").code == .done)
    for place in ["", "nowhere", "memory"] {
      let run = yard.run("args", "--only", "FeedBirdTip", environment: ["TIPCTL_DATASTORE": place])
      #expect(run.code == .done, "\(run.errors)")
      #expect(run.errors.isEmpty)
    }
    let memory = yard.run("args", "--only", "FeedBirdTip", "--datastore", "memory")
    #expect(memory.code == .done, "\(memory.errors)")
    let empty = try Yard(isEmpty: true)
    #expect(empty.run("hide", "--all").code == .done)
    #expect(empty.run("args", "--only", "FeedBirdTip").code == .done)
  }

  @Test(
    "--show and --hide are near the options that take names, not those of all tips",
    arguments: ["show", "hide"])
  func option(name: String) {
    for command in ["args", "run"] {
      let run = yard.run(command, "--\(name)", "FeedBirdsTip")
      #expect(run.code == .usage)
      #expect(run.errorLines.last == "Did you mean \"--\(name)-tips\"?", "\(run.errors)")
    }
  }

  @Test("The only app's datastore is only a guess: a warning")
  func guess() throws {
    let data = yard.folder.appending(path: "data")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: yard.folder.appending(path: "birds"), to: data.appending(path: "BackyardBirds"))
    let environment = ["TIPCTL_DATASTORE": "", "XDG_DATA_HOME": data.path]
    let guess = yard.run("args", "--only", "FeedBirdTip", environment: environment)
    #expect(guess.code == .done)
    #expect(guess.errors.contains("warning: There is no tip \"FeedBirdTip\" in "))
    let typed = yard.run(
      "args", "--only", "FeedBirdTip", "--app", "BackyardBirds", environment: environment)
    #expect(typed.code == .badData)
  }

  @Test("A datastore that cannot be read is reported, and does not stop the command")
  func unreadable() throws {
    try yard.write("no birds", to: "file.sqlite")
    let run = yard.run(
      "args", "--only", "FeedBirdTip", environment: ["TIPCTL_DATASTORE": "file.sqlite"])
    #expect(run.code == .done)
    #expect(run.errors.contains("The names of tips are not checked: "))
    let unneeded = yard.run("args", "--demo", environment: ["TIPCTL_DATASTORE": "file.sqlite"])
    #expect(unneeded.code == .done && unneeded.errors.isEmpty, "\(unneeded.errors)")
  }
}
