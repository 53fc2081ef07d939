import Foundation
import TestSupport
import Testing
import TipCLI
import TipCLITestSupport
import TipStore

@Suite("The real executables", .ownThread)
struct ProcessTests {
  @Test("export | import - | export gives the same bytes")
  func pipeline() throws {
    let yard = try Yard()
    let run = try BuiltTools.shell(
      """
      export TIPCTL_DATASTORE=birds
      tipctl export -q > before.json
      tipctl export -q | tipctl import - -q | tipctl export -q > after.json
      TIPCTL_DATASTORE=copy/ tipctl import before.json
      TIPCTL_DATASTORE=copy/ tipctl export -q > copy.json
      cmp before.json after.json && cmp before.json copy.json && wc -c < copy.json
      """, in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect((Int(run.output.split(separator: "\n").last ?? "") ?? 0) > 1000)
  }

  @Test("A datastore copied to another folder gives the same explanations there, without the app")
  func copied() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      export TIPCTL_DATASTORE=app/ TIPCTL_CLOCK=2026-11-21T09:00:00Z
      BackyardBirds sign-in; BackyardBirds view pond; BackyardBirds view north
      for tip in FavoriteBackyardTip FilterSpeciesTip SeasonalVisitorTip; do
        TIPCTL_DATASTORE=app/ tipctl -q explain $tip >> here.txt
      done
      mkdir elsewhere && cp -r app/.tipkit elsewhere/
      for tip in FavoriteBackyardTip FilterSpeciesTip SeasonalVisitorTip; do
        TIPCTL_DATASTORE=elsewhere/ tipctl -q explain $tip >> there.txt
      done
      cmp here.txt there.txt && cat there.txt
      """, in: yard.folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("needs 1 more donation of \"didViewBackyard\" within 5 days"))
  }

  @Test("A width that is not a number of columns counts as 80")
  func width() throws {
    let yard = try Yard(isEmpty: true)
    let run = try BuiltTools.shell(
      """
      for columns in 0 -5 wide ''; do COLUMNS=$columns tipctl help args; done
      COLUMNS=1 tipctl help args
      """, in: yard.folder)
    func page(_ width: Int) -> String {
      runTipCtl(["help", "args"], table: .standard) { $0.width = width }.output
    }
    #expect(page(81) != page(80))
    #expect(run.output == String(repeating: page(80), count: 4) + page(1))
  }

  @Test("An app that is killed while it waits for an answer keeps everything it has saved")
  func killed() throws {
    let yard = try Yard(isEmpty: true)
    _ = try BuiltTools.shell(
      "TIPCTL_DATASTORE=app/ BackyardBirds sign-in; TIPCTL_DATASTORE=app/ tipctl show --all",
      in: yard.folder)
    // A terminal makes the app ask, and the test ends the app's process.
    let app = Process()
    app.executableURL = URL(filePath: "/usr/bin/script")
    app.arguments = [
      "-qefc", "sh -c 'echo $$ > app.pid; exec BackyardBirds view pond'", "/dev/null",
    ]
    app.currentDirectoryURL = yard.folder
    app.environment = BuiltTools.environment(["TIPCTL_DATASTORE": "app/"])
    let input = Pipe()
    let output = Pipe()
    app.standardInput = input
    app.standardOutput = output
    app.standardError = FileHandle.nullDevice
    try app.run()
    var screen = ""
    while !screen.contains("?") {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the app ended without a question: \(screen)")
      screen += String(decoding: data, as: UTF8.self)
    }
    let pid = try String(contentsOf: yard.folder.appending(path: "app.pid"), encoding: .utf8)
    let process = try #require(pid_t(pid.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(kill(process, SIGKILL) == 0)
    app.waitUntilExit()
    let events = try BuiltTools.shell(
      "TIPCTL_DATASTORE=app/ tipctl -q events; TIPCTL_DATASTORE=app/ BackyardBirds view north",
      in: yard.folder)
    #expect(events.output.contains("didViewBackyard  1"))
    #expect(events.output.contains("North Backyard"))
  }

  @Test("A read-only datastore can be explained, and reports that it cannot be changed")
  func readOnly() throws {
    let yard = try Yard()
    let before = try Data(contentsOf: URL(filePath: yard.file))
    let run = try BuiltTools.shell(
      """
      chmod 555 birds/.tipkit; chmod 444 birds/.tipkit/*
      tool() { \(BuiltTools.asPermitted) tipctl --datastore birds "$@" > /dev/null; echo "$1 $?"; }
      for command in list groups export history doctor events; do tool $command; done
      tool explain FeedBirdsTip
      tool donate didFillFeeder --dry-run
      tool diff birds
      tool donate didFillFeeder
      chmod 755 birds/.tipkit
      """, in: yard.folder)
    #expect(
      run.output == """
        list 0
        groups 0
        export 0
        history 0
        doctor 0
        events 0
        explain 0
        donate 0
        diff 0
        donate 74

        """, "\(run.errors)")
    #expect(run.errors.contains("is read-only.\nCopy its folder to a place of"))
    #expect(try Data(contentsOf: URL(filePath: yard.file)) == before)
  }

  @Test(
    "A change whose report cannot be printed is reported as stored",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func fullOutput() throws {
    let yard = try Yard()
    let run = try BuiltTools.shell(
      """
      export TIPCTL_DATASTORE=birds
      tipctl donate didFillFeeder > /dev/full; echo "code $?"
      tipctl -q events | grep -c "didFillFeeder  *1 "
      """, in: yard.folder)
    #expect(run.output == "code 74\n1\n", "\(run.output)")
    #expect(
      run.errors.contains(
        """
        tipctl: The change is stored, but its report cannot be printed: \
        Writing to standard output failed: no space left on device.
        Do not repeat the command: 1 donation to "didFillFeeder"
        """), "\(run.errors)")
  }

  @Test("A folder without permission is reported, and not changed")
  func permission() throws {
    let yard = try Yard()
    let before = try Data(contentsOf: URL(filePath: yard.file))
    let run = try BuiltTools.shell(
      """
      tool() { \(BuiltTools.asPermitted) tipctl --datastore "$@"; }
      chmod 000 birds/.tipkit
      tool birds list; echo "list $?"
      tool birds donate didViewBackyard; echo "donate $?"
      mkdir closed && chmod 000 closed
      tool closed/new/ import '\(Yard.fixture)'; echo "import $?"
      chmod 700 birds/.tipkit closed
      """, in: yard.folder)
    #expect(run.output == "list 74\ndonate 74\nimport 74\n", "\(run.errors)")
    #expect(run.errors.contains("birds"))
    #expect(try Data(contentsOf: URL(filePath: yard.file)) == before)
  }
}
